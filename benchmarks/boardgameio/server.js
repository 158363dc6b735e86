// node server.js PORT [FOLDER]: boardgame.io's own server; with a folder its file storage, otherwise in memory.

const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { game } = require("./game");

const [port, folder] = process.argv.slice(2);
const options = { games: [game], origins: [Origins.LOCALHOST] };
if (folder) options.db = new FlatFile({ dir: folder });
const quiet = () => {};
console.info = quiet;
console.error = quiet;

Server(options)
  .run({ port: Number(port), callback: () => process.stdout.write("ready\n") })
  .catch(() => process.exit(1));
