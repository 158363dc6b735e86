import { untrack } from "svelte";
import { covering, enlarged, type Frame, framed, holding, inside, moved, reframed, type Size, WHOLE, type Window, within, zoomed } from "./zoom";

type Spot = { clientX: number; clientY: number };
interface Point { x: number; y: number }
interface Drawn extends Point { from: string }

/** What a map lets be done with its places; it may change at any time, so the stage asks each time. */
export interface Doings {
  picture: () => Size;
  /** Room above the picture for what floats there, as a part of its height. */
  air?: (() => number) | undefined;
  /** Pixels for each unit of the picture at which everything on it can be read. */
  legible?: (() => number) | undefined;
  /** All of it is seen first if it can be read, though it leaves a part of the frame empty. */
  isWhole?: boolean | undefined;
  /** Where the pieces of each place stand. */
  points: () => Record<string, [number, number]>;
  canZoom: () => boolean;
  onpick?: ((place: string) => void) | undefined;
  /** A right click or a long press. */
  onunpick?: ((place: string) => void) | undefined;
  /** A key on a place, before the map's own keys; true if it is done with. */
  onkey?: ((event: KeyboardEvent, place: string) => boolean) | undefined;
  onhover?: ((place: string | null) => void) | undefined;
  /** A drag from one place to another. */
  ondraw?: ((from: string, to: string) => void) | undefined;
  mayDraw?: ((place: string) => boolean) | undefined;
  /** A drag from a place to somewhere outside the map. */
  onout?: ((from: string, event: PointerEvent) => void) | undefined;
}

const LONG_PRESS = 480;
/** Farther than this a press is a drag. */
const STILL = 6;
/** What is shown has at least this part of the map. */
const LEAST_FREE = 0.4;
/** So many pixels at the top of a map lie below its buttons, and no more than this part of it counts. */
const [ROOF, MOST_ROOF] = [56, 0.16];
const DIRECTIONS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;
export type Direction = (typeof DIRECTIONS)[keyof typeof DIRECTIONS];

/** The place whose pieces stand nearest in a direction of the screen. */
export function nearest(points: Record<string, [number, number]>, from: string, direction: Direction): string | null {
  const here = points[from];
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, point] of Object.entries(points)) {
    const dx = point[0] - here[0];
    const dy = point[1] - here[1];
    const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    const cost = along + 2 * aside;
    if (along > 1 && aside <= 2 * along && cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** A map under pointer, fingers and keys: zoom, pan, picking places, drawing arrows. Places carry `data-state`. */
export class Stage {
  view: Window = $state.raw(WHOLE);
  frame: Size = $state.raw({ width: 0, height: 0 });
  reached: string | null = $state(null);
  drawn: Drawn | null = $state.raw(null);
  private svg: SVGSVGElement | undefined;
  private readonly fingers = new Map<number, Point>();
  private travelled = 0;
  private pressing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly can: Doings) {}

  /** The picture with what is around it and fills the frame. */
  get size(): Frame {
    const { picture } = this;
    const size = framed(picture, this.can.canZoom() ? this.frame : picture);
    return { ...size, top: size.top + picture.height - this.can.picture().height };
  }
  private get picture(): Size {
    const { width, height } = this.can.picture();
    return { width, height: height * (1 + (this.can.air?.() ?? 0)) };
  }
  get box(): string {
    const { view, size } = this;
    return `${view.x - size.left} ${view.y - size.top} ${size.width / view.scale} ${size.height / view.scale}`;
  }

  /** Follows the size of the picture on the screen; in a frame of another shape it may first fill it, around a place. */
  watch(svg: SVGSVGElement, fillsAround: () => string | null): () => void {
    this.svg = svg;
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const isFirst = this.frame.width === 0;
      const around = fillsAround();
      const before = { frame: this.frame, size: this.size, scale: around && !isFirst ? this.firstView(around).scale : 1 };
      this.frame = { width: entry.contentRect.width, height: entry.contentRect.height };
      if (isFirst) this.view = around && this.view === WHOLE ? this.firstView(around) : inside(this.view, this.size);
      else this.refit(before, around ? this.firstView(around).scale : 1);
      this.look(this.shown, this.cover);
    });
    watcher.observe(svg);
    return () => watcher.disconnect();
  }

  /** What of a picture is seen first in a frame of another shape: around a place, large enough to be read. */
  private firstView(around: string): Window {
    const [x, y] = this.can.points()[around]!;
    const least = ((this.can.legible?.() ?? 0) * this.size.width) / this.frame.width;
    return this.landed(this.can.isWhole ? enlarged(this.size, x, y, least) : covering(this.picture, this.size, x, y, least));
  }

  /** A picture that fills its frame shows nothing around it. */
  private landed(view: Window, free = 1): Window {
    const { picture, size } = this;
    const top = size.top - (picture.height - this.can.picture().height);
    return view.scale === 1 ? view : within(view, picture, { ...size, top }, free);
  }

  /** What was seen in frames of each size since somebody moved the map, and what is seen since the last change. */
  private readonly seen = new Map<string, Window>();
  private fitted: Window | null = null;

  /** In a frame of a new shape the same is in the middle, as much enlarged as before beyond what is seen first; back in the old one it is what it was. */
  private refit(before: { frame: Size; size: Frame; scale: number }, scale: number): void {
    const { lent, view, size, frame, seen } = this;
    const named = ({ width, height }: Size) => `${width} ${height}`;
    const fit = (window: Window) => this.landed(reframed(window, before.size, size, scale / before.scale));
    const isLent = lent?.now === view;
    const own = isLent ? lent.before : view;
    if (own !== this.fitted) seen.clear();
    seen.set(named(before.frame), own);
    this.fitted = seen.get(named(frame)) ?? fit(own);
    this.view = isLent ? fit(view) : this.fitted;
    this.lent = isLent ? { before: this.fitted, now: this.view } : null;
  }

  /** What was seen before something elsewhere was shown, and what is seen instead. */
  private lent: { before: Window; now: Window } | null = null;
  private shown: string[] = [];
  private cover = 0;

  /**
   * Goes where something is shown that lies out of sight, or below what covers so many pixels of the map, and back when nothing is
   * shown any more and nobody moved the map meanwhile.
   */
  look(places: string[], cover = 0): void {
    [this.shown, this.cover] = [places, cover];
    const { lent } = this;
    const points = places.flatMap((place) => (this.can.points()[place] ? [this.can.points()[place]!] : []));
    if (!points.length) {
      if (lent && untrack(() => this.view) === lent.now) this.view = lent.before;
      this.lent = null;
      return;
    }
    const [view, size, { height }] = untrack(() => [this.view, this.size, this.frame] as const);
    const free = height > 0 ? Math.max(LEAST_FREE, 1 - cover / height) : 1;
    const roof = cover > 0 ? Math.min(MOST_ROOF, ROOF / height) : 0;
    const held = holding(view, size, points, free, roof, roof > 0 ? 40 : 60);
    if (held === view) return;
    const now = this.landed(held, free);
    this.lent = { before: lent && lent.now === view ? lent.before : view, now };
    this.view = now;
  }

  private onPicture(event: Spot): Point {
    const point = new DOMPoint(event.clientX, event.clientY);
    const matrix = this.svg?.getScreenCTM();
    const { x, y } = matrix ? point.matrixTransform(matrix.inverse()) : point;
    return { x, y };
  }

  /** The same point counted from the corner of the frame, as the window counts. */
  private inFrame(event: Spot): Point {
    const { x, y } = this.onPicture(event);
    return { x: x + this.size.left, y: y + this.size.top };
  }

  private placeAt(event: MouseEvent): string | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGGElement>("[data-state]");
    return found && this.svg?.contains(found) ? found.dataset["state"]! : null;
  }

  wheel = (event: WheelEvent): void => {
    if (!this.can.canZoom()) return;
    event.preventDefault();
    const { x, y } = this.inFrame(event);
    this.view = zoomed(this.view, this.size, Math.exp(-event.deltaY * 0.0015), x, y);
  };

  down = (event: PointerEvent): void => {
    const { can, fingers } = this;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.travelled = 0;
    const from = this.placeAt(event);
    const draws = fingers.size === 1 && event.button === 0 && from !== null && can.ondraw && can.mayDraw?.(from);
    this.drawn = draws ? { from, ...this.onPicture(event) } : null;
    clearTimeout(this.pressing);
    if (from && can.onunpick && event.pointerType === "touch" && fingers.size === 1) {
      this.pressing = setTimeout(() => this.longPress(from), LONG_PRESS);
    }
  };

  private longPress(place: string): void {
    if (this.travelled > STILL) return;
    this.travelled = Infinity;
    this.drawn = null;
    this.can.onunpick?.(place);
  }

  contextMenu = (event: MouseEvent): void => {
    if (!this.can.onunpick) return;
    event.preventDefault();
    const place = this.placeAt(event);
    if (place && this.travelled <= STILL) this.can.onunpick(place);
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    this.travelled += Math.hypot(after.x - before.x, after.y - before.y);
    if (this.travelled > STILL && !this.svg?.hasPointerCapture(event.pointerId)) this.svg?.setPointerCapture(event.pointerId);
    if (this.drawn && this.fingers.size === 1) this.drawn = { ...this.drawn, ...this.onPicture(event) };
    else if (this.can.canZoom()) this.pan(event.pointerId, before, after);
    this.fingers.set(event.pointerId, after);
  };

  private pan(id: number, before: Point, after: Point): void {
    const perPixel = 1 / (this.svg?.getScreenCTM()?.a ?? 1) / this.fingers.size;
    this.view = moved(this.view, this.size, (before.x - after.x) * perPixel, (before.y - after.y) * perPixel);
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = this.inFrame({ clientX: (after.x + other.x) / 2, clientY: (after.y + other.y) / 2 });
    this.view = zoomed(this.view, this.size, apart(after) / Math.max(1, apart(before)), middle.x, middle.y);
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.pressing);
    if (this.drawn && this.travelled > STILL) {
      const to = this.placeAt(event);
      if (to && to !== this.drawn.from) this.can.ondraw?.(this.drawn.from, to);
      else if (!to) this.can.onout?.(this.drawn.from, event);
    }
    this.drawn = null;
  };

  /** Something that stands on the map was clicked, unless the map was dragged. */
  tap(does: () => void): void {
    if (this.travelled <= STILL) does();
  }

  pick(place: string): void {
    if (this.travelled > STILL) return;
    this.reached = place;
    this.can.onpick?.(place);
  }

  placeKey(event: KeyboardEvent, place: string): void {
    if (this.can.onkey?.(event, place)) event.preventDefault();
    else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.travelled = 0;
      this.pick(place);
    } else if (event.key in DIRECTIONS && !event.shiftKey) {
      event.preventDefault();
      const next = nearest(this.can.points(), place, DIRECTIONS[event.key as keyof typeof DIRECTIONS]);
      if (next) this.svg?.querySelector<SVGGElement>(`[data-state="${next}"]`)?.focus();
    }
  }

  mapKey = (event: KeyboardEvent): void => {
    if (!this.can.canZoom() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { view, size } = this;
    const middle = { x: view.x + size.width / view.scale / 2, y: view.y + size.height / view.scale / 2 };
    const step = 80 / view.scale;
    const moves: Record<string, () => Window> = {
      "+": () => zoomed(view, size, 1.4, middle.x, middle.y),
      "=": () => zoomed(view, size, 1.4, middle.x, middle.y),
      "-": () => zoomed(view, size, 1 / 1.4, middle.x, middle.y),
      "0": () => WHOLE,
      ArrowLeft: () => moved(view, size, -step, 0),
      ArrowRight: () => moved(view, size, step, 0),
      ArrowUp: () => moved(view, size, 0, -step),
      ArrowDown: () => moved(view, size, 0, step),
    };
    const change = moves[event.key];
    if (!change) return;
    event.preventDefault();
    this.view = change();
  };

  /** For places that can be picked only: whatever in a picture listens for the focus is a Tab stop in some browsers. */
  reaches = (place: string) => (element: Element): (() => void) => {
    const reach = () => this.reach(place);
    element.addEventListener("focus", reach);
    return () => element.removeEventListener("focus", reach);
  };

  /** A place that keyboard focus reaches comes into the picture. */
  private reach(place: string): void {
    this.reached = place;
    this.can.onhover?.(place);
    const [px, py] = this.can.points()[place]!;
    const { view, size } = this;
    const [x, y] = [px + size.left, py + size.top];
    const [width, height] = [size.width / view.scale, size.height / view.scale];
    if (x < view.x + 20 || x > view.x + width - 20 || y < view.y + 20 || y > view.y + height - 20) {
      this.view = inside({ ...view, x: x - width / 2, y: y - height / 2 }, size);
    }
  }

  /** A bent line from a place to a point, for arrows; it keeps so far from the middle of both that their counters can be read. */
  curve(from: string, x: number, y: number, gap = 0): string {
    const [x0, y0] = this.can.points()[from]!;
    const length = Math.hypot(x - x0, y - y0);
    const angle = Math.atan2(y - y0, x - x0) - Math.PI / 2;
    const [cx, cy] = [(x0 + x) / 2 + Math.cos(angle) * length * 0.18, (y0 + y) / 2 + Math.sin(angle) * length * 0.18];
    const near = Math.min(gap, length / 4) / (Math.hypot(x - cx, y - cy) || 1);
    const beside = (px: number, py: number) => `${(px + (cx - px) * near).toFixed(1)} ${(py + (cy - py) * near).toFixed(1)}`;
    return `M${beside(x0, y0)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${beside(x, y)}`;
  }
}
