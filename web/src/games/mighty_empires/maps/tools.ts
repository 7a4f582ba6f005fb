// What a touch of the map does.

import type { Place } from "../land/geometry";
import { addHome, directionTo, erase, homeAt, joinHome, leaveHome, paint, same, setBuilding, setFlow, tileAt, type World } from "./world";

export const TOOLS = ["terrain", "water", "building", "home", "tile"] as const;
export type Tool = (typeof TOOLS)[number];
export const ERASER = "erase";
export const NOTHING = "none";
/** A home that is still to be made. */
export const NEW_HOME = -1;

export interface Brush {
  tool: Tool;
  /** A terrain, or the eraser. */
  terrain: string;
  /** A building, or nothing: what stands there goes. */
  building: string;
  /** The home that tiles are put into, NEW_HOME: the next touch makes one. */
  home: number;
  /** The river whose water is being led, or the tile that is looked at. */
  chosen: Place | null;
}

export const firstBrush = (): Brush => ({ tool: "terrain", terrain: "plains", building: "castle", home: NEW_HOME, chosen: null });

export interface Stroke {
  world: World;
  brush: Brush;
  /** What the stroke does with everything it touches: it puts tiles into a home or takes them out, never both. */
  leaving?: boolean;
}

/** Touch a place; `first` where a stroke begins. */
export function touch(stroke: Stroke, place: Place, first: boolean): Stroke {
  const { world, brush } = stroke;
  switch (brush.tool) {
    case "terrain":
      return { ...stroke, world: brush.terrain === ERASER ? erase(world, place) : paint(world, place, brush.terrain) };
    case "building":
      return { ...stroke, world: setBuilding(world, place, brush.building === NOTHING ? null : brush.building) };
    case "water":
      return water(stroke, place, first);
    case "home":
      return home(stroke, place, first);
    case "tile":
      return first ? { ...stroke, brush: { ...brush, chosen: tileAt(world, place) ? place : null } } : stroke;
  }
}

/** First a river, then the neighbour its water goes to; the river again: it stands still. A neighbour that is a river too is led on from. */
function water(stroke: Stroke, place: Place, first: boolean): Stroke {
  const { world, brush } = stroke;
  const from = brush.chosen;
  const river = tileAt(world, place)?.terrain === "river";
  const choose = (chosen: Place | null, next = world): Stroke => ({ ...stroke, world: next, brush: { ...brush, chosen } });
  if (from && tileAt(world, from)?.terrain === "river") {
    if (same(from, place)) return first ? choose(null, setFlow(world, from, null)) : stroke;
    const direction = directionTo(from, place);
    if (direction !== null) return choose(river ? place : null, setFlow(world, from, direction));
  }
  return first ? choose(river ? place : null) : stroke;
}

/** Without a home a touch makes one; with one a tile joins it, or leaves it if it is there already. */
function home(stroke: Stroke, place: Place, first: boolean): Stroke {
  const { world, brush } = stroke;
  const at = homeAt(world, place);
  if (brush.home === NEW_HOME || !world.homes?.[brush.home]) {
    if (!first) return stroke;
    const next = addHome(world, place);
    return { ...stroke, world: next, brush: { ...brush, home: next === world ? at : next.homes!.length - 1 } };
  }
  const leaving = first ? at === brush.home : (stroke.leaving ?? false);
  if (!leaving) {
    const next = joinHome(world, brush.home, place);
    if (first && next === world && at >= 0) return { ...stroke, leaving, brush: { ...brush, home: at } }; // the centre of another: that one
    return { ...stroke, leaving, world: next };
  }
  const center = world.homes[brush.home]!.center;
  const isCenter = center[0] === place.q && center[1] === place.r;
  return { ...stroke, leaving, world: at === brush.home && !isCenter ? leaveHome(world, place) : world };
}
