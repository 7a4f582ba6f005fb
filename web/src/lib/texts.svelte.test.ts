import { flushSync } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { settings, type Lang } from "./settings.svelte";
import { addTexts, askText, eventText, hasText, language, loadTexts, sentenceText, speak, t, waitText, word } from "./texts.svelte";
import samples from "./texts.samples.json"; // tests/test_texts.py holds Python to the same

async function say(lang: Lang): Promise<void> {
  settings.lang = lang;
  speak(lang);
  await vi.waitFor(() => expect(language()).toBe(lang));
}

beforeAll(async () => {
  await loadTexts("de", "web", "war_chest");
  await loadTexts("en", "web", "war_chest");
});

describe.each(["de", "en"] as const)("in %s", (lang) => {
  beforeAll(() => say(lang));

  test.each(samples.filter((sample) => sample.lang === lang))("$way $kind reads as in Python", (sample) => {
    const { game, way, kind, text } = sample;
    const fields = sample.fields as Record<string, string | number>;
    const prompt = { seat: sample.seat ?? "", kind, fields };
    const said = { event: eventText, ask: askText, wait: waitText }[way as "ask"](game, prompt);
    expect(said).toBe(text);
  });
});

test("a sentence is a row of names, and what has no name names itself", async () => {
  await say("de");
  expect(sentenceText("war_chest", ["archer", "tactic", "e2", "e4"])).toBe("Bogenschütze · Taktik · e2 · e4");
  expect(word("war_chest", "f4")).toBe("f4");
});

test("another language is spoken as soon as its texts are there", async () => {
  await say("de");
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(t("web-close")));
  });
  flushSync();
  await say("en");
  flushSync();
  stop();
  expect(seen).toEqual(["Schließen", "Close"]);
  expect(document.documentElement.lang).toBe("en");
});

test("a missing text shows its key and complains once", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  expect([t("web-nothing"), t("web-nothing")]).toEqual(["web-nothing", "web-nothing"]);
  expect(hasText("web-nothing")).toBe(false);
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockRestore();
});

test("numbers decide about words and nothing is put around what is filled in", async () => {
  await say("en");
  addTexts("en", "test-coins = { $count ->\n    [one] { $count } coin\n   *[other] { $count } coins\n }, { $name }\n");
  expect(t("test-coins", { count: 1, name: "raven" })).toBe("1 coin, raven");
  expect(t("test-coins", { count: 2, name: "wolf" })).toBe("2 coins, wolf");
});

test("the texts of a game that came later are asked of the server", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return path.includes("/halma/") ? Response.json({ fluent: "halma-title = Halma" }) : new Response(null, { status: 404 });
  });
  await say("en");
  await loadTexts("en", "halma");
  expect([asked, t("halma-title")]).toEqual([["/api/games/halma/texts?lang=en"], "Halma"]);
  vi.unstubAllGlobals();
});
