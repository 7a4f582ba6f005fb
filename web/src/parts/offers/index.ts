// Offers of the games that have one.

import { ethnos } from "./ethnos";
import type { Offer } from "./offer";
import { seventhStone } from "./seventh_stone";
import { warChest } from "./war_chest";

const OFFERS: Readonly<Record<string, Offer>> = { ethnos, seventh_stone: seventhStone, war_chest: warChest };

export function offerOf(game: string): Offer {
  return OFFERS[game] ?? {};
}
