/** The page's language: the player's choice, or the first of the browser's languages with a catalogue. */
import { speak, type Translation } from "./strings";
import { remember, remembered } from "./theme.svelte";

const KEY = "sneakdoor.language";

/** Languages with their own names and BCP 47 tags. */
export const languages = {
  en: { name: "English", tag: "en" },
  de: { name: "Deutsch", tag: "de" },
  fr: { name: "Français", tag: "fr" },
  es: { name: "Español", tag: "es" },
  zh: { name: "简体中文", tag: "zh-Hans" },
} as const;
export type Language = keyof typeof languages;

/** English is part of the page; other catalogues are loaded on demand. */
const catalogues: Record<Exclude<Language, "en">, () => Promise<{ default: Translation }>> = {
  de: () => import("./strings/de"),
  fr: () => import("./strings/fr"),
  es: () => import("./strings/es"),
  zh: () => import("./strings/zh"),
};

const known = (code: string): code is Language => Object.hasOwn(languages, code);

/** Ignores regions and scripts: de-AT is German, and all Chinese is the simplified script, the only one available. */
function wanted(): Language {
  const chosen = remembered(KEY);
  if (chosen !== null && known(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.split("-", 1)[0]!.toLowerCase()).find(known) ?? "en";
}

let spoken: Language = "en";
/** The language in use. */
export const language = (): Language => spoken;

/** Modules read their strings when they are loaded, so a change of language reloads the page. */
export function chooseLanguage(code: Language): void {
  remember(KEY, code);
  location.reload();
}

export async function loadLanguage(): Promise<void> {
  const code = wanted();
  try {
    if (code !== "en") speak((await catalogues[code]()).default);
    spoken = code;
  } catch {
    // The catalogue could not be loaded: stay with English.
  }
  document.documentElement.lang = languages[spoken].tag;
}
