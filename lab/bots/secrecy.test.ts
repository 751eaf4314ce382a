import { findBot, LEVEL_IDS, openMind, type Known } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, MoveList, type Game, type State } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { settings, volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { honest, lookFor, type Sit } from './secrecy.ts';
import { allKnown, budgetOf, trialsOf, type Trial } from './tables.ts';

const all = await allKnown();
const BOTS = ['random', 'greedy', ...LEVEL_IDS];
const ITERATIONS = 40;
/** Of each bot, in each game; and of the one that costs nothing, so that all secrets come up. */
const DECISIONS = volume({ daily: 80, long: 3000, mutation: 40 });
const CHEAP = volume({ daily: 4000, long: 4000, mutation: 1500 });
/** At one table. */
const MOST = 40;
const MOST_CHEAP = 500;

/** Where somebody else sits, and with all that the game has where the options let it. */
function* tablesOf(known: Known): Generator<Trial, undefined> {
  for (const trial of trialsOf(known, settings(known.game, new FastChance(77)), 77)) {
    const options = { ...trial.options, ...known.game.fullOptions };
    const fits = known.game.conflict(options, trial.seats) === null;
    if (trial.seats > 1) yield fits ? { ...trial, options } : trial;
  }
}

interface Seen {
  asked: number;
  different: number;
  readonly fields: Set<string>;
  readonly hidden: Set<string>;
  fault: string | null;
}

function seenOf(known: Known, sit: Sit, decisions: number, atOne = MOST): Seen {
  const seen: Seen = { asked: 0, different: 0, fields: new Set(), hidden: new Set(), fault: null };
  for (const trial of tablesOf(known)) {
    const looked = lookFor(trial, sit, Math.min(atOne, decisions - seen.asked));
    seen.asked += looked.asked;
    seen.different += looked.different;
    for (const field of looked.fields) seen.fields.add(field);
    for (const field of looked.hidden) seen.hidden.add(field);
    seen.fault = looked.fault;
    if (looked.fault !== null || seen.asked >= decisions) break;
  }
  return seen;
}

function legalIn(game: Game, state: State, seat: number): MoveList {
  const legal = new MoveList();
  game.legal(state, seat, legal);
  return legal;
}

const titled = (some: readonly Known[]): (readonly [string, Known])[] =>
  some.map((known) => [known.game.title, known] as const);

describe.each(titled(all))('%s', (_, known) => {
  test.each(BOTS)('%s moves alike whatever is hidden and whatever the dice will show', (name) => {
    const { fault, asked, different } = seenOf(known, honest(name, ITERATIONS), DECISIONS);
    expect(fault).toBeNull();
    expect(asked).toBe(DECISIONS);
    expect(different).toBeGreaterThanOrEqual(known.game.traits.secrets ? DECISIONS / 20 : 0);
  });

  test('everything that is secret was otherwise at the other table', () => {
    const { fault, fields, hidden } = seenOf(known, honest('random', 1), CHEAP, MOST_CHEAP);
    expect(fault).toBeNull();
    expect([...hidden].filter((field) => !fields.has(field))).toEqual([]);
    expect(hidden.size > 0).toBe(known.game.traits.secrets);
  });

  test('who rolls the dice to come beforehand is found out', () => {
    const fortuneTeller: Sit =
      ({ game }, seat) =>
      ({ state, dice }) => {
        const legal = legalIn(game, state, seat);
        return legal.moves[dice.draw(legal.length)];
      };
    expect(seenOf(known, fortuneTeller, DECISIONS).fault).not.toBeNull();
  });
});

const secretive = all.filter(({ game }) => game.traits.secrets);

test.each(titled(secretive))('%s: who looks at what is hidden is found out', (_, known) => {
  const peeper: Sit =
    ({ game }, seat) =>
    ({ state }) => {
      const legal = legalIn(game, state, seat);
      return legal.moves[(game.shape.hash(state) >>> 0) % legal.length];
    };
  expect(seenOf(known, peeper, CHEAP, MOST_CHEAP).fault).not.toBeNull();
});

/** In Gal4Xeon our bots do not care for what others write, so that nothing could be noticed. */
const careful = secretive.filter(({ brain }) => brain.solo === undefined);

test.each(titled(careful))('%s: a host that forgets the gate is found out', { tags: 'slow' }, (_, known) => {
  const careless: Sit = (trial, seat) => {
    const { game, brain, options, seats, seed } = trial;
    // looks so far ahead that it matters what others hold
    const bot = findBot('admiral');
    if (isRefusal(bot)) throw new Error(bot.reason);
    const random = new FastChance(seed);
    const player = bot.sit({
      game,
      brain,
      options,
      seats,
      seat,
      random,
      scale: budgetOf(trial, 'admiral', ITERATIONS),
    });
    return ({ state }) => {
      const legal = legalIn(game, state, seat);
      return legal.moves[legal.length === 1 ? 0 : player.choose({ legal, view: state })];
    };
  };
  expect(seenOf(known, careless, 20 * DECISIONS).fault).not.toBeNull();
});

test.each(titled(all))('%s: the numbers of an answer depend on the view alone', async (_, known) => {
  const { game } = known;
  for (const { options, seats, seed } of tablesOf(known)) {
    const chance = new FastChance(seed);
    const state = game.setup(options, seats, chance);
    const seat = firstSeat(game.actors(state));
    const twin = game.imagine(viewState(game, state, seat), seat, chance);
    const answers = [state, twin].map((each) => {
      const view = game.shape.snapshot(viewState(game, each, seat));
      const mind = openMind(async () => known);
      return mind.think({
        game: game.id,
        rules: game.rules,
        options,
        seats,
        seat,
        view,
        level: 'cadet',
        seed,
      });
    });
    const [one, other] = await Promise.all(answers);
    expect(other).toEqual(one);
    break;
  }
});
