// Offers of the games that have one.

import { ethnos } from "./ethnos";
import { mightyEmpires } from "./mighty_empires";
import type { Offer } from "./offer";
import { seventhStone } from "./seventh_stone";
import { warChest } from "./war_chest";

const OFFERS: Readonly<Record<string, Offer>> = { ethnos, mighty_empires: mightyEmpires, seventh_stone: seventhStone, war_chest: warChest };

export function offerOf(game: string): Offer {
  return OFFERS[game] ?? {};
}
