import { recall, remember } from "../lib/keep";

/** The keys of the table, in the order in which the help lists them. */
export const KEYS: [string, string][] = [
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
  ["?", "help"],
];

export type Deed =
  | "next" | "most" | "go" | "undo" | "fight" | "arm" | "card" | "end" | "cancel" | "question" | "overview" | "cards" | "talks" | "states" | "help";

const DEEDS: Record<string, Deed> = {
  n: "next", m: "most", g: "go", u: "undo", f: "fight", a: "arm", c: "card", e: "end", q: "question", o: "overview", k: "cards",
  t: "talks", s: "states", "?": "help", Escape: "cancel",
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key asks for: a deed, a digit, or nothing. */
export function deedOf({ key, ctrlKey, metaKey, altKey }: Pressed): Deed | { digit: string } | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[0-9]$/.test(key)) return { digit: key };
  return DEEDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether the key belongs to what has the focus: a field that is typed into, or an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input:not([type=range], [type=checkbox], [type=radio]), textarea, select, dialog") !== null;
}

/** Single keys can be turned off, for those whose tools send letters of their own. */
export class Shortcuts {
  areOn: boolean = $state(recall("keys") !== "off");

  turn(on: boolean): void {
    this.areOn = on;
    remember("keys", on ? "on" : "off");
  }
}
