/** Animate cards from their old to their new positions (FLIP). */
const LONG = 320;

interface Was {
  rect: DOMRect;
  title: string;
}

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function places(): Map<string, Was> {
  const out = new Map<string, Was>();
  for (const one of document.querySelectorAll<HTMLElement>("[data-flies]")) {
    out.set(one.dataset["flies"]!, { rect: one.getBoundingClientRect(), title: one.dataset["title"] ?? "" });
  }
  return out;
}

/** Call before the view changes; call the result once the change is drawn. */
export function flight(): () => void {
  if (still() || document.hidden) return () => {};
  const before = places();
  if (!before.size) return () => {};
  return () => {
    const after = new Map<string, HTMLElement>();
    for (const one of document.querySelectorAll<HTMLElement>("[data-flies]")) after.set(one.dataset["flies"]!, one);
    const gone = [...before].filter(([key]) => !after.has(key));
    for (const [key, element] of after) {
      const was = before.get(key) ?? origin(element, gone, before);
      if (was) fly(element, was.rect);
    }
  };
}

/** The origin of a new card: a card of that title that has just disappeared, or else its pile. */
function origin(element: HTMLElement, gone: [string, Was][], before: Map<string, Was>): Was | undefined {
  const title = element.dataset["title"] ?? "";
  const place = gone.findIndex(([, was]) => title !== "" && was.title === title);
  if (place >= 0) return gone.splice(place, 1)[0]![1];
  return before.get(element.dataset["from"] ?? "");
}

function fly(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const x = from.left - to.left;
  const y = from.top - to.top;
  if ((Math.abs(x) < 2 && Math.abs(y) < 2) || !to.width || !from.width) return;
  element.animate(
    [
      { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 20 },
      { transformOrigin: "0 0", transform: "none", zIndex: 20 },
    ],
    { duration: LONG, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}
