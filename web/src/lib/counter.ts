import type { PowerPaint } from "../wire";

/** Before colours are chosen a power is only a seat. */
const PLAIN: PowerPaint = { colour: "#8a8f94", ink: "#ffffff", counter: [] };

export function paintOf(paints: Record<string, PowerPaint> | undefined, power: string): PowerPaint {
  return paints?.[power] ?? PLAIN;
}

/** The corners of a counter around a point, or null for a disc. */
export function corners(paint: PowerPaint, x: number, y: number, radius: number): string | null {
  if (!paint.counter.length) return null;
  return paint.counter.map(([dx, dy]) => `${(x + dx * radius).toFixed(1)},${(y + dy * radius).toFixed(1)}`).join(" ");
}

const SIZES = [1.25, 1.15, 0.86, 0.66];

/** How large a number is written on a counter of that radius. */
export function inkSize(count: number, radius: number): number {
  return radius * (SIZES[String(count).length - 1] ?? 0.6);
}
