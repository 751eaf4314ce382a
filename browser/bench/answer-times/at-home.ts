// Tables of a device with nobody but bots at them, as the page's worker runs them.

import { isRefusal, SPECTATOR, type Game } from '@starboard/engine';
import { ThinkerPool } from '../../../server/bots/thinkers.ts';
import { Host, type News } from '../../../web/link/host.ts';
import { dealt } from '../../../web/link/opening.ts';
import { AnswerTimes } from './times.ts';

const SEATS = 3;
const TABLES = 2;

/** Plays so many questions that are put to seats alike. */
export async function playedAtHome(game: Game, level: string, windows: number): Promise<AnswerTimes> {
  const times = new AnswerTimes(game);
  const tables = Array.from({ length: TABLES }, (_, table) =>
    playOn(game, level, windows, times, `${table}`),
  );
  await Promise.all(tables);
  return times;
}

async function playOn(
  game: Game,
  level: string,
  windows: number,
  times: AnswerTimes,
  name: string,
): Promise<void> {
  // each page has a thread for its bots
  const pool = new ThinkerPool(1);
  for (let match = 0; times.windows < windows; match++)
    await playMatch(game, level, windows, times, `${name} ${match}`, pool);
  await pool.close();
}

async function playMatch(
  game: Game,
  level: string,
  windows: number,
  times: AnswerTimes,
  table: string,
  pool: ThinkerPool,
): Promise<void> {
  const people = Array.from({ length: SEATS }, (_, colour) => ({
    name: `Bot ${colour}`,
    colour,
    bot: level,
  }));
  const options = { roundLimit: 200 };
  const wanted = { game: game.id, options, seats: SEATS, people, here: [], lesson: false, seed: table };
  const opened = await dealt(table, wanted, Date.now());
  if (isRefusal(opened)) throw new Error(opened.reason);
  let isThrough = false;
  // what is asked after that is left open: nobody waits for it
  const ask = times.listening(table, (question, signal) =>
    isThrough
      ? new Promise(() => {})
      : pool.think({ table, payers: [{ person: table, from: null }], rank: 'watched' }, question, signal),
  );
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const tell = (news: News): void => {
    if ('failed' in news) reject(new Error(news.failed));
    if (!('delta' in news)) return;
    const { viewSeq, news: told, outcome } = news.delta;
    times.saw(table, told?.entry.seat ?? -1);
    host.shown(viewSeq);
    isThrough = (outcome ?? null) !== null || times.windows >= windows;
    if (isThrough) resolve();
  };
  const host = new Host({
    ...opened,
    shelf: null,
    mind: { think: (question, _listen, signal) => ask(question, signal) },
    seed: 1,
    tell,
  });
  host.look(SPECTATOR);
  await promise;
}
