/** Patches of a view: paths of keys and indices, each with its new value, or without one to delete it. */
type Step = string | number;

/** Apply a patch. Objects that are not on a path stay identical, so only what changed is drawn again. */
export function patched<T>(view: T, changes: readonly (readonly unknown[])[]): T {
  let whole: unknown = view;
  for (const change of changes) {
    const path = change[0] as Step[];
    whole = changed(whole, path, 0, change);
  }
  return whole as T;
}

function changed(node: unknown, path: readonly Step[], depth: number, change: readonly unknown[]): unknown {
  if (depth === path.length) return change[1];
  if (node === null || typeof node !== "object") throw new Error(`no such place: ${path.join("/")}`);
  const step = path[depth]!;
  const last = depth === path.length - 1;
  if (Array.isArray(node)) {
    const place = Number(step);
    if (place < 0 || place > node.length) throw new Error(`no such place: ${path.join("/")}`);
    const copy = [...(node as unknown[])];
    if (last && change.length < 2) copy.splice(place, 1);
    else copy[place] = changed(copy[place], path, depth + 1, change);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(node as Record<string, unknown>) };
  if (last && change.length < 2) delete copy[step];
  else copy[step] = changed(copy[step], path, depth + 1, change);
  return copy;
}
