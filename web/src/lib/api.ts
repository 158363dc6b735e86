import type {
  Account, CardOdds, Checked, Credentials, MemberInvitation, Fork, GameList, JoinMatch, MadeMatch, MatchList, Mine, MyMatches,
  NewMatch, OddsAnswer, Opening, Place, Problem, Replay, RuleBook, TableInfo, Threats,
} from "../wire";

/** Why a request was not carried out; code "offline" when no answer came at all. */
export class Failure extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.code);
  }
}

/** What a map may depend on: the options of a match, and its chapters where they are known. */
export interface Rules {
  options: Record<string, unknown>;
  chapters?: string[];
}

/** The rules of a match, as its rulebook has them. */
export const rulesOf = (rulebook: Record<string, unknown>): Rules => ({
  options: rulebook["options"] as Record<string, unknown>, chapters: rulebook["chapters"] as string[],
});

interface Extras {
  body?: unknown;
  token?: string | undefined;
  invitation?: string | undefined;
}

export async function ask(method: string, path: string, { body, token, invitation }: Extras = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (invitation) headers["x-invitation"] = invitation;
  let answer: Response;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: text });
  } catch {
    throw new Failure(0, { code: "offline", clause: null, values: {} });
  }
  if (!answer.ok) throw new Failure(answer.status, await problemOf(answer));
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return { code: problem.code ?? "server_error", clause: problem.clause ?? null, values: problem.values ?? {} };
  } catch {
    return { code: answer.status === 404 ? "not_found" : "server_error", clause: null, values: {} };
  }
}

const json = async <T>(method: string, path: string, extras?: Extras): Promise<T> =>
  (await (await ask(method, path, extras)).json()) as T;

/** Remembers an answer that does not change while the page is open; a failed one is asked for again. */
function once<K extends string, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    let answer = known.get(key);
    if (!answer) {
      answer = load(key);
      known.set(key, answer);
      answer.catch(() => known.delete(key));
    }
    return answer;
  };
}

const path = encodeURIComponent;
const odds = once((question: string) => json<OddsAnswer>("GET", `/api/odds/expanze?${question}`));
const matchOdds = once((question: string) => {
  const [match, token, order] = JSON.parse(question) as [string, string, string];
  return json<CardOdds | null>("GET", `/api/matches/${path(match)}/odds?order=${path(order)}`, { token });
});
const maps = once((which: string) => {
  const [game, rules] = JSON.parse(which) as [string, Rules | null];
  return rules ? json<unknown>("POST", `/api/maps/${path(game)}`, { body: rules }) : json<unknown>("GET", `/api/maps/${path(game)}`);
});
const games = once(() => json<GameList>("GET", "/api/games"));
const rules = once((which: string) => json<RuleBook>("GET", `/api/rules/${which}`));

export const api = {
  games: () => games("all"),
  /** The map of a game: the one for these rules, or the usual one. */
  map: (game: string, rules: Rules | null = null) => maps(JSON.stringify([game, rules])),
  rules: (game: string, language: string) => rules(`${path(game)}/${language}`),
  texts: async (game: string, language: string) => (await ask("GET", `/api/texts/${path(game)}/${language}`)).text(),
  check: (game: string, options: Record<string, unknown>) =>
    json<Checked>("POST", `/api/games/${path(game)}/check`, { body: { options } }),
  odds: (attackers: number, defenders: number) => odds(`attackers=${attackers}&defenders=${defenders}`),
  /** The odds of an order in a running match, from what the seat knows; they hold until the match goes on. */
  matchOdds: (match: string, token: string, order: string, at: number) => matchOdds(JSON.stringify([match, token, order, at])),
  /** Whether the rules would accept an order from a seat now, and if not, why. */
  checkOrder: (match: string, token: string, order: Record<string, unknown>) =>
    json<Checked>("POST", `/api/matches/${path(match)}/check`, { body: { order }, token }),
  /** What the next turns may bring, from what a seat or a spectator knows. */
  threats: (match: string, token?: string) => json<Threats>("GET", `/api/matches/${path(match)}/threats`, { token }),
  make: (match: NewMatch) => json<MadeMatch>("POST", "/api/matches", { body: match }),
  /** Public tables: those that a filter leaves, by the names that the server knows. */
  matches: (query: Record<string, string> = {}) => json<MatchList>("GET", `/api/matches?${new URLSearchParams(query).toString()}`),
  match: (match: string, token?: string, invitation?: string) =>
    json<TableInfo>("GET", `/api/matches/${path(match)}`, { token, invitation }),
  /** A seat; in a rematch the token of the match before leads to the same one. */
  join: (match: string, wish: JoinMatch, token?: string) =>
    json<Place>("POST", `/api/matches/${path(match)}/join`, { body: wish, token }),
  /** What lets somebody else play the power of this seat too. */
  memberInvitation: (match: string, token: string) => json<MemberInvitation>("GET", `/api/matches/${path(match)}/member-invitation`, { token }),
  mine: (mine: Mine) => json<MyMatches>("POST", "/api/mine", { body: mine }),
  replay: (match: string, token?: string) => json<Replay>("GET", `/api/matches/${path(match)}/replay`, { token }),
  record: async (match: string, token?: string) =>
    (await ask("GET", `/api/matches/${path(match)}/record`, { token })).blob(),
  fork: (match: string, fork: Fork) =>
    json<MadeMatch>("POST", `/api/matches/${path(match)}/fork`, { body: fork, token: fork.token || undefined }),
  /** A private match from a position of a rulebook, against bots. */
  openPosition: (name: string, nickname: string) =>
    json<MadeMatch>("POST", `/api/positions/${path(name)}`, { body: { nickname } satisfies Opening }),
  account: () => json<Account>("GET", "/api/account"),
  register: (who: Credentials) => json<Account>("POST", "/api/account/register", { body: who }),
  login: (who: Credentials) => json<Account>("POST", "/api/account/login", { body: who }),
  logout: () => json<Account>("POST", "/api/account/logout", { body: {} }),
};
