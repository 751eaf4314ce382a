// NO-7.6, NO-7.8: on this device too nobody is answered for, and the time of an answer tells nothing of a hand.

import type { Mind } from '@starboard/bots';
import { isRefusal, type Game, type State } from '@starboard/engine';
import { openDraft, viewState } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import type { Person } from '@starboard/kit';
import { expect, test, vi } from 'vitest';
import { findAskedAlike } from '../../engine/testkit/asked-alike.ts';
import { draftOf } from '../table/draft/draft.ts';
import type { TableClock } from './clock.ts';
import { Host, type News } from './host.ts';
import { dealt } from './opening.ts';

const SEATS = 3;
const game = (await loadGame('nexus-ops')) as Game;
const PASS = Number(game.moves.fromText('pass'));

/** A clock that stands until it is moved. */
class StandingClock implements TableClock {
  readonly #waiting: { readonly time: number; readonly resolve: () => void }[] = [];
  #now = 1000;

  now(): number {
    return this.#now;
  }

  until(time: number): Promise<void> {
    return new Promise((resolve) => {
      if (time <= this.#now) resolve();
      else this.#waiting.push({ time, resolve });
    });
  }

  /** One millisecond more, and all that follows from it. */
  async tick(): Promise<void> {
    this.#now++;
    for (const { time, resolve } of this.#waiting) if (time <= this.#now) resolve();
    await new Promise(setImmediate);
  }
}

/** Passes when it has thought enough. */
function mind(enough: Promise<void>, ended: string[] = []): Mind {
  return {
    think: async (_question, _listen, signal) => {
      signal?.addEventListener('abort', () => ended.push('cancelled'));
      await enough;
      const progress = { iterations: 1, of: 1, expected: [0, 0, 0], variation: [] };
      return { order: [PASS], hopeless: false, progress, reasons: [], options: [] };
    },
  };
}

interface Told {
  readonly at: number;
  readonly news: string;
}

interface Opened {
  readonly host: Host;
  readonly clock: StandingClock;
  readonly told: Told[];
}

/** A table that begins in that state; bots sit where a level stands. */
async function open(from: State, levels: readonly (string | null)[], thinks: Mind): Promise<Opened> {
  const people = levels.map((bot, colour): Person => ({ name: `P${colour}`, colour, bot }));
  const here = levels.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const wanted = { game: game.id, options: {}, seats: SEATS, people, here, lesson: false, seed: 'twins' };
  const opened = await dealt('t1', { ...wanted, from: from.cells }, 1000);
  if (isRefusal(opened)) throw new Error(opened.reason);
  const clock = new StandingClock();
  const told: Told[] = [];
  const tell = (news: News): void => void told.push({ at: clock.now(), news: JSON.stringify(news) });
  const host = new Host({ ...opened, shelf: null, mind: thinks, seed: 5, tell, clock });
  return { host, clock, told };
}

/** What is told until somebody has answered, and when; what comes after that is another question. */
async function watched({ host, clock, told }: Opened, viewer: number): Promise<readonly Told[]> {
  host.look(viewer);
  const answered = (): number => told.findIndex(({ news }) => news.startsWith('{"delta"'));
  for (let i = 0; i < 1000 && answered() < 0; i++) await clock.tick();
  return told.slice(0, answered() + 1);
}

const { seat, viewer, withChoice, without } = findAskedAlike(game, SEATS, 4);
const bots = (level: string): readonly (string | null)[] =>
  Array.from({ length: SEATS }, (_, each) => (each === viewer ? null : level));

test('NO-7.6: a seat at this screen that can only pass is asked like any other', async () => {
  const nobody = [null, null, null];
  const silent = mind(new Promise(() => {}));
  const [one, other] = [await open(without, nobody, silent), await open(withChoice, nobody, silent)];
  await Promise.all([watched(one, viewer), watched(other, viewer)]);
  expect([one.told, other.told]).toEqual([[], []]);
  // nor does the page send what nobody chose
  const draft = draftOf(openDraft(game, viewState(game, without, seat), seat));
  expect([draft.all.map(({ move }) => move), draft.complete]).toEqual([[PASS], false]);
});

test.each(['cadet', 'captain', 'commodore', 'admiral'])(
  'NO-7.8: a bot (%s) answers at the same time, whether it need not think or is never done',
  async (level) => {
    const ended: string[] = [];
    const quick = await open(without, bots(level), mind(Promise.resolve()));
    const slow = await open(withChoice, bots(level), mind(new Promise(() => {}), ended));
    const seen = await watched(quick, viewer);
    expect(seen.map(({ news }) => Object.keys(JSON.parse(news) as object)[0])).toEqual([
      'thinking',
      'thinking',
      'delta',
    ]);
    expect(await watched(slow, viewer)).toEqual(seen);
    expect(ended).toEqual(['cancelled']);
    expect(seen[1].at - seen[0].at).toBeGreaterThanOrEqual(150);
  },
);

test('NO-7.8: a mind that breaks passes at that time too', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const quick = await open(without, bots('captain'), mind(Promise.resolve()));
  const broken = await open(withChoice, bots('captain'), { think: () => Promise.reject(new Error('lost')) });
  expect(await watched(broken, viewer)).toEqual(await watched(quick, viewer));
  expect(complaints).toHaveBeenCalled();
  complaints.mockRestore();
});

test('NO-7.8: what somebody said beforehand is done at a time that is drawn, whatever the seat holds', async () => {
  const said = Number(game.standingAnswers?.answers.fromText('passUntil 200'));
  const nobody = [null, null, null];
  const silent = mind(new Promise(() => {}));
  const tables = [await open(without, nobody, silent), await open(withChoice, nobody, silent)];
  for (const { host } of tables) host.say(seat, said);
  const [one, other] = await Promise.all(tables.map((each) => watched(each, viewer)));
  expect(one).toHaveLength(1);
  expect(one[0].at).toBeGreaterThanOrEqual(1150);
  expect(other).toEqual(one);
});

test('NO-7.7: who takes it back in time is asked', async () => {
  const said = Number(game.standingAnswers?.answers.fromText('passUntil 200'));
  const table = await open(without, [null, null, null], mind(new Promise(() => {})));
  table.host.say(seat, said);
  for (let i = 0; i < 100; i++) await table.clock.tick();
  table.host.say(seat, null);
  expect(await watched(table, viewer)).toEqual([]);
  expect(table.told).toEqual([]);
});
