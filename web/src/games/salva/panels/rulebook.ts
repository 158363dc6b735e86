// The rules that are on in this match, out of the whole rulebook; no drawing here.

import type { RuleBook } from "../../../wire";
import type { Words } from "../view";

/** A chapter that is on, with the class of each of its rules: a rule, one that is seldom used, or a note. */
export interface Heading {
  chapter: string;
  title: Words;
  rules: Record<string, "rule" | "rare" | "note">;
}

export interface Clause {
  id: string;
  text: string;
  is: "rule" | "rare" | "note";
}

export interface Section {
  title: string;
  clauses: Clause[];
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rules of one chapter under the headings of the book: rare ones and notes if wanted, only those with the words. */
export function sections(book: RuleBook, heading: Heading, showsRare: boolean, words: string): Section[] {
  const found: Section[] = [];
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  for (const clause of book.clauses) {
    const is = heading.rules[clause.id];
    if (is === undefined || (is !== "rule" && !showsRare)) continue;
    const text = plain(`${clause.id} ${clause.section} ${clause.text}`);
    if (!wanted.every((word) => text.includes(word))) continue;
    const title = clause.section.replace(/^[\d.]+\s*/, "").replace(/^`\w+`\s+—\s+/, "").replace(/\s*\([^)]*`[^)]*\)$/, "");
    if (found.at(-1)?.title !== title) found.push({ title, clauses: [] });
    found.at(-1)!.clauses.push({ id: clause.id, text: clause.text, is });
  }
  return found;
}
