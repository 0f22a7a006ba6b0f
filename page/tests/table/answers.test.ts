import { describe, expect, it } from "vitest";
import { answersTo, keyName, ordered, priceOf } from "../../src/table/answers";

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
    expect(priceOf("3 credits, 1 virus counter from Datasucker, with Mimic and Datasucker")).toEqual({ price: "3[credit] 1[virus]", means: "With Mimic and Datasucker." });
    expect(priceOf("1 credit")).toEqual({ price: "1[credit]", means: "" });
  });
});
