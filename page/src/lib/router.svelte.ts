/** A small router: paths with `:parameters`, in-page links, Back and Forward. */
export type Params = Record<string, string>;

export const place = $state<{ path: string; query: URLSearchParams }>({
  path: location.pathname,
  query: new URLSearchParams(location.search),
});

function arrive(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
  scrollTo(0, 0);
}

/** Match a path against a pattern; return its parameters, or null. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const there = path.split("/").filter(Boolean);
  if (wanted.length !== there.length) return null;
  const found: Params = {};
  for (let n = 0; n < wanted.length; n++) {
    const want = wanted[n]!;
    const is = there[n]!;
    if (want.startsWith(":")) {
      try {
        found[want.slice(1)] = decodeURIComponent(is);
      } catch {
        return null;
      }
    } else if (want !== is) return null;
  }
  return found;
}

addEventListener("popstate", arrive);
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|schema|health|metrics|assets|reference)(\/|$)/.test(link.pathname)) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
