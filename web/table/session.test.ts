import {
  drafted,
  isRefusal,
  momentOf,
  movesFor,
  openDraft,
  seatsOf,
  submit,
  viewFor,
  viewState,
  type Match,
} from '@starboard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../kit/index.ts';
import type { TableFacts } from '../link/facts.ts';
import type { LinkListener, TableLink } from '../link/link.ts';
import { dealt } from '../link/opening.ts';
import { TableSession } from './session.ts';
import { isBehind } from './table-state.ts';

const ANN = 0;
const PACE = 900;

/** A table whose other end the test plays: Ann looks, the others sit elsewhere. */
class Elsewhere {
  readonly session: TableSession;
  readonly #match: Match;
  #listener: LinkListener = {};
  #time = 0;

  constructor(match: Match, patience?: number) {
    this.#match = match;
    const nothing = (): Promise<null> => Promise.resolve(null);
    const sight = viewFor(match, ANN);
    const story = { sight, moments: [momentOf(sight)], secretive: false, said: null };
    const link: TableLink = {
      facts: FACTS,
      ...(patience === undefined ? {} : { patience }),
      look: () => Promise.resolve(story),
      listen: (listener) => {
        this.#listener = listener;
        return () => {};
      },
      submit: nothing,
      undo: nothing,
      takeBack: nothing,
      offerDraw: nothing,
      resign: nothing,
      say: () => {},
      shown: () => {},
      // somebody who was shown only the last two moments
      replay: () => Promise.resolve(this.session.snapshot().moments.slice(-2)),
      file: () => Promise.reject(new Error('not asked for')),
      close: () => {},
    };
    this.session = new TableSession(match.game, link, ANN, story);
    this.session.behave({ pace: PACE, confirm: false });
  }

  get behind(): number {
    const { moments, shown } = this.session.snapshot();
    return moments.length - 1 - shown;
  }

  /** Ann moves, and then in one burst, as from a server, all others until it is her turn again. */
  round(): void {
    while (this.#actors().includes(ANN)) this.#moves(ANN);
    while (!this.#actors().includes(ANN)) this.#moves(this.#actors()[0]);
  }

  /** As `round`, but one of the others still thinks. */
  part(): void {
    while (this.#actors().includes(ANN)) this.#moves(ANN);
    this.#moves(this.#actors()[0]);
  }

  #actors(): number[] {
    const { game, state } = this.#match;
    return seatsOf(game.actors(state));
  }

  #moves(seat: number): void {
    const { game, state } = this.#match;
    let draft = openDraft(game, viewState(game, state, seat), seat);
    // of what can be done, something that is seen
    const musters = (move: number): boolean => game.moves.toText(move).startsWith('muster');
    while (!draft.complete) draft = drafted(draft, movesFor(draft).find(musters) ?? movesFor(draft)[0]);
    const latest = submit(this.#match, seat, draft.order, ++this.#time);
    if (isRefusal(latest)) throw new Error(latest.reason);
    if (((latest.shownTo >>> (ANN + 1)) & 1) === 1)
      this.#listener.sight?.(viewFor(this.#match, ANN, { latest }));
  }
}

const people: readonly Person[] = ['Ann', 'Ben', 'Cy', 'Dan'].map((name, colour) => ({
  name,
  colour,
  bot: null,
}));

const FACTS: TableFacts = {
  id: 't1',
  game: 'skirmish',
  options: { rounds: 9 },
  seats: people.length,
  people,
  here: [ANN],
  lesson: false,
  playable: true,
  kept: true,
  advised: false,
};

async function elsewhere(patience?: number): Promise<Elsewhere> {
  const opened = await dealt('t1', { ...FACTS, seed: 'a table of the tests' }, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  const table = new Elsewhere(opened.match, patience);
  // plans come together
  table.round();
  vi.runAllTimers();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('at home everything is shown at the pace that was chosen', async () => {
  const table = await elsewhere();
  table.round();
  const { behind } = table;
  expect(behind).toBeGreaterThan(1);
  vi.advanceTimersByTime(PACE * (behind - 1));
  expect(table.behind).toBe(1);
  expect(table.session.snapshot().order).toBeNull();
  vi.advanceTimersByTime(PACE);
  expect(table.session.snapshot().order).not.toBeNull();
});

test('whoever others wait for is shown everything within that time, and with a clock at once', async () => {
  const slow = await elsewhere(1000);
  slow.round();
  expect(slow.behind).toBeGreaterThan(1);
  vi.advanceTimersByTime(1000);
  expect(slow.session.snapshot().order).not.toBeNull();
  const timed = await elsewhere(0);
  timed.round();
  expect(timed.behind).toBe(0);
  expect(timed.session.snapshot().order).not.toBeNull();
});

test('what is being shown can be skipped', async () => {
  const table = await elsewhere();
  table.round();
  table.session.skip();
  expect(table.behind).toBe(0);
  expect(table.session.snapshot().order).not.toBeNull();
  // once: the next is shown again
  table.round();
  expect(table.behind).toBeGreaterThan(0);
});

test('a view that is paused goes on when others wait for the viewer, and only what happened can be paused', async () => {
  const table = await elsewhere(1000);
  table.session.pauseOrPlay();
  expect(table.session.snapshot().paused).toBe(false);
  table.part();
  expect(isBehind(table.session.snapshot())).toBe(true);
  table.session.pauseOrPlay();
  vi.runAllTimers();
  expect(table.session.snapshot()).toMatchObject({ paused: true, order: null });
  table.round();
  vi.runAllTimers();
  expect(table.session.snapshot()).toMatchObject({ paused: false });
  expect(table.session.snapshot().order).not.toBeNull();
});

test('a replay stays at its moment with other eyes, and with the own ones again', async () => {
  const table = await elsewhere(0);
  table.round();
  const last = table.session.snapshot().moments.length - 1;
  table.session.jumpTo(last - 1);
  await table.session.lookAs(1);
  expect(table.session.snapshot().replay).toMatchObject({ at: 0, viewpoint: 1 });
  table.session.jumpTo(1);
  await table.session.lookAs(undefined);
  expect(table.session.snapshot().replay).toMatchObject({ at: last, viewpoint: undefined });
});
