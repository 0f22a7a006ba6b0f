// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropRepeats, keyReleased, keysOfTable } from "../../src/table/keys";

type Ui = Parameters<typeof keysOfTable>[1];

const table = () => ({
  looked: null as { pinned?: boolean } | null,
  menu: null,
  dialog: null,
  details: false,
  several: false,
  marked: [] as number[],
  back: vi.fn(() => true),
  unlook: vi.fn(),
  sendMarked: vi.fn(),
  game: { live: true, undoable: true, link: "open", chooseDefault: vi.fn(), undo: vi.fn(), askHint: vi.fn() },
});
let ui: ReturnType<typeof table>;
let clicked: string[];

function press(key: string, init: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  on.addEventListener("keydown", (heard) => keysOfTable(heard as KeyboardEvent, ui as unknown as Ui, false), { once: true });
  on.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  ui = table();
  clicked = [];
  document.body.innerHTML = `
    <div class="prompt"><button data-key="1">a</button><button data-key="2" disabled>b</button><button data-key="⇧1">c</button></div>
    <input id="typed"><input id="box" type="checkbox"><input data-chat>`;
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => clicked.push(button.textContent));
});
afterEach(() => (document.body.innerHTML = ""));

describe("figures", () => {
  it("press the answer with that key, with Shift too", () => {
    press("1", { code: "Digit1" });
    press("!", { code: "Digit1", shiftKey: true });
    expect(clicked).toEqual(["a", "c"]);
  });

  it("press nothing that is disabled or not there, nor while one types, nor with Ctrl", () => {
    expect(press("2", { code: "Digit2" }).defaultPrevented).toBe(false);
    press("7", { code: "Digit7" });
    press("1", { code: "Digit1" }, document.querySelector("#typed")!);
    press("1", { code: "Digit1", ctrlKey: true });
    expect(clicked).toEqual([]);
  });

  it("press nothing behind an open dialog", () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    press("1", { code: "Digit1" });
    expect(clicked).toEqual([]);
  });
});

describe("Space", () => {
  it("takes the default, or sends what is marked", () => {
    press(" ");
    expect(ui.game.chooseDefault).toHaveBeenCalledOnce();
    [ui.several, ui.marked] = [true, [3]];
    press(" ");
    expect(ui.sendMarked).toHaveBeenCalledOnce();
    expect(ui.game.chooseDefault).toHaveBeenCalledOnce();
  });

  it("does nothing while the table is not live, and does not scroll either", () => {
    ui.game.live = false;
    expect(press(" ").defaultPrevented).toBe(true);
    expect(ui.game.chooseDefault).not.toHaveBeenCalled();
  });
});

describe("other keys", () => {
  it("u takes back only what can be taken back", () => {
    ui.game.undoable = false;
    press("u");
    expect(ui.game.undo).not.toHaveBeenCalled();
    ui.game.undoable = true;
    press("u");
    expect(ui.game.undo).toHaveBeenCalledOnce();
  });

  it("Escape leaves a field first, and otherwise goes back", () => {
    const field = document.querySelector<HTMLInputElement>("#typed")!;
    field.focus();
    press("Escape", {}, field);
    expect(document.activeElement).not.toBe(field);
    expect(ui.back).not.toHaveBeenCalled();
    press("Escape");
    expect(ui.back).toHaveBeenCalledOnce();
  });

  it("/ begins a command in the chat", () => {
    press("/");
    const chat = document.querySelector<HTMLInputElement>("[data-chat]")!;
    expect([document.activeElement, chat.value]).toEqual([chat, "/"]);
  });

  it("Alt holds the card that is looked at, until it is released", () => {
    ui.looked = {};
    press("Alt");
    expect(ui.looked).toMatchObject({ pinned: true });
    keyReleased(new KeyboardEvent("keyup", { key: "Alt" }), ui as unknown as Ui);
    expect(ui.unlook).toHaveBeenCalledWith(true);
  });

  it("unknown keys are left alone", () => {
    expect(press("q").defaultPrevented).toBe(false);
  });
});

describe("dropRepeats", () => {
  const held = (key: string, on: Element): boolean => {
    const event = new KeyboardEvent("keydown", { key, repeat: true, bubbles: true, cancelable: true });
    on.addEventListener("keydown", (heard) => dropRepeats(heard as KeyboardEvent), { once: true });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("drops a held key at buttons and boxes, but neither typing nor scrolling", () => {
    expect(held("1", document.querySelector("button")!)).toBe(true);
    expect(held(" ", document.querySelector("#box")!)).toBe(true);
    expect(held("a", document.querySelector("#typed")!)).toBe(false);
    expect(held("ArrowDown", document.body)).toBe(false);
  });
});
