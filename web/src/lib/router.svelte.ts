// Addresses live after #, so that seats and invitations never reach a server's log.

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** Which game's rules a clause belongs to, by how it begins. */
const RULES: Record<string, string> = { EX: "expanze", EV: "evropska_valka", SA: "salva" };
const CLAUSE = /^[A-Z]{2}-(?:[A-Z]+-S?|[a-z][a-z0-9_]*-)\d+$/;

/** Reads `#/table/abc?at=5`; a bare clause opens the rules at it. */
export function readRoute(hash: string): Route {
  const text = hash.replace(/^#/, "");
  if (CLAUSE.test(text)) return { page: "rules", parts: [RULES[text.slice(0, 2)] ?? "expanze", text], query: new URLSearchParams() };
  const [path = "", query = ""] = text.split("?");
  const [page = "", ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { page: page || "home", parts, query: new URLSearchParams(query) };
}

/** Where a pasted link leads, or one of which only the end was copied; null if it is none of ours. */
export function readLink(link: string): string | null {
  const text = link.trim().replace(/\/$/, "");
  const whole = /(?:^|[#/])((?:join|table|replay)(?:\/[\w-]+){1,3}(?:\?at=\d+)?)$/.exec(text);
  if (whole) return `/${whole[1]}`;
  return /^[\w-]+\/[\w-]+(?:\/\d)?$/.test(text) ? `/join/${text}` : null;
}

class Router {
  route: Route = $state.raw(readRoute(typeof location === "undefined" ? "" : location.hash));

  constructor() {
    if (typeof window === "undefined") return;
    window.addEventListener("hashchange", () => (this.route = readRoute(location.hash)));
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Changes the address without a new entry in the history. */
  replace(address: string): void {
    history.replaceState(null, "", `#${address}`);
    this.route = readRoute(location.hash);
  }
}

export const router = new Router();
