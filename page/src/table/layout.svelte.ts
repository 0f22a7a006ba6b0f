/** The layout of the table by window size: decided here once, used by the style sheets. */
export type Shape = "wide" | "tablet" | "portrait" | "landscape";

const QUERIES: [string, Shape][] = [
  ["(max-width: 700px)", "portrait"],
  ["(min-width: 701px) and (max-height: 500px)", "landscape"],
  ["(min-width: 701px) and (max-width: 1180px) and (min-height: 501px)", "tablet"],
];
const lists = QUERIES.map(([query, shape]) => ({ list: matchMedia(query), shape }));
const now = (): Shape => lists.find(({ list }) => list.matches)?.shape ?? "wide";

export const layout = $state<{ shape: Shape }>({ shape: now() });
for (const { list } of lists) list.addEventListener("change", () => (layout.shape = now()));

/** Whether a single server is shown, the others as tabs. */
export const oneServer = (): boolean => layout.shape !== "wide";
export const phone = (): boolean => layout.shape === "portrait" || layout.shape === "landscape";
