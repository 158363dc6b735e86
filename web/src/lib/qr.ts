// A QR code (ISO/IEC 18004) of a text, as bytes with error correction M. It is made here because links are secrets: nobody else
// is to see them, and a page without network shows them too.

/** By version from 1 on: codewords for correction in each block, and the number of blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
/** Where a module is turned over. */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules, true is dark, without the quiet zone around them; null for a text that is too long. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CORRECTION.findIndex((_, place) => headBits(place + 1) + 8 * bytes.length <= 8 * dataCount(place + 1)) + 1;
  if (!version) return null;
  const words = corrected(dataWords(bytes, version), version);
  const drawn = (mask === undefined ? [...MASKS.keys()] : [mask]).map((one) => draw(words, version, one));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))]!;
}

/** The modules as one path of an SVG with a unit for each. */
export const qrPath = (rows: boolean[][]): string =>
  rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");

// ── words

const headBits = (version: number) => (version < 10 ? 12 : 20);

function wordCount(version: number): number {
  const marks = marksOf(version).length;
  const modules = (16 * version + 128) * version + 64 - (marks ? (25 * marks - 10) * marks - 55 : 0) - (version < 7 ? 0 : 36);
  return Math.floor(modules / 8);
}

const dataCount = (version: number) => wordCount(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

function dataWords(bytes: number[], version: number): number[] {
  const count = dataCount(version);
  const bits = ["0100", binary(bytes.length, headBits(version) - 4), ...bytes.map((byte) => binary(byte, 8))].join("");
  const ended = bits + "0".repeat(Math.min(4, 8 * count - bits.length));
  const words = (ended.match(/.{1,8}/g) ?? []).map((word) => parseInt(word.padEnd(8, "0"), 2));
  return [...words, ...Array.from({ length: count - words.length }, (_, place) => (place % 2 ? 0x11 : 0xec))];
}

const binary = (value: number, length: number) => value.toString(2).padStart(length, "0");

/** Data and correction of all blocks, word by word in turn; the last blocks may be longer by one. */
function corrected(data: number[], version: number): number[] {
  const [blocks, length] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts: number[][] = [];
  for (let block = 0, from = 0; block < blocks; block += 1) {
    const to = from + short + (block >= blocks - longer ? 1 : 0);
    parts.push(data.slice(from, to));
    from = to;
  }
  return [...inTurn(parts), ...inTurn(parts.map((part) => remainder(part, generator(length))))];
}

const inTurn = (parts: number[][]): number[] =>
  Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, place) => parts.flatMap((part) => part.slice(place, place + 1))).flat();

/** The product of two elements of the field of 256. */
function times(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

function generator(degree: number): number[] {
  let [found, root] = [[1], 1];
  for (let step = 0; step < degree; step += 1) {
    const by = root;
    found = [...found, 0].map((term, place) => term ^ times(found[place - 1] ?? 0, by));
    root = times(root, 2);
  }
  return found.slice(1);
}

function remainder(data: number[], divisor: number[]): number[] {
  let rest: number[] = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ rest[0]!;
    rest = divisor.map((term, place) => (rest[place + 1] ?? 0) ^ times(term, factor));
  }
  return rest;
}

// ── modules

const sizeOf = (version: number) => 17 + 4 * version;

/** Where the small squares stand, in both directions. */
function marksOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, place) => sizeOf(version) - 7 - step * (count - 2 - place))];
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = sizeOf(version);
  const rows: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, isDark: boolean) => { if (x >= 0 && y >= 0 && x < size && y < size) rows[y]![x] = isDark; };
  drawMarks(version, set);
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(version, set);
  fill(rows, words, MASKS[mask]!);
  return rows as boolean[][];
}

type Set = (x: number, y: number, isDark: boolean) => void;

function drawMarks(version: number, set: Set): void {
  const size = sizeOf(version);
  for (let place = 0; place < size; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const around = (x: number, y: number, reach: number, dark: number[]) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let right = -reach; right <= reach; right += 1) set(x + right, y + down, dark.includes(Math.max(Math.abs(right), Math.abs(down))));
  };
  const [marks, last] = [marksOf(version), size - 7];
  for (const y of marks)
    for (const x of marks) if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) around(x, y, 2, [0, 2]);
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) around(x, y, 4, [0, 1, 3]);
}

/** A value with the rest of its division behind it. */
function withRest(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return (value << length) | rest;
}

function drawFormat(size: number, mask: number, set: Set): void {
  const bits = withRest(mask, 10, 0x537) ^ 0x5412;
  for (let place = 0; place < 15; place += 1) {
    const isDark = ((bits >>> place) & 1) === 1;
    if (place < 8) set(8, place < 6 ? place : place + 1, isDark);
    else set(place === 8 ? 7 : 14 - place, 8, isDark);
    if (place < 8) set(size - 1 - place, 8, isDark);
    else set(8, size - 15 + place, isDark);
  }
  set(8, size - 8, true);
}

function drawVersion(version: number, set: Set): void {
  const bits = withRest(version, 12, 0x1f25);
  for (let place = 0; place < 18; place += 1) {
    const [near, far] = [Math.floor(place / 3), sizeOf(version) - 11 + (place % 3)];
    set(near, far, ((bits >>> place) & 1) === 1);
    set(far, near, ((bits >>> place) & 1) === 1);
  }
}

/** The words go up and down in double columns from the right, around all that stands there. */
function fill(rows: (boolean | null)[][], words: number[], mask: (x: number, y: number) => boolean): void {
  const size = rows.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const goesUp = ((right < 6 ? right + 1 : right) & 2) === ((size - 1) & 2);
    for (let step = 0; step < 2 * size; step += 1) {
      const [x, y] = [right - (step % 2), goesUp ? size - 1 - (step >> 1) : step >> 1];
      if (rows[y]![x] !== null) continue;
      rows[y]![x] = ((((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1) !== mask(x, y);
      bit += 1;
    }
  }
}

/** How hard a code is to read: long runs, blocks of one shade, what looks like a corner, too much of one shade. */
function penalty(rows: boolean[][]): number {
  const text = (line: boolean[]) => line.map((isDark) => (isDark ? "1" : "0")).join("");
  const lines = [...rows.map(text), ...rows.map((_, x) => text(rows.map((row) => row[x]!)))];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const corners = lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0), 0);
  let blocks = 0;
  let dark = 0;
  rows.forEach((row, y) => row.forEach((one, x) => {
    dark += one ? 1 : 0;
    if (one === row[x + 1] && one === rows[y + 1]?.[x] && one === rows[y + 1]?.[x + 1]) blocks += 1;
  }));
  const modules = rows.length ** 2;
  return runs + 40 * corners + 3 * blocks + 10 * Math.floor(Math.abs(dark * 20 - modules * 10) / modules);
}
