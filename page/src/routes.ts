/** Which page stands under which path. Each is fetched when it is first opened. */
import type { Component } from "svelte";
import { strings } from "./lib/strings";

export interface Route {
  path: string;
  title: string;
  bare?: boolean; // fills the window: no heading and no links around it
  page: () => Promise<{ default: Component<any> }>;
}

export const routes: Route[] = [
  { path: "/", title: strings.nav.play, page: () => import("./pages/Home.svelte") },
  { path: "/table/:id", title: strings.table.title, bare: true, page: () => import("./table/Table.svelte") },
];
