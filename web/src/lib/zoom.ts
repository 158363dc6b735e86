/** What part of a picture is shown: its left upper corner and how much it is enlarged. */
export interface Window {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A frame in the measure of the picture in it, and where the picture begins there. */
export type Frame = Size & { left: number; top: number };

export const WHOLE: Window = { x: 0, y: 0, scale: 1 };
export const MOST = 6;

/** The window kept within the picture. */
export function inside(window: Window, picture: Size): Window {
  const scale = Math.min(MOST, Math.max(1, window.scale));
  const most = (length: number) => length - length / scale;
  return {
    scale,
    x: Math.min(most(picture.width), Math.max(0, window.x)),
    y: Math.min(most(picture.height), Math.max(0, window.y)),
  };
}

/** Enlarged by a factor around a point of the picture that stays where it is on the screen. */
export function zoomed(window: Window, picture: Size, factor: number, x: number, y: number): Window {
  const scale = Math.min(MOST, Math.max(1, window.scale * factor));
  const kept = window.scale / scale;
  return inside({ scale, x: x - (x - window.x) * kept, y: y - (y - window.y) * kept }, picture);
}

export function moved(window: Window, picture: Size, dx: number, dy: number): Window {
  return inside({ ...window, x: window.x + dx, y: window.y + dy }, picture);
}

/** Enlarged so that a part of the picture fills the screen with some air around it. */
export function around(points: [number, number][], picture: Size, air = 90): Window {
  if (!points.length) return WHOLE;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - air;
  const top = Math.min(...ys) - air;
  const width = Math.max(...xs) + air - left;
  const height = Math.max(...ys) + air - top;
  const scale = Math.min(3, picture.width / width, picture.height / height);
  const x = left + width / 2 - picture.width / scale / 2;
  const y = top + height / 2 - picture.height / scale / 2;
  return inside({ scale, x, y }, picture);
}

/** So much of the window's sides counts as out of sight. */
const EDGE = 0.06;

/** The window itself where all these points of the picture are in sight; otherwise one around them, enlarged no more than that. Only so much of its height is free, and of that something covers the roof. */
export function holding(window: Window, frame: Frame, points: [number, number][], free = 1, roof = 0, air = 60): Window {
  const [width, height] = [frame.width / window.scale, (frame.height * (free - roof)) / window.scale];
  const covered = (scale: number) => (frame.height * roof) / scale;
  const xs = points.map(([x]) => x + frame.left);
  const ys = points.map(([, y]) => y + frame.top);
  const isSeen = (at: number, from: number, length: number) => at >= from + EDGE * length && at <= from + (1 - EDGE) * length;
  if (window.scale === 1 || (xs.every((x) => isSeen(x, window.x, width)) && ys.every((y) => isSeen(y, window.y + covered(window.scale), height)))) return window;
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.max(1, Math.min(window.scale, frame.width / (right - left + 2 * air), (frame.height * (free - roof)) / (bottom - top + 2 * air)));
  return inside({ scale, x: (left + right) / 2 - frame.width / scale / 2, y: (top + bottom) / 2 - (frame.height * (free - roof)) / scale / 2 - covered(scale) }, frame);
}

/** A picture set into a frame of another shape: its size with the air around it, and where the picture begins in it. */
export function framed(picture: Size, frame: Size): Frame {
  const shape = frame.width > 0 && frame.height > 0 ? frame.width / frame.height : picture.width / picture.height;
  const width = Math.max(picture.width, picture.height * shape);
  const height = width / shape;
  return { width, height, left: (width - picture.width) / 2, top: (height - picture.height) / 2 };
}

/** The window in a frame of another shape: the same in its middle, enlarged by a factor; what was whole stays whole. */
export function reframed(window: Window, before: Frame, after: Frame, factor: number): Window {
  if (window.scale === 1) return WHOLE;
  const x = window.x + before.width / window.scale / 2 - before.left;
  const y = window.y + before.height / window.scale / 2 - before.top;
  return enlarged(after, x, y, window.scale * factor);
}

/** The window with as little as can be of what is around the picture; only so much of its height is free. */
export function within(window: Window, picture: Size, frame: Frame, free = 1): Window {
  const fit = (from: number, seen: number, start: number, length: number) =>
    seen >= length ? start + (length - seen) / 2 : Math.min(start + length - seen, Math.max(start, from));
  const x = fit(window.x, frame.width / window.scale, frame.left, picture.width);
  const y = fit(window.y, (frame.height * free) / window.scale, frame.top, picture.height);
  return inside({ scale: window.scale, x, y }, frame);
}

/** Enlarged so much that it can be read, with a point of the picture in the middle. */
export function enlarged(frame: Frame, x: number, y: number, least: number): Window {
  const scale = Math.min(MOST, Math.max(1, least));
  return inside({ scale, x: x + frame.left - frame.width / scale / 2, y: y + frame.top - frame.height / scale / 2 }, frame);
}

/** Enlarged until the picture fills its frame, and at least so much, with a point of it in the middle. */
export function covering(picture: Size, frame: Frame, x: number, y: number, least = 1): Window {
  return enlarged(frame, x, y, Math.max(least, frame.width / picture.width, frame.height / picture.height));
}

/** The place of these that lies nearest to their common middle. */
export function middleOf(places: string[], at: (place: string) => [number, number]): string | null {
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + at(place)[axis], 0) / places.length;
  const [x, y] = [mean(0), mean(1)];
  const distance = (place: string) => Math.hypot(at(place)[0] - x, at(place)[1] - y);
  return places.reduce<string | null>((best, place) => (best === null || distance(place) < distance(best) ? place : best), null);
}
