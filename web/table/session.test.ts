import { isRefusal, refusalJson, refuseInEnglish, seatsOf, SPECTATOR } from '@starboard/engine';
import { submit, type Match } from '@starboard/engine/match';
import { deltaFor, drafted, movesFor, openDraft, viewFor, viewState } from '@starboard/engine/view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '@starboard/kit';
import type { TableFacts, Told } from '../link/facts.ts';
import type { LinkListener, TableLook, TableLink } from '../link/link.ts';
import { dealt } from '../link/opening.ts';
import { extended, readTimeline, type Timeline } from '../timeline/timeline.ts';
import { TableSession } from './session.ts';
import { isBehind } from './table-state.ts';
import { silentLink } from './testing.ts';

const ANN = 0;
const PACE = 900;
const MANNERS = { pace: PACE, confirm: false, passIdle: false, warns: () => false };

/** A table whose other end the test plays: Ann looks, the others sit elsewhere. */
class Elsewhere {
  readonly session: TableSession;
  /** Orders that came here, each with what is answered. */
  readonly submitted: (readonly number[])[] = [];
  answer: Told | null = null;
  readonly #match: Match;
  /** What Ann has seen. */
  #seen: Timeline;
  #listener: LinkListener = {};
  #time = 0;

  constructor(match: Match, patience?: number, here: readonly number[] = [ANN]) {
    this.#match = match;
    const look = (viewer: number): TableLook => {
      const timeline = readTimeline(match.game, { first: viewFor(match, viewer), deltas: [] });
      return { timeline, secretive: here.length > 1, said: null };
    };
    const looked = look(ANN);
    this.#seen = looked.timeline;
    const link: TableLink = {
      ...silentLink,
      game: match.game,
      facts: { ...FACTS, here },
      ...(patience === undefined ? {} : { patience }),
      look: (viewer) => Promise.resolve(look(viewer)),
      listen: (listener) => {
        this.#listener = listener;
        return () => {};
      },
      submit: (_seat, order) => {
        this.submitted.push(order);
        return Promise.resolve(this.answer);
      },
      // somebody who was shown only the last two moments
      replay: () => Promise.resolve(this.session.snapshot().moments.slice(-2)),
    };
    this.session = new TableSession(link, looked);
    this.session.behave(MANNERS);
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

  /** Ann moves, and nobody else yet. */
  turn(): void {
    while (this.#actors().includes(ANN)) this.#moves(ANN);
  }

  /** One of the others moves. */
  somebodyElse(): void {
    this.#moves(this.#actors().find((seat) => seat !== ANN) ?? ANN);
  }

  /** All move until nobody has anything to decide any more. */
  end(): void {
    while (this.#actors().length > 0) this.#moves(this.#actors()[0]);
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
    const delta = deltaFor(this.#match, ANN, latest);
    if (delta === null) return;
    this.#seen = extended(game, this.#seen, delta);
    this.#listener.timeline?.(this.#seen);
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
  rules: 1,
  options: { rounds: 9 },
  seats: people.length,
  people,
  here: [ANN],
  lesson: false,
  playable: true,
  kept: true,
  advised: false,
};

async function freshMatch(): Promise<Match> {
  const opened = await dealt('t1', { ...FACTS, seed: 'a table of the tests' }, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  return opened.match;
}

async function elsewhere(patience?: number): Promise<Elsewhere> {
  const table = new Elsewhere(await freshMatch(), patience);
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
  expect(table.session.snapshot().draft).toBeNull();
  vi.advanceTimersByTime(PACE);
  expect(table.session.snapshot().draft).not.toBeNull();
});

test('what takes longer to be followed holds back the next moment, until somebody has seen enough', async () => {
  const table = await elsewhere();
  table.session.behave({ ...MANNERS, following: () => 5 * PACE });
  table.round();
  const { behind } = table;
  expect(behind).toBeGreaterThan(2);
  vi.advanceTimersByTime(PACE);
  const first = table.behind;
  vi.advanceTimersByTime(4 * PACE - 1);
  expect(table.behind).toBe(first);
  vi.advanceTimersByTime(PACE + 1);
  expect(table.behind).toBe(first - 1);
  table.session.followed();
  vi.advanceTimersByTime(PACE);
  expect(table.behind).toBe(first - 2);
});

/** Something happened before anybody decided. */
const EVENTFUL = { prelude: [{ event: 'mustered', seat: 1, moon: 2, ships: 2 }] };

test('what happened before the first decision is shown as if it came now, and holds back what follows', async () => {
  const table = new Elsewhere({ ...(await freshMatch()), ...EVENTFUL });
  table.session.behave({ ...MANNERS, following: ({ events }) => (events.length > 0 ? 5 * PACE : 0) });
  const begun = table.session.snapshot();
  expect(begun).toMatchObject({ shown: 0, moving: true });
  expect(begun.moments[0]).toMatchObject({ entry: null, events: EVENTFUL.prelude });
  table.somebodyElse();
  vi.advanceTimersByTime(5 * PACE - 1);
  expect(table.behind).toBe(1);
  vi.advanceTimersByTime(1);
  expect(table.behind).toBe(0);
  const quiet = new Elsewhere(await freshMatch());
  quiet.session.behave({ ...MANNERS, following: () => 5 * PACE });
  expect(quiet.session.snapshot().moving).toBe(false);
  quiet.somebodyElse();
  vi.advanceTimersByTime(PACE);
  expect(quiet.behind).toBe(0);
});

test('how the game ended can be followed before the result is told, unless somebody has seen enough', async () => {
  const ended = async (following: () => number): Promise<TableSession> => {
    const table = new Elsewhere(await freshMatch());
    table.session.behave({ ...MANNERS, following });
    table.end();
    while (table.behind > 0) vi.advanceTimersToNextTimer();
    return table.session;
  };
  const session = await ended(() => 5 * PACE);
  expect(session.snapshot()).toMatchObject({ ending: true, moving: true });
  vi.advanceTimersByTime(5 * PACE - 1);
  expect(session.snapshot().ending).toBe(true);
  vi.advanceTimersByTime(1);
  expect(session.snapshot().ending).toBe(false);
  const skipped = await ended(() => 5 * PACE);
  skipped.followed();
  expect(skipped.snapshot().ending).toBe(false);
  expect((await ended(() => 0)).snapshot().ending).toBe(false);
});

test('what happened before the first decision is shown again where a replay is played from it', async () => {
  const { session } = new Elsewhere({ ...(await freshMatch()), ...EVENTFUL });
  session.jumpTo(0);
  expect(session.snapshot().moving).toBe(false);
  session.pauseOrPlay();
  expect(session.snapshot()).toMatchObject({ moving: true, replay: { at: 0, playing: true } });
  session.pauseOrPlay();
  expect(session.snapshot().moving).toBe(false);
});

test('whoever others wait for is shown everything within that time, and with a clock at once', async () => {
  const slow = await elsewhere(1000);
  slow.round();
  expect(slow.behind).toBeGreaterThan(1);
  vi.advanceTimersByTime(1000);
  expect(slow.session.snapshot().draft).not.toBeNull();
  const timed = await elsewhere(0);
  timed.round();
  expect(timed.behind).toBe(0);
  expect(timed.session.snapshot().draft).not.toBeNull();
});

test('what is being shown can be skipped', async () => {
  const table = await elsewhere();
  table.round();
  table.session.skip();
  expect(table.behind).toBe(0);
  expect(table.session.snapshot().draft).not.toBeNull();
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
  expect(table.session.snapshot()).toMatchObject({ paused: true, draft: null });
  table.round();
  vi.runAllTimers();
  expect(table.session.snapshot()).toMatchObject({ paused: false });
  expect(table.session.snapshot().draft).not.toBeNull();
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

/** Chooses until the order is whole, the first that there is each time. */
function decide({ session }: Elsewhere): void {
  for (;;) {
    const { draft } = session.snapshot();
    if (draft === null || draft.complete) return;
    session.drafter.choose(draft.all[0]);
  }
}

test('an order is sent when it is whole; a refused one is told why and begun anew', async () => {
  const table = await elsewhere(0);
  table.answer = refusalJson(refuseInEnglish('Not now.', 'SK-1.1'));
  decide(table);
  expect(table.submitted).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.session.snapshot()).toMatchObject({ refusal: table.answer, draft: { order: [] } });
  table.session.dismiss();
  expect(table.session.snapshot().refusal).toBeNull();
  table.answer = null;
  decide(table);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.submitted).toHaveLength(2);
});

test('whoever wants to be asked before the turn ends is, and can think again', async () => {
  const table = await elsewhere(0);
  table.session.behave({ ...MANNERS, confirm: true });
  decide(table);
  expect(table.session.snapshot().confirming).toBe(true);
  table.session.drafter.escape();
  expect(table.session.snapshot()).toMatchObject({ confirming: false, draft: { order: [] } });
  decide(table);
  expect(table.submitted).toHaveLength(0);
  await table.session.drafter.send();
  expect(table.submitted).toHaveLength(1);
});

test('the question before the turn ends stays while others decide at the same time', async () => {
  const table = new Elsewhere(await freshMatch());
  table.session.behave({ ...MANNERS, confirm: true });
  decide(table);
  const { order } = table.session.snapshot().draft!;
  table.somebodyElse();
  vi.runAllTimers();
  expect(table.behind).toBe(0);
  expect(table.session.snapshot()).toMatchObject({ confirming: true, draft: { order } });
  expect(table.submitted).toEqual([]);
  await table.session.drafter.send();
  expect(table.submitted).toEqual([order]);
});

test('whoever is warned of a choice is asked first, whatever they want else', async () => {
  const table = await elsewhere(0);
  table.session.behave({ ...MANNERS, warns: () => true });
  decide(table);
  expect(table.session.snapshot().confirming).toBe(true);
  expect(table.submitted).toHaveLength(0);
  table.session.drafter.stepBack();
  expect(table.session.snapshot()).toMatchObject({ confirming: false, draft: { order: [] } });
  decide(table);
  await table.session.drafter.send();
  expect(table.submitted).toHaveLength(1);
});

test('the screen goes to the next person behind a curtain, without what the one before knew', async () => {
  const table = new Elsewhere(await freshMatch(), undefined, [ANN, 1]);
  table.turn();
  await vi.advanceTimersByTimeAsync(0);
  const handed = table.session.snapshot();
  expect(handed).toMatchObject({ viewer: SPECTATOR, curtain: 1, draft: null });
  expect(handed.view.viewer).toBe(SPECTATOR);
  await table.session.sitDown();
  expect(table.session.snapshot()).toMatchObject({ viewer: 1, curtain: null });
  expect(table.session.snapshot().draft).not.toBeNull();
});
