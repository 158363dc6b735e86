import type { EuropeMap, FieldId, PowerId, PublicView } from "./view";

// What map and view show, for lists and pictures; what follows from it, the server says.

export const ownFields = (view: PublicView, power: PowerId): FieldId[] =>
  Object.keys(view.fields).filter((field) => view.fields[field]?.[0] === power);

/** The fields beside one, as the map draws them: by land, over a bridge, or by ship. */
export const bordersOf = (map: EuropeMap, field: FieldId): FieldId[] =>
  Object.values(map.fields.find((one) => one.id === field)?.neighbours ?? {}).flat();
