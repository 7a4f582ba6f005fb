// The option `armies` of War Chest: which types of units each seat has, written archer+knight+…/scout+…

export const UNITS = (
  "archer berserker cavalry crossbowman ensign footman knight lancer " +
  "light_cavalry marshall mercenary pikeman royal_guard scout swordsman warrior_priest"
).split(" ");

const NONE = "none";

/** How many types a seat has. */
export function cardsOf(players: number): number {
  return players === 2 ? 4 : 3;
}

export function readArmies(written: string, players: number): string[][] {
  const parts = written === NONE ? [] : written.split("/");
  const cards = cardsOf(players);
  return Array.from({ length: players }, (_, seat) => (parts[seat] ?? "").split("+").filter((unit) => UNITS.includes(unit)).slice(0, cards));
}

/** Give a type to a seat, take it away from whoever had it; or take it away from the seat if it had it already. */
export function toggleCard(written: string, players: number, seat: number, unit: string): string {
  const armies = readArmies(written, players).map((army, i) => {
    const without = army.filter((one) => one !== unit);
    return i === seat && without.length === army.length ? [...army, unit] : without;
  });
  return armies.some((army) => army.length) ? armies.map((army) => army.join("+")).join("/") : NONE;
}

/** Whether every seat has all of its types. */
export function complete(written: string, players: number): boolean {
  return readArmies(written, players).every((army) => army.length === cardsOf(players));
}
