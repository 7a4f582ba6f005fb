// What part of a board is seen: how near, and around which point. Pure, so that it can be tested without a screen.

import type { Box, Point } from "./hex";

export interface Camera {
  /** 1: everything fits, 2: twice as near. */
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const NEAREST = 5;

/** Pixels for one unit of the board. */
export function scale(screen: Size, box: Box, zoom: number): number {
  return Math.min(screen.width / box.width, screen.height / box.height) * zoom;
}

export function whole(box: Box): Camera {
  return { zoom: 1, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest camera that shows nothing but board, and all of it when it fits. */
export function clamp(camera: Camera, screen: Size, box: Box): Camera {
  const zoom = Math.min(Math.max(camera.zoom, 1), NEAREST);
  const factor = scale(screen, box, zoom);
  const along = (at: number, start: number, length: number, seen: number): number => {
    if (seen >= length) return start + length / 2;
    return Math.min(Math.max(at, start + seen / 2), start + length - seen / 2);
  };
  return {
    zoom,
    x: along(camera.x, box.x, box.width, screen.width / factor),
    y: along(camera.y, box.y, box.height, screen.height / factor),
  };
}

/** Where a point of the screen lies on the board. */
export function onBoard(point: Point, camera: Camera, screen: Size, box: Box): Point {
  const factor = scale(screen, box, camera.zoom);
  return { x: camera.x + (point.x - screen.width / 2) / factor, y: camera.y + (point.y - screen.height / 2) / factor };
}

/** Where a point of the board lies on the screen. */
export function onScreen(point: Point, camera: Camera, screen: Size, box: Box): Point {
  const factor = scale(screen, box, camera.zoom);
  return { x: (point.x - camera.x) * factor + screen.width / 2, y: (point.y - camera.y) * factor + screen.height / 2 };
}

/** Zoom so that what lies under a point of the screen comes to lie under another: the same for a wheel, a pinch moves it too. */
export function zoomAt(camera: Camera, zoom: number, from: Point, to: Point, screen: Size, box: Box): Camera {
  const held = onBoard(from, camera, screen, box);
  const near = Math.min(Math.max(zoom, 1), NEAREST);
  const factor = scale(screen, box, near);
  const x = held.x - (to.x - screen.width / 2) / factor;
  const y = held.y - (to.y - screen.height / 2) / factor;
  return clamp({ zoom: near, x, y }, screen, box);
}

/** Move just so far that a point, with some room around it, can be seen. */
export function reveal(camera: Camera, point: Point, room: number, screen: Size, box: Box): Camera {
  const factor = scale(screen, box, camera.zoom);
  const along = (at: number, point: number, seen: number): number => {
    const slack = Math.max(seen / 2 - room, 0);
    return Math.min(Math.max(at, point - slack), point + slack);
  };
  const x = along(camera.x, point.x, screen.width / factor);
  const y = along(camera.y, point.y, screen.height / factor);
  return clamp({ ...camera, x, y }, screen, box);
}
