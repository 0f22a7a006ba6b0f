/** Changes to a view: paths of keys and places, each with its new value, or alone where something is gone. */
export type Step = string | number;
export type Change = [Step[], unknown] | [Step[]];

type Node = Record<string, unknown> | unknown[];

/** Carry the changes out on this very object. A path that leads nowhere throws, and a whole view is asked for. */
export function apply(view: Node, changes: readonly Change[]): Node {
  let whole = view;
  for (const change of changes) {
    const path = change[0];
    if (path.length === 0) {
      whole = change[1] as Node;
      continue;
    }
    let at: unknown = whole;
    for (const step of path.slice(0, -1)) {
      at = (at as Record<Step, unknown> | null | undefined)?.[step];
    }
    if (at === null || typeof at !== "object") throw new Error(`no such place: ${path.join("/")}`);
    const last = path[path.length - 1]!;
    if (change.length === 2) {
      if (Array.isArray(at) && Number(last) > at.length) throw new Error(`no such place: ${path.join("/")}`);
      (at as Record<Step, unknown>)[last] = change[1];
    } else if (Array.isArray(at)) at.splice(Number(last), 1);
    else delete (at as Record<Step, unknown>)[last];
  }
  return whole;
}
