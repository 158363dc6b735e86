/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The selector that led here. */
  by: string;
}

const AROUND = 5;

/** Around the first of these that can be seen; null where none can. */
export function boxOf(selectors: string[]): Box | null {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const box = seen(found);
      if (box) return { ...box, by: selector };
    }
  }
  return null;
}

/** The part of an element that is on the screen and not behind the edge of what scrolls. */
function seen(element: Element): Omit<Box, "by"> | null {
  if (!element.checkVisibility()) return null;
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  if (right - left < 8 || bottom - top < 8) return null;
  const [x, y] = [Math.round(left) - AROUND, Math.round(top) - AROUND];
  return { left: x, top: y, width: Math.round(right - left) + 2 * AROUND, height: Math.round(bottom - top) + 2 * AROUND };
}
