import { encode } from "uqr";

/** So many modules a telephone still reads from a screen: version 20. */
const MOST_VERSION = 20;

/** A QR code of a text as rows of modules, true is dark, without the quiet zone around them; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  try {
    return encode(bytes, { ecc: "M", boostEcc: false, border: 0, maxVersion: MOST_VERSION }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The modules as one path of an SVG with a unit for each. */
export const qrPath = (rows: boolean[][]): string =>
  rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
