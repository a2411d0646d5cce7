// The peer of `tumbleweed loadtest --peer`: boardgame.io's own server and store in memory, with a game for two on
// sixteen cells. A full board is wiped, and a match has as many moves as a game of Dice Town for two has answers, so
// that both servers have to begin games and to keep the logs of long ones.
"use strict";

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const CELLS = 16;
const MOVES = 128;

const cells = {
  name: "cells",
  setup: () => ({ cells: Array(CELLS).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || G.cells[cell] !== null) {
        return INVALID_MOVE;
      }
      G.cells[cell] = playerID;
      G.moves += 1;
      if (G.cells.every((owner) => owner !== null)) {
        G.cells.fill(null);
      }
      return undefined;
    },
  },
  endIf: ({ G }) => (G.moves >= MOVES ? true : undefined),
};

const server = Server({ games: [cells], origins: [Origins.LOCALHOST] });
server.run(Number(process.env.PORT || 0)).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
