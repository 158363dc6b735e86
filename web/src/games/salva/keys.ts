import type { KeyHelp } from "../../table/shortcuts.svelte";

/** The keys of a game of Salva, in the order in which the help lists them. */
export const KEYS: KeyHelp = [
  ["← ↑ → ↓", "walk"],
  ["Enter", "pick"],
  ["N", "next"],
  ["A", "all"],
  ["1 … 9", "choose"],
  ["G", "go"],
  ["R", "repeat"],
  ["Esc", "cancel"],
  ["U", "undo"],
  ["E", "end"],
  ["C", "cards"],
  ["M", "truth"],
  ["P", "possible"],
  ["J", "given"],
  ["B", "battle"],
  ["V", "battle-map"],
  ["H", "battle-hold"],
  ["F D", "battle-step"],
  ["Q", "question"],
  ["O", "overview"],
  ["K", "field"],
  ["T", "talks"],
  ["S", "fields"],
  ["I", "book"],
  ["L", "film"],
  ["W", "waiting"],
  ["X", "skip"],
  ["?", "help"],
];

export const DEEDS: Record<string, string> = {
  n: "next", a: "all", g: "go", r: "repeat", u: "undo", e: "end", i: "book", c: "cards", m: "truth", p: "possible", j: "given", Escape: "cancel",
};
