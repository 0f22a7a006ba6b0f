/** The shape of a catalogue: a translation with a missing key does not compile. */
import type { WhyNot } from "../../learn/why_not";
import type { Lessons } from "../../learn/words";
import type english from "./en";

export type Strings = typeof english;

export interface Translation {
  strings: Strings;
  lessons: Lessons;
  whyNot: WhyNot;
}
