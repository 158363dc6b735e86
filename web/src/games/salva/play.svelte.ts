import { Hand } from "../../table/hand.svelte";
import { type Order, ownFields } from "./orders";
import type { FieldId, OwnView, PowerId, PublicView, SalvaMap, UnitId, UnitView } from "./view";

/** One seat's hand over the board of Salva: what it is about to order and has not sent yet. */
export class Play extends Hand<PublicView, OwnView, SalvaMap> {
  /** The field that is looked at. */
  field: FieldId | null = $state(null);
  /** Units chosen on the map or in a list, from any number of fields. */
  chosen: UnitId[] = $state.raw([]);

  /** The step of the game in which this seat is asked; null when others decide. */
  get step(): string | null {
    return this.asked?.kind ?? null;
  }
  get ownFields(): FieldId[] {
    return this.isWatching ? [] : ownFields(this.view, this.power);
  }
  unit(id: UnitId): UnitView | undefined {
    return this.view.units.find((one) => one.unit === id);
  }
  /** What the decision tells beyond its kind; the server names everything that can be chosen. */
  about<T>(key: string): T | undefined {
    return this.asked?.about[key] as T | undefined;
  }

  async give(order: Order): Promise<boolean> {
    if (this.isBusy) return false;
    this.why = null;
    return this.seat.order(order);
  }

  pick(field: FieldId): void {
    this.field = field;
  }
  drop(): void {
    if (this.chosen.length) this.chosen = [];
    else this.field = null;
  }
  settle(): void {
    const known = new Set(this.view.units.map((one) => one.unit));
    if (this.chosen.some((unit) => !known.has(unit))) this.chosen = this.chosen.filter((unit) => known.has(unit));
  }

  override contacts(others: PowerId[]): [FieldId, FieldId][] {
    return this.ownFields.flatMap((field) =>
      this.map.field[field]!.next.filter((other) => others.includes(this.view.fields[other]?.owner ?? "")).map((other): [FieldId, FieldId] => [field, other]),
    );
  }
}
