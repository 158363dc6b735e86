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

const SHIFT = { start: 0.5, middle: 0, end: -0.5 };

/** Tells whether a name stands on the sea, where the night is dark; without a canvas every name counts as on land. */
export function seaFinder(coast: string): (label: Label) => boolean {
  const canvas = typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) return () => false;
  const land = new Path2D(coast);
  return ({ x, y, size, anchor, width, lines }) =>
    !canvas.isPointInPath(land, x + SHIFT[anchor] * width, y + (lines.length / 2 - 0.85) * size * 1.08);
}
