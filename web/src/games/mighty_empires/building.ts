// What empire points can buy, as the server foresees it: in the order in which it is offered (ME-10). Pure.

import type { Outlook } from "./types";

export interface Action extends Readonly<Outlook["purchases"][number]> {
  verb: string;
  /** What is built; empty otherwise. */
  building: string;
  tile: string | null;
}

const GROUPS = ["conquer", "occupy", "found", "build", "raid", "demolish"];

export function actionsOf(outlook: Outlook | null): Action[] {
  const found = (outlook?.purchases ?? []).map((purchase): Action => {
    const [verb = "", one = "", two = ""] = purchase.words;
    const building = verb === "build" ? one : "";
    return { ...purchase, verb, building, tile: verb === "raid" ? null : verb === "build" ? two : one };
  });
  const rank = ({ verb }: Action): number => GROUPS.indexOf(verb);
  return found.sort((one, other) => rank(one) - rank(other) || other.gain - one.gain || one.cost - other.cost);
}
