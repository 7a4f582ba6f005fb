// What a person has set for himself, kept in this browser. Whoever reads a field in a component is told when it changes.

export type Lang = "de" | "en";
export type Theme = "auto" | "light" | "dark";
/** 0: nothing moves, 1: normal, 2: fast. */
export type Speed = 0 | 1 | 2;
/** What wants a second tap: risky plays only, or every play. */
export type Confirm = "risky" | "always";

export interface Settings {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
}

const KEY = "tafelrunde";

const CHOICES: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  lang: ["de", "en"],
  theme: ["auto", "light", "dark"],
  speed: [0, 1, 2],
  confirm: ["risky", "always"],
};

function stillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function defaults(): Settings {
  const lang = navigator.language?.toLowerCase().startsWith("de") ? "de" : "en";
  return { lang, theme: "auto", speed: stillness() ? 0 : 1, confirm: "risky" };
}

/** What is kept, as far as it makes sense; a private window may refuse to keep anything. */
function kept(): Partial<Settings> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const good = Object.entries(CHOICES).filter(([name, values]) => (values as unknown[]).includes(found[name]));
    return Object.fromEntries(good.map(([name]) => [name, found[name]])) as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...kept() });

/** Change one setting and keep it; only what was chosen is kept, so that the rest follows the system. */
export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name]: value }));
  } catch {
    // it holds until the page is closed
  }
}

/** Show the theme on the page; "auto" leaves it to the system. Every colour follows from this alone (`light-dark()` in the style sheets). */
export function applyTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === "auto" ? "" : theme;
}
