import type { KeyHelp } from "../../table/shortcuts.svelte";

/** The keys of a game of Evropská válka, in the order in which the help lists them. */
export const KEYS: KeyHelp = [
  ["← ↑ → ↓", "walk"],
  ["Enter", "pick"],
  ["N", "next"],
  ["1 … 9", "count"],
  ["M", "most"],
  ["G", "go"],
  ["D", "draft"],
  ["F", "fate"],
  ["P", "pass"],
  ["Esc", "cancel"],
  ["U", "undo"],
  ["E", "end"],
  ["Q", "question"],
  ["O", "overview"],
  ["K", "hand"],
  ["T", "talks"],
  ["S", "fields"],
  ["L", "film"],
  ["W", "waiting"],
  ["X", "skip"],
  ["?", "help"],
];

export const DEEDS: Record<string, string> = {
  n: "next", m: "most", g: "go", d: "draft", f: "fate", p: "pass", u: "undo", e: "end", Escape: "cancel",
};
