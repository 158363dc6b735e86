import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inline, parse, plain, raised } from "../src/lib/markdown";
import { rules } from "./fixtures";

test("emphasis, code, links and clauses are told apart", () => {
  expect(inline("**a** *b* `c` [d](e) EX-FGT-16.")).toEqual([
    { is: "strong", text: "a" }, { is: "text", text: " " }, { is: "em", text: "b" }, { is: "text", text: " " },
    { is: "code", text: "c" }, { is: "text", text: " " }, { is: "link", text: "d", href: "e" }, { is: "text", text: " " },
    { is: "clause", id: "EX-FGT-16" }, { is: "text", text: "." },
  ]);
});

test("markup of other kinds stays text", () => {
  expect(plain(inline("<script>alert(1)</script>"))).toBe("<script>alert(1)</script>");
});

test("lists, tables, code and headings become blocks", () => {
  const blocks = parse("# Title\n\nFirst line\nsecond.\n\n- **EX-FGT-1** one\n  more\n- two\n\n| a | b |\n| --- | --- |\n| EX-R-1 | x \\| y |\n\n```\ncode\n```\n---\n1. first\n");
  expect(blocks.map((block) => block.is)).toEqual(["heading", "paragraph", "list", "table", "code", "rule", "list"]);
  const [, paragraph, list, table] = blocks;
  expect(paragraph?.is === "paragraph" && plain(paragraph.parts)).toBe("First line second.");
  expect(list?.is === "list" && list.items.map((item) => [item.id, plain(item.parts)])).toEqual([["EX-FGT-1", "one more"], [null, "two"]]);
  expect(table?.is === "table" && table.rows[0]?.id).toBe("EX-R-1");
  expect(table?.is === "table" && plain(table.rows[0]!.cells[1]!)).toBe("x | y");
});

test.each(["cs", "en"])("every clause of the rulebook has a place of its own (%s)", (language) => {
  const book = rules(language);
  const places = parse(book.text).flatMap((block) =>
    block.is === "list" ? block.items.map((item) => item.id) : block.is === "table" ? block.rows.map((row) => row.id) : block.is === "paragraph" ? [block.id] : [],
  );
  const found = new Set(places.filter((id) => id !== null));
  expect(book.clauses.map((clause) => clause.id).filter((id) => !found.has(id))).toEqual([]);
});

test("in a rulebook for players clauses in parentheses stand aside, and a position is a block of its own", () => {
  expect(raised("Draw **one** card (EX-CRD-1, EX-CRD-3). Then (perhaps) stop.")).toEqual([
    { is: "text", text: "Draw " }, { is: "strong", text: "one" }, { is: "text", text: " card" },
    { is: "cited", ids: ["EX-CRD-1", "EX-CRD-3"] }, { is: "text", text: ". Then (perhaps) stop." },
  ]);
  expect(plain(raised("a (EX-CRD-1)."))).toBe("a.");
  expect(parse("[Play it](../positions/expanze-gibraltar.toml)\n", raised)).toEqual([{ is: "position", name: "expanze-gibraltar", text: "Play it" }]);
});

const RULES = join(import.meta.dirname, "../../velmoci/rules");
const PARTS = ["en/salva-1-basic", "en/salva-2-start-and-goals", "en/salva-3-foundations-and-arms", "en/salva-4-hiding", "cs/salva-1-basic", "cs/salva-2-start-and-goals", "cs/salva-3-foundations-and-arms", "cs/salva-4-hiding"];

test.each(["en/book-expanze", "cs/book-expanze", "en/book-evropska-valka", "cs/book-evropska-valka"])("a rulebook leaves no mark of Markdown in its words (%s)", (name) => {
  const blocks = parse(readFileSync(join(RULES, `${name}.md`), "utf8"), raised);
  const words = blocks.flatMap((block) =>
    block.is === "paragraph" || block.is === "heading" ? [plain(block.parts)]
    : block.is === "list" ? block.items.map((one) => plain(one.parts))
    : block.is === "table" ? [block.head, ...block.rows.map((row) => row.cells)].flat().map(plain) : [],
  );
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((text) => /[*`[\]#]|\(E[XV]-/.test(text))).toEqual([]);
  expect(blocks.filter((block) => block.is === "position").length).toBeGreaterThan(2);
});

test.each(PARTS)("every clause of Salva has a place of its own, and clauses that are named are links (%s)", (part) => {
  const text = readFileSync(join(RULES, `${part}.md`), "utf8");
  const blocks = parse(text);
  const found = new Set(blocks.flatMap((block) => (block.is === "list" ? block.items.map((one) => one.id) : block.is === "paragraph" ? [block.id] : [])));
  const written = [...text.matchAll(/^[-*] \*\*(SA-\w+-\d+)\*\*/gm)].map((one) => one[1]!);
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((id) => !found.has(id))).toEqual([]);
  expect(inline("see SA-minimal-5, SA-naval-7 [R SR-chapters-4]").filter((one) => one.is === "clause").map((one) => one.id)).toEqual(["SA-minimal-5", "SA-naval-7", "SR-chapters-4"]);
});
