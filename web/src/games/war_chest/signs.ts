// The signs of the 16 unit types and the royal coin: our own drawings in a box of 64, bold enough to be told apart at 24 px.
// A drawing has at most five layers, all in one colour: solid shapes, strokes in the one weight, thin strokes (bow strings only), and
// what is cut out of them again, as strokes or as shapes.

import { drawn } from "../../board/signs";

export const SIGNS = drawn({ grid: 64, line: 5.5, cut: 3 }, {
  // A drawn bow with its arrow, aiming up.
  archer: {
    line: "M6 37Q12 30 13 24Q17 11 32 11Q47 11 51 24Q52 30 58 37M32 14V56",
    thin: "M6 37L32 49L58 37",
    solid: "M32 -3L41 12H23Z M32 48L39 55V64L32 58L25 64V55Z",
    turn: 45,
  },
  // A double axe.
  berserker: {
    line: "M32 4V61",
    solid: "M28 12C22 13 18 11 14 5C5 12 3 32 12 42C17 35 22 32 28 32Z M36 12C42 13 46 11 50 5C59 12 61 32 52 42C47 35 42 32 36 32Z",
  },
  // The head of a war horse with its bridle.
  cavalry: {
    solid:
      "M20 60C20 50 25 45 29 38C25 41 20 41 17 44C15 47 10 47 8 43C6 40 6 37 8 34C12 28 13 22 17 17C19 14 22 12 25 10L25 3L33 8C46 11 54 22 54 38C54 46 53 54 54 60Z",
    hole: "M24 19.5A2.6 2.6 0 1 0 24 24.7A2.6 2.6 0 1 0 24 19.5Z",
    cut: "M13 31L24 37M41 16C46 24 46 34 42 42",
  },
  // A crossbow, seen from above.
  crossbowman: {
    line: "M5 30C8 19 18 14 32 14C46 14 56 19 59 30",
    thin: "M5 30L32 36L59 30",
    solid: "M32 1L38 10V40L40 61H24L26 40V10Z",
    cut: "M32 20V33",
  },
  // A banner in the wind.
  ensign: {
    line: "M15 4V61",
    solid: "M20 8C28 3 36 13 44 9C50 6 54 6 60 8L53 21L60 36C54 33 50 33 44 36C36 40 28 31 20 35Z",
    cut: "M20 21.5C28 17 36 26 44 22.5C48 20.5 50 20.5 53 21",
  },
  // A marching boot.
  footman: {
    solid: "M14 2H46L43 16H17Z M19 20H42V34C46 38 51 39 55 42C60 45 62 50 61 55H34C32 51 29 51 27 55V61H15V55C18 45 19 34 19 20Z",
    cut: "M45 36L36 41",
  },
  // A great helm.
  knight: {
    solid: "M32 3C45 3 53 9 53 18V50L32 62L11 50V18C11 9 19 3 32 3Z",
    cut: "M32 6V58",
    hole: "M15 24H49V30H15Z M21 38h4v4h-4Z M21 46h4v4h-4Z M39 38h4v4h-4Z M39 46h4v4h-4Z",
  },
  // A tilting lance with its guard and a pennon.
  lancer: {
    solid:
      "M32 -11L37 40H27Z M32 38C39 41 45 46 47 53H17C19 46 25 41 32 38Z M28 56H36V63L38 74H26L28 63Z M37 5L62 20L39 28Z",
    turn: -45,
    scale: 0.88,
  },
  // A horseshoe.
  light_cavalry: {
    solid: "M32 4C52 4 60 18 60 32C60 44 55 53 51 60H36C42 52 46 43 46 33C46 24 41 18 32 18C23 18 18 24 18 33C18 43 22 52 28 60H13C9 53 4 44 4 32C4 18 12 4 32 4Z",
    hole: "M10 29h5v5h-5Z M13 17h5v5h-5Z M23 9.5h5v5h-5Z M36 9.5h5v5h-5Z M46 17h5v5h-5Z M49 29h5v5h-5Z M12 41h5v5h-5Z M47 41h5v5h-5Z",
  },
  // A war horn with its bands.
  marshall: {
    solid:
      "M38.4 -1L65 17L61 23L35 4Z M34 8C36 26 28 40 10 44L3 42L1 54L9 56C35 59 54 44 58 24Z",
    cut: "M11 40L14 60M26 33L36 49",
  },
  // A purse: soldiers for pay.
  mercenary: {
    solid: "M20 4L28 8L32 4L36 8L44 4L40 17H24Z M24 23H40C52 31 58 40 57 49C56 58 48 61 32 61C16 61 8 58 7 49C6 40 12 31 24 23Z",
    hole: "M32 32L42 43L32 54L22 43Z",
  },
  // A hedge of three pikes.
  pikeman: {
    line: "M12 28V61M32 20V61M52 28V61",
    solid: "M32 -1L40 14L32 26L24 14Z M12 9L20 23L12 34L4 23Z M52 9L60 23L52 34L44 23Z",
  },
  // A shield that bears a crown.
  royal_guard: {
    solid: "M8 5H56V30C56 46 46 56 32 62C18 56 8 46 8 30Z",
    hole: "M18 17L25 25L32 14L39 25L46 17L43 38H21Z M21 42H43V46H21Z",
  },
  // An eye that misses nothing.
  scout: {
    solid:
      "M1 38C10 24 21 18 32 18C43 18 54 24 63 38C54 50 43 56 32 56C21 56 10 50 1 38Z",
    hole: "M32 24A13.5 13.5 0 1 1 32 51A13.5 13.5 0 1 1 32 24Z M32 34.75A2.75 2.75 0 1 0 32 40.25A2.75 2.75 0 1 0 32 34.75Z",
    line: "M7 15L14 23M32 5V12M57 15L50 23",
  },
  // A sword.
  swordsman: {
    solid: "M32 -6L38 3V41H26V3Z M14 44H50V51H14Z M28 54H36V62H28Z M32 60A5.5 5.5 0 1 1 32 71A5.5 5.5 0 1 1 32 60Z",
    cut: "M32 8V36",
    turn: 45,
  },
  // A mace whose head is a sun with a cross.
  warrior_priest: {
    solid:
      "M32 -8L37.7 0.1L47.6 -1.6L45.9 8.3L54 14L45.9 19.7L47.6 29.6L37.7 27.9L32 36L26.3 27.9L16.4 29.6L18.1 19.7L10 14L18.1 8.3L16.4 -1.6L26.3 0.1Z M28 38H36V50H28Z M28 53H36V66L32 70L28 66Z",
    hole: "M38 5.2L40.8 8L34.8 14L40.8 20L38 22.8L32 16.8L26 22.8L23.2 20L29.2 14L23.2 8L26 5.2L32 11.2Z",
    turn: 45,
  },
  // A crown.
  royal_coin: {
    solid:
      "M9 25L20 34L32 15L44 34L55 25L51 47H13Z M13 51H51V58H13Z M32 4A5 5 0 1 1 32 14A5 5 0 1 1 32 4Z M6.5 14A5 5 0 1 1 6.5 24A5 5 0 1 1 6.5 14Z M57.5 14A5 5 0 1 1 57.5 24A5 5 0 1 1 57.5 14Z",
  },
  // The heads of the two sides' beasts.
  raven: {
    solid:
      "M3 62C4 46 6 32 12 22C18 12 28 6 38 8C45 9 49 12 52 17C58 19 62 24 63 31C56 29 50 30 45 32C41 40 42 46 49 55L39 52L41 62L30 54L28 64L19 55L13 64Z",
    hole: "M37 17A3.6 3.6 0 1 1 37 24.2A3.6 3.6 0 1 1 37 17Z",
    cut: "M46 24.5L58 29",
  },
  wolf: {
    solid:
      "M8 1L24 14H40L56 1L57 26L63 40L52 42L46 47L40 60L32 64L24 60L18 47L12 42L1 40L7 26Z",
    hole: "M15 27L28 33L27 37L19 35Z M49 27L36 33L37 37L45 35Z M26 51H38L32 58Z",
  },
});
