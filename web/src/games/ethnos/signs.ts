// The signs of the tribes and of the dragons: our own drawings in a box of 64, bold enough to be told apart at 18 px. Layers as in
// war_chest/emblems.ts: solid shapes, strokes in one weight, and what is cut out of them again, as strokes or as shapes.

import { drawn } from "../../board/signs";

export const SIGNS = drawn({ grid: 64, room: 2, line: 6, cut: 3.4 }, {
  // The archer's arrow of the night sky.
  centaur: { line: "M9 55L49 15M14 33L31 50", solid: "M61 3L57 33L31 7Z" },
  // A hammer.
  dwarf: { solid: "M6 4H58V12L55 15L58 18V29H6V18L9 15L6 12Z M26 26H38V50L40 62H24L26 50Z", cut: "M18 4V29M46 4V29M26 33H38" },
  // A tree of the forest.
  elf: { solid: "M32 1L49 23H42L54 40H46L61 56H37V63H27V56H3L18 40H10L22 23H15Z", cut: "M24 25C30 29 36 29 41 25M20 42C29 47 37 47 45 42" },
  // A footprint.
  giant: {
    solid:
      "M23 25C36 20 48 26 48 37C48 46 41 47 41 55C41 61 35 64 28 63C19 62 17 54 17 46C17 37 14 29 23 25Z M15 8A7 8 0 1 1 15 24A7 8 0 1 1 15 8Z M29 3A6 6.5 0 1 1 29 16A6 6.5 0 1 1 29 3Z M41 6A5 5.5 0 1 1 41 17A5 5.5 0 1 1 41 6Z M50.5 13A4.5 5 0 1 1 50.5 23A4.5 5 0 1 1 50.5 13Z",
  },
  // A tankard.
  halfling: { solid: "M7 14C7 6 15 3 20 7C24 1 34 2 36 8C43 5 48 10 46 17V56C46 60 43 62 40 62H13C10 62 7 60 7 56Z", line: "M47 24H52C57 24 59 27 59 31V41C59 46 56 49 52 49H47", cut: "M17 26V52M27 26V52M36 26V52" },
  // A tail above the waves.
  merfolk: {
    solid: "M32 22C26 10 15 5 2 8C8 21 17 27 27 28C25 36 24 41 22 46H42C40 41 39 36 37 28C47 27 56 21 62 8C49 5 38 10 32 22Z",
    line: "M4 57C9 51 14 51 18 55C23 60 28 60 32 55C36 51 41 51 46 55C50 60 55 60 60 54",
  },
  // The head of a bull.
  minotaur: {
    solid: "M19 22C8 23 1 15 3 2C8 11 14 13 22 12C28 9 36 9 42 12C50 13 56 11 61 2C63 15 56 23 45 22L58 26C56 33 51 35 46 34L41 50C40 57 37 61 32 61C27 61 24 57 23 50L18 34C13 35 8 33 6 26Z",
    hole: "M22 29L30 33L28 38L23 35Z M42 29L34 33L36 38L41 35Z M27 51A2.5 2.5 0 1 1 27 56A2.5 2.5 0 1 1 27 51Z M37 51A2.5 2.5 0 1 1 37 56A2.5 2.5 0 1 1 37 51Z",
  },
  // A jaw with tusks.
  orc: {
    solid: "M6 3C17 13 19 23 16 32H24L28 22L32 32L36 22L40 32H48C45 23 47 13 58 3C64 22 63 44 53 55C48 61 40 62 32 62C24 62 16 61 11 55C1 44 0 22 6 3Z",
    cut: "M18 47H46",
  },
  // A skull.
  skeleton: {
    solid: "M32 3C50 3 59 14 59 27C59 37 54 42 49 45V59C49 61 48 62 46 62H18C16 62 15 61 15 59V45C10 42 5 37 5 27C5 14 14 3 32 3Z",
    hole: "M20 22A7.5 7.5 0 1 1 20 37A7.5 7.5 0 1 1 20 22Z M44 22A7.5 7.5 0 1 1 44 37A7.5 7.5 0 1 1 44 22Z M32 36L36 45H28Z",
    cut: "M25 51V63M32 51V63M39 51V63",
  },
  // A bridge.
  troll: {
    solid: "M2 20C12 10 22 7 32 7C42 7 52 10 62 20V58H50C50 44 42 36 32 36C22 36 14 44 14 58H2Z",
    cut: "M32 8V34M16 13L22 37M48 13L42 37M2 34L16 42M62 34L48 42",
  },
  // A wing.
  wingfolk: {
    solid: "M5 44C3 22 20 4 61 4C59 14 54 19 47 21C54 21 57 22 58 23C54 31 48 34 41 34C46 35 48 36 49 37C44 44 38 46 31 45C34 47 35 48 36 50C28 56 18 57 12 53L6 61L2 57Z",
    cut: "M13 50C18 38 27 29 40 24M22 49C25 43 29 39 36 36",
  },
  // A pointed hat.
  wizard: {
    solid: "M43 2L37 13L47 43C57 45 63 49 63 53C63 58 49 62 32 62C15 62 1 58 1 53C1 49 7 45 17 43L28 8Z",
    cut: "M16 46C26 50 38 50 48 46",
    hole: "M33 22L35 28L41 30L35 32L33 38L31 32L25 30L31 28Z",
  },
  // A butterfly.
  fairy: {
    solid: "M30 32C24 14 12 5 2 8C0 22 8 33 22 35C12 38 8 46 12 57C23 58 30 50 31 40H33C34 50 41 58 52 57C56 46 52 38 42 35C56 33 64 22 62 8C52 5 40 14 34 32Z",
    cut: "M32 22V56",
    line: "M28 6C29 12 30 14 32 18C34 14 35 12 36 6",
  },
  // The head of a dragon.
  dragon: {
    solid: "M1 41L9 27C13 22 18 19 24 18C29 11 38 6 62 2C55 9 50 13 45 16C53 17 58 20 63 26L53 27C58 31 61 37 62 44L53 42C56 48 57 55 56 62H27C31 56 32 51 29 47L15 53L7 51L9 46L20 41L4 46Z",
    hole: "M25 25L36 24L32 31Z M8 34L12 32L11 36Z",
  },
});
