import type { OptionInfo } from "../wire";

/** Whether a single value is allowed; how options go together only the server can say. */
export function isAllowed(option: OptionInfo, value: unknown): boolean {
  const inRange = (one: unknown) =>
    Number.isInteger(one) && ((one as number) >= (option.least ?? -Infinity) && (one as number) <= (option.most ?? Infinity));
  switch (option.type) {
    case "bool":
      return typeof value === "boolean";
    case "ask":
      return typeof value === "boolean" || value === "ask";
    case "choice":
      return (option.choices ?? []).includes(String(value));
    case "table":
      return (option.keys ?? []).every((key) => inRange((value as Record<string, unknown> | null)?.[key]));
    case "ratio":
    case "ratios":
    case "names":
    case "text":
      return typeof value === "string";
    default:
      return inRange(value) || (option.or_zero === true && value === 0);
  }
}

/** The id of a choice's words; a name of a message has no slash. */
export const choiceText = (option: string, choice: string): string => `choice-${option}-${choice}`.replaceAll("/", "_");

/** What a choice of yes, no or asking stands for. */
export const readAsk = (chosen: string): boolean | "ask" => (chosen === "ask" ? chosen : chosen === "true");

/** Only what differs from the default is sent. */
export function changed(options: OptionInfo[], values: Record<string, unknown>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const { name, default: usual } of options) {
    if (name in values && JSON.stringify(values[name]) !== JSON.stringify(usual)) found[name] = values[name];
  }
  return found;
}

export const GROUPS: Record<string, string> = {
  PLY: "table", MAP: "table", AGR: "table", TRN: "table", FAR: "arming", ARM: "arming", SOL: "arming", FGT: "cards", TRD: "cards", CRD: "cards",
  ELI: "cards", MIS: "missions", WIN: "missions",
};

/** The options under the headings of the form, in the order of the rules. */
export function grouped(options: OptionInfo[]): [string, OptionInfo[]][] {
  const groups = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const name = GROUPS[option.clause.split("-")[1] ?? ""] ?? "table";
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups];
}

const sameOptions = (a: Record<string, unknown>, b: Record<string, unknown>): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
};

/** Which preset these options are, if any. */
export function presetOf(presets: Record<string, Record<string, unknown>>, options: Record<string, unknown>): string | null {
  return Object.keys(presets).find((name) => sameOptions(presets[name]!, options)) ?? null;
}
