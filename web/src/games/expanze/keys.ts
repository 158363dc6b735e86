import type { KeyHelp } from "../../table/shortcuts.svelte";

/** The keys of a game of Expanze, in the order in which the help lists them. */
export const KEYS: KeyHelp = [
  ["← ↑ → ↓", "walk"],
  ["Enter", "pick"],
  ["N", "next"],
  ["1 … 9", "count"],
  ["M", "most"],
  ["G", "go"],
  ["+ −", "place"],
  ["U", "undo"],
  ["F", "fight"],
  ["A", "arm"],
  ["C", "card"],
  ["E", "end"],
  ["Esc", "cancel"],
  ["Q", "question"],
  ["O", "overview"],
  ["K", "cards"],
  ["T", "talks"],
  ["S", "states"],
  ["L", "film"],
  ["W", "waiting"],
  ["X", "skip"],
  ["?", "help"],
];

/** What the rules advise for agreements; the server has the sentences. */
export const ADVICE = ["advice-agree-on-what-you-could-punish", "advice-expect-a-breach-from-the-winner"];

export const DEEDS: Record<string, string> = {
  n: "next", m: "most", g: "go", u: "undo", f: "fight", a: "arm", c: "card", e: "end", Escape: "cancel",
};
