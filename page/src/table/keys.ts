/** Keys at the table: figures for the options, Space for the usual one, Escape back, arrows from card to card. */
import type { TableUi } from "./ui.svelte";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function keysOfTable(event: KeyboardEvent, ui: TableUi, text: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  const typing = target.matches("input:not([type=checkbox], [type=range]), textarea, select");
  if (event.key === "Escape") {
    if (typing) target.blur();
    else if (ui.back()) event.preventDefault();
    return;
  }
  if (typing || document.querySelector("dialog[open]") || ui.menu) return;
  const asked = ui.game.decision;
  const arrow = ARROWS[event.key];
  if (/^[1-9]$/.test(event.key)) {
    const option = asked?.options[Number(event.key) - 1];
    if (!option || asked.text) return;
    ui.take(option);
  } else if (event.key === " ") {
    if (target.matches("button, a, summary, [role=option]") && target.matches(":focus-visible")) return;
    if (ui.several && ui.marked.length) {
      const chosen = ui.marked;
      ui.marked = [];
      ui.game.chooseAll(chosen);
    } else ui.game.chooseDefault();
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
  else if (event.key === "z" && target.matches("[data-card]") && ui.looked) ui.looked = { ...ui.looked, pinned: true };
  else if (event.key === "u" && ui.game.undoable) ui.game.undo();
  else if (arrow && !text && target.matches("[data-card], [data-server]")) step(target, arrow);
  else return;
  event.preventDefault();
}

/** To the nearest card that way. */
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
