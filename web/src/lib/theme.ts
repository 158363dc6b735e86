import { recall, remember } from "./keep";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export function theme(): Theme {
  const kept = recall("theme");
  return kept === "light" || kept === "dark" ? kept : "auto";
}

/** Light, dark, or what the system prefers: the style sheet reads the attribute. */
export function applyTheme(chosen: Theme = theme()): void {
  remember("theme", chosen);
  if (chosen === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
}
