/** Text with inline symbols, as in "1[credit]: Break 1 subroutine." */
const SYMBOL = /\[([a-z-]+)\]/g;
const GROUP = /[+\-−]?\d*(?:\[[a-z-]+\](?:, (?=\[))?)+[:,.;]?/g;

function pieces(text: string, pattern: RegExp): [string, boolean][] {
  const out: [string, boolean][] = [];
  let rest = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > rest) out.push([text.slice(rest, found.index), false]);
    out.push([found[0], true]);
    rest = found.index + found[0].length;
  }
  if (rest < text.length) out.push([text.slice(rest), false]);
  return out;
}

/** Split at groups that stay on one line: a number, its symbols and the sign after them. */
export const groups = (text: string): [string, boolean][] => pieces(text, GROUP);
/** Split at the symbols. */
export const symbols = (text: string): [string, boolean][] => pieces(text, SYMBOL);
