/** The answers to a question in display order, each with its keyboard shortcut. */
import type { Decision, OptionData, ProposalData } from "../lib/messages";

export interface Answer {
  key: string; // "1" … "9", "0", "⇧1" …; "" for the rest
  option: OptionData | null;
  proposal: ProposalData | null; // a sequence at one press; without option and proposal: the placeholder of one still being computed
  harm: boolean;
}

const FIRST_SHIFTED = 10;
const LAST_SHIFTED = 20;

export function keyName(place: number): string {
  if (place < FIRST_SHIFTED) return String((place + 1) % 10);
  return place < LAST_SHIFTED ? `⇧${(place + 1) % 10}` : "";
}

/** For actions, options that are always available come first, so that their shortcuts stay while the hand changes. */
const RANK: Record<string, number> = { score: 0, credit: 1, draw: 2, run: 3, "remove tag": 4, purge: 5 };
const LAST_RANK = 6;

export function ordered(asked: Decision): OptionData[] {
  if (asked.kind !== "action") return asked.options;
  const rank = (one: OptionData): number => RANK[one.kind] ?? LAST_RANK;
  return [...asked.options].sort((one, other) => rank(one) - rank(other) || one.index - other.index);
}

/** Put the main answer first. */
function mainFirst(options: OptionData[], main: number | null): OptionData[] {
  const found = options.find((one) => one.index === main);
  return found ? [found, ...options.filter((one) => one !== found)] : options;
}

/**
 * A proposal that is still being computed has a placeholder with its shortcut. Options for which `harms` is true let
 * something bad happen and come after the others; those that change nothing here are last.
 */
export function answersTo(asked: Decision, proposals: readonly ProposalData[], harms: (one: OptionData) => boolean): Answer[] {
  const [first, ...others] = proposals;
  const out: Omit<Answer, "key">[] = [];
  if (first || asked.thinking) out.push({ option: null, proposal: first ?? null, harm: false });
  const all = mainFirst(ordered(asked), asked.main);
  const vain = new Set(asked.vain);
  const options = all.filter((option) => !vain.has(option.index));
  for (const one of options.filter((option) => !harms(option))) out.push({ option: one, proposal: null, harm: false });
  for (const one of options.filter(harms)) out.push({ option: one, proposal: null, harm: true });
  for (const one of others) out.push({ option: null, proposal: one, harm: false });
  for (const one of all.filter((option) => vain.has(option.index))) out.push({ option: one, proposal: null, harm: false });
  return out.map((one, place) => ({ ...one, key: keyName(place) }));
}

const SYMBOLS: [RegExp, string][] = [
  [/(\d+) credits?\b/g, "$1[credit]"],
  [/(\d+) clicks?\b/g, "$1[click]"],
  [/(\d+) virus counters?\b/g, "$1[virus]"],
  [/(\d+) power counters?\b/g, "$1[power]"],
  [/(\d+) tags?\b/g, "$1[tag]"],
];

/** The price of a proposal with symbols, the cards that it uses ("3 credits, with Mimic"), and the credits that come from the pool; null if cards pay some. */
export function priceOf(text: string): { price: string; means: string; credits: number | null } {
  const at = text.lastIndexOf(", with ");
  const price = at < 0 ? text : text.slice(0, at);
  const means = at < 0 ? "" : text.slice(at + 2);
  const short = SYMBOLS.reduce((words, [plain, symbol]) => words.replace(plain, symbol), price.replace(/ from [^,]+/g, ""));
  const credits = /\(\d+ from /.test(price) ? null : Number(/(\d+) credits?\b/.exec(price)?.[1] ?? 0);
  return { price: short.replace(/, /g, " "), means: means && `${means[0]!.toUpperCase()}${means.slice(1)}.`, credits };
}

const SHORT = 30;

const MAY_SPEND = /^While this ice is encountered, the Runner may spend ((?:\[click\])+) to (break [^.]*)\.$/;
const MET = /\bthe rezzed ice being encountered\b/i;

/** An ability as an answer: a heading with the card and a short effect, the price, and an effect too long for the heading. `met` is the encountered ice. */
export function abilityOf(option: OptionData, met = ""): { head: string; price: string; effect: string } | undefined {
  const card = option.card ?? "";
  if (!card || !option.words.startsWith(`${card}: `)) return undefined;
  const said = MAY_SPEND.exec(option.words.slice(card.length + 2));
  if (said) return { head: `${card}: ${said[2]!.replace(/ on (?:it|this ice)$/, "")}`, price: said[1]!, effect: "" };
  const [, printed = "", effect = ""] = /^(?:([^.]*?): )?(.*)$/s.exec(option.words.slice(card.length + 2)) ?? [];
  const price = printed.replace(/^Hosted (virus|power) counter$/, "1[$1]");
  const symbols = /^(\[[a-z-]+\]|\d|, |\s)+$/.test(price);
  const whole = symbols || !price ? effect : `${price}: ${effect}`;
  const rest = (met ? whole.replace(MET, met) : whole).replace(/ for the remainder of (?:this|the) (run|encounter|turn)\b/, " this $1");
  const short = rest.length <= SHORT;
  return { head: short ? `${card}: ${rest.replace(/\.$/, "")}` : card, price: symbols ? price : "", effect: short ? "" : rest };
}
