/** Ordering and stacking of servers, and their options. */
import { strings } from "../lib/strings";
import type { RunPlace, Server } from "../lib/view";
import { keyOf } from "./game.svelte";
import type { TableUi } from "./ui.svelte";

const CENTRALS = ["Archives", "R&D", "HQ"];
const MOST_REMOTES = 6; // beyond this, remotes with a single card and no ice share a column
export const MANY_ICE = 4;

/** Archives, R&D and HQ, then the remotes by number. */
export function inOrder(servers: readonly Server[]): Server[] {
  const rank = (server: Server): number => (CENTRALS.includes(server.name) ? CENTRALS.indexOf(server.name) : CENTRALS.length + Number(/\d+/.exec(server.name)?.[0] ?? 0));
  return [...servers].sort((one, other) => rank(one) - rank(other));
}

/** Group servers into columns: remotes that look the same, or all small ones if there are many. */
export function stacksOf(servers: readonly Server[], running: string | undefined, stacking: boolean): Server[][] {
  const many = servers.length - CENTRALS.length > MOST_REMOTES;
  const likeness = (server: Server): string => {
    const card = server.root[0];
    if (!stacking || !card || server.root.length > 1 || server.ice.length || card.hosted?.length || running === server.name) return server.name;
    if (many) return "single";
    return card.title && card.faceup !== false ? `${card.title} ${JSON.stringify(card.tokens ?? {})}` : server.name;
  };
  const found = new Map<string, Server[]>();
  for (const server of servers) found.set(likeness(server), [...(found.get(likeness(server)) ?? []), server]);
  return [...found.values()];
}

/** Whether ice is drawn flat: passed in this run, or among many and not near the Runner. */
export function isBar(server: Server, place: number, run: RunPlace | null, oneServer: boolean): boolean {
  const here = run?.server === server.name;
  if (here && (place < run.at || (oneServer && place !== run.at))) return true;
  if (server.ice.length <= MANY_ICE) return false;
  return !here || Math.abs(place - run.at) > 1;
}

/** The label on a server that answers the open question, else "". */
export function markOf(ui: TableUi, name: string): string {
  const first = ui.game.marks.get(keyOf.server(name))?.[0];
  return first ? (strings.table.mark[first.kind] ?? strings.table.mark["use"]!) : "";
}

/** Drag and drop is a shortcut for a click on the card and another on the server. */
export function dropOn(ui: TableUi, event: DragEvent, name: string): void {
  event.preventDefault();
  const first = ui.game.marks.get(event.dataTransfer?.getData("text/plain") ?? "")?.[0];
  ui.dragged = "";
  if (first?.kind === "install") ui.game.command(`install ${first.card} in ${name}`);
  else if (first) ui.game.choose(first);
}

/** Scroll an element into view. scrollIntoView would move clipped ancestors too. */
export function bring(box: Element, one: Element | null): void {
  for (let around = one?.parentElement; one && around; around = around === box ? null : around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const [inner, outer] = [one.getBoundingClientRect(), around.getBoundingClientRect()];
    if (overflowY === "auto") around.scrollTop += Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom);
    if (overflowX === "auto") around.scrollLeft += Math.min(0, inner.left - outer.left) || Math.max(0, inner.right - outer.right);
  }
}
