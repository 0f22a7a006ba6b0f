import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Tests that need a document say so themselves: `@vitest-environment happy-dom` costs more than a second per file.
  resolve: { conditions: ["browser"] }, // Svelte's client runtime, not the one for servers
  test: { include: ["tests/**/*.test.ts"], restoreMocks: true },
});
