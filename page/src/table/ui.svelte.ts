/** UI state of the table: the zoomed card, the open menu or dialog, marked options. */
import { getContext, setContext } from "svelte";
import type { Item } from "../components/Menu.svelte";
import { facts } from "../lib/catalog.svelte";
import type { OptionData, RefusalData } from "../lib/messages";
import { strings } from "../lib/strings";
import { remember, remembered } from "../lib/theme.svelte";
import { type Card, type SideName, type View, lying } from "../lib/view";
import { type TableGame, type Wish, keyOf } from "./game.svelte";

export type Place = "hand" | "ice" | "root" | "rig" | "identity" | "score" | "pile" | "play";

export interface Looked {
  card: Card;
  side: SideName;
  ice: boolean;
  pinned: boolean;
  x: number; // of the card, so that the zoom does not cover it
  near: Element | null;
}
export interface OpenMenu {
  title: string;
  items: Item[];
  at: DOMRect;
}
export type OpenDialog =
  | { what: "pile"; side: SideName; pile: "deck" | "discard" | "removed" | "aside" | "hand" | "score" }
  | { what: "rule"; number: string }
  | { what: "stops" | "help" | "concede" | "timing" | "effects" | "settings" }
  | null;

/** Whether remotes that look the same are stacked; remembered in this browser. */
export const stacking = $state({ on: remembered("sneakdoor.stacks") !== "no" });
export function switchStacking(): void {
  stacking.on = !stacking.on;
  remember("sneakdoor.stacks", stacking.on ? "yes" : "no");
}

const KEY = Symbol("table");
const DIRECT = new Set(["pick", "subroutine", "server", "trash", "host", "access", "trigger"]);

export class TableUi {
  looked = $state.raw<Looked | null>(null);
  menu = $state.raw<OpenMenu | null>(null);
  dialog = $state.raw<OpenDialog>(null);
  marked = $state.raw<OptionData[]>([]); // marked, not sent yet
  focus = $state(""); // the server on screen if there is room for only one
  endAside = $state(false); // the result is closed
  details = $state(false); // rule, step, timing and stops are shown
  coach = $state<"" | "shown" | "why">(""); // what a lesson was asked about its step: the answer, or why not the others
  dragged = $state(""); // key of the dragged card
  preview = $state.raw<ReadonlySet<string>>(new Set()); // keys of what the answer under the pointer is about

  constructor(readonly game: TableGame) {}

  /** Whether the open question takes several choices, which are marked first and sent together. */
  get several(): boolean {
    const asked = this.game.decision;
    if (!asked || asked.text || asked.kind === "find" || asked.kind === "install" || asked.most === 1) return false;
    const picks = asked.options.filter((one) => one.kind === "pick" || one.kind === "subroutine");
    const others = asked.options.filter((one) => one.kind !== "pick" && one.kind !== "subroutine");
    return picks.length > 1 && (others.some((one) => one.kind === "done") || asked.kind === "discard");
  }

  isMarked(option: OptionData): boolean {
    return this.marked.some((one) => one.index === option.index);
  }
  mark(option: OptionData): void {
    this.marked = this.isMarked(option) ? this.marked.filter((one) => one.index !== option.index) : [...this.marked, option];
  }

  sendMarked(): void {
    const chosen = this.marked;
    this.marked = [];
    this.game.chooseAll(chosen);
  }

  take(option: OptionData): void {
    if (this.several && (option.kind === "pick" || option.kind === "subroutine")) this.mark(option);
    else this.game.choose(option);
  }

  look(card: Card, side: SideName, ice: boolean, near?: Element | null, pinned = false): void {
    if (this.looked?.pinned && !pinned) return;
    const rect = near?.getBoundingClientRect();
    this.looked = { card, side, ice, pinned, x: rect ? rect.left + rect.width / 2 : 0, near: near ?? null };
  }
  /** Close the zoom when its card has left the table. */
  forget(gone: Element | undefined): void {
    if (gone && this.looked?.near === gone && !this.looked.pinned) this.looked = null;
  }
  unlook(force = false): void {
    if (force || !this.looked?.pinned) this.looked = null;
  }

  /** Handle a click on a card: answer the question if it is an answer, else open its menu. */
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

  async #cannot(card: Card, place: Place, side: SideName, options: OptionData[]): Promise<Item[]> {
    if (this.game.role !== side || !card.title) return [];
    const known = facts(card.title);
    if (!known) return [];
    const has = (kind: string, ability?: number): boolean => options.some((one) => one.kind === kind && (ability === undefined || one.ability === ability));
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
      const refusals: RefusalData[] = answers[n] ?? [];
      const first = refusals[0];
      if (!first || refusals.some((one) => one.rule === "9.1.1")) return [];
      const note = refusals.map(withRule).join("\n");
      return [{ words, note, off: true, act: () => (this.dialog = { what: "rule", number: first.rule }) }];
    });
  }

  /** Run a slash command: the page handles some itself and sends the others to the seat. */
  command(words: string): void {
    const about = /^why\s+(.+)$/i.exec(words)?.[1];
    const view = this.game.view;
    if (!about || !view) {
      this.game.command(words);
      return;
    }
    const wish = wished(about, view, this.game.mine);
    const answer = (text: string): void => this.game.reply(`/${words}`, text);
    if (!wish) answer(strings.table.whyWhat(about));
    else void this.game.why(wish).then((refusals) => answer(refusals.length ? refusals.map(withRule).join(" ") : strings.table.noRuleStops));
  }

  /** Go back a step: close what is open, or unmark what is marked. */
  back(): boolean {
    if (this.menu) this.menu = null;
    else if (this.looked) this.looked = null;
    else if (this.dialog) this.dialog = null;
    else if (this.details) this.details = false;
    else if (this.game.beats.skip()) return true;
    else if (this.marked.length) this.marked = [];
    else return false;
    return true;
  }
}

/** A refusal as text, with its rule. */
export const withRule = (one: RefusalData): string => (one.words.includes(one.rule) ? one.words : `${one.words} (${one.rule})`);

const BASIC = new Set(["credit", "draw", "purge", "pass"]);

/** Parse a command like "rez enigma" or "run hq": a verb, and the beginning of a card's or server's name. */
export function wished(words: string, view: View, mine: SideName): Wish | null {
  const said = words.toLowerCase();
  if (said === "jack out") return { kind: said };
  const [kind = "", ...rest] = said.split(/\s+/);
  const about = rest.join(" ").replace(/^#/, "");
  if (kind === "run") {
    const server = view.servers.find((one) => one.name.toLowerCase().startsWith(about) || one.name.toLowerCase() === `server ${about}`);
    return server ? { kind, server: server.name } : null;
  }
  if (!about) return BASIC.has(kind) ? { kind } : null;
  const card = [...lying(view)].find((one) => String(one.handle) === about || one.title?.toLowerCase().startsWith(about));
  if (card) return { kind, card: card.title ?? "", ...(card.handle ? { handle: card.handle } : {}), ...(kind === "use" ? { ability: 0 } : {}) };
  const held = (view[mine].hand.cards ?? []).find((title) => title.toLowerCase().startsWith(about));
  return held ? { kind, card: held } : null;
}

export const provide = (ui: TableUi): TableUi => setContext(KEY, ui);
export const table = (): TableUi => getContext<TableUi>(KEY);
