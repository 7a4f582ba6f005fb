// Texts out of the same Fluent files that the server and the terminal read, filled in just as kernel/texts.py does it.
//
// Files come lazily, one chunk a language and file. `t` speaks the language whose files are there already: when another one
// is chosen its files are fetched first, and then the whole page changes at once.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameTexts, Prompt, Told } from "../wire";
import { settings, type Lang } from "./settings.svelte";

export type Fields = Record<string, string | number>;

// Without what the server or the terminal says: refusals come in words.
const sources = import.meta.glob<string>(
  ["$texts/*/*.ftl", "!$texts/*/{arena,cli,errors,server,store,table}.ftl", "!$texts/*/*_{chronicle,master,position,why}.ftl"],
  { query: "?raw", import: "default" },
);
/** The files there are for pages to load. */
export const files: ReadonlySet<string> = new Set(Object.keys(sources).map((path) => path.replace(/^.*\/|\.ftl$/g, "")));

const wanted = new Set<string>();
const loading = new Map<string, Promise<void>>();
const bundles: Record<Lang, FluentBundle> = {
  de: new FluentBundle("de", { useIsolating: false }),
  en: new FluentBundle("en", { useIsolating: false }),
};
const complained = new Set<string>();

const spoken = $state({ lang: settings.lang, version: 0 });

/** The texts of a game that came later than this client. */
async function ask(lang: Lang, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/texts?lang=${lang}`);
  if (!answer.ok) throw new Error(`there is no file of texts ${lang}/${game}`);
  return ((await answer.json()) as GameTexts).fluent;
}

function load(lang: Lang, file: string): Promise<void> {
  const name = `${lang}/${file}`;
  const found = loading.get(name);
  if (found) return found;
  const path = Object.keys(sources).find((source) => source.endsWith(`/${name}.ftl`));
  const promise = (path ? sources[path]!() : ask(lang, file)).then(
    (source) => addTexts(lang, source),
    (problem: unknown) => {
      loading.delete(name); // the next one who asks tries again
      throw problem;
    },
  );
  loading.set(name, promise);
  return promise;
}

/** Add texts that are there already; for tests, otherwise use `loadTexts`. */
export function addTexts(lang: Lang, source: string): void {
  for (const problem of bundles[lang].addResource(new FluentResource(source))) console.error(problem);
  spoken.version += 1;
}

/** Have the texts of some files, `web`, `play` or the name of a game, in a language and in every one that is chosen later. */
export async function loadTexts(lang: Lang, ...files: string[]): Promise<void> {
  for (const file of files) wanted.add(file.replace(/\.ftl$/, ""));
  await Promise.all(files.map((file) => load(lang, file.replace(/\.ftl$/, ""))));
}

/** Follow the language in the settings; App calls this once. */
export function speak(lang: Lang): void {
  void Promise.all([...wanted].map((file) => load(lang, file)))
    .catch((problem: unknown) => console.error(problem))
    .then(() => {
      if (settings.lang !== lang) return; // chosen otherwise meanwhile
      spoken.lang = lang;
      document.documentElement.lang = lang;
    });
}

/** The language that is spoken now; a moment later than in the settings. */
export function language(): Lang {
  return spoken.lang;
}

function complain(about: string): void {
  if (complained.has(about)) return;
  complained.add(about);
  console.error(about);
}

export function hasText(key: string): boolean {
  void spoken.version;
  return bundles[spoken.lang].hasMessage(key);
}

/** One text with its fields filled in. */
export function t(key: string, fields: Fields = {}): string {
  void spoken.version; // whoever shows a text learns of files that come later
  const bundle = bundles[spoken.lang];
  const message = bundle.getMessage(key);
  if (!message?.value) {
    complain(`no text '${key}' in ${spoken.lang}`);
    return key;
  }
  const errors: Error[] = [];
  const result = bundle.formatPattern(message.value, fields, errors);
  if (errors[0]) complain(`text '${key}' in ${spoken.lang}: ${errors[0].message}`);
  return result;
}

// What games say

/** The name of a thing on the table; what has none (hexes, numbers) names itself. */
export function word(game: string, token: string): string {
  const key = `${game}-word-${token}`;
  return hasText(key) ? t(key) : token;
}

/** The fields of an event or a prompt in words; what is hidden becomes an unknown coin, card … */
export function named(game: string, fields: Readonly<Record<string, string | number | null>>): Fields {
  const say = (name: string, value: string | number | null): string | number => {
    if (value === null) return t(`${game}-hidden-${name}`);
    return typeof value === "number" ? value : word(game, value);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, say(name, value)]));
}

/** An event as a line of the log. */
export function eventText(game: string, told: Told): string {
  return t(`${game}-event-${told.kind}`, named(game, told.fields));
}

/** The question to the seat that is asked; shorter where the browser shows what a terminal has to say. */
export function askText(game: string, prompt: Prompt): string {
  const fields = named(game, prompt.fields);
  return hasText(`${game}_web-ask-${prompt.kind}`) ? t(`${game}_web-ask-${prompt.kind}`, fields) : t(`${game}-ask-${prompt.kind}`, fields);
}

/** What the others read while a seat is asked. */
export function waitText(game: string, prompt: Prompt): string {
  return t(`${game}-wait-${prompt.kind}`, named(game, { seat: prompt.seat, ...prompt.fields }));
}

/** A sentence in words, as the terminal table writes it. */
export function sentenceText(game: string, words: readonly string[]): string {
  return words.map((token) => word(game, token)).join(" · ");
}
