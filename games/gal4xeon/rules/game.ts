// Gal4Xeon: ten rounds of dice and pencil, everybody at the same time.

import { allSeats, NOBODY, type Game } from '@starboard/engine';
import { guide } from '../guide/guide.ts';
import { check } from './check.ts';
import { viewEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { moves } from './moves.ts';
import { optionWords } from '../words/options.ts';
import { options, type Options } from './options.ts';
import { playMove } from './play.ts';
import { counted, outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { isOver, pageOf, SEATS, shape, type Gal4Xeon } from './state.ts';
import { whyNot } from './whynot.ts';

export const gal4xeon: Game<Gal4Xeon, Options> = {
  id: 'gal4xeon',
  title: 'Gal4Xeon',
  summary: 'Ten rounds of dice and pencil: everybody expands through their own galaxy at the same time.',
  rules: 1,
  seats: { min: 1, max: SEATS },
  traits: { secrets: true, chance: true, simultaneous: true },
  options,
  optionWords,
  playedOn: { option: 'map', of: ({ map, sheet }) => (sheet?.map === undefined ? map : null) },
  shape,
  moves,
  guide,
  longestGame: 4200,
  conflict: () => null,
  setup,
  // GX-12.1: whoever has not put the pencil down
  actors: (state) => (isOver(state) ? NOBODY : allSeats(state.seats) & ~state.done),
  turnRule: () => 'GX-3.14',
  legal,
  inOrder: (state, seat) => state.owed[pageOf(state, seat)] === 1,
  play: playMove,
  asFirst(view) {
    view.done = 0;
  },
  showsSealed: (state) => state.open === 1,
  viewEvent,
  imagine,
  outcome,
  counted,
  check,
  whyNot,
};
