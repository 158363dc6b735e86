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

/** A picture set into a frame of another shape: its size with the air around it, and where the picture begins in it. */
export function framed(picture: Size, frame: Size): Size & { left: number; top: number } {
  const shape = frame.width > 0 && frame.height > 0 ? frame.width / frame.height : picture.width / picture.height;
  const width = Math.max(picture.width, picture.height * shape);
  const height = width / shape;
  return { width, height, left: (width - picture.width) / 2, top: (height - picture.height) / 2 };
}

/** Enlarged until the picture fills its frame, and at least so much, with a point of it in the middle. */
export function covering(picture: Size, frame: Size & { left: number; top: number }, x: number, y: number, least = 1): Window {
  const scale = Math.min(MOST, Math.max(least, frame.width / picture.width, frame.height / picture.height));
  return inside({ scale, x: x + frame.left - frame.width / scale / 2, y: y + frame.top - frame.height / scale / 2 }, frame);
}
