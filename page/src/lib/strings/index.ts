/** The strings of the page. English is part of the first script; another catalogue replaces it before the page is mounted (see locale.ts). */
import english from "./en";
import type { Strings, Translation } from "./shape";

export type { Strings, Translation } from "./shape";

export let strings: Strings = english;
/** The lessons in the page's language; null for English (see learn/words.ts). */
export let translatedLessons: Translation["lessons"] | null = null;
/** Why another choice is not wanted yet in a lesson (see learn/why_not.ts). */
export let translatedWhyNot: Translation["whyNot"] | null = null;

export function speak(translation: Translation): void {
  strings = translation.strings;
  translatedLessons = translation.lessons;
  translatedWhyNot = translation.whyNot;
}
