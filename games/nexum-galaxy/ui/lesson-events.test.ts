import { FastChance, MoveList, utf8, type Chance } from '@starboard/engine';
import { fairChance, FairCounts, mixSeeds, readOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { movedOn, type LessonStep } from '@starboard/kit';
import { expect, test } from 'vitest';
import { cardName, eventCards } from '../data/events.ts';
import type { NexumEvent } from '../rules/events.ts';
import { nexumGalaxy as game } from '../rules/game.ts';
import { placeNames } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { readRows } from '../rules/cosmos/foretell.ts';
import { readComputer, readPlace, readTurn } from '../rules/reading.ts';
import { CARD, MOVE, type Nexum } from '../rules/state.ts';
import { eventsLesson as lesson } from './lesson-events.ts';
import { eventsLesson as said } from './words/en/lesson-events.ts';

const LEARNER = 0;
const COMPUTER = 1;
const at = (name: string): number => placeNames.indexOf(name);

/** The cards that every learner gets. */
const dealt = (): Chance =>
  fairChance({ seed: utf8(lesson.seed), table: lesson.seed, words: [] }, new FairCounts());

function begun(chance: Chance): Nexum {
  return game.setup(readOptions(game.options, lesson.options) as unknown as Options, lesson.seats, chance);
}

function legalMoves(state: Nexum): number[] {
  const list = new MoveList();
  game.legal(state, LEARNER, list);
  return list.toArray();
}

function wished({ wishes = [] }: LessonStep<Nexum>, state: Nexum): number | undefined {
  return legalMoves(state).find((move) => {
    const record = game.moves.toRecord(move);
    return wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value));
  });
}

function rowOf(state: Nexum): readonly string[] {
  return readRows(state).now[0].cards.map((card) => (card === null ? '?' : cardName(eventCards[card])));
}

const ships = (state: Nexum, name: string): number => readPlace(state, at(name)).ships;

/** What the texts take for granted, told apart from the lesson. */
const claims: Readonly<Record<string, (state: Nexum) => boolean>> = {
  events: (state) =>
    state.seats === 1 &&
    state.civs === 2 &&
    readComputer(state, COMPUTER).aggressiveness === 1 &&
    readTurn(state).goal.points === 6 &&
    readTurn(state).goal.relics === 4,
  row: (state) => rowOf(state).join() === 'B2,F2,C1',
  storm: (state) => state.noMove[at('B2')] === 2 && readPlace(state, at('B2')).waiting.includes('military'),
  landing: (state) => ships(state, 'C1') === 2 && readPlace(state, at('C1')).carried.includes('extractor'),
  'own-turn': (state) => state.round === 1 && state.turn === LEARNER,
  'turn-over': (state) => state.round === 1,
  fading: (state) => state.round === 2 && state.noMove[at('B2')] === 1,
  reinforced: (state) => rowOf(state).join() === 'F1,F3,E3',
  calm: (state) => state.foresight === 1 && state.owner[at('E3')] === 0 && state.first === LEARNER,
  foresight: (state) =>
    readRows(state)
      .next[0].cards.map((card) => card !== null)
      .join() === 'true,false,true' &&
    readRows(state).next[0].panels[1].may.some(({ kind }) => kind === 'ionized-system'),
  'turn-2': (state) => state.round === 2,
  ice: (state) => rowOf(state).join() === 'E2,B1,C2' && state.noManage[at('E2')] === 2,
  ions: (state) => ['C1', 'C2', 'C3', 'C*'].every((name) => readPlace(state, at(name)).ionized),
  rival: (state) => readTurn(state).goal.relics === 4,
  'turn-3': (state) => state.noMove[at('B2')] === 0 && state.owner[at('B2')] === 0,
  safe: (state) => rowOf(state).join() === 'A2,A3,D1' && state.noManage[at('D1')] === 0,
  panels: () => true,
};

interface Seen {
  readonly ids: readonly string[];
  /** Steps that were shown where their text was false or their wishes impossible. */
  readonly lies: readonly string[];
  readonly news: readonly NexumEvent[];
}
type Decide = (step: LessonStep<Nexum> | null, state: Nexum) => number;

/** What a learner sees who decides like that, and reads each text before deciding. */
function seen(decide: Decide, chance: Chance): Seen {
  const ids: string[] = [];
  const lies: string[] = [];
  const news: NexumEvent[] = [];
  const state = begun(chance);
  let [place, moves] = [0, 0];
  while (place < lesson.steps.length && game.actors(state) !== 0) {
    expect(moves++).toBeLessThan(400);
    const view = viewState(game, state, LEARNER);
    place = readUpTo(view, place);
    const step = lesson.steps[place];
    if (step === undefined) break;
    const shown = step.shown?.(view) === true;
    if (shown) see(step, view);
    game.play(state, LEARNER, decide(shown ? step : null, state), chance, (event) =>
      news.push(event as NexumEvent),
    );
  }
  // a game that is over has no more to ask, and the rest is read
  readUpTo(viewState(game, state, LEARNER), place);
  return { ids, lies, news };

  function readUpTo(view: Nexum, from: number): number {
    let here = from;
    for (;;) {
      const step = lesson.steps[here];
      if (step === undefined) return here;
      const reads = step.done === undefined && step.shown?.(view) !== false;
      if (reads) see(step, view);
      const next = reads ? here + 1 : movedOn(lesson.steps, here, view);
      if (next === here) return here;
      here = next;
    }
  }

  function see(step: LessonStep<Nexum>, view: Nexum): void {
    if (ids.at(-1) !== step.id) ids.push(step.id);
    const isPossible = (step.wishes ?? []).length === 0 || wished(step, view) !== undefined;
    if (!claims[step.id](view) || !isPossible) lies.push(`${step.id} in round ${view.round}`);
  }
}

const anything =
  (random: FastChance): Decide =>
  (_step, state) => {
    const legal = legalMoves(state);
    return legal[random.die(legal.length) - 1];
  };
/** Where nothing is asked for the phase is ended. */
const obey: Decide = (step, state) =>
  (step === null ? undefined : wished(step, state)) ??
  legalMoves(state).find((move) => game.moves.toRecord(move).move === 'done') ??
  legalMoves(state)[0];

test('who does what is asked for sees step after step, each true and possible', () => {
  const { ids, lies, news } = seen(obey, dealt());
  expect(lies).toEqual([]);
  expect(ids).toEqual(lesson.steps.map(({ id }) => id));
  const acts = news.filter((event) => event.event === 'act');
  expect(acts.map(({ kind, ships: count }) => [kind, count])).toEqual([
    ['reinforcement', 3],
    ['reinforcement', 4],
  ]);
});

test('each kind worth learning comes: storm, ice age, ions, calm with foresight, a landing, a reinforcement', () => {
  const state = begun(dealt());
  const first = readRows(state).now[0].panels.map(({ may }) => may[0].kind);
  const { news } = seen(obey, dealt());
  const kinds = news.flatMap((event) => (event.event === 'panel' ? [event.kind] : []));
  expect([...first, ...kinds]).toEqual([
    'solar',
    'invasion',
    'reinforcement',
    'calm',
    'glacial',
    'ionized-system',
    'reinforcement',
    'glacial',
  ]);
});

test.each(Array.from({ length: 40 }, (_, i) => i))(
  'whatever the learner does, the cards are the same and nothing false is told: %i',
  (i) => {
    const { ids, lies, news } = seen(anything(new FastChance(mixSeeds(21, i))), dealt());
    expect(lies).toEqual([]);
    expect(ids.at(-1)).toBe('panels');
    const rows = news.flatMap((event) =>
      event.event === 'row' ? [event.cards.map((card) => cardName(eventCards[card])).join(' ')] : [],
    );
    expect(rows.slice(0, 3)).toEqual(['F1 F3 E3', 'E2 B1 C2', 'A2 A3 D1']);
  },
);

test('with other cards, as after going back with new dice, the lesson says nothing of these and comes to its end', () => {
  for (let i = 0; i < 60; i++) {
    const { ids, lies } = seen(obey, new FastChance(mixSeeds(5, i)));
    expect(lies).toEqual([]);
    expect(ids).toContain('own-turn');
    expect(ids.at(-1)).toBe('panels');
  }
});

test('an order that is taken back is asked for again', () => {
  const state = begun(dealt());
  const ids = lesson.steps.map(({ id }) => id);
  const before = ids.indexOf('own-turn');
  expect(state.phase).toBe(CARD);
  expect(movedOn(lesson.steps, before, state)).toBe(before);
  state.phase = MOVE;
  for (const name of ['A1', 'A2']) state.owner[at(name)] = LEARNER + 1;
  expect(movedOn(lesson.steps, before, state)).toBe(before + 1);
  for (const name of ['A1', 'A2']) state.owner[at(name)] = 0;
  state.phase = CARD;
  expect(movedOn(lesson.steps, before + 1, state)).toBe(before);
});

test('the texts can be read on a phone: none is longer than the longest of a first game', () => {
  for (const [id, text] of Object.entries(said)) expect(text.length, id).toBeLessThan(330);
});
