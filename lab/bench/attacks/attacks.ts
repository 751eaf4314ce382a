// The attacks: each does what a hostile person with one address can do, and counts what it achieved.

import { connect } from 'node:net';
import type { Game } from '@starboard/engine';
import type { WebSocket } from 'ws';
import { call, guest, pause, socketOf, stranger, type Attacker } from './caller.ts';
import { BEGUN, ELSEWHERE, flooded, heldOpen } from './raw.ts';
import { AttackedSeat, tableOf } from './seat.ts';

/** A long game, made before the attacks: who sits there, and the same game when it is over. */
export interface LongGame {
  readonly playing: string;
  readonly over: string;
  readonly cookies: readonly string[];
}

export interface AttackPlan {
  readonly server: string;
  readonly from: string;
  readonly seconds: number;
  readonly long: LongGame;
  readonly until: number;
  readonly game: Game;
}

interface Told {
  readonly about: string;
  /** Who has bots play: their threads are meant to be busy, and are not counted against the attacker. Afterwards these are
   *  banned, which ends what they run, so that the next attack is measured alone. */
  readonly banned?: readonly string[];
  readonly run: (attack: AttackPlan) => Promise<string>;
}

/** What came back, counted by its kind. */
class Counts {
  readonly #counts = new Map<string, number>();

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  toString(): string {
    const all = [...this.#counts].toSorted(([, a], [, b]) => b - a);
    return all.map(([what, count]) => `${count} ${what}`).join(', ') || 'nothing';
  }
}

/** Logins of those whose bots play alone. */
const BOT_OWNERS = ['mallory', 'malory'] as const;

const seated = ({ server, from, long }: AttackPlan): Attacker[] =>
  long.cookies.map((cookie) => ({ server, from, cookie }));

/** As fast as the sockets take it; who is cut off comes back. */
async function flood(
  attack: AttackPlan,
  who: Attacker,
  sockets: number,
  send: (socket: WebSocket, n: number) => void,
): Promise<Counts> {
  const counts = new Counts();
  const one = async (): Promise<void> => {
    while (Date.now() < attack.until) {
      const socket = await socketOf(who).catch(() => null);
      if (socket === null) {
        counts.add('sockets refused');
        await pause(100);
        continue;
      }
      socket.on('error', () => {});
      socket.on('message', (data) => {
        const { type, refusal } = JSON.parse((data as Buffer).toString()) as {
          type: string;
          refusal?: { code: string };
        };
        counts.add(refusal === undefined ? type : `refused (${refusal.code})`);
      });
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      for (let n = 0; socket.readyState === socket.OPEN && Date.now() < attack.until; n++) {
        if (socket.bufferedAmount < 1 << 20) send(socket, n);
        if (n % 16 === 15) await pause(2);
      }
      if (socket.readyState !== socket.OPEN) counts.add('cut off');
      socket.terminate();
      await closed;
    }
  };
  await Promise.all(Array.from({ length: sockets }, one));
  return counts;
}

/** So many requests at a time, one after the other. */
async function requests(
  { until }: AttackPlan,
  atOnce: number,
  ask: (n: number) => Promise<{ readonly status: number }>,
): Promise<Counts> {
  const counts = new Counts();
  let n = 0;
  const one = async (): Promise<void> => {
    while (Date.now() < until) {
      const status = await ask(n++).then(
        (reply) => String(reply.status),
        () => 'failed',
      );
      counts.add(`× ${status}`);
      if (status !== '200' && status !== '204') await pause(5);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return counts;
}

const text = (message: object): string => JSON.stringify(message);

async function loops(
  attack: AttackPlan,
  steps: (seats: AttackedSeat[], n: number) => readonly object[],
): Promise<string> {
  const { server, from, until } = attack;
  const people = [await guest(server, from, 'Mallory'), await guest(server, from, 'Malory')];
  const seats = await tableOf(people, attack.game, 7);
  const counts = new Counts();
  for (let n = 0; Date.now() < until; n++) {
    for (const step of steps(seats, n)) {
      const refused = await seats[0].do(step);
      counts.add(refused === null ? 'done' : `refused (${refused.code})`);
      if (refused?.code === 'limit') await pause(20);
      if (refused?.code === 'closed') return counts.toString();
    }
  }
  return counts.toString();
}

export const ATTACKS: Readonly<Record<string, Told>> = {
  'take-back-stranger': {
    about: 'offers to take back at a long game, without a seat, 20 sockets',
    async run(attack) {
      const who = await guest(attack.server, attack.from, 'Mallory');
      const offer = text({ do: 'offer', table: attack.long.playing, offer: 'takeBack' });
      return String(await flood(attack, who, 20, (socket) => socket.send(offer)));
    },
  },
  'take-back': {
    about: 'offers to take back and withdraws at a long game, seated, 20 sockets',
    async run(attack) {
      const [who] = seated(attack);
      const table = attack.long.playing;
      const say = [text({ do: 'offer', table, offer: 'takeBack' }), text({ do: 'decline', table })];
      return String(await flood(attack, who, 20, (socket, n) => socket.send(say[n % 2])));
    },
  },
  pings: {
    about: 'pings and pongs without reading, 50 sockets',
    run: async (attack) =>
      String(
        await flood(attack, stranger(attack.server, attack.from), 50, (socket, n) => {
          socket.pause();
          if (n % 2 === 0) socket.ping(Buffer.alloc(125));
          else socket.pong(Buffer.alloc(125));
        }),
      ),
  },
  fragments: {
    about: 'messages in pieces that never end, without reading, 50 sockets',
    run: async (attack) =>
      String(
        await flood(attack, stranger(attack.server, attack.from), 50, (socket) => {
          socket.pause();
          socket.send('x', { fin: false });
        }),
      ),
  },
  admirals: {
    about: 'twenty tables of four Admirals that nobody watches',
    banned: BOT_OWNERS,
    async run(attack) {
      const people = await Promise.all(BOT_OWNERS.map((login) => account(attack, login)));
      const seats = Array.from({ length: 4 }, () => ({ bot: 'admiral' }));
      const opened = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          call(people[i % 2], 'POST', '/api/tables', { game: 'nexus-ops', seats }),
        ),
      );
      const cadet = await cadetAnswers(attack);
      return `${opened.filter(({ status }) => status === 200).length} tables; a Cadet answers after ${cadet}`;
    },
  },
  schema: {
    about: 'messages of 60 kB that are wrong at their end, 20 sockets',
    async run(attack) {
      const order = Array.from({ length: 399 }, () => 'x'.repeat(120));
      const wrong = text({ do: 'order', table: 'xxxxxxxxxxxx', viewSeq: 1, order: [...order, 7] });
      return String(
        await flood(attack, stranger(attack.server, attack.from), 20, (socket) => socket.send(wrong)),
      );
    },
  },
  opening: {
    about: 'names and tables from one address, 100 at once',
    async run(attack) {
      const { server, from } = attack;
      const who = await guest(server, from, 'Mallory');
      const table = { game: 'nexum-galaxy', seats: [{ me: true }, { free: true }] };
      const counts = await requests(attack, 100, (n) =>
        n % 2 === 0
          ? call(who, 'POST', '/api/tables', table)
          : call(stranger(server, from), 'POST', '/api/guests', { name: `Mallory ${n}` }),
      );
      return String(counts);
    },
  },
  chat: {
    about: 'chat and reports at the own table, 20 sockets and 20 requests at once',
    async run(attack) {
      const [who] = seated(attack);
      const table = attack.long.playing;
      const me = JSON.parse((await call(who, 'GET', '/api/me')).text) as { id: string };
      const said = flood(attack, who, 20, (socket) =>
        socket.send(text({ do: 'say', table, text: 'x'.repeat(500) })),
      );
      const reported = requests(attack, 20, () =>
        call(who, 'POST', '/api/reports', { person: me.id, table, reason: 'x'.repeat(500) }),
      );
      return `chat: ${String(await said)}; reports: ${String(await reported)}`;
    },
  },
  'half-sent': {
    about: '400 requests that are never ended, and 100 answers that nobody reads',
    async run({ server, from, long, until }) {
      const { port, hostname } = new URL(server);
      const begun = [
        'POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na',
        'GET /api/tables HTTP/1.1\r\nHost: he',
        `GET /api/tables/${long.over}/record HTTP/1.1\r\nHost: here\r\n\r\n`.repeat(10),
      ];
      let open = 0;
      const sockets = Array.from({ length: 500 }, (_, i) => {
        const socket = connect({ port: Number(port), host: hostname, localAddress: from });
        socket.on('connect', () => {
          open++;
          socket.write(i < 400 ? begun[i % 2] : begun[2]);
          socket.pause();
        });
        return socket.on('error', () => {});
      });
      await pause(until - Date.now());
      for (const socket of sockets) socket.destroy();
      return `${open} connections held`;
    },
  },
  logs: {
    about: 'log, timeline and record of the longest games, 30 requests at once',
    async run(attack) {
      const [who] = seated(attack);
      const { playing, over } = attack.long;
      const paths = [
        `${playing}/log`,
        `${playing}/timeline`,
        `${over}/record`,
        `${over}/timeline`,
        `${over}/log`,
      ];
      // what is kept ready is made old again
      const toggling = flood(attack, who, 1, (socket, n) =>
        socket.send(text({ do: n % 2 === 0 ? 'standIn' : 'back', table: playing })),
      );
      const asked = requests(attack, 30, (n) => call(who, 'GET', `/api/tables/${paths[n % paths.length]}`));
      return `${String(await asked)}; meanwhile ${String(await toggling)}`;
    },
  },
  missed: {
    about: 'begins to follow a long game again and again, far behind, 20 sockets',
    async run(attack) {
      const who = stranger(attack.server, attack.from);
      const table = attack.long.playing;
      const { viewSeq } = (
        JSON.parse((await call(who, 'GET', `/api/tables/${table}`)).text) as { view: { viewSeq: number } }
      ).view;
      const watch = text({ do: 'watch', table, viewSeq: Math.max(0, viewSeq - 90) });
      return String(await flood(attack, who, 20, (socket) => socket.send(watch)));
    },
  },
  lists: {
    about: 'the lobby and the own tables again and again, 20 sockets and 20 requests at once',
    async run(attack) {
      const who = await guest(attack.server, attack.from, 'Mallory');
      const say = [text({ do: 'lobby', on: true }), text({ do: 'mine', on: true })];
      const heard = flood(attack, who, 20, (socket, n) => socket.send(say[n % 2]));
      const asked = requests(attack, 20, () => call(who, 'GET', '/api/tables'));
      return `${String(await heard)}; ${String(await asked)}`;
    },
  },
  'order-undo': {
    about: 'orders and undoes as fast as it is answered',
    async run(attack) {
      const { server, from, until } = attack;
      const people = [await guest(server, from, 'Mallory'), await guest(server, from, 'Malory')];
      const seats = await tableOf(people, attack.game, 7);
      const counts = new Counts();
      while (Date.now() < until && seats.some(({ isOver }) => !isOver)) {
        const seat = seats.find(({ mayAct }) => mayAct);
        for (const told of seat
          ? [await seat.order(), await seat.do({ do: 'undo', viewSeq: seat.viewSeq })]
          : [])
          counts.add(told === null ? 'done' : `refused (${told.code})`);
        await pause(1);
      }
      return String(counts);
    },
  },
  'stand-in': {
    about: 'steps aside and comes back as fast as it is answered',
    run: (attack) => loops(attack, () => [{ do: 'standIn' }, { do: 'back' }]),
  },
  pauses: {
    about: 'offers a pause and withdraws it as fast as it is answered',
    run: (attack) => loops(attack, () => [{ do: 'offer', offer: 'pause' }, { do: 'decline' }]),
  },
  files: {
    about: 'the page again and again without waiting for an answer, 20 connections',
    run: (attack) => flooded(attack, '/', 20),
  },
  requests: {
    about: 'requests that are refused, again and again without waiting for an answer, 20 connections',
    run: (attack) => flooded(attack, '/api/games', 20),
  },
  connections: {
    about: '10,000 connections with a request that is begun and never ended',
    run: (attack) => heldOpen(attack, 10_000, BEGUN),
  },
  upgrades: {
    about: '10,000 connections that ask to become WebSockets where there are none, and stay',
    run: (attack) => heldOpen(attack, 10_000, ELSEWHERE),
  },
  expectations: {
    about: 'requests that expect what no server does, without waiting for an answer, 20 connections',
    run: (attack) => flooded(attack, '/', 20, 'Expect: wonders'),
  },
  spectators: {
    about: 'steps aside and comes back while 400 sockets look on',
    async run(attack) {
      const { server, from, until } = attack;
      const people = [await guest(server, from, 'Mallory'), await guest(server, from, 'Malory')];
      const [seat] = await tableOf(people, attack.game, 7);
      const watch = text({ do: 'watch', table: seat.table });
      const crowd = await Promise.all(
        Array.from({ length: 400 }, () => socketOf(stranger(server, from)).catch(() => null)),
      );
      for (const socket of crowd) socket?.on('error', () => {}).send(watch);
      const counts = new Counts();
      for (let n = 0; Date.now() < until; n++) {
        const refused = await seat.do({ do: n % 2 === 0 ? 'standIn' : 'back' });
        counts.add(refused === null ? 'done' : `refused (${refused.code})`);
        if (refused?.code === 'closed') break;
        if (refused?.code === 'limit') await pause(20);
      }
      return String(counts);
    },
  },
  passwords: {
    about: 'wrong passwords for many names, 50 requests at once',
    run: async (attack) =>
      String(
        await requests(attack, 50, (n) =>
          call(stranger(attack.server, attack.from), 'POST', '/api/sessions', {
            login: `somebody${n}`,
            password: 'wrong password',
          }),
        ),
      ),
  },
  tournaments: {
    about:
      'list, page and file of a tournament of 256, 30 requests at once, which changes and is followed by 20 sockets',
    async run(attack) {
      const { server, from } = attack;
      const who = await account(attack, 'entering');
      const bots = Array.from({ length: 255 }, () => 'random');
      const plan = { title: 'Cup', game: attack.game.id, format: 'swiss', cap: 256, bots };
      const opened = await call(who, 'POST', '/api/tournaments', plan);
      const { tournament } = JSON.parse(opened.text) as { tournament: string };
      const path = `/api/tournaments/${tournament}`;
      const say = ['enter', 'withdraw'].map((what) =>
        text({ do: 'inTournament', tournament, command: { do: what } }),
      );
      const follow = text({ do: 'tournament', tournament, on: true });
      const changing = flood(attack, who, 1, (socket, n) => socket.send(say[n % 2]));
      const followed = flood(attack, stranger(server, from), 20, (socket) => socket.send(follow));
      const asked = requests(attack, 30, (n) =>
        call(who, 'GET', [path, `${path}/file`, '/api/tournaments'][n % 3]),
      );
      const told = [await asked, await followed, await changing].map(String).join('; ');
      await call(who, 'POST', `${path}/commands`, { do: 'cancel' });
      return told;
    },
  },
  planning: {
    about: 'tournaments of 256 bots with the largest options, 50 requests at once',
    banned: ['planning'],
    async run(attack) {
      const who = await account(attack, 'planning');
      const bots = Array.from({ length: 256 }, () => 'random');
      const plan = { title: 'Cup', game: 'skirmish', format: 'swiss', cap: 256, bots };
      const large = { ...plan, options: { rounds: 'x'.repeat(32_000) } };
      const counts = await requests(attack, 50, (n) =>
        call(who, 'POST', '/api/tournaments', n % 2 === 0 ? plan : large),
      );
      return String(counts);
    },
  },
  connects: {
    about: 'opens and drops sockets as fast as it can, 50 at once',
    async run({ server, from, until }) {
      const counts = new Counts();
      const one = async (): Promise<void> => {
        while (Date.now() < until) {
          const socket = await socketOf(stranger(server, from)).catch(() => null);
          counts.add(socket === null ? 'refused' : 'opened');
          socket?.on('error', () => {}).terminate();
          if (socket === null) await pause(5);
        }
      };
      await Promise.all(Array.from({ length: 50 }, one));
      return String(counts);
    },
  },
};

/** Who is to have many tables has an account. */
async function account({ server, from }: AttackPlan, login: string): Promise<Attacker> {
  const opened = await call(stranger(server, from), 'POST', '/api/accounts', {
    login,
    password: 'a long password',
  });
  if (opened.status !== 200) throw new Error(opened.text);
  return { server, from, cookie: opened.cookie };
}

/** How long a Cadet takes for its turn meanwhile, in the middle. */
async function cadetAnswers({ server, game, until }: AttackPlan): Promise<string> {
  const ann = await guest(server, '127.0.2.1', 'Ann');
  const seats = [{ me: true }, { bot: 'cadet' }];
  const opened = await call(ann, 'POST', '/api/tables', { game: game.id, seats, ready: true });
  const { table } = JSON.parse(opened.text) as { table: string };
  const seat = await AttackedSeat.at(ann, table, game, 3);
  const times: number[] = [];
  let asked = 0;
  seat.onDelta = () => {
    if (seat.actors.includes(0) && asked > 0) {
      times.push(performance.now() - asked);
      asked = 0;
    }
  };
  while (Date.now() < until && !seat.isOver) {
    if (seat.mayAct) {
      await seat.order();
      if (!seat.mayAct) asked = performance.now();
    }
    await pause(10);
  }
  if (asked > 0) times.push(performance.now() - asked);
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1];
  return middle === undefined ? 'no turn of its own' : `${Math.round(middle)} ms`;
}
