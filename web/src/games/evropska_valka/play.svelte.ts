import { api } from "../../lib/api";
import { fewest } from "../../lib/fewest";
import { t } from "../../lib/i18n.svelte";
import { typed, type Typed } from "../../table/facts";
import { TablePlay } from "../../table/play.svelte";
import { bordersOf, ownFields } from "./facts";
import type { CardChoice, Choices } from "./orders";
import type { CardId, EuropeMap, FieldId, OwnView, PowerId, PublicView, Threat } from "./view";

/** What a part of the picture means just now. */
export type Role = "draft" | "origin" | "move" | "attack" | "sabotage" | "retreat" | "place" | "chosen" | "plain";
/** How a card that is held up is to be used. */
export type Use = "sabotage" | "espionage" | "king";

/** One seat's play on the board of Evropská válka: what it is about to order and has not sent yet. */
export class Play extends TablePlay<PublicView, OwnView, EuropeMap, Threat> {
  isDrafting: boolean = $state(false);
  origin: FieldId | null = $state(null);
  target: FieldId | null = $state(null);
  count: number = $state(1);
  /** A Jack, Queen or Ace that is held up for its power. */
  held: { card: CardId; use: Use } | null = $state.raw(null);
  /** Cards chosen to be laid or discarded. */
  chosen: CardId[] = $state.raw([]);
  /** Who gets which card of fate. */
  gifts: Record<CardId, PowerId> = $state.raw({});
  private typing: Typed = { text: "", at: -Infinity };

  get hand(): CardId[] {
    return this.own?.hand ?? [];
  }
  override isIn(power: PowerId): boolean {
    return this.view.powers.some((line) => line.power === power && line.status === "playing");
  }
  get isOnTurn(): boolean {
    return this.asked?.kind === "turn";
  }
  get ownFields(): FieldId[] {
    return this.isWatching ? [] : ownFields(this.view, this.power);
  }

  // ── what can be done from where

  /** What the server lists under one kind of order. */
  private listed<K extends keyof Choices>(kind: K): Choices[K] | undefined {
    return this.offered<Choices[K]>(kind);
  }
  get drafts(): FieldId[] {
    return this.listed("draft") ?? [];
  }
  get sabotages(): FieldId[] {
    return this.listed("sabotage")?.fields ?? [];
  }
  get spied(): PowerId[] {
    return this.listed("espionage")?.powers ?? [];
  }
  movesFrom(origin: FieldId | null): FieldId[] {
    return (origin ? this.listed("move")?.[origin] : undefined) ?? [];
  }
  attacksFrom(origin: FieldId | null): FieldId[] {
    return Object.keys((origin ? this.listed("attack")?.[origin] : undefined) ?? {});
  }
  isOrigin(field: FieldId): boolean {
    return this.isOnTurn && this.movesFrom(field).length + this.attacksFrom(field).length > 0;
  }
  get most(): number {
    return (this.origin && this.target ? this.listed("attack")?.[this.origin]?.[this.target] : undefined) ?? 1;
  }
  get isAttack(): boolean {
    return this.target !== null && this.attacksFrom(this.origin).includes(this.target);
  }
  /** The fields that the open question names: retreats, places for pyramids. */
  get asksFields(): FieldId[] {
    const kind = this.asked?.kind;
    return kind === "retreat" || kind === "pyramid_setup" ? ((this.asked?.about["fields"] as FieldId[] | undefined) ?? []) : [];
  }

  role(field: FieldId): Role {
    if (field === this.origin || field === this.target) return "chosen";
    if (this.asksFields.includes(field)) return this.asked?.kind === "retreat" ? "retreat" : "place";
    if (!this.isOnTurn) return "plain";
    if (this.held?.use === "sabotage") return this.sabotages.includes(field) ? "sabotage" : "plain";
    if (this.isDrafting) return this.drafts.includes(field) ? "draft" : "plain";
    if (this.movesFrom(this.origin).includes(field)) return "move";
    if (this.attacksFrom(this.origin).includes(field)) return "attack";
    return this.isOrigin(field) ? "origin" : "plain";
  }

  /** A field was clicked, tapped or entered. */
  pick(field: FieldId): void {
    this.why = null;
    this.seat.refusal = null;
    const role = this.role(field);
    if (role === "retreat") void this.give({ kind: "retreat", field });
    else if (role === "place") void this.give({ kind: "place", field });
    else if (role === "sabotage") void this.give({ kind: "sabotage", card: this.held!.card, field });
    else if (role === "draft") void this.give({ kind: "draft", field });
    else if (role === "move" || role === "attack") this.aim(this.origin!, field);
    else if (role === "origin") [this.origin, this.target] = [field, null];
    else if (role === "chosen") this.drop();
    else if (this.isOnTurn) this.explainClick(field);
  }

  /** Why nothing comes of a click: what the server would say to the order that it comes nearest to. */
  private explainClick(field: FieldId): void {
    const [owner] = this.view.fields[field] ?? [];
    if (this.held?.use === "sabotage") void this.explain({ kind: "sabotage", card: this.held.card, field });
    else if (this.isDrafting) void this.explain({ kind: "draft", field });
    else if (this.origin) void this.explain(this.going(this.origin, field));
    else if (owner !== undefined && owner !== this.power) void this.explain(this.going(field, this.ownFields[0] ?? field));
    else {
      const beside = bordersOf(this.map, field);
      const next = beside.find((one) => this.view.fields[one]?.[0] !== this.power) ?? beside[0];
      if (next) void this.explain(this.going(field, next));
    }
  }
  /** Going from one field to another: an attack where somebody else stands, otherwise a move. */
  private going(origin: FieldId, target: FieldId): Record<string, unknown> {
    const there = this.view.fields[target]?.[0];
    return there === undefined || there === this.power ? { kind: "move", origin, target } : { kind: "attack", origin, target, count: 1 };
  }

  aim(origin: FieldId, target: FieldId): void {
    const isAllowed = this.movesFrom(origin).includes(target) || this.attacksFrom(origin).includes(target);
    if (!isAllowed) return;
    [this.isDrafting, this.held, this.why] = [false, null, null];
    [this.origin, this.target] = [origin, target];
    this.count = this.most;
  }

  setCount(count: number): void {
    this.count = Math.min(this.most, Math.max(1, Math.round(count)));
  }
  type(digit: string, at: number): void {
    this.typing = typed(this.typing, digit, at, this.most);
    this.count = (this.typing as Typed & { count: number }).count;
  }

  drop(): void {
    if (this.held) this.held = null;
    else if (this.target) this.target = null;
    else if (this.origin) this.origin = null;
    else this.isDrafting = false;
    this.why = null;
  }
  draftInstead(on = true): void {
    [this.isDrafting, this.origin, this.target, this.held, this.why] = [on, null, null, null, null];
  }
  hold(card: CardId, use: Use): void {
    const isSame = this.held?.card === card && this.held.use === use;
    [this.origin, this.target, this.isDrafting, this.why] = [null, null, false, null];
    this.held = isSame ? null : { card, use };
  }

  /** The attack that is aimed at, with so many figures, as it is written. */
  attackWords(count: number): string {
    return `attack ${this.origin} ${this.target} ${this.view.pieces === "pyramids" ? 1 : count}`;
  }
  /** As few figures as win with the chance that counts as enough, by the odds of the server. */
  async justEnough(): Promise<void> {
    const { origin, target } = this;
    const odds = (count: number) => api.matchOdds(this.now.table.match, this.seat.token ?? "", this.attackWords(count), this.now.sequence);
    const count = await fewest(this.most, async (sent) => (await odds(sent))?.win ?? 0).catch(() => null);
    if (count !== null && this.origin === origin && this.target === target) this.setCount(count);
  }

  /** Goes ahead with what is aimed at. */
  async go(): Promise<void> {
    const { origin, target, count } = this;
    if (!origin || !target) return;
    await this.give(this.isAttack ? { kind: "attack", origin, target, count: this.view.pieces === "pyramids" ? 1 : count } : { kind: "move", origin, target });
  }

  /** Doing nothing is asked about: the turn is gone by it. */
  endTurn(): void {
    this.carefully(t("ev-end"), t("ev-end-loss"), () => void this.give({ kind: "end_turn" }));
  }

  async give(order: Record<string, unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    const done = await this.seat.order(order);
    if (done) this.forget();
    return done;
  }

  forget(): void {
    [this.isDrafting, this.origin, this.target, this.held, this.why] = [false, null, null, null, null];
    [this.chosen, this.gifts] = [[], {}];
  }

  // ── cards

  private get asksCards(): CardChoice | undefined {
    return this.listed("lay") ?? this.listed("discard");
  }
  /** So many cards must be laid or discarded now; 0 when none. */
  get cardsAsked(): number {
    return this.asksCards?.count ?? 0;
  }
  get isLaying(): boolean {
    return this.asked?.kind === "attacker_cards" || this.asked?.kind === "defender_cards";
  }
  get chosenPoints(): number {
    return this.chosen.reduce((all, card) => all + (this.asksCards?.cards[card] ?? 0), 0);
  }
  choose(card: CardId): void {
    if (this.asksCards?.cards[card] === undefined) return;
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((one) => one !== card);
    else this.chosen = [...this.chosen, card].slice(-this.cardsAsked);
  }
  async confirmCards(): Promise<void> {
    if (this.chosen.length !== this.cardsAsked) return;
    await this.give({ kind: this.isLaying ? "lay" : "discard", cards: this.chosen });
  }
  /** What a card could be used for just now. */
  uses(card: CardId): Use[] {
    const found: [Use, CardId[] | undefined][] = [["sabotage", this.listed("sabotage")?.cards], ["espionage", this.listed("espionage")?.cards], ["king", this.listed("king")]];
    return found.filter(([, cards]) => cards?.includes(card)).map(([use]) => use);
  }
  /** The cards that can stop the attack. */
  get kings(): CardId[] {
    return this.listed("king") ?? [];
  }

  /** Whether a card of the hand can do something before the action of the turn. */
  get hasCardDeeds(): boolean {
    return this.hand.some((card) => this.uses(card).some((use) => use !== "king"));
  }

  // ── fate

  get fate(): CardId[] {
    return this.asked?.kind === "fate_assign" ? ((this.asked.about["cards"] as CardId[] | undefined) ?? []) : [];
  }
  /** Who may get cards of fate. */
  get receivers(): PowerId[] {
    return this.listed("assign") ?? [];
  }
  /** How many cards a hand may hold in the end. */
  get handLimit(): number {
    return Number(this.asked?.about["hand_limit"] ?? Infinity);
  }
  /** A card goes to the seat itself unless it is given away. */
  receiver(card: CardId): PowerId {
    return this.gifts[card] ?? this.power;
  }
  giveCard(card: CardId, power: PowerId): void {
    this.gifts = { ...this.gifts, [card]: power };
  }
  async confirmFate(): Promise<void> {
    await this.give({ kind: "assign", cards: this.fate.map((card) => [card, this.receiver(card)]) });
  }

  /** Lets go of what the board no longer allows. */
  settle(): void {
    if (!this.seat.now?.public) return;
    if (!this.isOnTurn && (this.origin || this.isDrafting || this.held)) [this.origin, this.target, this.isDrafting, this.held] = [null, null, false, null];
    if (this.held && !this.hand.includes(this.held.card)) this.held = null;
    if (this.chosen.length && (!this.cardsAsked || this.chosen.some((card) => !this.hand.includes(card)))) this.chosen = [];
  }

  override contacts(others: PowerId[]): [FieldId, FieldId][] {
    return this.ownFields.flatMap((field) =>
      bordersOf(this.map, field).filter((other) => others.includes(this.view.fields[other]?.[0] ?? "")).map((other): [FieldId, FieldId] => [field, other]),
    );
  }
  override told(order: Record<string, unknown>): string | null {
    const kind = String(order["kind"]);
    return kind === "begin" ? null : t(`ev-order-${kind}`, order);
  }
}
