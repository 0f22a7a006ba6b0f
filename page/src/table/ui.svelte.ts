/** What is open at the table beside the game itself: a card looked at, a menu, a dialog. */
import { getContext, setContext } from "svelte";
import type { Item } from "../components/Menu.svelte";
import { facts } from "../lib/catalog.svelte";
import type { OptionTold, RefusalTold } from "../lib/messages";
import { strings } from "../lib/strings";
import { remember, remembered } from "../lib/theme.svelte";
import type { Card, SideName } from "../lib/view";
import { type TableGame, type Wish, keyOf } from "./game.svelte";

export type Place = "hand" | "ice" | "root" | "rig" | "identity" | "score" | "pile" | "play";

export interface Looked {
  card: Card;
  side: SideName;
  ice: boolean;
  pinned: boolean;
  x: number; // where the card stands, so that the large one does not cover it
}
export interface OpenMenu {
  title: string;
  items: Item[];
  at: DOMRect;
}
export type OpenDialog =
  | { what: "pile"; side: SideName; pile: "deck" | "discard" | "removed" | "aside" | "hand" | "score" }
  | { what: "rule"; number: string }
  | { what: "stops" | "help" | "concede" | "timing" | "effects" }
  | null;

/** Whether remotes that look the same lie half above each other; whoever does not want it is remembered. */
export const stacking = $state({ on: remembered("sneakdoor.stacks") !== "no" });
export function switchStacking(): void {
  stacking.on = !stacking.on;
  remember("sneakdoor.stacks", stacking.on ? "yes" : "no");
}

const KEY = Symbol("table");
const ONE = /choose (up to )?1\b|: 1 card to go/i; // the question itself says that it is one
const DIRECT = new Set(["pick", "subroutine", "server", "trash", "host", "access", "trigger"]);

export class TableUi {
  looked = $state.raw<Looked | null>(null);
  menu = $state.raw<OpenMenu | null>(null);
  dialog = $state.raw<OpenDialog>(null);
  marked = $state.raw<OptionTold[]>([]); // chosen together, not sent yet
  focus = $state(""); // on a phone: the server that is shown

  constructor(readonly game: TableGame) {}

  /** Does the open question let several be chosen, so that cards are marked first and sent together? */
  get several(): boolean {
    const asked = this.game.decision;
    if (!asked || asked.text || asked.kind === "find" || asked.kind === "install" || ONE.test(asked.prompt)) return false;
    const picks = asked.options.filter((one) => one.kind === "pick" || one.kind === "subroutine");
    const others = asked.options.filter((one) => one.kind !== "pick" && one.kind !== "subroutine");
    return picks.length > 1 && (others.some((one) => one.kind === "done") || asked.kind === "discard");
  }

  isMarked(option: OptionTold): boolean {
    return this.marked.some((one) => one.index === option.index);
  }
  mark(option: OptionTold): void {
    this.marked = this.isMarked(option) ? this.marked.filter((one) => one.index !== option.index) : [...this.marked, option];
  }

  take(option: OptionTold): void {
    if (this.several && (option.kind === "pick" || option.kind === "subroutine")) this.mark(option);
    else this.game.choose(option);
  }

  look(card: Card, side: SideName, ice: boolean, near?: Element | null, pinned = false): void {
    if (this.looked?.pinned && !pinned) return;
    const rect = near?.getBoundingClientRect();
    this.looked = { card, side, ice, pinned, x: rect ? rect.left + rect.width / 2 : 0 };
  }
  unlook(force = false): void {
    if (force || !this.looked?.pinned) this.looked = null;
  }

  /** What a click on a card does: where it is an answer, that; else the menu of what it can and cannot do. */
  press(card: Card, place: Place, side: SideName, element: Element, key: string): void {
    const options = this.game.marks.get(key) ?? [];
    const only = options[0];
    if (only && options.every((one) => DIRECT.has(one.kind)) && options.length === 1) {
      this.take(only);
      return;
    }
    void this.openMenu(card, place, side, element, key);
  }

  async openMenu(card: Card, place: Place, side: SideName, element: Element, key: string): Promise<void> {
    const options = this.game.marks.get(key) ?? [];
    const title = card.title || (place === "ice" ? strings.face.facedownIce : strings.face.facedown);
    const can: Item[] = options.map((one) => ({ words: one.words, main: true, act: () => this.take(one) }));
    const look: Item = { words: strings.table.lookCloser, act: () => this.look(card, side, place === "ice", element, true) };
    const at = element.getBoundingClientRect();
    this.menu = { title, items: [...can, look], at };
    const opened = this.menu;
    const cannot = await this.#cannot(card, place, side, options);
    if (this.menu === opened) this.menu = { title, items: [...can, ...cannot, look], at };
  }

  async openServer(name: string, element: Element): Promise<void> {
    const options = this.game.marks.get(keyOf.server(name)) ?? [];
    const first = options[0];
    if (options.length === 1 && first && DIRECT.has(first.kind)) {
      this.take(first);
      return;
    }
    const can: Item[] = options.map((one) => ({ words: one.words, main: true, act: () => this.take(one) }));
    const at = element.getBoundingClientRect();
    this.menu = { title: name, items: can, at };
    const opened = this.menu;
    const wishes: [Wish, string][] = [];
    if (this.game.role === "runner" && !options.some((one) => one.kind === "run")) {
      wishes.push([{ kind: "run", server: name }, strings.table.wish["run"]!]);
    }
    const cannot = await this.#ask(wishes);
    if (this.menu === opened) this.menu = { title: name, items: [...can, ...cannot], at };
  }

  async #cannot(card: Card, place: Place, side: SideName, options: OptionTold[]): Promise<Item[]> {
    if (this.game.role !== side || !card.title) return [];
    const known = facts(card.title);
    if (!known) return [];
    const has = (kind: string, ability?: number): boolean =>
      options.some((one) => one.kind === kind && (ability === undefined || one.ability === ability));
    const base = { card: card.title, ...(card.handle ? { handle: card.handle } : {}) };
    const wishes: [Wish, string][] = [];
    const add = (kind: string, words = strings.table.wish[kind] ?? kind): void => {
      if (!has(kind)) wishes.push([{ kind, ...base }, words]);
    };
    if (place === "hand") add(known.type === "event" || known.type === "operation" ? "play" : "install");
    if (place === "ice" || place === "root") {
      if (card.faceup === false && known.type !== "agenda") add("rez");
      if (place === "root") add("advance");
      if (known.type === "agenda") add("score");
    }
    if (place !== "hand" && place !== "pile") {
      (known.text ?? []).forEach((line, ability) => {
        if (!/^[^.:]*(\[credit\]|\[click\]|\[trash\]|counter)[^.:]*:/.test(line)) return;
        const kind = /\[click\][^.:]*:/.test(line) ? "action" : "use";
        if (!has(kind, ability) && !has("use", ability)) wishes.push([{ kind, ...base, ability }, line]);
      });
    }
    return this.#ask(wishes);
  }

  async #ask(wishes: [Wish, string][]): Promise<Item[]> {
    const answers = await Promise.all(wishes.map(([wish]) => this.game.why(wish)));
    return wishes.flatMap(([, words], n) => {
      const refusals: RefusalTold[] = answers[n] ?? [];
      const first = refusals[0];
      if (!first || refusals.some((one) => one.rule === "9.1.1")) return [];
      const note = refusals.map((one) => (one.words.includes(one.rule) ? one.words : `${one.words} (${one.rule})`)).join("\n");
      return [{ words, note, off: true, act: () => (this.dialog = { what: "rule", number: first.rule }) }];
    });
  }

  /** One step back: whatever is open closes, whatever is marked is let go. */
  back(): boolean {
    if (this.menu) this.menu = null;
    else if (this.looked) this.looked = null;
    else if (this.dialog) this.dialog = null;
    else if (this.marked.length) this.marked = [];
    else return false;
    return true;
  }
}

export const provide = (ui: TableUi): TableUi => setContext(KEY, ui);
export const table = (): TableUi => getContext<TableUi>(KEY);
