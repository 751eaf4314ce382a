// A lobby with life in it, for the pictures: people, tables of all kinds, and a game that bots have played to its end.

import { openMind } from '@starboard/bots';
import type { Game } from '@starboard/engine';
import { loadGame, loadKnown } from '@starboard/games';
import { TestPlayer, type TestSocket } from '../../server/testing/player.ts';

export interface Scenery {
  /** A table that waits for somebody. */
  readonly waiting: string;
  /** A game in play, public. */
  readonly playing: string;
  readonly finished: string;
  /** One that bots have played to its end. */
  readonly tournament: string;
}

const FREE = { free: true } as const;
const ME = { me: true } as const;

export async function setScene(address: string): Promise<Scenery> {
  const [ada, ben, cleo, dora] = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => TestPlayer.guest(address, name)),
  );
  const days = { kind: 'days', bank: 3 * 86_400, increment: 0, onTimeout: 'bot' } as const;
  const socket = { kind: 'live', bank: 1800, increment: 15, onTimeout: 'bot' } as const;
  const { table: waiting } = await cleo.open({
    game: 'nexum-galaxy',
    options: { sector: 'TRISKELION', roundLimit: 8 },
    seats: [ME, FREE, { bot: 'captain' }],
    time: socket,
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
    time: socket,
  });
  const finished = await played([ada, ben], {
    game: 'nexus-ops',
    options: { roundLimit: 4 },
    orders: Infinity,
    time: socket,
  });
  return { waiting, playing, finished, tournament: await wonByBots(address) };
}

async function wonByBots(address: string): Promise<string> {
  const club = await TestPlayer.account(address, 'star-club');
  const { status, body } = await club.rest('POST', '/api/tournaments', {
    title: 'Autumn cup of the star club',
    game: 'skirmish',
    format: 'suddenDeath',
    cap: 8,
    level: 'captain',
    bots: ['captain', 'cadet', 'ensign', 'captain', 'cadet', 'ensign', 'captain'],
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const id = String(body['tournament']);
  await club.rest('POST', `/api/tournaments/${id}/commands`, { do: 'close' });
  for (;;) {
    const now = await club.rest('GET', `/api/tournaments/${id}`);
    if (now.body['status'] === 'over') return id;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function say(socket: TestSocket, table: string, text: string): Promise<void> {
  await socket.watch(table);
  await socket.ask({ do: 'say', table, text });
}

interface Wanted {
  readonly game: string;
  readonly options: Record<string, unknown>;
  /** So many orders are given. */
  readonly orders: number;
  readonly time: Parameters<TestPlayer['open']>[0]['time'];
}

/** Two people who do what a Cadet would. */
async function played(
  people: readonly TestPlayer[],
  { game: id, options, orders, time }: Wanted,
): Promise<string> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  const { table } = await people[0].open({ game: id, options, seats: [ME, FREE], ...(time ? { time } : {}) });
  await people[1].command(table, { do: 'sit' });
  const sockets = await Promise.all(people.map((person) => person.connect()));
  for (const socket of sockets) await socket.watch(table);
  const started = sockets.map((socket) => socket.next('seat', ({ view }) => view !== null));
  for (const socket of sockets) await socket.do(table, { do: 'ready', ready: true });
  await Promise.all(started);
  const mind = openMind(loadKnown);
  for (let n = 0; n < orders && !isOver(sockets, table); n++) {
    const seat = actorIn(sockets, table);
    const followed = sockets[seat].tables.get(table);
    const view = game.shape.snapshot(viewOf(sockets[seat], table, game));
    const question = {
      game: id,
      rules: game.rules,
      options: followed?.view?.options ?? {},
      seats: 2,
      seat,
      view,
      level: 'cadet',
      seed: n,
    };
    const { order } = await mind.think(question);
    const viewSeq = followed?.view?.viewSeq ?? 0;
    const refused = await sockets[seat].do(table, {
      do: 'order',
      viewSeq,
      order: order.map(game.moves.toText),
    });
    if (refused !== null) throw new Error(refused.reason);
    await Promise.all(sockets.map((socket) => socket.ask({ do: 'ping' })));
    // no faster than the server lets people be
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return table;
}

function isOver([socket]: readonly TestSocket[], table: string): boolean {
  return (socket.tables.get(table)?.view?.outcome ?? null) !== null;
}

function actorIn([socket]: readonly TestSocket[], table: string): number {
  return socket.tables.get(table)?.view?.actors[0] ?? 0;
}

function viewOf(socket: TestSocket, table: string, game: Game) {
  const followed = socket.tables.get(table);
  if (followed === undefined) throw new Error('That table is not followed.');
  return followed.state(game);
}
