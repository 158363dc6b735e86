import type { MapInfo } from "../../wire";
import { arm, attack, placed, placeFirst, placing, withMore, type Allowance, type AttackChoice, type CardSet, type Choices, type Order, type Placements } from "./orders";
import { i18n, t } from "../../lib/i18n.svelte";
import { typed, type Typed } from "../../table/facts";
import { TablePlay } from "../../table/play.svelte";
import { contacts, ownStates } from "./facts";
import type { OwnView, PowerId, PublicView, StateId } from "./view";

/** What a part of the picture means just now. */
export type Role = "place" | "origin" | "target" | "chosen" | "plain";

const NO_ATTACKS: Choices["attack"] = {};
/** What handing over would lose, in words. */
const LOSSES: Record<string, string> = { turn: "table-end-unused", card: "table-end-card" };
const NONE: Placements = new Map();
const ALONE: Record<string, string> = {
  roll: "table-roll", draw_card: "table-draw-card", show_mission: "table-show-mission", end_turn: "table-end-turn", play_on: "table-play-on", stop_here: "table-stop-here", resign: "table-resign",
};

/** One seat's play on the board: what it is about to order and has not sent yet. */
export class Play extends TablePlay<PublicView, OwnView, MapInfo> {
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
  private get attacks(): Record<StateId, AttackChoice> {
    return (this.canAttack ? this.offered<Choices["attack"]>("attack") : undefined) ?? NO_ATTACKS;
  }
  get origins(): StateId[] {
    return Object.keys(this.attacks);
  }
  targetsFrom(origin: StateId | null): StateId[] {
    return (origin ? this.attacks[origin]?.targets : undefined) ?? [];
  }
  private mostFrom(origin: StateId | null): number {
    return (origin ? this.attacks[origin]?.most : undefined) ?? 1;
  }
  get most(): number {
    return this.mostFrom(this.origin);
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

  get isFirst(): boolean {
    return this.asked?.kind === "first_armament";
  }
  get isPlacing(): boolean {
    return this.isFirst || (this.isArming && this.may("arm"));
  }
  private get armament(): Choices["arm"] | undefined {
    return this.offered<Choices["arm"]>("arm");
  }
  private get first(): Choices["place_first"] | undefined {
    return this.offered<Choices["place_first"]>("place_first");
  }
  /** The states where soldiers can be placed now. */
  get placeable(): StateId[] {
    return (this.isPlacing ? (this.isFirst ? this.first : this.armament)?.states : undefined) ?? [];
  }
  get allowance(): Allowance {
    const total = (this.isFirst ? this.first : (this.cards ?? this.armament))?.most ?? 0;
    return { total, each: (this.isFirst ? this.first?.each : undefined) ?? total };
  }
  /** The clause that keeps the allowance from being more. */
  get bound(): string | null {
    return (this.isFirst ? this.first : (this.cards ?? this.armament))?.bound ?? null;
  }
  get sets(): CardSet[] {
    return this.armament?.sets ?? [];
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
    const next = this.placeable.includes(state) ? placing(this.placements, state, change, this.allowance) : this.placements;
    if (next !== this.placements) this.step(next);
    else if (change > 0) void this.explain(this.ordered(withMore(this.placements, state, change)));
  }

  private ordered(placements: Placements): Order {
    return this.isFirst ? placeFirst(placements) : arm(placements, this.cards?.cards ?? []);
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
    const title = t(this.isFirst ? "table-place-confirm" : "table-arm-confirm", { count: this.placed });
    this.carefully(title, this.left > 0 ? t("table-place-loss", { count: this.left }) : null, () => void this.sendPlaced());
  }

  private async sendPlaced(): Promise<void> {
    if (await this.seat.order(this.ordered(this.placements))) this.forget();
  }

  /** What handing over now would throw away, if anything. */
  get lossOfTurn(): string | null {
    const loss = LOSSES[String(this.asked?.about["loses"])];
    return loss ? t(loss) : null;
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
    if (this.origins.includes(state)) {
      [this.origin, this.target] = [state === this.origin ? null : state, null];
      return;
    }
    const from = this.origins.filter((one) => this.targetsFrom(one).includes(state));
    const strongest = from.sort((a, b) => this.mostFrom(b) - this.mostFrom(a))[0];
    if (strongest) this.aim(strongest, state);
    else if (this.ownStates.includes(state)) {
      this.origin = this.target = null;
      this.explainFrom(state);
    } else if (this.origin) void this.explain(attack(this.origin, state, 1));
  }

  /** Why no attack starts from a state, as the server would refuse one over its border. */
  private explainFrom(state: StateId): void {
    const border = this.contacts(this.view.seats.filter((one) => one !== this.power)).find(([own]) => own === state);
    if (border) void this.explain(attack(...border, 1));
  }

  /** A right click or a long press takes back what a click has done. */
  unpick(state: StateId): void {
    if (this.isPlacing) this.place(state, -1);
    else if (state === this.origin || state === this.target) this.drop();
  }

  role(state: StateId): Role {
    if (state === this.origin || state === this.target) return "chosen";
    if (this.isPlacing) return this.placeable.includes(state) ? "place" : "plain";
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
    if (this.cards && !this.sets.some((one) => one.what === this.cards?.what)) this.choose(null);
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
