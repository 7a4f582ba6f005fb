// Signs of Mighty Empires on a grid of 24: what is filled, what is cut out of it, and what is drawn as a line.

export interface Drawing {
  solid?: string;
  cut?: string;
  line?: string;
}

export const SIGNS: Readonly<Record<string, Drawing>> = {
  castle: { solid: "M3 21V4H5.7V6.5H7.8V4H10.5V10H13.5V4H16.2V6.5H18.3V4H21V21H14.5V17A2.5 2.5 0 0 0 9.5 17V21Z" },
  city: {
    solid: "M2 21V12L6 8L9 11V8L13 3L17 8V12H22V21Z",
    cut: "M13 8V10.5M13 13V15.5M6 13.5V16M18.5 15V17.5M13 18V21",
  },
  mine: { solid: "M2.5 21V12.5A9.5 9 0 0 1 21.5 12.5V21H16.5V14A4.5 4.2 0 0 0 7.5 14V21Z", line: "M9.5 21L11 16.5H13L14.5 21" },
  special: { solid: "M12 1.5L17.5 9.5H16V21H8V9.5H6.5Z", cut: "M12 12V14.5M10.5 21V18.5A1.5 1.5 0 0 1 13.5 18.5V21" },
  crown: { solid: "M4.5 17H19.5L21.5 7L16.3 11L12 4.5L7.7 11L2.5 7ZM4.5 18.5H19.5V21H4.5Z" },
  dragon: {
    solid:
      "M2 8C6 5.5 9.5 6.5 11.5 9.5C12.5 5 16 2.5 22 3C19.5 5 18.8 7 19.2 9.2C21 10 22.3 11.5 22.3 13.6C20.5 12.8 18.8 13.3 17.8 14.8C17.2 18.5 13.8 21 8.5 21C11 19.6 12 17.8 11.6 15.6C9.6 16.9 6.8 16.7 4 15C6.8 14.8 8.4 13.4 8.6 11.8C6.8 9.8 4.6 8.7 2 8Z",
    cut: "M18.3 10.9V11",
  },
  bones: { line: "M6 6L18 18M18 6L6 18M4 7.5A1.8 1.8 0 1 1 7.5 4M16.5 4A1.8 1.8 0 1 1 20 7.5M20 16.5A1.8 1.8 0 1 1 16.5 20M7.5 20A1.8 1.8 0 1 1 4 16.5" },
  field: { solid: "M12 2L20.7 7V17L12 22L3.3 17V7Z" },
  gold: { solid: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z", cut: "M12 7.5A4.5 4.5 0 1 1 12 16.5A4.5 4.5 0 1 1 12 7.5Z" },
  rp: { solid: "M12 2L14.9 8.6L22 9.3L16.7 14.1L18.2 21.2L12 17.5L5.8 21.2L7.3 14.1L2 9.3L9.1 8.6Z" },
  marker: { solid: "M5 2H7V22H5ZM7 3.5H20L16.5 8.5L20 13.5H7Z" },
  plague: { solid: "M12 3A8 8 0 0 1 20 11C20 13.8 18.7 15.5 17 16.5V20.5H7V16.5C5.3 15.5 4 13.8 4 11A8 8 0 0 1 12 3Z", cut: "M9 11V11.8M15 11V11.8M10.5 20V17.8M13.5 20V17.8" },
  swords: { line: "M4 3.5L18 17.5M20 3.5L6 17.5M14 20.5L20.5 14M10 20.5L3.5 14M18.5 18.5L21 21M5.5 18.5L3 21" },
  siege: { line: "M7.5 3V21M16.5 3V21M7.5 6.5H16.5M7.5 12H16.5M7.5 17.5H16.5" },
  hill: { solid: "M1.5 20L8.5 7L12 13L14.5 9.5L22.5 20Z", line: "M8.5 7V2.5L13 4L8.5 5.5" },
  torch: { solid: "M12 2C15 6 17 8.5 17 12A5 5 0 0 1 7 12C7 10 8 9 9 7.5C10 9 11 9 11.5 8C12 6 11.5 4 12 2ZM10.3 18.3H13.7V22H10.3Z" },
  void_of_chaos: { line: "M12 3A9 9 0 1 1 3.2 10A6.5 6.5 0 1 1 16 13.5A4 4 0 1 1 9 10.5" },
  earthquake: { line: "M14 2L8.5 8.5L14.5 12L9 16L11.5 22M3 12H5.5M18.5 12H21" },
  dam_river: { line: "M3 7.5H21V16.5H3ZM3 12H21M9 7.5V12M15 7.5V12M6 12V16.5M12 12V16.5M18 12V16.5" },
  death_fog: { line: "M3 7.5Q6 4.5 9 7.5T15 7.5T21 7.5M3 12.5Q6 9.5 9 12.5T15 12.5T21 12.5M3 17.5Q6 14.5 9 17.5T15 17.5T21 17.5" },
  spring: { line: "M12 21V11M12 13C7 13 4.5 10.5 4.5 6C9.5 6 12 8.5 12 13M12 11C12 7 14.5 4.5 19.5 4.5C19.5 9 17 11.5 12 11.5" },
  summer: { line: "M12 7.5A4.5 4.5 0 1 1 12 16.5A4.5 4.5 0 1 1 12 7.5ZM12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M5 5L6.7 6.7M17.3 17.3L19 19M19 5L17.3 6.7M6.7 17.3L5 19" },
  autumn: { line: "M5 20C6 12 9 6 20 4C20 14 15 19 7.5 18M5 20.5C8 15 11 12 15.5 9" },
  winter: { line: "M12 2V22M3.3 7L20.7 17M3.3 17L20.7 7M9.5 3.5L12 6L14.5 3.5M9.5 20.5L12 18L14.5 20.5" },
  isolated: { line: "M9.5 14.5L6.5 17.5A3 3 0 0 1 2.5 13.5L6 10M14.5 9.5L17.5 6.5A3 3 0 0 1 21.5 10.5L18 14M8 4V6.5M4.5 7H7M16 20V17.5M19.5 17H17" },
  exhausted: { line: "M4 20V13A8 8 0 0 1 20 13V20M3 3L21 21" },
  assault: { line: "M4 20L18 6M18 6H11.5M18 6V12.5M4 14L7 17M9.5 19.5L4.5 14.5" },
  hold: { solid: "M4 3.5H20V12C20 17 16.5 20 12 22C7.5 20 4 17 4 12Z", cut: "M12 7V17M8 11.5H16" },
  flank: { line: "M5 20V9A5 5 0 0 1 15 9V17M10.5 13L15 17.5L19.5 13" },
};

export const isSign = (of: string): boolean => of in SIGNS;
