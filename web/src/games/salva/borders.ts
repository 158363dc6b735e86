import type { FieldId, PowerId, PublicView, SalvaMap } from "./view";

/** The borders between the land of one power and that of some others, as the map draws them. */
export const contacts = (map: SalvaMap, view: PublicView, power: PowerId, others: PowerId[]): [FieldId, FieldId][] =>
  map.fields
    .filter(({ id }) => view.fields[id]?.owner === power)
    .flatMap(({ id, next }) => next.filter((other) => others.includes(view.fields[other]?.owner ?? "")).map((other): [FieldId, FieldId] => [id, other]));
