import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server's address while the page is worked on (`pnpm dev`); built, the page is served by the server itself.
const SERVER = process.env["SNEAKDOOR_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: process.env["SNEAKDOOR_PAGE_OUT"] ?? "../src/sneakdoor/web/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // they know light-dark()
    assetsInlineLimit: 0, // the content policy wants everything from a file
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: SERVER },
      "/ws": { target: SERVER, ws: true },
    },
  },
});
