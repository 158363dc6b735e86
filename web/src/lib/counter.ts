import type { PowerPaint } from "../wire";

/** Before colours are chosen a power is only a seat. */
const PLAIN: PowerPaint = { colour: "#8a8f94", ink: "#ffffff", counter: [] };

export function paintOf(paints: Record<string, PowerPaint> | undefined, power: string): PowerPaint {
  return paints?.[power] ?? PLAIN;
}

const STRENGTH = 0.78;

/** A power's colour for wide areas, softer than its counters; any two of them are still told apart. */
export function soft(colour: string): string {
  const part = (at: number) => Math.round(parseInt(colour.slice(at, at + 2), 16) * STRENGTH + 255 * (1 - STRENGTH));
  return `rgb(${part(1)} ${part(3)} ${part(5)})`;
}

/** The corners of a counter around a point, or null for a disc; so many times as wide as it is high. */
export function corners(paint: PowerPaint, x: number, y: number, radius: number, wide = 1): string | null {
  if (!paint.counter.length) return null;
  return paint.counter.map(([dx, dy]) => `${(x + dx * radius * wide).toFixed(1)},${(y + dy * radius).toFixed(1)}`).join(" ");
}

/** How much wider than high a counter is, so that a long number is as large as a short one. */
export function widening(count: number): number {
  return [1, 1, 1.35, 1.75][String(count).length - 1] ?? 2;
}

const SIZES = [1.25, 1.15, 0.86, 0.66];

/** How large a number is written on a counter of that radius. */
export function inkSize(count: number, radius: number): number {
  return radius * (SIZES[String(count).length - 1] ?? 0.6);
}
