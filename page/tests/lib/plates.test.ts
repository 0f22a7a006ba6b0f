// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { plate } from "../../src/lib/plates";

const svg = (value: string): string => decodeURIComponent(/^url\("data:image\/svg\+xml,(.*)"\)$/s.exec(value)![1]!);

it("the same title has the same picture, another title another", () => {
  expect(plate("jinteki", "Snare!")).toBe(plate("jinteki", "Snare!"));
  expect(plate("jinteki", "Snare!")).not.toBe(plate("jinteki", "Fetal AI"));
  expect(plate("jinteki", "Snare!")).not.toBe(plate("nbn", "Snare!"));
});

it.each(["haas_bioroid", "jinteki", "nbn", "weyland_consortium", "anarch", "criminal", "shaper", "adam", "apex", "sunny_lebeau", "corp", "runner", "unheard of"])(
  "%s is drawn as well-formed SVG without broken numbers",
  (faction) => {
    for (const title of ["Snare!", "Déjà Vu", ""]) {
      const drawn = svg(plate(faction, title));
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml");
      expect(parsed.querySelectorAll("path, circle").length).toBeGreaterThan(4);
    }
  },
);
