import { type Block, plain } from "../lib/markdown";

/** Letters in a line of a column of the page to print. */
const LINE = 46;
const lines = (letters: number): number => Math.ceil(letters / LINE);

/** About how many lines of a column a text fills; pictures and the like stand on no page to print. */
export function roomOf(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.is === "heading") return sum + 1.9;
    if (block.is === "paragraph") return sum + lines(plain(block.parts).length) + 0.3;
    if (block.is === "list") return block.items.reduce((all, item) => all + lines(plain(item.parts).length + 4) + 0.15, sum + 0.4);
    if (block.is === "table") return block.rows.reduce((all, { cells }) => all + 1.15 * Math.max(1, ...cells.map((cell) => lines((plain(cell).length * cells.length) / 1.6))), sum + 1.5);
    return sum;
  }, 0);
}
