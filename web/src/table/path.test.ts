import { describe, expect, test } from "vitest";
import { back, opener, pick, read, take, without, type Kind, type Manner, type Sentence } from "./path";

const UNITS = new Set(["archer", "knight", "scout", "ensign", "swordsman", "footman", "light_cavalry", "royal_coin", "berserker", "cavalry"]);

function kind(token: string): Kind {
  if (/^[a-n]\d+$/.test(token)) return "board";
  if (UNITS.has(token)) return "hand";
  return /^(raven|wolf)/.test(token) ? "seat" : "word";
}

const MANNER: Manner = { kind, risky: (words) => words.includes("pass"), confirm: "risky" };
const ALWAYS: Manner = { ...MANNER, confirm: "always" };

const said = (...lines: string[]): Sentence[] => lines.map((line) => line.split(" "));

const HAND = said(
  "archer deploy d7",
  "archer deploy g6",
  "archer recruit archer",
  "archer recruit knight",
  "archer recruit scout",
  "knight recruit archer",
  "knight recruit knight",
  "knight recruit scout",
  "knight bolster h5",
  "knight move h5 h4",
  "knight move h5 i4",
  "knight attack h5 g5",
  "archer pass",
  "knight pass",
);

const BUSY = said(
  "scout deploy c6", "scout deploy d7", "scout deploy f6", "ensign bolster g5", "swordsman bolster d6", "ensign claim", "scout claim",
  "swordsman claim", "ensign recruit scout", "scout recruit scout", "swordsman recruit scout", "ensign pass", "scout pass", "swordsman pass",
  "ensign move g5 f6", "ensign move g5 g4", "ensign move g5 g6", "swordsman move d6 c6", "swordsman move d6 c7", "swordsman move d6 d7",
  "swordsman attack d6 d5", "ensign tactic f5 e5", "ensign tactic f5 f4", "ensign tactic f5 f6", "ensign tactic f5 g4", "ensign tactic h5 g6",
); // prettier-ignore

const SWORDSMAN = said("move g3 f3", "move g3 f4", "decline");
const POOL = said("pick berserker", "pick knight", "pick scout");
const LOSS = said("stack", "supply");

/** Click one thing after the other; the path, or what came of it. */
function clicks(legal: Sentence[], tokens: string, manner = MANNER): unknown {
  let chosen: readonly string[] = [];
  for (const token of tokens.split(" ")) {
    const step = pick(legal, chosen, token, manner);
    if (step.do === "play") return { play: step.words.join(" ") };
    if (step.do === "explain") return { explain: step.tries.map((words) => words.join(" ")).join(" / ") };
    chosen = step.chosen;
  }
  return chosen.join(" ");
}

const choices = (legal: Sentence[], chosen: string, manner = MANNER): string =>
  read(legal, chosen ? chosen.split(" ") : [], manner).choices.join(" ");

describe("what can be chosen", () => {
  test("at first the coins of the hand and the units that can move", () => {
    expect(choices(HAND, "")).toBe("archer knight h5");
    expect(choices(BUSY, "")).toBe("scout ensign g5 swordsman d6 f5 h5");
  });

  test("the game may say itself which places glow at first", () => {
    expect(choices(BUSY, "", { ...MANNER, starts: (token) => token === "g5" })).toBe("scout ensign g5 swordsman");
  });

  test("after a coin its verbs and places, no other coins", () => {
    expect(choices(HAND, "archer")).toBe("deploy d7 g6 recruit pass");
    expect(choices(HAND, "knight")).toBe("recruit bolster h5 move h4 i4 attack g5 pass");
  });

  test("after the verb the second coin", () => {
    expect(choices(HAND, "archer recruit")).toBe("archer knight scout");
  });

  test("after a place of the board what happens there", () => {
    expect(choices(HAND, "h5")).toBe("bolster move h4 i4 attack g5");
  });

  test("what all that is left has in common is settled", () => {
    expect(read(HAND, ["h5"], MANNER).given).toEqual(["knight"]);
    expect(read(HAND, ["knight", "move"], MANNER).given).toEqual(["h5"]);
    expect(read(POOL, [], MANNER).given).toEqual(["pick"]);
  });

  test("with a single coin everything it can do glows at once", () => {
    const one = said("archer deploy d7", "archer deploy g6", "archer pass");
    expect(read(one, [], MANNER).given).toEqual(["archer"]);
    expect(choices(one, "")).toBe("deploy d7 g6 pass");
  });

  test("without a hand everything that tells sentences apart glows", () => {
    expect(choices(SWORDSMAN, "")).toBe("move g3 f3 f4 decline");
    expect(choices(POOL, "")).toBe("berserker knight scout");
    expect(choices(LOSS, "")).toBe("stack supply");
    expect(choices(said("first wolf_1", "first wolf_2"), "")).toBe("wolf_1 wolf_2");
  });

  test("nothing where nothing is legal", () => {
    expect(read([], [], MANNER)).toMatchObject({ left: [], choices: [], whole: [], sentence: null, given: [] });
  });

  test("nothing more where one sentence is left", () => {
    const reading = read(HAND, ["archer", "deploy", "d7"], MANNER);
    expect(reading.choices).toEqual([]);
    expect(reading.sentence).toEqual(["archer", "deploy", "d7"]);
  });
});

describe("the order of clicks does not matter", () => {
  test.each(["knight move h4", "knight h4", "h5 h4", "h4 h5", "h4 knight", "move h4", "h4 move"])("%s", (tokens) => {
    expect(clicks(HAND, tokens)).toEqual({ play: "knight move h5 h4" });
  });

  test.each(["archer d7", "d7 archer", "archer deploy d7", "deploy d7"])("%s", (tokens) => {
    expect(clicks(HAND, tokens)).toMatchObject({ play: "archer deploy d7" });
  });

  test("every sentence is reached by every order of its words", () => {
    for (const legal of [HAND, BUSY, SWORDSMAN, POOL, LOSS]) {
      for (const sentence of legal) {
        for (const order of permutations(sentence)) {
          if (changesMind(order)) continue;
          expect(reaches(legal, order, sentence), order.join(" ")).toBe(true);
        }
      }
    }
  });
});

/** Two coins one after the other, before a verb asks for the second: the second replaces the first. */
function changesMind(order: string[]): boolean {
  const coins = order.map((token, i) => (kind(token) === "hand" ? i : -1)).filter((i) => i >= 0);
  const verb = order.findIndex((token) => kind(token) === "word");
  return coins.length > 1 && verb > coins[1]!;
}

/** Whether these clicks lead to a sentence, or to one that is read differently since a coin of the hand opens it. */
function reaches(legal: Sentence[], order: string[], sentence: Sentence): boolean {
  let chosen: readonly string[] = [];
  for (const token of order) {
    const reading = read(legal, chosen, MANNER);
    if (reading.given.includes(token) && !reading.choices.includes(token)) continue; // settled already
    const step = pick(legal, chosen, token, MANNER);
    if (step.do === "play") return same(step.words, sentence) || opener(legal, order, MANNER) !== sentence[0];
    if (step.do === "explain") return false;
    chosen = step.chosen;
  }
  const reading = read(legal, chosen, MANNER);
  return reading.left.some((one) => same(one, sentence)) || opener(legal, order, MANNER) !== sentence[0];
}

const same = (one: Sentence, other: Sentence): boolean => one.join(" ") === other.join(" ");

function permutations(tokens: Sentence): string[][] {
  if (tokens.length < 2) return [[...tokens]];
  return tokens.flatMap((token, i) => permutations([...tokens.slice(0, i), ...tokens.slice(i + 1)]).map((rest) => [token, ...rest]));
}

describe("the same thing twice", () => {
  test("a coin can be spent for one of its own kind", () => {
    expect(clicks(HAND, "archer recruit archer")).toEqual({ play: "archer recruit archer" });
  });

  test("the coin to spend is the one clicked first", () => {
    expect(clicks(HAND, "archer recruit knight")).toEqual({ play: "archer recruit knight" });
    expect(clicks(HAND, "knight recruit archer")).toEqual({ play: "knight recruit archer" });
    expect(clicks(HAND, "recruit knight archer")).toEqual({ play: "knight recruit archer" });
  });

  test("what is not on the hand can only be recruited", () => {
    expect(read(HAND, ["scout"], MANNER).left.map((one) => one.join(" "))).toEqual(["archer recruit scout", "knight recruit scout"]);
    expect(clicks(HAND, "scout knight")).toEqual({ play: "knight recruit scout" });
  });

  test("words count as often as they were clicked", () => {
    const legal = said("give coin", "give coin coin", "keep");
    expect(read(legal, ["coin", "coin"], MANNER).left).toEqual([["give", "coin", "coin"]]);
  });
});

describe("nothing happens by one stray tap", () => {
  test("the very first tap plays nothing, even if it is clear", () => {
    expect(clicks(POOL, "knight")).toBe("knight");
    expect(clicks(LOSS, "stack")).toBe("stack");
    expect(clicks(said("archer deploy d7", "archer pass"), "d7")).toBe("d7");
    expect(clicks(said("footman tactic"), "footman")).toBe("footman");
  });

  test("a first tap that stands for two tokens is still the first", () => {
    const legal = said("archer recruit knight", "archer recruit scout", "archer pass");
    expect(pick(legal, ["recruit"], "knight", MANNER, true)).toEqual({ do: "choose", chosen: ["recruit", "knight"] });
    expect(pick(legal, ["recruit"], "knight", MANNER)).toEqual({ do: "play", words: ["archer", "recruit", "knight"] });
  });

  test("the same tap again plays it", () => {
    expect(clicks(POOL, "knight knight")).toEqual({ play: "pick knight" });
    expect(clicks(LOSS, "supply supply")).toEqual({ play: "supply" });
    expect(clicks(said("footman tactic"), "footman footman")).toEqual({ play: "footman tactic" });
  });

  test("what is risky wants a second tap", () => {
    expect(clicks(HAND, "archer pass")).toBe("archer pass");
    expect(clicks(HAND, "archer pass pass")).toEqual({ play: "archer pass" });
  });

  test("whoever wants to confirm always does", () => {
    expect(clicks(HAND, "knight h4", ALWAYS)).toBe("knight h4");
    expect(clicks(HAND, "knight h4 h4", ALWAYS)).toEqual({ play: "knight move h5 h4" });
  });

  test("a second tap on another part of it plays it too", () => {
    expect(clicks(HAND, "d7 archer")).toEqual({ play: "archer deploy d7" });
    expect(clicks(HAND, "knight h4 h5", ALWAYS)).toBe("knight h4 h5");
  });

  test("a tap that leaves several plays nothing", () => {
    expect(clicks(said("archer deploy d7", "archer deploy g6"), "archer deploy")).toBe("archer deploy");
  });

  test("a sentence out of the list is meant, unless it is risky", () => {
    expect(take(["archer", "deploy", "d7"], MANNER)).toEqual({ do: "play", words: ["archer", "deploy", "d7"] });
    expect(take(["archer", "pass"], MANNER)).toEqual({ do: "choose", chosen: ["archer", "pass"] });
    expect(take(["archer", "deploy", "d7"], ALWAYS)).toEqual({ do: "choose", chosen: ["archer", "deploy", "d7"] });
  });

  test("a sentence chosen word by word is the one that is read", () => {
    for (const sentence of [...HAND, ...BUSY]) {
      const legal = HAND.includes(sentence) ? HAND : BUSY;
      expect(read(legal, [...sentence], MANNER).sentence).toEqual(sentence);
    }
  });
});

describe("stepping back and changing one's mind", () => {
  test("a tap on something chosen takes it back", () => {
    expect(clicks(HAND, "archer archer")).toBe("");
    expect(clicks(HAND, "knight move knight")).toBe("move");
    expect(clicks(HAND, "h5 h5")).toBe("");
  });

  test("another coin takes the place of the first", () => {
    expect(clicks(HAND, "archer knight")).toBe("knight");
    expect(clicks(BUSY, "ensign swordsman scout")).toBe("scout");
  });

  test("another coin keeps what goes with it", () => {
    expect(clicks(HAND, "archer recruit royal_coin")).toEqual({ explain: "archer recruit royal_coin" });
    expect(clicks(HAND, "knight move archer")).toBe("archer");
    expect(clicks(BUSY, "ensign move swordsman")).toBe("swordsman move");
  });

  test("another unit takes the place of the first", () => {
    expect(clicks(BUSY, "g5 d6")).toBe("d6");
    expect(clicks(BUSY, "g5 move d6")).toBe("move d6");
  });

  test("a unit that does not go with the coin is explained", () => {
    expect(clicks(BUSY, "swordsman g5")).toHaveProperty("explain");
    expect(clicks(BUSY, "swordsman move g5")).toEqual({ explain: "swordsman move d6 g5" });
  });

  test("back forgets the last click", () => {
    expect(back(["archer", "deploy"])).toEqual(["archer"]);
    expect(back([])).toEqual([]);
  });

  test("a chip can be removed from the middle", () => {
    expect(without(["archer", "deploy", "d7"], "deploy")).toEqual(["archer", "d7"]);
    expect(without(["archer", "recruit", "archer"], "archer")).toEqual(["archer", "recruit"]);
    expect(without(["archer"], "knight")).toEqual(["archer"]);
  });
});

describe("sentences that clicks cannot tell apart", () => {
  const swap = said("swap a1 b2", "swap b2 a1", "pass");

  test("are offered as they are", () => {
    const reading = read(swap, ["a1"], MANNER);
    expect(reading.choices).toEqual([]);
    expect(reading.whole.map((one) => one.join(" "))).toEqual(["swap a1 b2", "swap b2 a1"]);
    expect(reading.sentence).toBeNull();
  });

  test("also where one is contained in another", () => {
    const legal = said("roll die", "roll die die", "stay");
    const reading = read(legal, ["roll"], MANNER);
    expect(reading.choices).toEqual(["die"]);
    expect(reading.whole).toEqual([["roll", "die"]]);
  });

  test("are not offered as long as a click helps", () => {
    expect(read(HAND, ["archer"], MANNER).whole).toEqual([]);
    expect(read(HAND, [], MANNER).whole).toEqual([]);
  });
});

describe("what is not possible is explained in the order of a sentence", () => {
  test("the coin first, then the verb, then places, then what was clicked", () => {
    expect(clicks(HAND, "move knight d7")).toEqual({ explain: "knight move h5 d7" });
  });

  test("without a verb, whatever it can have been meant for", () => {
    expect(clicks(HAND, "archer h4")).toEqual({ explain: "archer deploy h4" });
    expect(clicks(BUSY, "swordsman h9")).toEqual({ explain: "swordsman move d6 h9 / swordsman attack d6 h9 / swordsman bolster h9" });
    expect(clicks(BUSY, "swordsman d6 g5")).toEqual({ explain: "swordsman move d6 g5 / swordsman attack d6 g5" });
  });

  test("with nothing chosen the thing itself", () => {
    expect(clicks(HAND, "c4")).toEqual({ explain: "c4" });
    expect(clicks(POOL, "ensign")).toEqual({ explain: "pick ensign" });
  });

  test("a coin stands in front where coins are spent", () => {
    expect(clicks(SWORDSMAN, "f3 archer")).toEqual({ explain: "move g3 f3 archer" });
    expect(clicks(HAND, "h5 royal_coin")).toEqual({ explain: "knight h5 royal_coin" });
    expect(clicks(BUSY, "f6 royal_coin")).toEqual({ explain: "royal_coin f6" });
  });

  test("it does not lose the path", () => {
    expect(pick(HAND, ["archer", "deploy"], "h4", MANNER)).toEqual({ do: "explain", tries: [["archer", "deploy", "h4"]] });
  });
});
