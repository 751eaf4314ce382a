import { describe, expect, test } from 'vitest';
import type { NewTable } from '@starboard/wire/schema';
import type { TimeSources } from './base/clock.ts';
import { testServer } from './testing/server.ts';
import { must, Party, until } from './testing/table.ts';
import { standingServer } from './testing/standing.ts';
import { onStores, storeOptions } from './testing/stores.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

type Time = NonNullable<NewTable['time']>;
const LIVE: Time = { kind: 'live', bank: 60, increment: 5, onTimeout: 'bot' };

const server = standingServer();
const { clock } = server;

/** A table where seat 0 has to act in the open. */
async function planned(time: Time, seats = 2, { address }: { address: string } = server): Promise<Party> {
  const party = await Party.start(address, { seats, more: { time } });
  for (let seat = 0; seat < seats; seat++) {
    await must(party.order(seat, ['plan none']));
    await party.settle();
  }
  return party;
}

const tableOf = ({ sockets, table }: Party) => sockets[0].watch(table);

describe('a live clock', () => {
  test('runs while a seat owes a decision and gains its increment then', async () => {
    const party = await planned(LIVE);
    const before = (await tableOf(party)).clock;
    // both have planned: each gained once
    expect(before?.seats).toEqual([
      { left: 65 * SECOND, since: clock.now() },
      { left: 65 * SECOND, since: null },
    ]);
    clock.pass(20 * SECOND);
    const told = party.sockets[1].next('clock');
    await must(party.order(0, ['pass']));
    expect((await told).clock.seats).toEqual([
      { left: 50 * SECOND, since: null },
      { left: 65 * SECOND, since: clock.now() },
    ]);
    await party.close();
  });

  test('does not gain by undoing and doing again', async () => {
    const party = await planned(LIVE);
    for (let i = 0; i < 3; i++) {
      await must(party.order(0, ['pass']));
      await party.settle();
      const viewSeq = party.followed(0).view?.viewSeq ?? 0;
      await must(party.sockets[0].do(party.table, { do: 'undo', viewSeq }));
      await party.settle();
    }
    expect((await tableOf(party)).clock?.seats[0].left).toBe(65 * SECOND);
    await party.close();
  });

  test('is paid by whoever undoes, not by who was to decide meanwhile', async () => {
    const party = await planned(LIVE);
    const undo = () => {
      const viewSeq = party.followed(0).view?.viewSeq ?? 0;
      return party.sockets[0].do(party.table, { do: 'undo', viewSeq });
    };
    await must(party.order(0, ['pass']));
    await party.settle();
    clock.pass(50 * SECOND);
    await must(undo());
    expect((await tableOf(party)).clock?.seats).toEqual([
      { left: 15 * SECOND, since: clock.now() },
      { left: 65 * SECOND, since: null },
    ]);
    await party.settle();
    await must(party.order(0, ['pass']));
    await party.settle();
    clock.pass(15 * SECOND);
    expect(await undo()).toMatchObject({ key: 'server.noTimeToUndo' });
    await party.close();
  });

  test('stands in a pause', async () => {
    const party = await planned(LIVE);
    await must(party.sockets[0].do(party.table, { do: 'offer', offer: 'pause' }));
    const paused = party.sockets[0].next('info', ({ info }) => info.paused);
    await must(party.sockets[1].do(party.table, { do: 'agree' }));
    await paused;
    clock.pass(DAY);
    await must(party.sockets[0].do(party.table, { do: 'resume' }));
    await must(party.order(0, ['pass']));
    expect((await tableOf(party)).clock?.seats[0].left).toBe(70 * SECOND);
    await party.close();
  });

  test('that runs out lets a bot play, until the person comes back with some time', async () => {
    const party = await planned(LIVE);
    const replaced = party.sockets[1].next('info', ({ info }) => info.seats[0].bot !== null);
    const played = party.sockets[1].next('delta', ({ delta }) => delta.actors.includes(1));
    clock.pass(66 * SECOND);
    expect((await replaced).info.seats[0]).toMatchObject({ away: 'time', person: { name: 'Player 0' } });
    await played;
    await party.settle();
    expect(await party.order(0, ['pass'])).toMatchObject({ code: 'illegal' });
    await must(party.sockets[0].do(party.table, { do: 'back' }));
    const { info, clock: clocks } = await tableOf(party);
    expect(info.seats[0]).toMatchObject({ bot: null, away: null });
    expect(clocks?.seats[0].left).toBe(6 * SECOND);
    await party.close();
  });

  test('gains nothing while a bot stands in', async () => {
    const party = await planned({ ...LIVE, onTimeout: 'forfeit' });
    clock.pass(63 * SECOND);
    for (const command of ['standIn', 'back', 'standIn', 'back'] as const)
      await must(party.sockets[0].do(party.table, { do: command }));
    expect((await tableOf(party)).clock?.seats[0].left).toBe(2 * SECOND);
    await party.close();
  });

  test('that runs out forfeits where the table says so', async () => {
    const party = await planned({ ...LIVE, onTimeout: 'forfeit' });
    const over = party.sockets[1].next('delta', ({ delta }) => delta.outcome !== null);
    clock.pass(66 * SECOND);
    expect((await over).delta).toMatchObject({
      outcome: { ranks: [2, 1] },
      news: { entry: { seat: 0, forfeit: 'time' } },
    });
    await party.close();
  });
});

describe('days for each decision', () => {
  const DAYS: Time = { kind: 'days', bank: 2 * 86_400, increment: 0, onTimeout: 'bot' };

  test('are whole for every decision, and show in the list of one’s tables', async () => {
    const party = await planned(DAYS);
    clock.pass(1.5 * DAY);
    await must(party.order(0, ['muster A']));
    expect((await tableOf(party)).clock?.seats).toEqual([
      { left: 2 * DAY, since: null },
      { left: 2 * DAY, since: clock.now() },
    ]);
    const { body } = await party.sockets[1].player.rest('GET', '/api/me/tables');
    expect(body).toMatchObject([
      { myTurn: true, deadline: clock.now() + 2 * DAY, table: { id: party.table } },
    ]);
    expect(await party.sockets[0].do(party.table, { do: 'replace', seat: 1 })).toMatchObject({
      reason: 'Nobody has to stay at this table: only the clock counts.',
    });
    await party.close();
  });

  test('end at their time though the server was stopped meanwhile', async () => {
    const party = await planned(DAYS);
    const { player } = party.sockets[1];
    await party.close();
    await server.restart({}, () => clock.pass(3 * DAY));
    const socket = await player.at(server.address).connect();
    // nobody looked at the table since: what is due is found in the database
    await until(async () => (await socket.watch(party.table)).info.seats[0].away === 'time');
    await until(() => socket.tables.get(party.table)?.view?.actors.includes(1) === true);
    expect((await socket.watch(party.table)).info.seats[0].away).toBe('time');
    await socket.close();
  });
});

/** A computer whose clock somebody may set, and which can be started again. */
class Computer implements TimeSources {
  #timeOfDay = Date.UTC(2026, 0, 1);
  #running = 5 * SECOND;
  #starts = 1;

  readonly timeOfDay = () => this.#timeOfDay;
  readonly running = () => this.#running;

  get computer() {
    return { start: `start ${this.#starts}`, running: this.running };
  }

  pass(milliseconds: number): void {
    this.#timeOfDay += milliseconds;
    this.#running += milliseconds;
  }

  set(milliseconds: number): void {
    this.#timeOfDay += milliseconds;
  }

  startAgain(): void {
    this.#running = 3 * SECOND;
    this.#starts++;
  }
}

const HOUR = 3600 * SECOND;

onStores('on %s, a server that starts again', (store) => {
  /** Seat 0 has spent 20 s of 65 s when the server stops, and decides 10 s after it is back. */
  async function leftAfter(meanwhile: (computer: Computer) => void): Promise<number | undefined> {
    const computer = new Computer();
    const parts = { time: computer, pace: { bots: 0 } };
    const first = await testServer({ ...(await storeOptions(store)), parts });
    const party = await planned(LIVE, 2, first);
    computer.pass(20 * SECOND);
    const { player } = party.sockets[0];
    const viewSeq = party.followed(0).view?.viewSeq ?? 0;
    await party.close();
    const second = await first.restart({}, () => meanwhile(computer));
    const socket = await player.at(second.address).connect();
    computer.pass(10 * SECOND);
    await must(socket.do(party.table, { do: 'order', viewSeq, order: ['pass'] }));
    const { clock: clocks } = await socket.watch(party.table);
    await socket.close();
    await second.stop();
    return clocks?.seats[0].left;
  }

  /** After a step the time of tables draws near to that of the day again, by a twenty-fifth of what passes. */
  const NEAR = 0.4 * SECOND;

  test.each([
    ['is as it was', 0],
    ['was set back', -HOUR],
    ['was set ahead', HOUR],
  ])('on a computer whose clock %s gives nobody time and takes none', async (_, step) => {
    const left = await leftAfter((computer) => computer.set(step));
    expect(left).toBe(40 * SECOND - Math.sign(step) * NEAR);
  });

  test('on a computer that was started again too, with its clock set back, gives nobody time', async () => {
    const left = await leftAfter((computer) => {
      computer.startAgain();
      computer.set(-HOUR);
    });
    expect(left).toBe(40 * SECOND + NEAR);
  });

  test('counts the time in which it was away', async () => {
    expect(await leftAfter((computer) => computer.pass(15 * SECOND))).toBe(25 * SECOND);
    const withComputer = await leftAfter((computer) => {
      computer.startAgain();
      computer.pass(15 * SECOND);
    });
    expect(withComputer).toBe(25 * SECOND);
  });
});

test('one’s own turn comes first, then what is played, then what is open, then what is over', async () => {
  const one = await planned(LIVE);
  const me = one.sockets[0].player;
  const other = await one.sockets[1].player.open({ game: 'skirmish', seats: [{ free: true }, { me: true }] });
  await me.command(other.table, { do: 'sit', seat: 0 });
  const { body } = await me.rest('GET', '/api/me/tables');
  const list = (body as unknown as { table: { id: string; status: string }; myTurn: boolean }[]).map(
    ({ table, myTurn }) => [table.status, myTurn],
  );
  expect(list).toEqual([
    ['playing', true],
    ['open', false],
  ]);
  await must(one.order(0, ['pass']));
  await must(one.sockets[0].do(one.table, { do: 'resign' }));
  const after = await me.rest('GET', '/api/me/tables');
  expect((after.body as unknown as { table: { status: string } }[]).map(({ table }) => table.status)).toEqual(
    ['open', 'over'],
  );
  await one.close();
});
