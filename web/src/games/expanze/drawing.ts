// The map's drawn data, as tools/maps writes it.

export interface Label {
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  width: number;
  lines: string[];
}

export interface DrawnState {
  path: string;
  army: [number, number];
  labels: Record<string, Label>;
  disc?: [number, number, number];
  shade: number;
}

export interface DrawnRoute {
  between: [string, string];
  paths: string[];
  ends: [number, number][];
  captions: Record<string, Label>[];
}

export interface Drawing {
  view_box: [number, number, number, number];
  states: Record<string, DrawnState>;
  routes: DrawnRoute[];
  graticule: string;
  coast: string;
  borders: string;
  continent_borders: string;
}

/** The state whose army stands nearest in a direction of the screen. */
export function nearest(drawing: Drawing, from: string, direction: "left" | "right" | "up" | "down"): string | null {
  const here = drawing.states[from]?.army;
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, { army }] of Object.entries(drawing.states)) {
    const dx = army[0] - here[0];
    const dy = army[1] - here[1];
    const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    const cost = along + 2 * aside;
    if (along > 1 && aside <= 2 * along && cost < least) [best, least] = [id, cost];
  }
  return best;
}

const SHIFT = { start: 0.5, middle: 0, end: -0.5 };

/** Tells whether a name stands on the sea, where the night is dark; without a canvas every name counts as on land. */
export function seaFinder(coast: string): (label: Label) => boolean {
  const canvas = typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) return () => false;
  const land = new Path2D(coast);
  return ({ x, y, size, anchor, width, lines }) =>
    !canvas.isPointInPath(land, x + SHIFT[anchor] * width, y + (lines.length / 2 - 0.85) * size * 1.08);
}
