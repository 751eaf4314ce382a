// Nexum Galaxy, the core game: no dice, nothing hidden.

import { NOBODY, seatSet, type Game } from '@starboard/engine';
import { guide } from '../guide/guide.ts';
import { check } from './check.ts';
import { moves } from './moves.ts';
import { optionWords } from '../words/options.ts';
import { conflict, options, type Options } from './options.ts';
import { questionOf } from './phases/questions.ts';
import { proceed } from './round.ts';
import { outcome, sheet } from './score.ts';
import { setup } from './setup.ts';
import { NOTHING, OVER, RULES, shape, type Nexum } from './state.ts';
import type { RulesVersion } from './versions.ts';
import { whyNot } from './whynot.ts';

const common = {
  id: 'nexum-galaxy',
  title: 'Nexum Galaxy',
  summary:
    'Two to four civilizations fight for planets, stars and the relics of those who were there before.',
  seats: { min: 2, max: 4 },
  traits: { secrets: false, chance: false, simultaneous: false },
  options,
  optionWords,
  shape,
  moves,
  guide,
  // 60 rounds of four turns of at most 100 moves: each ship sent or built costs energy, and a stock is small.
  longestGame: 24_000,
  simulationOptions: { roundLimit: 60 },
  shortOptions: { roundLimit: 2 },
  conflict,
  actors: (state) => (state.phase === OVER ? NOBODY : seatSet(state.turn)),
  legal: (state, seat, into) => questionOf(state).legal(state, seat, into),
  inOrder: (state) => state.asking !== NOTHING,
  play(state, seat, move, _chance, tell) {
    questionOf(state).play(state, seat, move, tell);
    proceed(state, tell);
  },
  viewEvent: (event) => event,
  imagine: (view) => shape.clone(view),
  outcome,
  sheet,
  check,
  whyNot,
} satisfies Omit<Game<Nexum, Options>, 'rules' | 'setup'>;

export const nexumGalaxy = edition(RULES);

/** The game by one version of its rules, which lies in the state. */
export function edition(rules: RulesVersion): Game<Nexum, Options> {
  return {
    ...common,
    rules,
    setup: (agreed, seats, chance) => setup(agreed, seats, chance, rules),
  };
}
