import { t } from "../../../lib/i18n.svelte";
import type { Play } from "../play.svelte";
import type { FieldId, FighterView, Ratio, UnitId } from "../view";
import {
  byPlan, declareLines, fire, type Foreseen, modesOf, nextShooter, type Plan, shooters, type Shots, shotsOf, type Side, sideOf, type TargetInfo,
} from "./battle";
import { newForecast, newOdds, newStrengths } from "./odds.svelte";

/** Shares of fire that can be chosen beside all of it and as much as destroys. */
export const SHARES = ["rest", "kill", "1/2", "1/3", "1/4"] as const;
export type Share = (typeof SHARES)[number];

/** One seat's play in a battle: what is aimed at and not ordered yet. */
export class Fight {
  shooter: UnitId | null = $state(null);
  share: Share = $state("rest");
  mode: string = $state("");
  /** The unit that is looked at, and the plan whose effect is shown. */
  seen: UnitId | null = $state(null);
  plan: Plan | null = $state(null);
  isForAll = $state(false);
  /** Lines before they are declared, and units picked for the beach. */
  lines: Record<UnitId, number> = $state.raw({});
  picked: UnitId[] = $state.raw([]);
  isSmall = $state(false);
  readonly forecast = newForecast();
  readonly odds = newOdds();
  readonly strengths = newStrengths();
  /** Opens a clause of the rules beside the game. */
  onrule: (id: string) => void = () => undefined;
  private asked = "";

  constructor(readonly play: Play) {}

  get step(): string | null {
    return this.play.step;
  }
  get isSalvo(): boolean {
    return this.play.may("fire_by_plan");
  }
  get side(): Side | null {
    const { battle } = this.play.view;
    return battle && !this.play.isWatching ? sideOf(battle, this.play.power) : null;
  }
  get shots(): Shots[] {
    return this.isSalvo ? (this.play.about<Shots[]>("shots") ?? []) : [];
  }
  get plans(): Partial<Record<Plan, Foreseen>> {
    return this.isSalvo && !this.forecast.isOld ? (this.forecast.answer?.plans ?? {}) : {};
  }
  get able(): UnitId[] {
    return shooters(this.shots);
  }
  get modes(): string[] {
    return modesOf(this.shots, this.shooter);
  }
  get aim(): Shots | null {
    return shotsOf(this.shots, this.shooter, this.mode);
  }
  get depths(): Record<UnitId, number> {
    return this.play.about<Record<UnitId, number>>("lines") ?? {};
  }
  get beach(): { most: number; able: UnitId[] } | null {
    const able = this.play.about<UnitId[]>("able");
    return this.play.may("pick") && able ? { most: this.play.about<number>("most") ?? 0, able } : null;
  }
  get refuges(): Record<UnitId, FieldId[]> {
    return this.play.about<Record<UnitId, FieldId[]>>("refuges") ?? {};
  }
  /** Who has to agree to a retreat to which field. */
  get hosts(): Record<FieldId, string> {
    return this.play.about<Record<FieldId, string>>("hosts") ?? {};
  }

  target(unit: UnitId): TargetInfo | null {
    return this.aim?.targets[unit] ?? null;
  }
  blocked(unit: UnitId): { code: string; clause: string } | null {
    return this.aim?.blocked[unit] ?? null;
  }
  /** The line in which a unit is drawn: the one that is about to be declared, or its own. */
  line(fighter: FighterView): number {
    return fighter.unit in this.depths ? (this.lines[fighter.unit] ?? fighter.line) : fighter.line;
  }
  /** The line beside its own into which a unit may step instead of firing. */
  steps(unit: UnitId): number[] {
    const orders = (this.play.choices as Record<string, { unit: UnitId; line: number }[] | undefined>)["line"] ?? [];
    return this.isSalvo ? orders.filter((order) => order.unit === unit).map((order) => order.line) : [];
  }
  /** The damage that a unit would have after what is looked at now. */
  foreseen(unit: UnitId): Ratio | null {
    if (this.plan) {
      const told = this.plans[this.plan];
      return told?.destroyed.includes(unit) ? "6" : (told?.after[unit] ?? null);
    }
    return this.seen === unit && (this.share === "rest" || this.share === "kill") ? (this.target(unit)?.after ?? null) : null;
  }

  choose(unit: UnitId): void {
    this.play.why = null;
    this.play.seat.refusal = null;
    this.shooter = this.shooter === unit ? null : unit;
    [this.mode, this.share] = ["", "rest"];
  }
  next(): void {
    this.shooter = nextShooter(this.shots, this.shooter);
    [this.mode, this.share] = ["", "rest"];
  }
  /** Fires at a unit; where that would destroy it with fire to spare, no more than is needed. */
  async fireAt(unit: UnitId): Promise<void> {
    const { shooter, aim } = this;
    const told = this.target(unit);
    if (!shooter || !aim || !told) return;
    const share = this.share === "rest" && told.spare !== null ? "kill" : this.share;
    if (!(await this.play.give(fire(shooter, unit, share, this.mode)))) return;
    this.share = "rest";
    this.shooter = nextShooter(this.shots, shooter);
  }
  async changeLine(unit: UnitId, line: number): Promise<void> {
    if (await this.play.give({ kind: "line", unit, line })) this.shooter = nextShooter(this.shots, unit);
  }
  async fireByPlan(plan: Plan): Promise<void> {
    if (await this.play.give(byPlan(plan, this.isForAll))) [this.plan, this.shooter] = [null, null];
  }

  /** Ends the salvo; fire that would be given up is asked about. */
  holdFire(): void {
    const count = this.able.length;
    this.play.carefully(t("salva-battle-hold"), count ? t("salva-loss-fire", { count }) : null, () => void this.play.give({ kind: "hold_fire" }));
  }

  shift(unit: UnitId): void {
    const depth = this.depths[unit] ?? 1;
    const here = this.lines[unit] ?? 1;
    this.lines = { ...this.lines, [unit]: here >= depth ? 1 : here + 1 };
  }
  declare(): Promise<boolean> {
    return this.play.give(declareLines(this.lines));
  }
  pick(unit: UnitId): void {
    const { beach } = this;
    if (this.picked.includes(unit)) this.picked = this.picked.filter((one) => one !== unit);
    else if (beach?.able.includes(unit) && this.picked.length < beach.most) this.picked = [...this.picked, unit];
  }
  /** Names those who fire at the beach; that nobody does is asked about. */
  sendToBeach(): void {
    const { picked } = this;
    this.play.carefully(t("salva-battle-beach-go", { count: 0 }), picked.length ? null : t("salva-loss-beach"), () => void this.play.give({ kind: "pick", units: picked }));
  }
  /** Leads away all who may go to one field, one order after another. */
  async leadAway(field: FieldId): Promise<void> {
    for (const [unit, fields] of Object.entries(this.refuges)) {
      if (!fields.includes(field) || !this.play.may("retreat_to")) continue;
      if (this.refuges[unit] && !(await this.play.give({ kind: "retreat_to", unit, field }))) return;
    }
  }

  drop(): boolean {
    if (!this.shooter && !this.plan) return false;
    [this.shooter, this.plan] = [null, null];
    return true;
  }
  /** Lets go of what the battle no longer allows, and begins each question afresh. */
  settle(): void {
    const { battle } = this.play.view;
    const asked = battle && this.play.asked ? `${this.step} ${battle.salvos.join()} ${battle.field}` : "";
    if (asked !== this.asked) {
      this.asked = asked;
      [this.plan, this.share, this.mode, this.picked] = [null, "rest", "", []];
      this.lines = this.proposed();
      if (this.shooter && !this.able.includes(this.shooter)) this.shooter = null;
    }
    if (this.shooter && !shotsOf(this.shots, this.shooter) && !this.steps(this.shooter).length) this.shooter = null;
    if (!battle) this.isSmall = false;
  }
  /** The lines that the server would choose by itself. */
  private proposed(): Record<UnitId, number> {
    const order = this.play.asked?.default as { kind?: string; lines?: [UnitId, number][] } | null | undefined;
    return order?.kind === "lines" ? Object.fromEntries(order.lines ?? []) : {};
  }
}

const FIGHTS = new WeakMap<Play, Fight>();

/** The hand in battle that belongs to a hand over the board: the view over the map and the question share it. */
export function fightOf(play: Play): Fight {
  let fight = FIGHTS.get(play);
  if (!fight) FIGHTS.set(play, (fight = new Fight(play)));
  return fight;
}
