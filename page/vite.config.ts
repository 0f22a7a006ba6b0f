import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server's address in development (`pnpm dev`); once built, the server itself serves the page.
const SERVER = process.env["SNEAKDOOR_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: process.env["SNEAKDOOR_PAGE_OUT"] ?? "../src/sneakdoor/web/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // they support light-dark()
    assetsInlineLimit: 0, // the content policy forbids fonts in data URLs
    modulePreload: { polyfill: false },
    // Fewer files: each costs its headers. `strings` is what every page needs, though other languages share a part of it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "strings", test: /src\/(lib\/(locale|theme|strings\/(index|format|en\/))|components\/LanguageMenu)/ },
            { name: "shared", test: /src\/(components\/(Button|Dialog|Glyph|NavBar|Trouble)\.|lib\/(bots|catalog|glyphs|http|pictures|socket))/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: SERVER },
      "/ws": { target: SERVER, ws: true },
    },
  },
});
