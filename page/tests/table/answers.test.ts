import { describe, expect, it } from "vitest";
import { abilityOf, answersTo, keyName, ordered, priceOf } from "../../src/table/answers";

type Asked = Parameters<typeof answersTo>[0];
type Option = Asked["options"][number];

const option = (index: number, kind = "pass"): Option => ({ index, kind, words: kind }) as Option;
const asked = (kind: string, options: Option[], more: Partial<Asked> = {}): Asked => ({ kind, options, main: null, thinking: false, ...more }) as Asked;
const way = (command: string): Parameters<typeof answersTo>[1][number] => ({ words: command, command, price: "" });
const harmless = (): boolean => false;

describe("keyName", () => {
  it("has ten figures, ten with Shift and then none", () => {
    expect([0, 8, 9, 10, 18, 19, 20].map(keyName)).toEqual(["1", "9", "0", "⇧1", "⇧9", "⇧0", ""]);
  });
});

describe("ordered", () => {
  it("puts what is always there first at an action, so that keys stay", () => {
    const options = [option(0, "play"), option(1, "draw"), option(2, "install"), option(3, "credit"), option(4, "score")];
    expect(ordered(asked("action", options)).map((one) => one.kind)).toEqual(["score", "credit", "draw", "play", "install"]);
    expect(options[0]!.kind).toBe("play");
  });

  it("leaves other questions as they are asked", () => {
    const options = [option(0, "draw"), option(1, "credit")];
    expect(ordered(asked("window", options))).toEqual(options);
  });
});

describe("answersTo", () => {
  const shown = (...found: ReturnType<typeof answersTo>): unknown[] => found.map((one) => [one.key, one.option?.index ?? one.proposal?.command ?? null]);

  it("numbers answers in the order in which they are shown: main first, harm last", () => {
    const question = asked("rez", [option(0), option(1), option(2)], { main: 2 });
    expect(shown(...answersTo(question, [], (one) => one.index === 0))).toEqual([
      ["1", 2],
      ["2", 1],
      ["3", 0],
    ]);
  });

  it("marks only what harms", () => {
    const found = answersTo(asked("rez", [option(0), option(1)]), [], (one) => one.index === 0);
    expect(found.map((one) => one.harm)).toEqual([false, true]);
  });

  it("has the first way before the options and the others behind", () => {
    expect(shown(...answersTo(asked("break", [option(0)]), [way("all"), way("some")], harmless))).toEqual([
      ["1", "all"],
      ["2", 0],
      ["3", "some"],
    ]);
  });

  it("has what changes nothing here behind what harms", () => {
    const question = asked("break", [option(0, "use"), option(1, "use"), option(2)], { vain: [0] });
    expect(shown(...answersTo(question, [], (one) => one.kind === "pass"))).toEqual([
      ["1", 1],
      ["2", 2],
      ["3", 0],
    ]);
  });

  it("keeps the place of a way that is still being looked for, so that no key moves when it is found", () => {
    const before = answersTo(asked("break", [option(0)], { thinking: true }), [], harmless);
    const after = answersTo(asked("break", [option(0)]), [way("all")], harmless);
    expect(shown(...before)).toEqual([
      ["1", null],
      ["2", 0],
    ]);
    expect(after[1]!.key).toBe(before[1]!.key);
  });
});

describe("priceOf", () => {
  it("says prices with symbols and the cards that are used below", () => {
    expect(priceOf("3 credits, 1 virus counter from Datasucker, with Mimic and Datasucker")).toEqual({ price: "3[credit] 1[virus]", means: "With Mimic and Datasucker.", credits: 3 });
    expect(priceOf("1 credit")).toEqual({ price: "1[credit]", means: "", credits: 1 });
  });
  it("does not say what is kept where cards pay some of it", () => {
    expect(priceOf("3 credits (2 from Cloak), with Mimic").credits).toBeNull();
  });
});

describe("abilityOf", () => {
  const use = (card: string, words: string): Option => ({ ...option(0), card, words: `${card}: ${words}` });
  it("names the encountered ice and leaves out what the moment says", () => {
    const told = use("Datasucker", "Hosted virus counter: The rezzed ice being encountered has -1 strength for the remainder of this encounter.");
    expect(abilityOf(told, "Ichi 1.0")).toEqual({ head: "Datasucker", price: "1[virus]", effect: "Ichi 1.0 has -1 strength this encounter." });
  });
  it("shows clicks that break as a price", () => {
    const told = use("Ichi 1.0", "While this ice is encountered, the Runner may spend [click] to break 1 subroutine on it.");
    expect(abilityOf(told)).toEqual({ head: "Ichi 1.0: break 1 subroutine", price: "[click]", effect: "" });
  });
});
