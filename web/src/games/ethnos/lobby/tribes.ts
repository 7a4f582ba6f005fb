// The option `tribes` of Ethnos: which tribes take part, written elf+orc+…


import type { Plan } from "../../../parts/plan";
import { TRIBE_NAMES } from "../facts";

const NONE = "none";

/** How many tribes take part. */
export function tribeCount(plan: Pick<Plan, "seats">): number {
  return plan.seats.length < 4 ? 5 : 6;
}

/** The tribes there are to choose from: Fairies only by their option. */
export function tribesToChoose(plan: Pick<Plan, "options">): string[] {
  return TRIBE_NAMES.filter((tribe) => tribe !== "fairy" || plan.options.fairies === "on");
}

/** The tribes that are written, as far as they can be chosen, in the order of the rules. */
export function readTribes(plan: Pick<Plan, "options">): string[] {
  const written = (plan.options.tribes ?? NONE).split("+");
  return tribesToChoose(plan).filter((tribe) => written.includes(tribe));
}

/** The option with a tribe added, or taken away if it was there. */
export function toggleTribe(plan: Pick<Plan, "options">, tribe: string): string {
  const now = readTribes(plan);
  const next = now.includes(tribe) ? now.filter((one) => one !== tribe) : TRIBE_NAMES.filter((one) => one === tribe || now.includes(one));
  return next.join("+") || NONE;
}

export function complete(plan: Pick<Plan, "options" | "seats">): boolean {
  return readTribes(plan).length === tribeCount(plan);
}
