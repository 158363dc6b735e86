// The small part of Markdown that the rulebooks use, as data: nothing is ever inserted as HTML.

export type Inline =
  | { is: "text"; text: string }
  | { is: "strong" | "em" | "code"; text: string }
  | { is: "clause"; id: string }
  | { is: "cited"; ids: string[] }
  | { is: "link"; text: string; href: string };

export interface Item {
  id: string | null;
  parts: Inline[];
}

export type Block =
  | { is: "heading"; level: number; id: string; text: string; parts: Inline[] }
  | { is: "paragraph"; parts: Inline[]; id: string | null }
  | { is: "list"; ordered: boolean; items: Item[] }
  | { is: "table"; head: Inline[][]; rows: { id: string | null; cells: Inline[][] }[] }
  | { is: "code"; text: string }
  | { is: "picture"; name: string; alt: string }
  | { is: "position"; name: string; text: string }
  | { is: "rule" };

const ID = String.raw`(?:(?:EX|EV)-(?:[A-Z]{3}-\d+|R-\d+|T-S?\d+)|S[AR]-[a-z]\w*-\d+)(?!\w)`;
const INLINE = new RegExp(String.raw`\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|${"`"}([^${"`"}]+)${"`"}|\[([^\]]+)\]\(([^)]+)\)|(${ID})`, "g");
const LEADING_ID = new RegExp(String.raw`^\*\*(${ID})\*\*\s*`);
/** Only the name counts: the server knows where its pictures lie. */
const PICTURE = /^!\[([^\]]*)\]\((?:[^)]*\/)?([^)/.]+)\.\w+\)$/;
const POSITION = /^\[([^\]]+)\]\(\.\.\/positions\/([a-z-]+)\.toml\)$/;
const CITED = new RegExp(String.raw`\s?\((${ID}(?:, ${ID})*)\)`, "g");
const ROW_ID = new RegExp(`^(${ID})`);

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let last = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > last) parts.push({ is: "text", text: text.slice(last, found.index) });
    last = found.index + found[0].length;
    if (found[1] !== undefined) parts.push({ is: "strong", text: found[1] });
    else if (found[2] !== undefined) parts.push({ is: "em", text: found[2] });
    else if (found[3] !== undefined) parts.push({ is: "code", text: found[3] });
    else if (found[4] !== undefined) parts.push({ is: "link", text: found[4], href: found[5] ?? "" });
    else parts.push({ is: "clause", id: found[6] ?? "" });
  }
  if (last < text.length) parts.push({ is: "text", text: text.slice(last) });
  return parts;
}

/** As a rulebook for players has it: the clauses in parentheses stand aside from the sentence. */
export function raised(text: string): Inline[] {
  const parts: Inline[] = [];
  let last = 0;
  for (const found of text.matchAll(CITED)) {
    parts.push(...inline(text.slice(last, found.index)), { is: "cited", ids: found[1]!.split(", ") });
    last = found.index + found[0].length;
  }
  return [...parts, ...inline(text.slice(last))];
}

export function plain(parts: Inline[]): string {
  return parts.map((part) => (part.is === "clause" ? part.id : part.is === "cited" ? "" : part.text)).join("");
}

const slug = (text: string) => text.toLowerCase().normalize("NFD").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

type Read = (text: string) => Inline[];

function item(text: string, read: Read): Item {
  const found = LEADING_ID.exec(text);
  return { id: found?.[1] ?? null, parts: read(found ? text.slice(found[0].length) : text) };
}

const cells = (line: string) =>
  line.trim().replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));

/** The blocks of a rulebook, line by line; `read` makes parts of running text. */
export function parse(text: string, read: Read = inline): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  let at = 0;
  const isNew = (line: string) => !line.trim() || /^(#|\||!\[|```|---|[-*] |\d+\. )/.test(line.trimStart());
  const joined = (first: string): string => {
    let whole = first.trim();
    while (at < lines.length && !isNew(lines[at]!)) whole += ` ${lines[at++]!.trim()}`;
    return whole;
  };
  while (at < lines.length) {
    const line = lines[at++]!;
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (!line.trim()) continue;
    if (heading) {
      const parts = inline(heading[2]!);
      blocks.push({ is: "heading", level: heading[1]!.length, id: slug(plain(parts)), text: plain(parts), parts });
    } else if (line.startsWith("```")) {
      const body: string[] = [];
      while (at < lines.length && !lines[at]!.startsWith("```")) body.push(lines[at++]!);
      at += 1;
      blocks.push({ is: "code", text: body.join("\n") });
    } else if (PICTURE.test(line)) {
      const [, alt = "", name = ""] = PICTURE.exec(line)!;
      blocks.push({ is: "picture", name, alt });
    } else if (POSITION.test(line)) {
      const [, text = "", name = ""] = POSITION.exec(line)!;
      blocks.push({ is: "position", name, text });
    } else if (/^---+$/.test(line.trim())) {
      blocks.push({ is: "rule" });
    } else if (line.startsWith("|")) {
      const rows = [cells(line)];
      while (at < lines.length && lines[at]!.startsWith("|")) rows.push(cells(lines[at++]!));
      const body = rows.slice(1).filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
      blocks.push({
        is: "table",
        head: rows[0]!.map(read),
        rows: body.map((row) => ({ id: ROW_ID.exec(row[0] ?? "")?.[1] ?? null, cells: row.map(read) })),
      });
    } else if (/^([-*] |\d+\. )/.test(line)) {
      const ordered = /^\d/.test(line);
      const pattern = ordered ? /^\d+\. / : /^[-*] /;
      const items = [item(joined(line.replace(pattern, "")), read)];
      while (at < lines.length && pattern.test(lines[at]!)) items.push(item(joined(lines[at++]!.replace(pattern, "")), read));
      blocks.push({ is: "list", ordered, items });
    } else {
      const whole = joined(line);
      const found = item(whole, read);
      blocks.push({ is: "paragraph", id: found.id, parts: found.parts });
    }
  }
  return blocks;
}
