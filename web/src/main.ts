import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applyTheme, settings } from "./lib/settings.svelte";
import { loadTexts } from "./lib/texts.svelte";

applyTheme(settings.theme);
document.documentElement.lang = settings.lang;

// Nothing can be said without words; should they not arrive, the page says at least its name.
await loadTexts(settings.lang, "web").catch((problem: unknown) => console.error(problem));
mount(App, { target: document.getElementById("app")! });
