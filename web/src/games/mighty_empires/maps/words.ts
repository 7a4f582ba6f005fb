// The map editor in words.

import { t, word, type Fields } from "$lib/texts.svelte";
import type { Place } from "../land/geometry";
import { GAME } from "./draft.svelte";
import { homeAt, tileAt, tileName, type World } from "./world";

export const say = (key: string, fields: Fields = {}): string => t(`mighty_empires_maps-${key}`, fields);

/** The name of a terrain or a building at the beginning of a line. */
export function title(token: string): string {
  const said = word(GAME, token);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** A place in one line, for whoever hears the map. */
export function placeText(world: World, place: Place): string {
  const name = tileName(world, place);
  const tile = tileAt(world, place);
  if (!tile) return say("place-empty", { name });
  const home = homeAt(world, place);
  const center = home >= 0 && world.homes![home]!.center[0] === place.q && world.homes![home]!.center[1] === place.r;
  return [
    `${name}: ${title(tile.terrain)}`,
    ...(tile.flow_to ? [say("place-flows", { direction: say(`direction-${tile.flow_to}`) })] : []),
    ...(tile.building ? [word(GAME, tile.building)] : []),
    ...(home >= 0 ? [say(center ? "place-center" : "place-home", { home: home + 1 })] : []),
    ...(tile.label ? [say("place-label", { label: tile.label })] : []),
  ].join(", ");
}
