// Rules that find mistakes; formatting is left to prettier.
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "public"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "off", // svelte/prefer-const knows $props() and $state()
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      "no-undef": "off", // TypeScript does this, with types
      "@typescript-eslint/no-non-null-assertion": "off", // indices are checked (noUncheckedIndexedAccess)
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that the layout would lose
      "svelte/prefer-svelte-reactivity": "off", // collections are replaced, not changed in place
      "svelte/no-navigation-without-resolve": "off", // it is about SvelteKit; the page has its own router
    },
  },
);
