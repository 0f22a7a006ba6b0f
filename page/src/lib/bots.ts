/** Bots with their display names, portraits (components/Portrait) and levels in plain words (strings). */
import { strings } from "./strings";

export interface BotFace {
  key: string; // of portrait and strings
  name: string;
  level: number; // 1 to 5; 0: the partner in a lesson
}

const KEYS: string[] = ["pip", "marlow", "vesper", "quill", "atlas"];

/** Names that the levels had before; saved games and replays still use them. */
const OLDER: Record<string, string> = { random: "pip", greedy: "vesper", "search:0.3s": "quill", "search:1s": "quill", "search:3s": "atlas" };

const PARTNER = "lesson"; // the server's name for the script that plays the other side of a lesson

/** Selectable bots, weakest first. */
export const BOTS: string[] = KEYS;

/** Look up a bot by its technical name; unknown bots are shown under that name. */
export function botOf(technical: string): BotFace | null {
  if (!technical) return null;
  if (technical === PARTNER) return { key: "pip", name: strings.bots["pip"]!.name, level: 0 };
  const key = OLDER[technical] ?? technical;
  const place = KEYS.indexOf(key);
  if (place < 0) return null;
  return { key, name: strings.bots[key]!.name, level: place + 1 };
}
