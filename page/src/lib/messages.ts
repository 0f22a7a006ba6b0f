/** Made by tools/page_types.py from the server's types: change them there, and write this file anew. */

export interface SeenSubroutine {
  broken: boolean;
  words: string;
}

export interface SeenCard {
  faceup?: boolean;
  handle?: number;
  hosted?: SeenCard[];
  needs?: number;
  points?: number;
  remembers?: Record<string, unknown>;
  strength?: number;
  subroutines?: SeenSubroutine[];
  title?: string;
  tokens?: Record<string, number>;
}

export interface SeenPile {
  cards?: string[];
  count?: number;
  facedown?: string[];
  hidden?: number;
  known?: Record<string, string>;
}

export interface SeenServer {
  ice: SeenCard[];
  name: string;
  root: SeenCard[];
}

export interface SeenPlayer {
  clicks: number;
  credits: number;
  deck: SeenPile;
  discard: SeenPile;
  hand: SeenPile;
  hand_size: number;
  identity: SeenCard;
  score: number;
  scored: SeenCard[];
  side: "corp" | "runner";
}

export interface SeenStage {
  details: Record<string, unknown>;
  step: string;
  what: string;
}

export interface SeenEffect {
  on?: number;
  source?: string;
  until?: string;
  words?: string;
}

export interface SeenOutcome {
  how: string;
  winner: "corp" | "runner" | null;
}

/** A structure under way, and the step of it that lights up. */
export interface SeenPlace {
  step: string;
  structure: string;
  words: string;
}

/** What `View.as_dict` gives without log and question; `where` is the place on the timing bar. */
export interface SeenTable {
  active: "corp" | "runner";
  aside: SeenPile;
  bad_publicity: number;
  brain_damage: number;
  corp: SeenPlayer;
  lingering: SeenEffect[];
  link: number;
  memory_limit: number;
  memory_used: number;
  outcome: SeenOutcome | null;
  playing: SeenCard[];
  removed: SeenPile;
  rig: Record<string, SeenCard[]>;
  runner: SeenPlayer;
  servers: SeenServer[];
  side: "corp" | "runner" | null;
  stages: SeenStage[];
  tags: number;
  turn: number;
  where: SeenPlace[];
}

/** Minutes for the whole game and seconds that come back with each answer. */
export interface ClockSetting {
  minutes: number;
  increment?: number;
}

/** How a table was opened. */
export interface Settings {
  format: string | null;
  clock: ClockSetting | null;
  public: boolean;
  spectators: boolean;
  delay: number;
  open_hands: boolean;
}

/** Something for each side. */
export interface Pair {
  corp: string | null;
  runner: string | null;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  status: "open" | "over" | "playing";
  names: Pair;
  identities: Pair;
  bots: Pair;
  settings: Settings;
  opened: number;
  turn: number;
  watching: number;
  seat: "corp" | "runner" | null;
  host: boolean;
  key: string | null;
  next: string | null;
}

export interface DeckTold {
  name: string;
  identity: string;
  cards: Record<string, number>;
}

/** An option as the seat for programs tells it. */
export interface OptionTold {
  index: number;
  kind: string;
  words: string;
  card?: string;
  handle?: number;
  ability?: number;
  server?: string;
  number?: number;
  zone?: string;
}

/** What a seat can do in one go: say `command`, and it is done at this price. */
export interface ProposalTold {
  words: string;
  command: string;
  price: string;
}

/** The wishes of a seat (`sneakdoor.seating.Policy`). */
export interface SeatTold {
  auto: boolean;
  stops: string[];
  leave: string[];
  hold: boolean;
}

export interface EntryTold {
  card?: string;
  kind?: string;
  rule?: string;
  server?: string;
  side?: "corp" | "rules" | "runner";
  source?: string;
  turn?: number;
  words?: string;
}

/** A line of the story: its words, and which entries of the log (from, to) it tells. */
export interface ParagraphTold {
  words: string;
  heading: boolean;
  first: number;
  last: number;
  turn: number;
}

export interface RefusalTold {
  rule: string;
  words: string;
}

export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  role: "corp" | "runner" | "spectator";
  table: TableInfo;
  deck: DeckTold | null;
  seat: SeatTold | null;
}

export interface State {
  type: "state";
  n: number;
  view: SeenTable;
}

export interface Change {
  type: "change";
  n: number;
  patch: unknown[][];
}

export interface Log {
  type: "log";
  start: number;
  entries: EntryTold[];
  story_start: number;
  story: ParagraphTold[];
}

export interface Decision {
  type: "decision";
  id: number;
  kind: string;
  rule: string;
  prompt: string;
  card: string;
  options: OptionTold[];
  text: boolean;
  default: number | null;
  proposals: ProposalTold[];
  thinking: boolean;
  undo: boolean;
  seat: SeatTold | null;
  notes: string[];
}

/** What was still being worked out when the question was asked. */
export interface Proposals {
  type: "proposals";
  id: number;
  proposals: ProposalTold[];
}

export interface Waiting {
  type: "waiting";
  side: "corp" | "runner" | null;
  kind: string;
  rule: string;
  undo: boolean;
}

export interface Why {
  type: "why";
  option: Record<string, unknown>;
  refusals: RefusalTold[];
}

export interface Complete {
  type: "complete";
  complete: string;
  titles: string[];
}

/** Seconds that are left to each, and whose are running. */
export interface Clock {
  type: "clock";
  corp: number;
  runner: number;
  running: "corp" | "runner" | null;
}

export interface Chat {
  type: "chat";
  who: string;
  role: "corp" | "runner" | "spectator";
  words: string;
  at: number;
}

export interface Presence {
  type: "presence";
  corp: boolean;
  runner: boolean;
  watching: number;
}

export interface Offer {
  type: "offer";
  what: string;
  side: "corp" | "runner";
  answer: boolean | null;
}

export interface Over {
  type: "over";
  winner: "corp" | "runner" | null;
  how: string;
  points: Record<string, number>;
  replay: string;
}

/** Words of the seat for its player. */
export interface Note {
  type: "note";
  words: string;
}

/** The wishes of the seat, after they were changed. */
export interface Seated {
  type: "seat";
  seat: SeatTold;
}

/** Both want a rematch: the table to go to. */
export interface Next {
  type: "next";
  table: string;
}

export interface Error {
  type: "error";
  message: string;
  id: number | null;
}

export interface Pong {
  type: "pong";
  pong: unknown;
}

/** The lobby: all public tables. */
export interface Tables {
  type: "tables";
  tables: TableInfo[];
}

/** One thing at a time; `id` is the question that is meant. */
export interface FromViewer {
  id?: number;
  choice?: number | Record<string, unknown>;
  why?: Record<string, unknown>;
  text?: string;
  complete?: string;
  concede?: boolean;
  command?: string;
  policy?: Record<string, unknown>;
  undo?: boolean;
  offer?: string;
  answer?: string;
  yes?: boolean;
  chat?: string;
  resync?: boolean;
  ping?: number | number | string | null;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  csrf: string;
  link: string | null;
}

export interface Name {
  name: string;
}

export interface Account {
  name: string;
  password: string;
}

export interface Secret {
  secret: string;
}

/** One of these: a starter deck by name, a saved deck by id, a list as text. */
export interface DeckChoice {
  starter?: string | null;
  saved?: string | null;
  list?: string | null;
}

/** A bot to play against; without a deck it takes one of the starter decks. */
export interface Rival {
  bot: string;
  deck?: DeckChoice | null;
}

/** Without a deck it is one of the starter decks, by chance; a deck says the side, where that is left to chance. */
export interface NewTable {
  deck?: DeckChoice | null;
  side?: "corp" | "random" | "runner";
  opponent?: Rival | null;
  format?: string | null;
  clock?: ClockSetting | null;
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  open_hands?: boolean;
  seed?: number | null;
}

export interface Opened {
  id: string;
  key: string;
  side: "corp" | "runner";
}

export interface Joining {
  deck?: DeckChoice | null;
  key?: string | null;
}

/** A deck as the page has it. */
export interface DeckBody {
  identity: string;
  cards: Record<string, number>;
  name?: string;
  extras?: Record<string, number>;
  notes?: string;
  side?: string;
}

export interface SavedDeck {
  id: string;
  name: string;
  text: string;
  changed: number;
  identity: string | null;
  side: string | null;
}

export interface NewDeck {
  text: string;
  name?: string;
}

export interface DeckText {
  text: string;
  filename?: string | null;
}

export interface Checking {
  deck: DeckBody;
  format?: string | null;
}

export interface Exporting {
  deck: DeckBody;
  form: string;
}

export interface Dealing {
  deck: DeckBody;
  n?: number;
  seed?: number | null;
  wanted?: string[];
}

export interface Comparing {
  a: DeckBody;
  b: DeckBody;
}

export interface Upload {
  record: string;
}

export interface Uploaded {
  id: string;
  length: number;
}

export interface PlayOn {
  at: number;
  side: "corp" | "runner";
  bot?: string;
  public?: boolean;
}

export interface NoteTold {
  id: string;
  at: number;
  who: string;
  words: string;
  mine: boolean;
}

export interface NewNote {
  at: number;
  words: string;
}

export type ToViewer = Hello | State | Change | Log | Decision | Proposals | Waiting | Why | Complete | Clock | Chat | Presence | Offer | Over | Note | Seated | Next | Error | Pong | Tables;

export const PROTOCOL = 2;

export const LEAST_DELAY = 60;
