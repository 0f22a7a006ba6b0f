// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { go, match, place } from "../../src/lib/router.svelte";

describe("match", () => {
  it("gives the named parts, decoded", () => {
    expect(match("/table/:id", "/table/a%20b")).toEqual({ id: "a b" });
    expect(match("/", "/")).toEqual({});
  });

  it.each([
    ["/table/:id", "/table"],
    ["/table/:id", "/table/1/2"],
    ["/decks", "/cards"],
    ["/table/:id", "/table/%E0%A4%A"],
  ])("%s does not fit %s", (pattern, path) => {
    expect(match(pattern, path)).toBeNull();
  });
});

describe("links", () => {
  beforeEach(() => {
    vi.stubGlobal("scrollTo", () => {});
    go("/");
    document.body.innerHTML = "";
  });

  const click = (html: string, init: MouseEventInit = {}): boolean => {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
    document.querySelector("a")!.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("inside the page change the place without loading it", () => {
    expect(click('<a href="/cards?q=x">cards</a>')).toBe(true);
    expect([place.path, place.query.get("q")]).toEqual(["/cards", "x"]);
  });

  it.each(['<a href="/api/me">', '<a href="/reference/index.html">', '<a href="/cards" target="_blank">', '<a href="/cards" download>', '<a href="https://example.org/cards">'])(
    "%s is left to the browser",
    (html) => {
      const leave = (event: Event): void => event.preventDefault(); // happy-dom would load the page
      addEventListener("click", leave);
      click(`${html}x</a>`);
      removeEventListener("click", leave);
      expect(place.path).toBe("/");
    },
  );

  it("with a key held is left to the browser", () => {
    const leave = (event: Event): void => event.preventDefault();
    addEventListener("click", leave);
    click('<a href="/cards">cards</a>', { ctrlKey: true });
    removeEventListener("click", leave);
    expect(place.path).toBe("/");
  });
});
