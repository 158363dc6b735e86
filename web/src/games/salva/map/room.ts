// Where a row of signs has room within the outline of its field.

export type Outline = [number, number][][];
export interface Spot {
  x: number;
  y: number;
  /** How large it is drawn: 1 where it has room. */
  size: number;
}
const STEP = 2;
const SHRINK = 0.05;
const SMALLEST = 0.5;

/** The corners of an outline, ring by ring, each a first point and the steps from there. */
export function outlineOf(path: string): Outline {
  return [...path.matchAll(/M([^z]*)z/g)].map((ring) => {
    const steps = [...ring[1]!.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, place) => {
      x += steps[2 * place]!;
      y += steps[2 * place + 1]!;
      return [x, y] as [number, number];
    });
  });
}

/** From where to where a line at this height lies within the outline: around x, or else at its longest. */
function stretch(outline: Outline, y: number, x: number): [number, number] | null {
  const cuts = outline.flatMap((ring) => ring.flatMap(([x0, y0], place) => {
    const [x1, y1] = ring[(place + 1) % ring.length]!;
    return y0 <= y === y1 <= y ? [] : [x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)];
  })).sort((a, b) => a - b);
  let longest: [number, number] | null = null;
  for (let place = 0; place + 1 < cuts.length; place += 2) {
    const [from, to] = [cuts[place]!, cuts[place + 1]!];
    if (from <= x && x <= to) return [from, to];
    if (!longest || to - from > longest[1] - longest[0]) longest = [from, to];
  }
  return longest;
}

/** The same over the whole height of a row. */
function free(outline: Outline, y: number, high: number, x: number): [number, number] | null {
  const lines = [-high / 2, 0, high / 2].map((part) => stretch(outline, y + part, x));
  if (lines.includes(null)) return null;
  const found = lines as [number, number][];
  return [Math.max(...found.map(([from]) => from)), Math.min(...found.map(([, to]) => to))];
}

/**
 * Where a row so wide and high stands within its field: as wished, or a little aside, or higher, but not over `top`;
 * where it is too wide everywhere it is smaller.
 */
export function settled(outline: Outline, { x, y }: { x: number; y: number }, top: number, wide: number, high: number): Spot {
  for (let size = 1; size > SMALLEST - SHRINK / 2; size -= SHRINK) {
    for (let at = y; at >= Math.min(top + (size * high) / 2, y); at -= STEP) {
      const room = free(outline, at, size * high, x);
      const half = (size * wide) / 2;
      if (room && room[1] - room[0] >= 2 * half) return { x: Math.min(Math.max(x, room[0] + half), room[1] - half), y: at, size };
    }
  }
  return outline.length ? { x, y, size: SMALLEST } : { x, y, size: 1 };
}
