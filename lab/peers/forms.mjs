// The documented ways to run a boardgame.io game in one process. Each starts matches that are read with `state` and
// advanced with `play(playerID, choice)`, a choice being an entry of the game's `ai.enumerate`.

import { Client, CreateGameReducer, InitializeGame, ProcessGameConfig } from './boardgame-io.mjs';

/** @type {Record<string, (definition: object) => (numPlayers: number) => object>} */
export const forms = {
  client: (definition) => startClient(definition),
  'client without undo': (definition) => startClient({ ...definition, disableUndo: true }),
  reducer: (definition) => startReducer(definition),
  'reducer without undo': (definition) => startReducer({ ...definition, disableUndo: true }),
};

/** The plain JavaScript client, one for all seats. */
function startClient(game) {
  return (numPlayers) => {
    const client = Client({ game, numPlayers, debug: false });
    client.start();
    return {
      state: () => client.getState(),
      play(playerID, { event, move, args }) {
        if (client.playerID !== playerID) client.updatePlayerID(playerID);
        if (event === undefined) client.moves[move](...args);
        else client.events[event]();
      },
      stop: () => client.stop(),
    };
  };
}

/** What the server and the project's own bots run: the reducer on plain states, prepared once for all games. */
function startReducer(definition) {
  const game = ProcessGameConfig(definition);
  const reduce = CreateGameReducer({ game });
  return (numPlayers) => {
    let state = InitializeGame({ game, numPlayers });
    return {
      state: () => state,
      play(playerID, { event, move, args }) {
        state = reduce(
          state,
          event === undefined
            ? action('MAKE_MOVE', move, args, playerID)
            : action('GAME_EVENT', event, [], playerID),
        );
      },
      stop() {},
    };
  };
}

/** What the library's unexported action creators make. */
function action(kind, type, args, playerID) {
  return { type: kind, payload: { type, args, playerID, credentials: undefined } };
}
