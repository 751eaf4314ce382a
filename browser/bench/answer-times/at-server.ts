// Tables of a server at which bots stand in for everybody, as a spectator sees them.

import type { Game } from '@starboard/engine';
import { ThinkerPool, type Thinkers } from '../../../server/bots/thinkers.ts';
import { TestPlayer } from '../../../server/testing/player.ts';
import { testServer } from '../../../server/testing/server.ts';
import { must, Party } from '../../../server/testing/table.ts';
import { AnswerTimes } from './times.ts';

const SEATS = 3;
const TABLES = 4;
/** Bots wait no longer than they must, so that such questions come soon. */
const PACE = { bots: 0 };

/** Plays so many questions that are put to seats alike. */
export async function playedAtServer(game: Game, level: string, windows: number): Promise<AnswerTimes> {
  const times = new AnswerTimes(game);
  const pool = new ThinkerPool(1);
  const thinkers: Thinkers = {
    think: (claim, question, signal) =>
      times.listening(claim.table, (each, ending) => pool.think(claim, each, ending))(question, signal),
    regard: (table, rank) => pool.regard(table, rank),
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
  const server = await testServer({ parts: { thinkers, pace: PACE } });
  const tables = Array.from({ length: TABLES }, async () => {
    while (times.windows < windows) await playTable(server.address, game, level, windows, times);
  });
  await Promise.all(tables);
  await server.stop();
  return times;
}

async function playTable(
  address: string,
  game: Game,
  level: string,
  windows: number,
  times: AnswerTimes,
): Promise<void> {
  const party = await Party.start(address, { game: game.id, seats: SEATS, more: { level } });
  const spectator = await TestPlayer.stranger(address).connect();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = spectator.onMessage((message) => {
    if (message.type !== 'delta') return;
    times.saw(party.table, message.delta.news?.entry.seat ?? -1);
    if ((message.delta.outcome ?? null) !== null || times.windows >= windows) resolve();
  });
  await spectator.watch(party.table);
  for (const socket of party.sockets) await must(socket.do(party.table, { do: 'standIn' }));
  await promise;
  stop();
  await Promise.all([party.close(), spectator.close()]);
}
