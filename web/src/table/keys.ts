// The keys of the table. Keys that something focused needs for itself are left to it.

import { isTyping } from "../board/keys";
import type { Room } from "./room.svelte";

/** Whether Enter and the arrows mean the thing that has the focus. */
function onThing(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return target !== document.body && target?.closest("button, a, summary, [role], [tabindex]:not([tabindex='-1'])") !== null;
}

function inReplay(room: Room, key: string, onSomething: boolean): boolean {
  const replay = room.replay;
  if (key === "Escape") replay.leave();
  else if (onSomething) return false;
  else if (key === "ArrowLeft") replay.step(-1);
  else if (key === "ArrowRight") replay.step(1);
  else if (key === "Home") replay.to(0);
  else if (key === "End") replay.to(replay.last);
  else if (key === " ") replay.toggle();
  else return false;
  return true;
}

function atTable(room: Room, key: string, onSomething: boolean): boolean {
  const turn = room.turn;
  if (key === "/" && turn.moment) room.panel = "actions";
  else if ((key === "h" || key === "H") && turn.moment && room.table.hints) room.panel = "hint";
  else if (key === "Escape") return turn.back();
  else if (key === "Enter" && !onSomething) return turn.confirm();
  else if (key === "r" || key === "R") room.live.again();
  else if (/^[1-9]$/.test(key)) return digit(room, Number(key) - 1);
  else return false;
  return true;
}

/** Digits choose a verb; before anything is chosen, a coin of the hand. */
function digit(room: Room, index: number): boolean {
  const { buttons, reading, manner } = room.turn;
  const listed = buttons.length > 0 ? buttons : reading.choices.filter((token) => manner.kind(token) === "hand");
  const token = listed[index];
  if (token !== undefined) room.turn.pick(token);
  return token !== undefined;
}

/** Listen to the keys; returns how to stop. */
export function listenKeys(room: Room): () => void {
  const press = (event: KeyboardEvent): void => {
    if (isTyping(event)) return;
    if (event.key.toLowerCase() !== "r") room.live.skip();
    const onSomething = onThing(event);
    let taken = true;
    if (event.key === "?") room.panel = "keys";
    else if (room.replay.at !== null) taken = inReplay(room, event.key, onSomething);
    else taken = atTable(room, event.key, onSomething);
    if (taken) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
