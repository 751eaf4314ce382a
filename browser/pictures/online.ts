// A lobby with life in it, for the pictures: people, tables of all kinds, and a game that bots have played to its end.

import { openMind } from '@starboard/bots';
import type { Game } from '@starboard/engine';
import { loadGame, loadKnown } from '@starboard/games';
import { Player, type Live } from '../../server/testing/player.ts';

export interface Scenery {
  /** A table that waits for somebody. */
  readonly waiting: string;
  /** A game in play, public. */
  readonly playing: string;
  readonly finished: string;
}

const FREE = { free: true } as const;
const ME = { me: true } as const;

export async function setScene(address: string): Promise<Scenery> {
  const [ada, ben, cleo, dora] = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => Player.guest(address, name)),
  );
  const days = { kind: 'days', bank: 3 * 86_400, increment: 0, onTimeout: 'bot' } as const;
  const live = { kind: 'live', bank: 1800, increment: 15, onTimeout: 'bot' } as const;
  const { table: waiting } = await cleo.open({
    game: 'nexum-galaxy',
    options: { sector: 'TRISKELION', roundLimit: 8 },
    seats: [ME, FREE, { bot: 'captain' }],
    time: live,
  });
  await dora.open({ game: 'gal4xeon', options: { map: 'Halo' }, seats: [ME, FREE, FREE, FREE], time: days });
  await dora.command(waiting, { do: 'sit', seat: 1 });
  const lines = [await cleo.connect(), await dora.connect()];
  await say(lines[0], waiting, 'Hello! Anyone for a round of Triskelion?');
  await say(lines[1], waiting, 'Gladly. Eight rounds, and no mercy.');
  await dora.command(waiting, { do: 'ready', ready: true });
  const playing = await played([ben, ada], {
    game: 'nexus-ops',
    options: {},
    orders: 40,
    time: live,
  });
  const finished = await played([ada, ben], {
    game: 'nexus-ops',
    options: { roundLimit: 4 },
    orders: Infinity,
    time: live,
  });
  return { waiting, playing, finished };
}

async function say(live: Live, table: string, text: string): Promise<void> {
  await live.watch(table);
  await live.ask({ do: 'say', table, text });
}

interface Wanted {
  readonly game: string;
  readonly options: Record<string, unknown>;
  /** So many orders are given. */
  readonly orders: number;
  readonly time: Parameters<Player['open']>[0]['time'];
}

/** Two people who do what a Cadet would. */
async function played(
  people: readonly Player[],
  { game: id, options, orders, time }: Wanted,
): Promise<string> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  const { table } = await people[0].open({ game: id, options, seats: [ME, FREE], ...(time ? { time } : {}) });
  await people[1].command(table, { do: 'sit' });
  const lives = await Promise.all(people.map((person) => person.connect()));
  for (const live of lives) await live.watch(table);
  const started = lives.map((live) => live.next('seat', ({ sight }) => sight !== null));
  for (const live of lives) await live.do(table, { do: 'ready', ready: true });
  await Promise.all(started);
  const mind = openMind(loadKnown);
  for (let n = 0; n < orders && !isOver(lives, table); n++) {
    const seat = actorIn(lives, table);
    const followed = lives[seat].tables.get(table);
    const view = game.shape.snapshot(viewOf(lives[seat], table, game));
    const question = {
      game: id,
      rules: game.rules,
      options: followed?.sight?.options ?? {},
      seats: 2,
      seat,
      view,
      level: 'cadet',
      seed: n,
    };
    const { order } = await mind.think(question);
    const position = followed?.sight?.position ?? 0;
    const refused = await lives[seat].do(table, {
      do: 'order',
      position,
      order: order.map(game.moves.toText),
    });
    if (refused !== null) throw new Error(refused.reason);
    await Promise.all(lives.map((live) => live.ask({ do: 'ping' })));
    // no faster than the server lets people be
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return table;
}

function isOver([live]: readonly Live[], table: string): boolean {
  return (live.tables.get(table)?.sight?.outcome ?? null) !== null;
}

function actorIn([live]: readonly Live[], table: string): number {
  return live.tables.get(table)?.sight?.actors[0] ?? 0;
}

function viewOf(live: Live, table: string, game: Game) {
  const followed = live.tables.get(table);
  if (followed === undefined) throw new Error('That table is not followed.');
  return followed.view(game);
}
