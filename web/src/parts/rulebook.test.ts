import { expect, test } from "vitest";
import { blockOf, occurrences, readRulebook } from "./rulebook";

const HTML = `<h1>War Chest</h1><h2>Kurz gesagt</h2><p>Ein Chip.</p>
<h2><a id="WC-4"></a>4 Einsetzen</h2><p><a id="WC-4.1"></a><strong>4.1</strong> Lege einen Chip.</p>
<h3>Tabelle</h3><table><tr><td>Chip</td></tr></table>`;

test("contents are the headings, with ids for those that have none", () => {
  const { headings, html } = readRulebook(HTML, "wide");
  expect(headings).toEqual([
    { id: "part-1", text: "Kurz gesagt", level: 2 },
    { id: "WC-4", text: "4 Einsetzen", level: 2 },
    { id: "part-3", text: "Tabelle", level: 3 },
  ]);
  expect(html).toContain('<h2 id="part-1">');
});

test("wide things scroll by themselves and can be reached by keyboard", () => {
  expect(readRulebook(HTML, "wide").html).toMatch(/<div class="scroll" tabindex="0" role="group" aria-label="wide"><table>/);
});

test("a link to a rule means its whole paragraph", () => {
  document.body.innerHTML = HTML;
  expect(blockOf(document.body, "WC-4.1")?.textContent).toBe("4.1 Lege einen Chip.");
  expect(blockOf(document.body, "WC-4")?.tagName).toBe("H2");
  expect(blockOf(document.body, "WC-9")).toBe(null);
  expect(blockOf(document.body, "")).toBe(null);
});

test("words are found whatever their case", () => {
  document.body.innerHTML = HTML;
  expect(occurrences(document.body, " chip").map(String)).toEqual(["Chip", "Chip", "Chip"]);
  expect(occurrences(document.body, "c")).toEqual([]);
});
