/** Where a show lies over the map: in the corner that hides least of what it tells of. */

export interface Box { left: number; top: number; right: number; bottom: number }
export type Corner = "low-left" | "low-right" | "high-left";

/** The corners in the order in which they are tried; the buttons of the map are at the top right. */
const CORNERS: Corner[] = ["low-left", "low-right", "high-left"];

const side = (corner: Corner, room: Box, width: number): number => (corner === "low-right" ? room.right - width : room.left);
const height = (corner: Corner, room: Box, tall: number): number => (corner === "high-left" ? room.top : room.bottom - tall);

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, tall);
}

/** The first corner of the room in which a show of that size lies on nothing of this, or on least of it. */
export function freeCorner(size: { width: number; height: number }, room: Box, shown: Box[]): Corner {
  const hidden = (corner: Corner): number => {
    const [left, top] = [side(corner, room, size.width), height(corner, room, size.height)];
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    return shown.reduce((sum, one) => sum + shared(box, one), 0);
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), CORNERS[0]!);
}
