import { recall, remember } from "../lib/keep";

/** Keys and the name of what they do, in the order in which the help lists them. */
export type KeyHelp = [string, string][];

/** What the help of a table tells: by the names of its sentences, and what the rules advise for agreements. */
export interface TableHelp {
  keys: KeyHelp;
  topics: string[];
  ways: string[];
  advice?: string[];
}

/** Keys that do the same at every table. */
const COMMON: Record<string, string> = { q: "question", o: "overview", k: "own", t: "talks", s: "list", l: "film", x: "skip", w: "waiting", "?": "help" };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key asks for: a deed, a digit, or nothing. */
export function deedOf({ key, ctrlKey, metaKey, altKey }: Pressed, keys: Record<string, string>): string | { digit: string } | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[0-9]$/.test(key)) return { digit: key };
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  return keys[pressed] ?? COMMON[pressed] ?? null;
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
