import type { GameMap } from "../games/game";
import type { OwnCore, PowerId, PublicCore } from "../games/views";
import { api } from "../lib/api";
import { onlyAnswer } from "../lib/formal";
import type { Snapshot } from "../lib/store/reduce";
import type { Seat } from "../lib/store/table.svelte";
import { mayGive, powerOf, question } from "../lib/tongue";
import type { DecisionInfo, LoggedEvent, Problem } from "../wire";
import { type Read, type Room, rooms, unread } from "./facts";

/** Why a click cannot become an order: what the server would refuse it with. */
export type Why = Problem;

/** So long, in milliseconds, nothing must have happened before the server is asked what the next turns may bring. */
const CALM = 300;

/** Something that cannot be taken back, and what would be lost by it. */
export interface Doubt {
  title: string;
  loss: string;
  go: () => void;
}

/** One seat's play at a table, as far as it is the same in every game. */
export class TablePlay<V extends PublicCore = PublicCore, O extends OwnCore = OwnCore, M extends GameMap = GameMap, T extends { field: string } = { field: string }> {
  why: Why | null = $state.raw(null);
  /** What the next turns may bring, as the server has found. */
  threats: T[] = $state.raw([]);
  private looking: ReturnType<typeof setTimeout> | undefined;
  /** The order about which the server was asked last. */
  private questioned: Record<string, unknown> | null = null;
  /** What is about to be done and waits for a second word. */
  doubt: Doubt | null = $state.raw(null);
  /** What was read of the talks; all that was said before this page was opened counts as read. */
  read: Read = $state.raw({ from: 0, to: {} });
  /** The last remark of spectators that was looked at. */
  remarksRead: number = $state(0);
  /** Places that a line of the log, a card or a mission points at. */
  lit: string[] = $state.raw([]);

  /** Whether what this seat alone knows must not be on the screen now. */
  get isCovered(): boolean {
    return false;
  }
  /** What happened, without lines that only this seat may read while they are covered. */
  get log(): LoggedEvent[] {
    return this.isCovered ? this.now.log.filter((event) => !event.is_private) : this.now.log;
  }

  constructor(
    readonly seat: Seat,
    readonly map: M,
  ) {
    this.read = { from: seat.now?.talks?.at(-1)?.number ?? 0, to: {} };
    this.remarksRead = seat.now?.remarks?.at(-1)?.number ?? 0;
  }

  get rooms(): Room[] {
    return rooms(this.now.talks, this.now.agreements, this.power);
  }
  unread(room: Room): number {
    return unread(room, this.read, this.power);
  }
  look(room: Room | undefined): void {
    const last = room?.lines.at(-1)?.number;
    if (room && last !== undefined && this.unread(room)) this.read = { ...this.read, to: { ...this.read.to, [room.key]: last } };
  }

  get unreadRemarks(): number {
    return this.now.remarks.filter((line) => line.number > this.remarksRead).length;
  }
  lookAtRemarks(): void {
    if (this.unreadRemarks) this.remarksRead = this.now.remarks.at(-1)!.number;
  }

  get now(): Snapshot {
    return this.seat.now!;
  }
  get view(): V {
    return this.now.public as V;
  }
  get own(): O | null {
    return this.now.own as O | null;
  }
  get power(): PowerId {
    return powerOf(this.now);
  }
  /** The power that still has turns to come; empty for whoever only looks on. */
  get inPlay(): PowerId {
    return !this.isWatching && this.isIn(this.power) ? this.power : "";
  }
  get isWatching(): boolean {
    return this.now.seat < 0;
  }
  get asked(): DecisionInfo | null {
    if (this.now.table.status !== "running") return null;
    // What has only one answer is answered by itself, unless that was refused.
    return !this.seat.refusal && onlyAnswer(this.now) ? null : question(this.now);
  }
  get isBusy(): boolean {
    return this.seat.busy > 0 || this.seat.line.is !== "open";
  }
  may(kind: string): boolean {
    return this.now.table.status === "running" && mayGive(this.now, kind);
  }
  option(name: string): unknown {
    return (this.now.table.rulebook["options"] as Record<string, unknown> | undefined)?.[name];
  }

  /** What the server's questions list to choose from under one kind of order. */
  offered<T>(kind: string): T | undefined {
    if (this.now.table.status !== "running") return undefined;
    return this.now.decisions.map((one) => (one.about["choices"] as Record<string, unknown> | undefined)?.[kind]).find((one) => one !== undefined) as T | undefined;
  }
  /** Asks the server why an order would be refused, and shows that unless something else has happened since. */
  async explain(order: Record<string, unknown>): Promise<void> {
    const { match } = this.now.table;
    const since = this.now.sequence;
    const question = (this.questioned = order);
    const { problem } = await api.checkOrder(match, this.seat.token ?? "", order).catch(() => ({ problem: null }));
    if (this.questioned === question && this.now.sequence === since) this.why = problem;
  }

  /** Asks the server anew what the next turns may bring, once nothing has happened for a moment. */
  lookOut(isWanted = true): void {
    clearTimeout(this.looking);
    const { sequence, table } = this.now;
    const mayKnow = table.status === "running" && (!this.isWatching || table.is_public);
    if (!isWanted || !mayKnow) this.threats = [];
    else this.looking = setTimeout(() => void this.askThreats(table.match, sequence), CALM);
  }
  private async askThreats(match: string, sequence: number): Promise<void> {
    const { threats } = await api.threats(match, this.seat.token ?? undefined).catch(() => ({ threats: [] }));
    if (this.now.sequence === sequence) this.threats = threats as unknown as T[];
  }

  /** Does something at once, or asks first where something would be lost for good. */
  carefully(title: string, loss: string | null, go: () => void): void {
    if (loss === null) go();
    else this.doubt = { title, loss, go };
  }
  insist(): void {
    const { doubt } = this;
    this.doubt = null;
    doubt?.go();
  }

  /** Whether a power still takes part. */
  isIn(power: PowerId): boolean {
    return this.view.powers.some((line) => line.power === power && line.status === "living");
  }
  /** Of these powers those that bots play: the ones that answer offers, or the ones that answer nothing. */
  bots(powers: PowerId[], talks: boolean): PowerId[] {
    const seats = this.now.table.seats;
    return powers.filter((power) => seats.some((one) => one.power === power && one.bot !== null && one.talks === talks));
  }
  /** Borders between one's own places and those of others, for agreements. */
  contacts(_others: PowerId[]): [string, string][] {
    return [];
  }
  /** An order in words, where there are words for it. */
  told(_order: Record<string, unknown>): string | null {
    return null;
  }
}
