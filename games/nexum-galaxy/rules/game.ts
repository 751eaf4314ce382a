// Nexum Galaxy, the core game: no dice, nothing hidden.

import { NOBODY, seatSet, type Game } from '@starboard/engine';
import { guide } from '../guide/guide.ts';
import { check } from './check.ts';
import { legal } from './legal.ts';
import { moves } from './moves.ts';
import { optionWords } from '../words/options.ts';
import { conflict, options, type Options } from './options.ts';
import { play } from './play.ts';
import { outcome, sheet } from './score.ts';
import { setup } from './setup.ts';
import { OVER, shape, type Nexum } from './state.ts';
import { whyNot } from './whynot.ts';

export const nexumGalaxy: Game<Nexum, Options> = {
  id: 'nexum-galaxy',
  title: 'Nexum Galaxy',
  summary:
    'Two to four civilizations fight for planets, stars and the relics of those who were there before.',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  optionWords,
  shape,
  moves,
  guide,
  // 60 rounds of four turns of at most 100 moves: each ship sent or built costs energy, and a stock is small.
  longestGame: 24_000,
  simulationOptions: { roundLimit: 60 },
  conflict,
  setup,
  actors: (state) => (state.phase === OVER ? NOBODY : seatSet(state.turn)),
  legal,
  inOrder: (state) => state.target > 0 || state.picking > 0,
  play,
  viewEvent: (event) => event,
  imagine: (view) => shape.clone(view),
  outcome,
  sheet,
  check,
  whyNot,
};
