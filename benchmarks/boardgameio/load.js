// node load.js PORT MATCHES SECONDS: four clients at each match play at random; prints moves and times of their round trips.

const { io } = require("socket.io-client");
const { neighbours, PLAYERS, TERRITORIES } = require("./game");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const times = [];
let measuring = false;
let total = 0;

async function post(path, body) {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function chooseMove({ owner, soldiers }, player) {
  for (let tries = 0; tries < 12; tries++) {
    const origin = Math.floor(Math.random() * TERRITORIES);
    if (owner[origin] !== player) continue;
    if (Math.random() < 0.4) return ["arm", [origin]];
    const target = neighbours(origin)[Math.floor(Math.random() * 3)];
    if (soldiers[origin] > 1 && owner[target] !== player) return ["attack", [origin, target]];
  }
  return ["pass", []];
}

async function sit(matchID, player) {
  const { playerCredentials } = await post(`/games/territories/${matchID}/join`, { playerID: player, playerName: player });
  const socket = io(`${address}/territories`, { transports: ["websocket"] });
  let asked = 0;
  const act = (state) => {
    if (state.ctx.currentPlayer !== player) return;
    const [type, args] = chooseMove(state.G, player);
    asked = performance.now();
    const payload = { type, args, playerID: player, credentials: playerCredentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, player);
  };
  return new Promise((resolve) => {
    socket.on("connect", () => socket.emit("sync", matchID, player, playerCredentials, PLAYERS));
    socket.on("sync", (_, { state }) => resolve(() => act(state)));
    socket.on("update", (_, state) => {
      if (asked) total += 1;
      if (asked && measuring) times.push(performance.now() - asked);
      asked = 0;
      act(state);
    });
  });
}

async function main() {
  const starts = [];
  for (let number = 0; number < matches; number++) {
    const { matchID } = await post("/games/territories/create", { numPlayers: PLAYERS });
    for (let player = 0; player < PLAYERS; player++) starts.push(await sit(matchID, String(player)));
  }
  for (const start of starts) start();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  measuring = true;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  process.stdout.write(JSON.stringify({ count: times.length, total, seconds, p50: at(0.5), p99: at(0.99) }) + "\n");
  process.exit(0);
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
