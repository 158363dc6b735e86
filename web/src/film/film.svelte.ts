import type { PublicCore } from "../games/views";
import { recall, remember } from "../lib/keep";
import { isStill } from "../lib/showing.svelte";
import { play, type SoundName } from "../lib/sound";
import type { Snapshot } from "../lib/store/reduce";
import type { LoggedEvent } from "../wire";
import { hurried, join, type Marks, marksOf, type Pace, PACES, type Scene, type SceneMaker, sinceTurn, soundOf, spanOf } from "./scenes";

/** A scene and the board before and after it. */
interface Shot<V> {
  scene: Scene;
  before: V | null;
  after: V | null;
}

export interface FilmSetup<V> {
  scenesOf: SceneMaker;
  /** The power that looks on; empty for whoever has no turn any more, or never had one. */
  power: () => string;
  /** Whether a scene has more to show than the map can, and stays a while where nothing follows. */
  isShow: (scene: Scene) => boolean;
  /** Whether the scene is one's own doing, which one has just seen. */
  isOwn?: (scene: Scene, view: V | null) => boolean;
  /** What a battle sounds like. */
  battle: SoundName;
}

const NOTHING: Marks = { changes: [], traces: [] };
/** At this part of a scene its pieces arrive, and the board shows what came of it. */
const ARRIVES = 0.6;
/** How long a show stays where nothing follows. */
const STAYS = 6000;
const BETWEEN = 400;
/** So many boards are kept, to tell later what happened. */
const KEPT = 300;

export function paceKept(): Pace {
  const kept = recall("pace") as Pace | null;
  return kept && PACES.includes(kept) ? kept : "brisk";
}

/**
 * Shows what others do, scene by scene, on a board that may lag behind the game but never holds it up; and tells once more, step by
 * step, what happened since one's last turn.
 */
export class Film<V extends PublicCore = PublicCore> {
  pace: Pace = $state(paceKept());
  scene: Scene | null = $state.raw(null);
  /** The board as it was at the scene; null where it is the present one. */
  shown: V | null = $state.raw(null);
  /** How long the scene is shown, in milliseconds. */
  span = $state(0);
  /** Counts the scenes, so that the same one can begin anew. */
  count = $state(0);
  /** What is told step by step, and where; null while the game itself is shown. */
  told: { scenes: Scene[]; at: number; isRunning: boolean } | null = $state.raw(null);
  /** What changed since the last turn. */
  marks: Marks = $state.raw(NOTHING);
  since: Scene[] = $state.raw([]);
  /** So many pixels of the map lie below what tells of the scene. */
  cover = $state(0);
  private queue: Shot<V>[] = [];
  private heard: number | null = null;
  private last: V | null = null;
  private readonly boards = new Map<LoggedEvent, { before: V; after: V }>();
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly setup: FilmSetup<V>) {}

  /** What is told once more: what happened since one's last turn, or this turn where one has none. */
  get title(): string {
    return this.setup.power() ? "film-since" : "film-turn";
  }

  /** Whether nothing shall move: what is shown comes at once. */
  get isStill(): boolean {
    return this.pace === "off" || isStill();
  }

  /** Where the scene plays; nothing while no scene is shown. */
  get places(): string[] {
    const { scene } = this;
    return scene ? [...scene.from, ...(scene.to === null ? [] : [scene.to]), ...scene.changes.map((one) => one.place)] : [];
  }

  choose(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
    if (pace === "off") this.skip();
  }

  /** Takes in what the table has told: the first time only what is still to be answered, later what is new too. */
  take(now: Snapshot): void {
    const { log } = now;
    const view = now.public as V | null;
    const [before, heard] = [this.last, this.heard];
    this.last = view;
    this.heard = log.at(-1)?.sequence ?? 0;
    const from = heard === null ? log.length : log.findIndex((one) => one.sequence > heard);
    const isNew = from >= 0 && from < log.length;
    if (heard !== null && !isNew) return;
    this.remark(log, now.table?.status === "over");
    if (!isNew || !before || !view) return;
    for (const event of log.slice(from)) this.boards.set(event, { before, after: view });
    for (const event of [...this.boards.keys()].slice(0, Math.max(0, this.boards.size - KEPT))) this.boards.delete(event);
    if (!this.told) this.enqueue(this.setup.scenesOf(log, from).map((scene, at) => ({ scene, before: at ? view : before, after: view })));
  }

  /** Nothing is marked once the game is over: its replay tells everything. */
  private remark(log: LoggedEvent[], isOver: boolean): void {
    const { from, to, isAnswered } = isOver ? { from: 0, to: 0, isAnswered: true } : sinceTurn(log, this.setup.power());
    this.since = from < to ? this.setup.scenesOf(log.slice(0, to), from) : [];
    this.marks = isAnswered ? NOTHING : marksOf(this.since);
  }

  private enqueue(shots: Shot<V>[]): void {
    const power = this.setup.power();
    const isOwn = ({ scene, before }: Shot<V>) => this.setup.isOwn?.(scene, before) ?? (scene.power !== null && scene.power === power);
    for (const shot of shots.filter((one) => (isOwn(one) || this.isStill ? this.setup.isShow(one.scene) : true))) this.append(shot);
    if (this.isStill) this.queue = this.queue.slice(-1);
    if (!this.queue.length) return;
    if (this.isStill || this.scene === null || this.isStaying) this.next();
  }

  private append(shot: Shot<V>): void {
    const last = this.queue.at(-1);
    const both = last ? join(last.scene, shot.scene) : null;
    if (last && both) this.queue[this.queue.length - 1] = { scene: both, before: last.before, after: shot.after };
    else this.queue.push(shot);
  }

  /** The scene has been seen and only stays because nothing follows. */
  private isStaying = false;
  /** Whoever is behind goes faster until nothing waits. */
  private haste = 1;

  private next(): void {
    this.stop();
    const { dropped, haste } = hurried(this.queue.map((one) => one.scene), this.pace);
    if (!this.isStill) this.queue.splice(0, dropped);
    this.haste = Math.min(this.haste, haste);
    const shot = this.queue.shift();
    if (!shot) return this.clear();
    const span = this.isStill ? STAYS : spanOf(shot.scene, this.pace) * this.haste;
    this.begin(shot, span);
    this.after(span, () => this.finish(shot.scene, span));
  }

  private finish(scene: Scene, span: number): void {
    if (this.queue.length) return this.next();
    this.shown = null;
    [this.isStaying, this.haste] = [true, 1];
    this.after(this.setup.isShow(scene) ? Math.max(0, STAYS - span) : 0, () => this.clear());
  }

  private begin({ scene, before, after }: Shot<V>, span: number): void {
    this.isStaying = false;
    this.span = span;
    this.count += 1;
    this.scene = scene;
    this.shown = this.isStill ? after : before;
    this.after(span * ARRIVES, () => (this.shown = after));
    const sound = soundOf(scene, this.setup.battle);
    if (sound) play(sound);
  }

  /** Ends what is shown; the board is the present one again. */
  skip(): void {
    this.queue = [];
    this.told = null;
    this.stop();
    this.clear();
  }

  /** Somebody acts on the board: what others did must not stand in the way; what was asked for stays. */
  settle(): void {
    if (!this.told) this.skip();
  }

  private clear(): void {
    this.scene = this.shown = null;
    [this.isStaying, this.haste] = [false, 1];
  }
  private after(wait: number, then: () => void): void {
    this.timers.push(setTimeout(then, wait));
  }
  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
  /** Nothing will be shown any more. */
  end(): void {
    this.stop();
    this.queue = [];
  }

  // ── since one's last turn

  /** Tells it from its beginning. */
  tell(): void {
    if (!this.since.length) return;
    this.skip();
    this.told = { scenes: this.since, at: 0, isRunning: true };
    this.show();
  }
  step(by: number): void {
    if (!this.told) return;
    const at = Math.min(this.told.scenes.length - 1, Math.max(0, this.told.at + by));
    this.told = { ...this.told, at, isRunning: false };
    this.show();
  }
  toggle(): void {
    if (!this.told) return;
    const isOver = this.told.at >= this.told.scenes.length - 1;
    this.told = { ...this.told, at: !this.told.isRunning && isOver ? 0 : this.told.at, isRunning: !this.told.isRunning };
    this.show();
  }

  private show(): void {
    this.stop();
    const { scenes, at, isRunning } = this.told!;
    const scene = scenes[at]!;
    const board = this.boards.get(scene.events.at(-1)!);
    const span = Math.max(900, spanOf(scene, this.pace === "off" ? "brisk" : this.pace));
    this.begin({ scene, before: board?.before ?? null, after: board?.after ?? null }, span);
    if (isRunning) this.after(span + BETWEEN, () => this.goOn());
  }
  private goOn(): void {
    const { told } = this;
    if (!told) return;
    const isLast = told.at >= told.scenes.length - 1;
    this.told = isLast ? { ...told, isRunning: false } : { ...told, at: told.at + 1 };
    if (!isLast) this.show();
  }
}
