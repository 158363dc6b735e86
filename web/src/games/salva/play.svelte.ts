import { ask } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { TablePlay } from "../../table/play.svelte";
import {
  attack, boughtBy, boughtLast, byKind, buy, type Choices, type Draft, fieldOf, type Flight, harbourOf, type Lot, move, type Offer, type Order, ownFields, place, seal, sealWords,
  unitsAt, unitsOf, type Way, withLot, written,
} from "./orders";
import { type Act, actsOf } from "./acts";
import { contacts } from "./borders";
import { orderText } from "./names";
import { cardsOf, type Dragged, type Faces, facesOf, type Goal, hides, laid, orderBy, speaksOf } from "./hiding/hiding";
import { foggedFields } from "./hiding/knowledge";
import type { Form } from "./flow/form";
import { Truth } from "./hiding/truth.svelte";
import { barredFields } from "./panels/treaties";
import { besideModels } from "./panels/units";
import { amount, type Card, type FieldId, type OwnView, type PowerId, type PublicView, type Ratio, type SalvaMap, type UnitId, type UnitView } from "./view";

/** What a part of the picture means just now. */
export type Role = "ready" | "picked" | "move" | "attack" | "target" | "place" | "plain";

const NOTHING: Choices = {};
/** Orders without anything to fill in that end what one is asked. */
const ENDS = ["stop_placing", "end_movement", "end_production"];

/** One seat's play on the board of Salva: what it is about to order and has not sent yet. */
export class Play extends TablePlay<PublicView, OwnView, SalvaMap> {
  /** The field that is looked at, and the one under the pointer. */
  field: FieldId | null = $state(null);
  hovered: FieldId | null = $state(null);
  /** Units chosen on the map or in a list, from any number of fields. */
  chosen: UnitId[] = $state.raw([]);
  /** Where the chosen units are to go. */
  target: FieldId | null = $state(null);
  /** Whether that is a battle although some of them could go there quietly, below those who hold it. */
  isForced = $state(false);
  /** What is held up to be placed or bought, and where it is to go. */
  item: string | null = $state(null);
  spot: string | null = $state(null);
  /** An army that is made up in secret, and what the server says of it. */
  army: Lot[] = $state.raw([]);
  private drafted: Draft | null = $state.raw(null);
  private drafting: Promise<void> = Promise.resolve();
  /** The card that is looked at, and what is being dragged. */
  card: string | null = $state(null);
  dragged: Dragged | null = $state.raw(null);
  truth = new Truth();
  /** What is asked about knowledge: what could be on a field (without one, all that others hide), or what one has given away. */
  asking: { about: "field"; field: FieldId } | { about: "given" } | null = $state.raw(null);

  /** Tokens stand where they lie, and what chapters show this seat alone stands beside what all see. */
  override get view(): PublicView {
    const own = this.isWatching ? [] : (this.own?.marks ?? []).filter((one) => one.kind !== "known");
    return laid(own.length ? { ...super.view, marks: [...(super.view.marks ?? []), ...own] } : super.view);
  }
  /** The step of the game in which this seat is asked; null when others decide. */
  get step(): string | null {
    return this.asked?.kind ?? null;
  }
  get ownFields(): FieldId[] {
    return this.isWatching ? [] : ownFields(this.view, this.power);
  }
  /** Own fields that others could attack in their next turn; not while a battle decides who stands where. */
  get threatened(): FieldId[] {
    return this.threats.map((one) => one.field);
  }
  /** Fields that a treaty keeps this seat from attacking. */
  get barred(): FieldId[] {
    return Object.keys(barredFields(this.own));
  }
  unit(id: UnitId): UnitView | undefined {
    return this.view.units.find((one) => one.unit === id);
  }
  /** What the decision tells beyond its kind; the server names everything that can be chosen. */
  about<T>(key: string): T | undefined {
    return this.asked?.about[key] as T | undefined;
  }
  /** Orders that are put together with sliders. */
  get forms() { return this.about<Record<string, Form>>("forms") ?? {}; }
  get choices(): Choices {
    return this.about<Choices>("choices") ?? NOTHING;
  }

  // ── what lies face down

  get cards(): Card[] {
    return cardsOf(this.view);
  }
  /** What this seat knows of faces; nothing while its truth is covered. */
  get faces(): Faces {
    return this.truth.isShown && !this.isWatching ? facesOf(this.own?.marks) : {};
  }
  override get isCovered(): boolean {
    return !this.isWatching && !this.truth.isShown;
  }
  /** Whether anything lies face down, or may be laid so. */
  get isHiding(): boolean {
    return hides(this.view) || this.everything.some((order) => order["formation"] !== undefined);
  }
  /** Whether something on the map is not known to all, so that one may ask what could be there. */
  get knowsFog(): boolean {
    return this.now.table.status === "running" && foggedFields(this.view).length > 0;
  }
  /** The moves that are aimed at, each as an order. */
  get planned(): Order[] {
    const { target } = this;
    return target && !this.isAttack ? this.movers(target).map((unit) => move(unit, this.ways(unit)[target]!.path)) : [];
  }
  /** Orders that could be weighed before they are given: what is aimed at first, then all that is written out. */
  get considered(): Order[] {
    return this.isWatching ? [] : [...this.planned, ...this.everything];
  }
  /** Kinds of order that would tell the seat's own truth to whoever looks on. */
  private get telling(): string[] {
    return this.now.decisions.flatMap((one) => (one.about["truth"] as string[] | undefined) ?? []);
  }
  /** Of these orders those that may be on the screen now. */
  seemly(orders: Order[]): Order[] {
    const { telling } = this;
    return this.truth.isShown || !telling.length ? orders : orders.filter((order) => !telling.includes(order.kind));
  }
  /** Whether something could be ordered that is not shown while the truth is covered. */
  get isHoldingBack(): boolean {
    return !this.truth.isShown && this.telling.length > 0;
  }
  /** All that is written out, asked or unasked, each once. */
  get everything(): Order[] {
    const found = [...(this.step ? written(this.choices) : []), ...this.freely];
    return this.seemly([...new Map(found.map((order) => [JSON.stringify(order), order])).values()]);
  }
  /** Tokens that were pointed at, on the map or on their card. */
  pickTokens(units: UnitId[], adds = false): void {
    this.why = null;
    const [first] = units;
    this.card = this.cards.find((card) => card.tokens.some((one) => units.includes(one.unit)))?.card ?? this.card;
    const able = this.step === "movement" ? units.filter((unit) => this.isAble(unit)) : [];
    const isSame = able.length > 0 && able.every((unit) => this.chosen.includes(unit)) && (adds || this.chosen.length === able.length);
    if (able.length) [this.chosen, this.target] = [isSame ? this.chosen.filter((unit) => !able.includes(unit)) : adds ? [...new Set([...this.chosen, ...able])] : able, null];
    this.field = this.unit(first ?? "")?.field ?? this.field;
  }
  /** Whether letting go there could mean something. */
  wouldTake(goal: Goal): boolean {
    return this.dragged !== null && orderBy(this.about<Record<string, string>>("gestures") ?? {}, this.dragged, goal) !== null;
  }
  /** Something was dragged there: what that means is ordered if the server allows it, otherwise it says why not. */
  async letGo(goal: Goal): Promise<void> {
    const { dragged } = this;
    this.dragged = null;
    const order = dragged && orderBy(this.about<Record<string, string>>("gestures") ?? {}, dragged, goal);
    if (!order) return;
    await this.explain(order);
    if (this.why === null) await this.give(order);
  }

  // ── movement

  ways(unit: UnitId): Record<FieldId, Way> {
    return this.choices.move?.[unit] ?? {};
  }
  /** Whether a unit has anything left to do. */
  isAble(unit: UnitId): boolean {
    return this.choices.move?.[unit] !== undefined || Object.values(this.choices.attack ?? {}).some((one) => unit in one.units) || this.actsOf(unit).length > 0;
  }
  /** Small orders of a unit that are written out: docking, boarding, diving. */
  actsOf(unit: UnitId): Order[] {
    return this.seemly(written(this.choices).filter((order) => unitsOf(order).includes(unit)));
  }
  /** Whether a unit is one's own, or can be sent somewhere although it is another's, as in a common army. */
  isLed(unit: UnitView): boolean {
    return unit.owner === this.power || this.choices.move?.[unit.unit] !== undefined || Object.values(this.choices.attack ?? {}).some((one) => unit.unit in one.units);
  }
  /** The units on a field that one leads, in the order of lists, those aboard last. */
  ownUnits(field: FieldId): UnitView[] {
    const own = unitsAt(this.view, field).filter((one) => this.isLed(one));
    return [...byKind(this.map, own.filter((one) => !one["aboard"])), ...byKind(this.map, own.filter((one) => one["aboard"]))];
  }
  ableUnits(field: FieldId): UnitId[] {
    return this.ownUnits(field).map((one) => one.unit).filter((unit) => this.isAble(unit));
  }
  /** Those of the chosen units that can end on a field, and those that can join a battle for it. */
  movers(field: FieldId): UnitId[] {
    return this.chosen.filter((unit) => field in this.ways(unit));
  }
  fighters(field: FieldId): UnitId[] {
    return this.chosen.filter((unit) => unit in (this.choices.attack?.[field]?.units ?? {}));
  }
  get isAttack(): boolean {
    return this.target !== null && this.choices.attack?.[this.target] !== undefined && (this.isForced || !this.movers(this.target).length);
  }
  /** Whether the chosen units could either attack what is aimed at or go there without a battle. */
  get hasChoice(): boolean {
    return this.target !== null && this.fighters(this.target).length > 0 && this.movers(this.target).length > 0;
  }
  /** Whether going to a field means a battle: where somebody among the chosen gets there by no other way. */
  isBattle(field: FieldId): boolean {
    if (field === this.target) return this.isAttack;
    return this.fighters(field).some((unit) => !(field in this.ways(unit)));
  }
  /** Units that must come back somewhere: what the server tells of their range. */
  get flights(): Record<UnitId, Flight> {
    return this.about<Record<UnitId, Flight>>("flights") ?? {};
  }
  private ofChosen(what: "bases" | "one_way"): FieldId[] {
    return [...new Set(this.chosen.flatMap((unit) => this.flights[unit]?.[what] ?? []))];
  }
  get bases(): FieldId[] {
    return this.ofChosen("bases");
  }
  get stuck(): FieldId[] {
    return this.ofChosen("one_way");
  }
  /** Those who could not come back from where they are sent. */
  lostAt(ends: [UnitId, FieldId][]): string | null {
    const units = ends.filter(([unit, field]) => this.flights[unit]?.one_way.includes(field)).map(([unit]) => unit);
    return units.length ? t("salva-one-way", { units, fields: [...new Set(ends.map(([, field]) => field))] }) : null;
  }
  /** Small orders of the chosen units. */
  get acts(): Act[] {
    return this.target ? [] : actsOf(this.map, this.view, this.chosen, this.chosen.flatMap((unit) => this.actsOf(unit)));
  }
  /** Orders that lead to a battle, each as it is typed, for those who want to know its odds first. */
  get battles(): { order: Order; said: string }[] {
    return Object.entries(this.about<Record<string, string[]>>("odds") ?? {}).flatMap(([kind, words]) =>
      words.flatMap((said, place) => { const order = ((this.choices[kind] ?? []) as Order[])[place]; return order ? [{ order, said }] : []; }));
  }
  /** What an order that leads to a battle is typed as. */
  battleWords(order: Order | null | undefined): string | null {
    return this.battles.find((one) => JSON.stringify(one.order) === JSON.stringify(order))?.said ?? null;
  }
  async act(act: Act): Promise<void> {
    const ends = act.orders.flatMap((order) => ((order["marches"] ?? []) as string[][]).flatMap((way): [UnitId, FieldId][] => (way.length > 1 ? [[way[0]!, way.at(-1)!]] : [])));
    const loss = this.lostAt(ends);
    if (loss === null) return this.actOut(act);
    this.carefully(act.text, loss, () => void this.actOut(act));
  }
  private async actOut({ orders }: Act): Promise<void> {
    for (const order of orders) if (!(await this.give(order))) return;
  }
  /** Units that could join the battle that is planned, from all fields. */
  get couldFight(): UnitView[] {
    const units = this.target ? Object.keys(this.choices.attack?.[this.target]?.units ?? {}) : [];
    const place = new Map(this.map.fields.map((one, at) => [one.id, at]));
    return byKind(this.map, units.flatMap((unit) => this.unit(unit) ?? [])).sort((a, b) => (place.get(a.field) ?? 0) - (place.get(b.field) ?? 0));
  }
  get canOpen(): boolean {
    return this.target !== null && this.fighters(this.target).some((unit) => this.choices.attack?.[this.target!]?.able.includes(unit));
  }

  role(field: FieldId): Role {
    if (this.offers.length && this.step !== "movement") {
      if (this.spot && fieldOf(this.spot) === field) return "target";
      return this.spots(this.item, field).length ? "place" : "plain";
    }
    if (this.step !== "movement") return "plain";
    if (field === this.target) return "target";
    if (this.chosen.length && this.movers(field).length && !this.isBattle(field)) return "move";
    if (this.chosen.length ? this.fighters(field).length : this.choices.attack?.[field] && !this.ableUnits(field).length) return "attack";
    if (this.chosen.some((unit) => this.unit(unit)?.field === field)) return "picked";
    return this.ableUnits(field).length ? "ready" : "plain";
  }

  /** A field was clicked, tapped or entered; `adds` takes its units along with those chosen before. */
  pick(field: FieldId, adds = false): void {
    this.why = null;
    this.seat.refusal = null;
    const role = this.role(field);
    if (role === "target" && !adds) void this.go();
    else if (role === "place") this.aimItem(field);
    else if (adds && this.ableUnits(field).length) this.add(field);
    else if (role === "move" || role === "attack") this.aim(field);
    else if (this.step === "movement" && this.barred.includes(field)) this.why = barredFields(this.own)[field] ?? null;
    else if (this.step === "movement") this.choose(field);
    this.field = field;
  }
  /** All units of a field that can do something, and no others. */
  choose(field: FieldId): void {
    const able = this.ableUnits(field);
    const isSame = able.length > 0 && able.length === this.chosen.length && able.every((unit) => this.chosen.includes(unit));
    [this.chosen, this.target] = [isSame ? [] : able, null];
  }
  add(field: FieldId): void {
    const able = this.ableUnits(field);
    const has = able.every((unit) => this.chosen.includes(unit));
    this.chosen = has ? this.chosen.filter((unit) => !able.includes(unit)) : [...new Set([...this.chosen, ...able])];
    if (this.target && !this.movers(this.target).length && !this.fighters(this.target).length) this.target = null;
  }
  /** So many of some units that are alike, the first of them first. */
  take(units: UnitId[], count: number): void {
    const kept = this.chosen.filter((unit) => !units.includes(unit));
    this.chosen = [...kept, ...units.slice(0, Math.max(0, count))];
    if (!this.chosen.length && !this.isAttack) this.target = null;
  }
  aim(field: FieldId): void {
    const isOpen = !this.chosen.length;
    if (isOpen) this.chosen = this.armed(field);
    this.isForced = isOpen || this.isBattle(field);
    this.target = field;
  }
  /** All that a field can send, by one drag to where it goes. */
  draw(from: FieldId, to: FieldId): void {
    const [before, able] = [this.chosen, this.ableUnits(from)];
    if (this.step !== "movement" || !able.length) return;
    this.chosen = able;
    if (this.movers(to).length || this.fighters(to).length) [this.field, this.why] = [to, null];
    else this.chosen = before;
    if (this.chosen === able) this.aim(to);
  }
  /** Whoever reaches a battle and has something to fire with; others join when they are told to. */
  private armed(field: FieldId): UnitId[] {
    return Object.keys(this.choices.attack?.[field]?.units ?? {}).filter((unit) => Object.keys(this.map.kind[this.unit(unit)?.kind ?? ""]?.attack ?? {}).length);
  }
  /** The ways of the chosen units to a field, for drawing; a docked ship starts from its harbour, and whoever is there goes nowhere. */
  paths(field: FieldId | null): FieldId[][] {
    if (!field) return [];
    const found = new Map<string, FieldId[]>();
    for (const unit of this.chosen) {
      const stands = this.unit(unit);
      const here = stands && (harbourOf(stands) ? `${stands.field}/${harbourOf(stands)}` : stands.field);
      const way = this.isBattle(field) ? this.battleWay(unit, field) : (this.ways(unit)[field]?.path ?? this.battleWay(unit, field));
      if (here && way && way.join() !== here) found.set([here, ...way].join(), [here, ...way]);
    }
    return [...found.values()];
  }
  private battleWay(unit: UnitId, field: FieldId): FieldId[] | null {
    const way = this.choices.attack?.[field]?.units[unit];
    return way ? [...way, field] : null;
  }
  /** What it costs the chosen units to go to a field, from the cheapest to the dearest. */
  costs(field: FieldId): Ratio[] {
    return [...new Set(this.movers(field).map((unit) => this.ways(unit)[field]!.cost))].sort((a, b) => amount(a) - amount(b));
  }

  /** Goes ahead with what is aimed at. */
  async go(isSure = false): Promise<void> {
    if (this.item && this.spot) return this.put();
    const { target } = this;
    if (!target) return;
    const movers = this.movers(target);
    if (movers.length && !this.isAttack) {
      const loss = this.lostAt(movers.map((unit) => [unit, target]));
      if (loss !== null && !isSure) return this.carefully(t("salva-move-go", { count: movers.length }), loss, () => void this.go(true));
      const orders = movers.map((unit) => move(unit, this.ways(unit)[target]!.path));
      for (const order of orders) if (!(await this.give(order))) return;
      [this.chosen, this.target] = [[], null];
      return;
    }
    const battle = this.choices.attack?.[target];
    const joining = this.fighters(target);
    if (battle && joining.length && (await this.give(attack(target, Object.fromEntries(joining.map((unit) => [unit, battle.units[unit]!])))))) {
      [this.chosen, this.target] = [[], null];
    }
  }
  /** The battle that is planned, as notation for the odds. */
  get battlePlan(): { field: FieldId; units: UnitId[] } | null {
    return this.isAttack && this.target ? { field: this.target, units: this.fighters(this.target) } : null;
  }

  // ── placing and buying

  get offers(): Offer[] {
    return this.choices.place ?? this.drafted?.offers ?? this.choices.seal ?? this.choices.buy ?? [];
  }
  get isSealing(): boolean {
    return this.step === "sealing";
  }
  /** What is left to spend: of the allotment, or on a field. */
  left(field: FieldId | null = null): number {
    if (this.isSealing) return amount(this.drafted?.left ?? this.view.powers[this.now.seat]?.left);
    if (this.step === "placing") return amount(this.about<Ratio>("left"));
    return field ? amount(this.view.fields[field]?.purse) : 0;
  }
  /** The spots of a field where something can be put. */
  spots(item: string | null, field: FieldId): string[] {
    return this.offers.filter((one) => (item === null || one.item === item) && fieldOf(one.spot) === field && one.can).map((one) => one.spot);
  }
  /** Everything that can be put somewhere, each once, in the order of the table. */
  get items(): Offer[] {
    const found = new Map<string, Offer>();
    for (const offer of this.offers) if (!found.has(offer.item) || (offer.can && !found.get(offer.item)!.can)) found.set(offer.item, offer);
    return besideModels(this.map, [...found.values()], (one) => one.item);
  }
  hold(item: string): void {
    [this.item, this.spot, this.why] = [this.item === item ? null : item, null, null];
  }
  private aimItem(field: FieldId): void {
    if (!this.item) return;
    const spots = this.spots(this.item, field);
    if (this.isSealing && spots.length === 1) void this.draft(this.item, spots[0]!, 1);
    else this.spot = spots[0] ?? null;
  }
  /** One more or one less of something; it stays in the army when the server says that all of it can be sealed. */
  draft(item: string, spot: string, more: number): Promise<void> {
    this.drafting = this.drafting.then(async () => {
      const army = withLot(this.army, item, spot, more);
      const found = await this.drawUp(army).catch(() => null);
      if (found && this.isSealing) [this.army, this.drafted] = [army, found];
    });
    return this.drafting;
  }
  /** What the server says of an army. */
  async drawUp(army: Lot[]): Promise<Draft | null> {
    const query = new URLSearchParams({ order: sealWords(army) });
    const answer = await ask("GET", `/api/matches/${encodeURIComponent(this.now.table.match)}/forecast?${query}`, { token: this.seat.token ?? undefined });
    return (await answer.json()) as Draft | null;
  }
  async put(): Promise<void> {
    const { item, spot } = this;
    if (!item || !spot) return;
    if (this.isSealing) return void this.draft(item, spot, 1);
    const done = await this.give(this.step === "production" ? buy(item, spot) : place(item, spot));
    if (done) this.spot = null;
    if (done && !this.offers.some((one) => one.item === item && one.can)) this.item = null;
  }
  async sealArmy(): Promise<void> {
    await this.drafting;
    const seals = async () => { if (await this.give(seal(this.army))) [this.army, this.drafted] = [[], null]; };
    this.carefully(t("salva-seal-go"), this.offers.some((one) => one.can) ? t("salva-loss-placing", { left: this.left() }) : null, () => void seals());
  }

  /** What ends the question, and what would be lost by it: points that could still be spent. */
  get ends(): string[] {
    return ENDS.filter((kind) => this.may(kind));
  }
  lossBy(kind: string): string | null {
    if (kind === "end_movement" || !this.offers.some((one) => one.can)) return null;
    return kind === "stop_placing" ? t("salva-loss-placing", { left: this.left() }) : t("salva-loss-production");
  }
  end(kind: string): void {
    this.carefully(t(`salva-do-${kind}`), this.lossBy(kind), () => void this.give({ kind }));
  }

  /** Orders that the questions write out and that have no other place on the screen; in movement units have theirs on the map. */
  get others(): Order[] {
    const shared = new Set(this.offers.flatMap((one) => one.sharing?.order ?? []));
    const { forms } = this;
    return this.beside(written(this.choices).filter((order) => !shared.has(order.kind) && !forms[order.kind] && !(this.step === "movement" && unitsOf(order).length)));
  }
  /** What may be ordered although nobody asked, and is written out. */
  get unasked(): Order[] {
    return this.beside(this.freely);
  }
  /** Orders about cards have their place there in movement and production, and when nobody asked. */
  private beside(orders: Order[]): Order[] {
    const { cards } = this;
    const isOwn = (order: Order) => cards.some((card) => card.power === this.power && speaksOf(order, card));
    const isCardless = this.step === null || ["movement", "production"].includes(this.step);
    return this.seemly(isCardless ? orders.filter((order) => !isOwn(order)) : orders);
  }
  private get freely(): Order[] {
    return this.now.decisions.filter((one) => !one.waits).flatMap((one) => written((one.about["choices"] as Choices | undefined) ?? NOTHING));
  }

  // ── what was bought, for the next time

  get boughtLast(): Order[] {
    return boughtLast(boughtBy(this.now.log, this.power), this.view.round);
  }
  async repeat(): Promise<void> {
    for (const order of this.boughtLast) {
      const offer = this.choices.buy?.find((one) => one.item === order["item"] && one.spot === order["spot"]);
      if (order.kind === "buy" ? !offer?.can : !this.may(order.kind)) continue;
      if (!(await this.give(order))) return;
    }
  }

  async give(order: Order): Promise<boolean> {
    if (this.isBusy) return false;
    this.why = null;
    return this.seat.order(order);
  }

  drop(): void {
    if (this.spot) this.spot = null;
    else if (this.item) this.item = null;
    else if (this.target) this.target = null;
    else if (this.chosen.length) this.chosen = [];
    else if (this.card) this.card = null;
    else this.field = null;
    this.why = null;
  }
  /** Lets go of what the board no longer allows. */
  settle(): void {
    if (!this.seat.now?.public) return;
    if (this.step !== "movement" && (this.chosen.length || this.target)) [this.chosen, this.target] = [[], null];
    if (!this.offers.length && this.item) [this.item, this.spot] = [null, null];
    if (!this.isSealing && this.army.length) [this.army, this.drafted] = [[], null];
    const able = this.chosen.filter((unit) => this.unit(unit)?.field && this.isAble(unit));
    if (able.length !== this.chosen.length) this.chosen = able;
    if (this.target && !this.choices.attack?.[this.target] && !this.movers(this.target).length) this.target = null;
    if (this.spot && !this.offers.some((one) => one.item === this.item && one.spot === this.spot && one.can)) this.spot = null;
  }

  override contacts(others: PowerId[]): [FieldId, FieldId][] {
    return this.isWatching ? [] : contacts(this.map, this.view, this.power, others);
  }
  override told(order: Record<string, unknown>): string | null {
    return orderText(this.map, order as Order);
  }
}
