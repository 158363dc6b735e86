/** Which tables are looked for, by the names that the server knows; what does not matter is missing. */
export type Filter = Partial<Record<(typeof NAMES)[number], string>>;

const NAMES = ["game", "pace", "seats", "people", "scenario", "chapter"] as const;
export const PACES = ["live", "days", "none"];
const ALLOWED: Record<(typeof NAMES)[number], RegExp> = {
  game: /^[a-z_]{1,40}$/, pace: /^(live|days|none)$/, seats: /^[1-6]$/, people: /^true$/, scenario: /^[a-z_0-9]{1,40}$/, chapter: /^[a-z_0-9]{1,40}$/,
};

/** Reads the filter of an address; what no filter can be is left out, and so is what only Salva has at another game. */
export function filterOf(query: URLSearchParams): Filter {
  const found: Filter = {};
  for (const name of NAMES) {
    const value = query.get(name);
    if (value && ALLOWED[name].test(value)) found[name] = value;
  }
  if (found.game !== "salva") {
    delete found.scenario;
    delete found.chapter;
  }
  return found;
}

/** The filter as the end of an address, always in the same order; none is nothing. */
export function filterText(filter: Filter): string {
  const query = new URLSearchParams(NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
  return query.size ? `?${query.toString()}` : "";
}
