// How long a bot thinks must not tell what nobody may know: where rows and deck of Nexum Galaxy are otherwise, it takes as many
// iterations and gives the same answer.

import { LEVEL_IDS, openMind, type Answer, type Known } from '@starboard/bots';
import { FastChance, firstSeat, type OptionValues, type State } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { volume } from '@starboard/engine/testkit';
import { loadKnown } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { budgetOf } from './tables.ts';

/** Orders that are asked for at both tables, by each level at each table. */
const ORDERS = volume({ daily: 12, long: 200, mutation: 6 });
const ITERATIONS = 120;

const TABLES: readonly (readonly [seats: number, options: OptionValues])[] = [
  [1, { sector: 'LAUBURIA', ruleSet: 'events', mode: 'solo-normal' }],
  [2, { sector: 'FENIX', ruleSet: 'events', aggressiveness: 1 }],
  [4, { sector: 'LAUBURIA', ruleSet: 'events', mode: 'four-events', aggressiveness: 2 }],
];

async function nexum(): Promise<Known> {
  const known = await loadKnown('nexum-galaxy');
  if (known === null) throw new Error('There is no Nexum Galaxy.');
  return known;
}

interface Compared {
  /** By order: what was answered at the one table and at the other. */
  readonly answers: readonly (readonly [Answer, Answer])[];
  /** Fields that were otherwise. */
  readonly otherwise: ReadonlySet<string>;
}

/** What somebody who asks a bot lets it see. */
type Show = (truth: State, seat: number) => State;

/** The game goes on by what the bot says; at the other table what is hidden is dealt anew before each order. */
async function compare(
  level: string,
  seats: number,
  given: OptionValues,
  show: (known: Known) => Show,
): Promise<Compared> {
  const known = await nexum();
  const { game } = known;
  const options = { ...defaultOptions(game.options), ...given };
  const [here, there] = [openMind(async () => known), openMind(async () => known)];
  const chance = new FastChance(9);
  const state = game.setup(options, seats, chance);
  const answers: [Answer, Answer][] = [];
  const otherwise = new Set<string>();
  const shown = show(known);
  while (answers.length < ORDERS && game.actors(state) !== 0) {
    const seat = firstSeat(game.actors(state));
    const twin = game.imagine(viewState(game, state, seat), seat, chance);
    for (const { name, at, size } of game.shape.fields)
      if (state.cells.subarray(at, at + size).some((value, i) => value !== twin.cells[at + i]))
        otherwise.add(name);
    const ask = (mind: typeof here, truth: State): Promise<Answer> =>
      mind.think({
        game: game.id,
        rules: game.rules,
        options,
        seats,
        seat,
        view: game.shape.snapshot(shown(truth, seat)),
        level,
        seed: 3 + seat,
        scale: budgetOf(known, level, ITERATIONS),
      });
    const [one, other] = [await ask(here, state), await ask(there, twin)];
    answers.push([one, other]);
    for (const move of one.order) game.play(state, seat, move, chance);
  }
  return { answers, otherwise };
}

const throughTheGate =
  ({ game }: Known): Show =>
  (truth, seat) =>
    viewState(game, truth, seat);

describe.each(TABLES)('Nexum Galaxy with events, %i seats', (seats, options) => {
  test.each(LEVEL_IDS)('%s takes as long, whatever lies in rows and deck', async (level) => {
    const { answers, otherwise } = await compare(level, seats, options, throughTheGate);
    const iterations = answers.map((pair) => pair.map(({ progress }) => progress.iterations));
    expect(iterations.map(([, other]) => other)).toEqual(iterations.map(([one]) => one));
    expect(Math.max(...iterations.flat())).toBeGreaterThan(ITERATIONS / 4);
    for (const [one, other] of answers) expect(other).toEqual(one);
    expect([...otherwise].toSorted()).toEqual(['deck', 'rows']);
  });
});

test('who shows a bot what is hidden is found out', async () => {
  const [[seats, options]] = TABLES;
  const { answers } = await compare('admiral', seats, options, () => (truth) => truth);
  expect(answers.some(([one, other]) => JSON.stringify(one) !== JSON.stringify(other))).toBe(true);
});
