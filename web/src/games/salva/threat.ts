// Which own fields others could attack in their next turn, by where everybody stands now: a hint, not a rule.

import { harbourOf, shipOf } from "./orders";
import { ownBook } from "./panels/treaties";
import { amount, type FieldId, type KindInfo, type OwnView, type PowerId, type PublicView, type SalvaMap, type UnitView } from "./view";

/** What it costs to be able to go on from a field. */
type Costs = Map<FieldId, number>;

/** The chapter that lets submarines pass below others. */
const DEEP = "submarines";

/** The fields of a power, and the seas where it has ships, that somebody could attack in his next turn. */
export function threatened(map: SalvaMap, view: PublicView, power: PowerId, own: OwnView | null = null): FieldId[] {
  const reach = new Reach(map, view);
  const found = new Set<FieldId>();
  for (const unit of view.units) {
    if (unit.owner === power || !unit.finished || shipOf(unit)) continue;
    for (const field of reach.strikes(unit)) if (reach.isHeldBy(field, power) && !isKept(own, unit.owner, power, field)) found.add(field);
  }
  return map.fields.map((one) => one.id).filter((field) => found.has(field));
}

/** Whether a treaty that this seat knows of keeps one power from attacking another there. */
function isKept(own: OwnView | null, foe: PowerId, power: PowerId, field: FieldId): boolean {
  const book = ownBook(own);
  const holds = (fields: FieldId[]) => !fields.length || fields.includes(field);
  const binds = (parties: PowerId[], left: PowerId[]) => [foe, power].every((one) => parties.includes(one) && !left.includes(one));
  return (
    (book?.treaties.some((one) => one.article === "non_aggression" && one.in_force && binds(one.parties, one.left) && holds(one.fields)) ?? false) ||
    (book?.truces.some((one) => one.denouncer === foe && one.partner === power && holds(one.fields)) ?? false)
  );
}

const canTake = (kind: KindInfo | undefined, isSea: boolean): boolean =>
  (isSea ? ["naval"] : ["unarmoured", "armoured"]).some((name) => amount(kind?.attack[name]) > 0);

class Reach {
  /** Who holds each sea with units that do not evade. */
  private readonly holders = new Map<FieldId, Set<PowerId>>();

  constructor(
    private readonly map: SalvaMap,
    private readonly view: PublicView,
  ) {
    for (const unit of view.units) {
      if (!map.field[unit.field]?.sea || shipOf(unit) || unit["stance"] === 1) continue;
      this.holders.set(unit.field, (this.holders.get(unit.field) ?? new Set()).add(unit.owner));
    }
  }

  isHeldBy(field: FieldId, power: PowerId): boolean {
    return this.map.field[field]!.sea ? (this.holders.get(field)?.has(power) ?? false) : this.view.fields[field]?.owner === power;
  }

  /** The fields that a unit could attack, and those onto which it could land what it carries. */
  strikes(unit: UnitView): FieldId[] {
    const kind = this.map.kind[unit.kind];
    if (!kind || kind.move <= 0) return [];
    const harbour = harbourOf(unit);
    const near = harbour ? new Map<FieldId, number>() : this.reach(unit, [[unit.field, 0]]);
    const far = this.reach(unit, harbour ? this.exits(unit, unit.field, harbour, 0) : [...near].flatMap(([sea, cost]) => this.canals(unit, sea, cost)));
    const begun: Costs = new Map([...far, ...near]);
    const next = [...begun].flatMap(([field, cost]) => (cost + 1 <= kind.move ? this.beside(field, kind.ground) : []));
    const left = harbour ? this.exits(unit, unit.field, harbour, 0).map(([sea]) => sea) : [];
    const found = [...next, ...left].filter((field) => canTake(kind, this.map.field[field]!.sea));
    return [...found, ...(this.lands(unit) ? [...near.keys()].flatMap((sea) => this.beside(sea, "land")) : [])];
  }

  /** Whether a ship has somebody aboard who can take a field. */
  private lands(ship: UnitView): boolean {
    return this.view.units.some((one) => shipOf(one) === ship.unit && canTake(this.map.kind[one.kind], false));
  }

  private beside(field: FieldId, ground: KindInfo["ground"]): FieldId[] {
    return this.map.field[field]!.next.filter((other) => ground === "both" || (ground === "sea") === this.map.field[other]!.sea);
  }

  /** The seas onto which a ship can leave a harbour: that which it faces, and through a canal the others. */
  private exits(unit: UnitView, field: FieldId, harbour: FieldId, cost: number): [FieldId, number][] {
    const isCanal = this.view.fields[field]?.["canal"] === 1 && this.view.fields[field]?.owner === unit.owner;
    const others = isCanal ? this.beside(field, "sea").filter((sea) => sea !== harbour) : [];
    const move = this.map.kind[unit.kind]!.move;
    return [[harbour, cost] as [FieldId, number], ...others.map((sea): [FieldId, number] => [sea, cost + 1])].filter(([, spent]) => spent <= move);
  }

  private canals(unit: UnitView, sea: FieldId, cost: number): [FieldId, number][] {
    if (!this.map.field[sea]!.sea) return [];
    return this.beside(sea, "land").flatMap((field) => this.exits(unit, field, sea, cost).filter(([other]) => other !== sea));
  }

  private isPassable(unit: UnitView, kind: KindInfo, field: FieldId): boolean {
    if (!this.map.field[field]!.sea) return kind.ground === "both" || this.view.fields[field]?.owner === unit.owner;
    if (kind.class === "submarine" && this.map.chapters.includes(DEEP)) return true;
    return [...(this.holders.get(field) ?? [])].every((power) => power === unit.owner);
  }

  /** How far a unit comes without a battle: rough land costs more, and the last step only wants one point. */
  private reach(unit: UnitView, starts: [FieldId, number][]): Costs {
    const kind = this.map.kind[unit.kind]!;
    const costs: Costs = new Map();
    const front = [...starts].filter(([field]) => field === unit.field || this.isPassable(unit, kind, field));
    while (front.length) {
      front.sort((a, b) => b[1] - a[1]);
      const [here, cost] = front.pop()!;
      if ((costs.get(here) ?? Infinity) <= cost) continue;
      costs.set(here, cost);
      for (const there of this.beside(here, kind.ground)) {
        const rough = kind.ground === "land" ? amount((this.view.fields[there]?.["roughness"] as string | undefined) ?? 1) : 1;
        const spent = cost + Math.max(1, rough);
        if (spent <= kind.move && this.isPassable(unit, kind, there)) front.push([there, spent]);
      }
    }
    return costs;
  }
}
