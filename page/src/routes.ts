/** Routes; each page is loaded when it is first opened. */
import type { Component } from "svelte";
import { strings } from "./lib/strings";

export interface Route {
  path: string;
  title: string;
  bare?: boolean; // fills the window, without header and navigation
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages differ in their props
  page: () => Promise<{ default: Component<any> }>;
}

export const routes: Route[] = [
  { path: "/", title: strings.nav.play, page: () => import("./pages/Lobby.svelte") },
  { path: "/table/:id", title: strings.table.title, bare: true, page: () => import("./table/Table.svelte") },
  { path: "/learn", title: strings.learn.title, page: () => import("./learn/Learn.svelte") },
  { path: "/learn/:lesson", title: strings.learn.title, bare: true, page: () => import("./learn/Lesson.svelte") },
  { path: "/replays", title: strings.replay.listTitle, page: () => import("./pages/Replays.svelte") },
  { path: "/replay/:id", title: strings.replay.title, bare: true, page: () => import("./pages/Replay.svelte") },
  { path: "/decks", title: strings.decks.title, page: () => import("./pages/Decks.svelte") },
  { path: "/deck/:id", title: strings.decks.one, page: () => import("./pages/Deck.svelte") },
  { path: "/cards", title: strings.cards.title, page: () => import("./pages/Cards.svelte") },
  { path: "/account", title: strings.account.title, page: () => import("./pages/Account.svelte") },
  { path: "/in/:secret", title: strings.account.title, page: () => import("./pages/Account.svelte") },
];
