import type { MapInfo } from "../../wire";
import {
  arm, armAllowance, attack, cardSets, firstAllowance, mostSent, origins, ownStates, placed, placeFirst, placing, targets,
  type Allowance, type CardSet, type Placements,
} from "./orders";
import { i18n, t } from "../../lib/i18n.svelte";
import { typed, type Typed } from "../../table/facts";
import { Hand, type Why } from "../../table/hand.svelte";
import { contacts } from "./facts";
import type { OwnView, PowerId, PublicView, StateId } from "./view";

/** What a part of the picture means just now. */
export type Role = "place" | "origin" | "target" | "chosen" | "plain";

const NOTHING: Allowance = { total: 0, each: 0 };
const NONE: Placements = new Map();
const ALONE: Record<string, string> = {
  roll: "table-roll", draw_card: "table-draw-card", show_mission: "table-show-mission", end_turn: "table-end-turn", play_on: "table-play-on", stop_here: "table-stop-here", resign: "table-resign",
};

/** One seat's hand over the board: what it is about to order and has not sent yet. */
export class Play extends Hand<PublicView, OwnView, MapInfo> {
  /** Whether a turn goes to fighting or to arming. */
  isArming: boolean = $state(false);
  origin: StateId | null = $state(null);
  target: StateId | null = $state(null);
  count: number = $state(1);
  placements: Placements = $state.raw(NONE);
  cards: CardSet | null = $state.raw(null);
  private steps: Placements[] = $state.raw([]);
  private typing: Typed = { text: "", at: -Infinity };

  // ── fighting

  get canAttack(): boolean {
    return this.may("attack") && !this.isArming;
  }
  get origins(): StateId[] {
    return this.canAttack ? origins(this.view, this.map, this.power) : [];
  }
  targetsFrom(origin: StateId | null): StateId[] {
    return this.canAttack && origin ? targets(this.view, this.map, this.power, origin) : [];
  }
  get most(): number {
    return this.origin ? mostSent(this.view, this.origin) : 1;
  }
  get defenders(): number {
    return this.target ? (this.view.states[this.target]?.[1] ?? 1) : 1;
  }

  aim(origin: StateId, target: StateId): void {
    if (!this.targetsFrom(origin).includes(target)) return;
    this.why = null;
    this.origin = origin;
    this.target = target;
    this.setCount(this.most);
  }

  setCount(count: number): void {
    this.count = Math.min(this.most, Math.max(1, Math.round(count)));
  }

  type(digit: string, at: number): void {
    const next = typed(this.typing, digit, at, this.most);
    this.typing = next;
    this.count = next.count;
  }

  drop(): void {
    if (this.target) this.target = null;
    else this.origin = null;
    this.why = null;
  }

  /** Sends the attack; after a victory the army that moved in is ready to go on. */
  async attack(): Promise<void> {
    const { origin, target, count } = this;
    if (!origin || !target || this.isBusy) return;
    const done = await this.seat.order(attack(origin, target, count));
    if (!done) return;
    this.target = null;
    const goesOn = [target, origin].find((state) => this.targetsFrom(state).length > 0);
    this.origin = goesOn ?? null;
  }

  // ── placing

  get isPlacing(): boolean {
    return this.asked?.kind === "first_armament" || (this.isArming && this.may("arm"));
  }
  get allowance(): Allowance {
    if (this.asked?.kind === "first_armament") return firstAllowance(this.asked.about);
    if (!this.may("arm") || !this.own) return NOTHING;
    const onBoard = this.view.powers[this.now.seat]?.soldiers ?? 0;
    return armAllowance(this.own.pool, this.cards, this.now.table, onBoard);
  }
  get sets(): CardSet[] {
    return this.own && this.may("arm") ? cardSets(this.own.hand, this.now.table) : [];
  }
  get placed(): number {
    return placed(this.placements);
  }
  get left(): number {
    return this.allowance.total - this.placed;
  }
  get mayUndo(): boolean {
    return this.steps.length > 0;
  }

  place(state: StateId, change: number): void {
    this.why = null;
    if (this.view.states[state]?.[0] !== this.power) {
      this.why = { code: "not_own_state", clause: "EX-ARM-2", values: { state } };
      return;
    }
    const next = placing(this.placements, state, change, this.allowance);
    if (next !== this.placements) this.step(next);
    else if (change > 0) this.why = this.full(state);
  }

  private full(state: StateId): Why {
    const isFirst = this.asked?.kind === "first_armament";
    if (isFirst && this.left > 0) return { code: "first_cap", clause: "EX-FAR-3", values: { state, limit: this.allowance.each } };
    const limit = this.allowance.total;
    return isFirst
      ? { code: "first_total", clause: "EX-FAR-1", values: { limit } }
      : { code: "arm_total", clause: "EX-ARM-1", values: { limit, count: limit + 1 } };
  }

  private step(next: Placements): void {
    this.steps = [...this.steps, this.placements];
    this.placements = next;
  }

  undo(): void {
    this.placements = this.steps.at(-1) ?? NONE;
    this.steps = this.steps.slice(0, -1);
    this.why = null;
  }

  clearPlaced(): void {
    if (this.placements.size) this.step(NONE);
  }

  /** Another set, or none; soldiers that it alone paid for go back. */
  choose(cards: CardSet | null): void {
    this.cards = cards;
    let kept = this.placements;
    for (const state of [...kept.keys()].reverse()) {
      while (placed(kept) > this.allowance.total && kept.has(state)) kept = placing(kept, state, -1, this.allowance);
    }
    if (kept !== this.placements) this.step(kept);
  }

  /** Whoever has soldiers left to place is asked, for they are lost. */
  confirm(): void {
    if (!this.isPlacing || this.isBusy) return;
    const title = t(this.asked?.kind === "first_armament" ? "table-place-confirm" : "table-arm-confirm", { count: this.placed });
    this.carefully(title, this.left > 0 ? t("table-place-loss", { count: this.left }) : null, () => void this.sendPlaced());
  }

  private async sendPlaced(): Promise<void> {
    const order = this.asked?.kind === "first_armament" ? placeFirst(this.placements) : arm(this.placements, this.cards?.cards ?? []);
    if (await this.seat.order(order)) this.forget();
  }

  /** What handing over now would throw away, if anything. */
  get lossOfTurn(): string | null {
    if (this.may("arm")) return t("table-end-unused");
    return this.may("draw_card") && this.option("draw_mode") !== "auto" ? t("table-end-card") : null;
  }
  endTurn(): void {
    this.carefully(t("table-end-turn"), this.lossOfTurn, () => void this.seat.order({ kind: "end_turn" }));
  }

  forget(): void {
    this.isArming = false;
    this.origin = this.target = this.cards = this.why = null;
    this.placements = NONE;
    this.steps = [];
  }

  fight(): void {
    this.isArming = false;
    this.why = null;
  }

  armInstead(): void {
    this.isArming = true;
    this.origin = this.target = this.why = null;
  }

  // ── the board

  /** A state was clicked, tapped or entered. */
  pick(state: StateId): void {
    this.why = null;
    this.seat.refusal = null;
    if (this.isPlacing) this.place(state, 1);
    else if (this.canAttack) this.pickInFight(state);
  }

  private pickInFight(state: StateId): void {
    if (this.targetsFrom(this.origin).includes(state)) return this.aim(this.origin!, state);
    if (this.view.states[state]?.[0] === this.power) {
      const isNew = state !== this.origin;
      this.target = null;
      this.origin = isNew && this.targetsFrom(state).length ? state : null;
      if (isNew && !this.origin) this.why = this.cannotAttackFrom(state);
      return;
    }
    const from = this.origins.filter((one) => this.targetsFrom(one).includes(state));
    const strongest = from.sort((a, b) => mostSent(this.view, b) - mostSent(this.view, a))[0];
    if (strongest) this.aim(strongest, state);
    else this.why = this.cannotReach(state);
  }

  private cannotAttackFrom(state: StateId): Why | null {
    const count = this.view.states[state]?.[1] ?? 0;
    return count < 2 ? { code: "too_few", clause: "EX-FGT-4", values: { state, count } } : null;
  }

  private cannotReach(target: StateId): Why | null {
    const origin = this.origin;
    if (!origin) return null;
    const isUsed = this.view.attacked.some(([from, to]) => from === origin && to === target);
    return { code: isUsed ? "pair_used" : "not_adjacent", clause: isUsed ? "EX-FGT-16" : "EX-FGT-1", values: { origin, target } };
  }

  /** A right click or a long press takes back what a click has done. */
  unpick(state: StateId): void {
    if (this.isPlacing) this.place(state, -1);
    else if (state === this.origin || state === this.target) this.drop();
  }

  role(state: StateId): Role {
    if (state === this.origin || state === this.target) return "chosen";
    if (this.isPlacing) return this.view.states[state]?.[0] === this.power ? "place" : "plain";
    if (this.targetsFrom(this.origin).includes(state)) return "target";
    return this.targetsFrom(state).length ? "origin" : "plain";
  }

  /** Lets go of what the board no longer allows. */
  settle(): void {
    if (!this.seat.now?.public) return;
    if (this.isArming && !this.may("arm")) this.isArming = false;
    if (!this.isPlacing && this.placements.size) {
      this.placements = NONE;
      this.steps = [];
      this.cards = null;
    }
    if (this.cards && !this.sets.some((one) => one.name === this.cards?.name)) this.choose(null);
    if (this.origin && !this.targetsFrom(this.origin).length) this.origin = this.target = null;
    if (this.target && !this.targetsFrom(this.origin).includes(this.target)) this.target = null;
    if (this.target && this.count > this.most) this.setCount(this.most);
  }

  get ownStates(): StateId[] {
    return this.isWatching ? [] : ownStates(this.view, this.power);
  }

  // ── what the table asks of every game

  override contacts(others: PowerId[]): [StateId, StateId][] {
    return contacts(this.view, this.map, this.power, others);
  }

  override told(order: Record<string, unknown>): string | null {
    const kind = String(order["kind"]);
    if (kind in ALONE) return t(ALONE[kind]!);
    if (kind === "attack") return `${t("table-attack", order)} (${t("table-soldiers", { count: order["count"] })})`;
    if (kind === "choose_colour") return i18n.power(String(order["colour"]));
    if (kind !== "arm" && kind !== "place_first") return null;
    const placed = (order["placements"] as [string, number][] | undefined) ?? [];
    return placed.length ? placed.map(([state, count]) => `${i18n.place(state)} +${count}`).join(", ") : t("table-place-confirm", { count: 0 });
  }
}
