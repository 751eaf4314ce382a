// Small games that do something unusual and keep the contract: the fuzzer must not complain.

import { expect, test } from 'vitest';
import {
  codec,
  declare,
  hasSeat,
  many,
  MoveList,
  one,
  open,
  ownRow,
  refuseInEnglish,
  sealed,
  seatSet,
  verbatim,
  type Chance,
  type Game,
  type GameEvent,
  type State,
  type StateOf,
} from '../index.ts';
import type { Codec } from '../moves.ts';
import type { Shape } from '../state.ts';
import { fuzz } from './index.ts';

const RULE = 'HO-1.1';

type Rules<S extends State> = Pick<Game<S>, 'setup' | 'actors' | 'legal' | 'inOrder' | 'play' | 'imagine'>;

function twoSeats<S extends State>(shape: Shape<S>, moves: Codec, rules: Rules<S>): Game {
  const game: Game<S> = {
    ...rules,
    id: 'honest',
    title: 'Honest',
    summary: 'A game of the tests.',
    rules: 1,
    seats: { min: 2, max: 2 },
    traits: { secrets: shape.secrets.length > 0, chance: shape.secrets.length > 0, simultaneous: false },
    options: {},
    optionWords: {},
    shape,
    moves,
    guide: { [RULE]: { title: 'The end', text: 'The game ends.' } },
    longestGame: 50,
    conflict: () => null,
    viewEvent: (event) => event,
    check: () => null,
    turnRule: () => RULE,
    outcome: (state) =>
      rules.actors(state) === 0
        ? { ranks: [1, 1], rule: RULE, reason: verbatim('It is over.'), sheet: [] }
        : null,
    whyNot(state, seat, move) {
      const legal = new MoveList();
      rules.legal(state, seat, legal);
      return hasSeat(rules.actors(state), seat) && legal.has(move) ? null : refuseInEnglish('Not now.', RULE);
    },
  };
  return game;
}

const KINDS = 3;
const COPIES = 4;
const HAND = 2;

const cards = {
  turn: one(1),
  deck: many(KINDS, COPIES),
  deckSize: many(1, KINDS * COPIES),
  hand: many(2 * KINDS, HAND),
  handSize: many(2, HAND),
  faceUp: many(KINDS, COPIES),
};

type Cards = StateOf<typeof cards>;

const table = declare(cards, {
  deck: { knownTo: () => false, counted: { by: 'deckSize', columns: KINDS } },
  hand: { knownTo: ownRow(KINDS), counted: { by: 'handSize', columns: KINDS } },
});

function deal(state: Cards, seat: number, chance: Chance): void {
  for (let i = 0; i < HAND; i++) {
    const card = chance.pick(state.deck);
    state.deck[card]--;
    state.hand[seat * KINDS + card]++;
  }
}

test('a card is turned face up from a pool that nobody sees', () => {
  const moves = codec({ flip: open() });
  const flip = twoSeats(table, moves, {
    setup(_options, _seats, chance) {
      const state = table.create();
      state.deck.fill(COPIES);
      for (const seat of [0, 1]) deal(state, seat, chance);
      state.handSize.fill(HAND);
      state.deckSize[0] = KINDS * COPIES - 2 * HAND;
      return state;
    },
    actors: (state) => (state.deckSize[0] === 0 ? 0 : seatSet(state.turn)),
    legal: (_state, _seat, into) => into.add(moves.kinds.flip.make()),
    inOrder: () => false,
    play(state, _seat, _move, chance, report) {
      const card = chance.pick(state.deck);
      state.deck[card]--;
      state.deckSize[0]--;
      state.faceUp[card]++;
      state.turn ^= 1;
      const flipped: GameEvent & { card: number } = { event: 'flipped', card };
      report?.(flipped);
    },
    imagine(view, viewer, chance) {
      const state = table.clone(view);
      const known = (card: number): number =>
        view.faceUp[card] + (viewer < 0 ? 0 : view.hand[viewer * KINDS + card]);
      for (let card = 0; card < KINDS; card++) state.deck[card] = COPIES - known(card);
      for (const seat of [0, 1]) {
        if (seat === viewer) continue;
        state.hand.fill(0, seat * KINDS, (seat + 1) * KINDS);
        deal(state, seat, chance);
      }
      return state;
    },
  });
  expect(fuzz(flip, { games: 40 }).found).toBe(null);
});

test('another seat answers in the middle of an order', () => {
  const shape = declare({ step: one(2), round: one(5) });
  const moves = codec({ target: open(), answer: open(), finish: open() });
  const { target, answer, finish } = moves.kinds;
  const steps = [target, answer, finish];
  const duel = twoSeats(shape, moves, {
    setup: () => shape.create(),
    actors: (state) => (state.round === 5 ? 0 : seatSet(state.step === 1 ? 1 : 0)),
    legal: (state, _seat, into) => into.add(steps[state.step].make()),
    inOrder: (state, seat) => seat === 0 && state.step > 0,
    play(state) {
      state.step = (state.step + 1) % steps.length;
      if (state.step === 0) state.round++;
    },
    imagine: (view) => shape.clone(view),
  });
  expect(fuzz(duel, { games: 10 }).found).toBe(null);
});

test('everybody sees what is rolled at a table with open sheets, though the state keeps nothing of it', () => {
  const ROUNDS = 10;
  const shape = declare({ owes: one(3, 0), round: one(ROUNDS) });
  const moves = codec({ roll: sealed() });
  const rollers: Game = {
    ...twoSeats(shape, moves, {
      setup: () => Object.assign(shape.create(), { owes: 3 }),
      actors: ({ round, owes }) => (round === ROUNDS ? 0 : owes),
      legal: (_state, _seat, into) => into.add(moves.kinds.roll.make()),
      inOrder: () => false,
      play(state, seat, _move, chance, report) {
        const rolled: GameEvent & { face: number } = { event: 'rolled', face: chance.of(seat).die(6) };
        report?.(rolled);
        state.owes &= ~seatSet(seat);
        if (state.owes > 0) return;
        state.owes = 3;
        state.round++;
      },
      imagine: (view) => shape.clone(view),
    }),
    traits: { secrets: true, chance: true, simultaneous: true },
    showsSealed: () => true,
  };
  expect(fuzz(rollers, { games: 15 }).found).toBe(null);
});
