/** Helpers for catalogues: strings by key, and numbers formatted for the page's language. */

/** Strings by a key from the server. Known keys are part of the type, so every translation must have them. */
export const byKey = <K extends string, V = string>(words: Record<K, V>): Record<K, V> & Record<string, V> => words as Record<K, V> & Record<string, V>;

const inUse = (): string => document.documentElement.lang || "en";

export const percent = (share: number, digits = 0): string => new Intl.NumberFormat(inUse(), { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share);

/** Format a server timestamp (seconds) as a date. */
export const dateTime = (seconds: number): string => new Intl.DateTimeFormat(inUse(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
