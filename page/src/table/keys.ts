/** Keyboard shortcuts: digits for answers, Space for harmless ones, Escape to go back, arrows between cards. */
import type { TableUi } from "./ui.svelte";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const MOVES = /^(Arrow|Page|Home|End|Tab)/; // scrolling and moving the focus may repeat

/** Ignore auto-repeat of held keys, on buttons too; text fields keep it. */
export function dropRepeats(event: KeyboardEvent): void {
  if (!event.repeat || MOVES.test(event.key) || isTyping(event.target as HTMLElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isTyping = (target: HTMLElement): boolean => target.matches?.("input:not([type=checkbox], [type=range]), textarea, select") ?? false;

/** The shortcut of a digit key: "3", or "⇧3" with Shift; "" for other keys. */
function figure(event: KeyboardEvent): string {
  if (/^\d$/.test(event.key)) return event.key;
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  return digit ? (event.shiftKey ? `⇧${digit}` : digit) : "";
}

export function keysOfTable(event: KeyboardEvent, ui: TableUi, text: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  const typing = isTyping(target);
  if (event.key === "Escape") {
    if (typing) target.blur();
    else if (ui.back()) event.preventDefault();
    return;
  }
  if (event.key === "Alt" && ui.looked && !typing) {
    ui.looked = { ...ui.looked, pinned: true };
    event.preventDefault();
    return;
  }
  if (event.altKey || typing || document.querySelector("dialog[open]") || ui.menu) return;
  const arrow = ARROWS[event.key];
  const name = figure(event);
  if (name) {
    if (!press(name)) return;
  } else if (event.key === " ") {
    if (target.matches("button, a, summary, [role=option]") && target.matches(":focus-visible")) return;
    if (!ui.game.live) {
      event.preventDefault();
      return;
    }
    if (ui.several && ui.marked.length) ui.sendMarked();
    else ui.game.chooseDefault();
  } else if (event.key === "Enter" && !target.matches("button, a, summary, input")) {
    document.querySelector<HTMLElement>("[data-chat]")?.focus();
  } else if (event.key === "/") {
    const line = document.querySelector<HTMLInputElement>("[data-command]") ?? document.querySelector<HTMLInputElement>("[data-chat]");
    line?.focus();
    if (line?.dataset["chat"] !== undefined) {
      line.value = "/";
      line.dispatchEvent(new Event("input", { bubbles: true }));
    }
  } else if (event.key === "?") ui.dialog = { what: "help" };
  else if (event.key === "z" && ui.looked) ui.looked = { ...ui.looked, pinned: true };
  else if (event.key === "d") ui.details = !ui.details;
  else if (event.key === "h" && document.querySelector("[data-hint]:enabled")) ui.game.askHint();
  else if (event.key === "u" && ui.game.undoable && ui.game.link === "open") ui.game.undo();
  else if (arrow && !text && target.matches("[data-card], [data-server]")) step(target, arrow);
  else return;
  event.preventDefault();
}

/** Releasing Alt closes the zoom it opened. */
export function keyReleased(event: KeyboardEvent, ui: TableUi): void {
  if (event.key === "Alt" && ui.looked?.pinned) ui.unlook(true);
}

/** Click the answer with this shortcut, if it is enabled. */
function press(name: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.prompt [data-key="${CSS.escape(name)}"]`);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

/** Move the focus to the nearest card in a direction. */
function step(from: HTMLElement, [x, y]: [number, number]): void {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of document.querySelectorAll<HTMLElement>("[data-card], [data-server]")) {
    if (one === from) continue;
    const there = middle(one);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (along < 4) continue;
    const far = along + aside * 2.5;
    if (far < least) [least, best] = [far, one];
  }
  best?.focus();
}

function middle(one: Element): { x: number; y: number } {
  const rect = one.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
