// A game of 48 territories for four players on boardgame.io: the same kind of state, secrets and orders as Expanze,
// kept in flat lists, which is the quickest way there; undo is left on, as it is by default and in Velmoci.

const TERRITORIES = 48;
const PLAYERS = 4;

function neighbours(place) {
  return [(place + 1) % TERRITORIES, (place + TERRITORIES - 1) % TERRITORIES, (place + 7) % TERRITORIES];
}

function setup() {
  const owner = [];
  const soldiers = [];
  for (let place = 0; place < TERRITORIES; place++) {
    owner.push(String(place % PLAYERS));
    soldiers.push(3);
  }
  const secrets = {};
  for (let player = 0; player < PLAYERS; player++) {
    secrets[String(player)] = { mission: `mission_${player}`, hand: [`card_${player}`, `card_${player + 4}`] };
  }
  return { owner, soldiers, secrets };
}

function attack({ G, ctx, random }, from, to) {
  const mine = G.owner[from] === ctx.currentPlayer && G.owner[to] !== ctx.currentPlayer;
  if (!mine || G.soldiers[from] < 2 || !neighbours(from).includes(to)) return "INVALID_MOVE";
  const rolls = random.D6(2);
  if (rolls[0] > rolls[1]) G.soldiers[to] -= 1;
  else G.soldiers[from] -= 1;
  if (G.soldiers[to] === 0) {
    G.owner[to] = ctx.currentPlayer;
    G.soldiers[to] = G.soldiers[from] - 1;
    G.soldiers[from] = 1;
  }
}

function arm({ G, ctx }, place) {
  if (G.owner[place] !== ctx.currentPlayer) return "INVALID_MOVE";
  G.soldiers[place] += 1;
}

function pass({ events }) {
  events.endTurn();
}

function playerView({ G, playerID }) {
  return { ...G, secrets: { [playerID]: G.secrets[playerID] } };
}

const game = {
  name: "territories",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup,
  moves: { attack: { move: attack, client: false }, arm: { move: arm, client: false }, pass: { move: pass, client: false } },
  playerView,
};

module.exports = { game, neighbours, PLAYERS, TERRITORIES };
