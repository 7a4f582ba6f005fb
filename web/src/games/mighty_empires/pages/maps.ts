// The page `/maps/mighty_empires`.
export { default } from "../maps/Editor.svelte";
