// What a question tells beyond its sentence, as a table: rows are units or fields, columns what is known of each.

import { i18n } from "../../lib/i18n.svelte";
import { wordName } from "./names";
import { mixed, type SalvaMap } from "./view";

export interface Row { id: string; cells: Record<string, string> }
export interface FactTable { columns: string[]; rows: Row[] }

/** What other parts of a question show. */
const SHOWN_OTHERWISE = ["choices", "odds", "forms", "flow"];
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value in words: names of units, fields and powers, numbers as one writes them. */
export function valueText(map: SalvaMap | null, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueText(map, one)).join(", ");
  if (isRecord(value)) return Object.entries(value).map(([name, one]) => `${wordName(map, name)} (${valueText(map, one)})`).join(", ");
  const text = String(value ?? "");
  return /^-?\d+(\/\d+)?$/.test(text) ? mixed(text) : text ? wordName(map, text) : "";
}

/** The table of all facts that name units or fields and for which there are words (`fact-<column>`); none where there are none. */
export function factTable(map: SalvaMap | null, about: Record<string, unknown>): FactTable | null {
  const rows = new Map<string, Row>();
  const columns: string[] = [];
  const note = (id: string, column: string, value: unknown) => {
    const text = valueText(map, value);
    if (!i18n.has(`fact-${column}`) || !text) return;
    if (!columns.includes(column)) columns.push(column);
    const row = rows.get(id) ?? { id, cells: {} };
    row.cells[column] = text;
    rows.set(id, row);
  };
  for (const [key, found] of Object.entries(about)) {
    if (SHOWN_OTHERWISE.includes(key) || !isRecord(found)) continue;
    for (const [id, value] of Object.entries(found)) {
      if (isRecord(value)) for (const [column, one] of Object.entries(value)) note(id, column, one);
      else note(id, key, value);
    }
  }
  return rows.size ? { columns, rows: [...rows.values()] } : null;
}
