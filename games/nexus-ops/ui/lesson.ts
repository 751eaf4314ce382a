// A first game against a neighbour whose base almost touches one's own, so that the first battle comes with the second turn.

import type { Lesson } from '@starboard/web/kit';
import { HEX_NAMES } from '../data/board.ts';
import { FIGURES } from '../data/units.ts';
import { homeSet } from '../rules/board.ts';
import { DEPLOY, MOVE } from '../rules/phases.ts';
import { TYPES, type Nexus } from '../rules/state.ts';

const LEARNER = 0;
const FUNGOID = FIGURES.indexOf('fungoid');

const home = HEX_NAMES.filter((name) => name.startsWith('H1'));

/** Is it a later turn of the learner than its first, or the other's? */
function firstTurnIsOver({ round, turn }: Nexus): boolean {
  return round > 1 || turn !== LEARNER;
}

function hasBought(state: Nexus, units: number): boolean {
  return state.army[LEARNER] >= units || firstTurnIsOver(state);
}

export const lesson: Lesson<Nexus> = {
  seats: 2,
  options: { board: 'bad-neighbors' },
  seed: 'first landing',
  steps: [
    { id: 'welcome', rule: 'NO-11.1' },
    { id: 'map', spots: ['M', 'B2', 'B3'], rule: 'NO-1.4' },
    {
      id: 'buy',
      spots: ['buy fungoid'],
      wishes: [{ move: 'buy', unit: 'fungoid' }],
      done: (state) => state.supply[LEARNER * TYPES + FUNGOID] < 8 || firstTurnIsOver(state),
      rule: 'NO-2.2',
    },
    {
      id: 'workers',
      spots: ['buy human', ...home],
      wishes: [{ move: 'buy', unit: 'human' }],
      done: (state) => hasBought(state, 3),
      rule: 'NO-9.1',
    },
    {
      id: 'deployed',
      spots: ['done'],
      wishes: [{ move: 'done' }],
      done: (state) => state.phase >= MOVE || firstTurnIsOver(state),
    },
    {
      id: 'move',
      wishes: [{ move: 'move', unit: 'fungoid' }],
      done: (state) => (state.presence[LEARNER] & ~homeSet(LEARNER)) !== 0 || firstTurnIsOver(state),
      rule: 'NO-3.1',
    },
    {
      id: 'moved',
      spots: ['done'],
      wishes: [{ move: 'done' }],
      done: (state) => state.phase > MOVE || firstTurnIsOver(state),
      rule: 'NO-5.1',
    },
    { id: 'found', rule: 'NO-5.2' },
    {
      id: 'endTurn',
      spots: ['done'],
      wishes: [{ move: 'done' }],
      done: firstTurnIsOver,
      rule: 'NO-10.1',
    },
    {
      id: 'neighbour',
      done: ({ round, turn, phase }) => round > 1 && turn === LEARNER && phase === DEPLOY,
    },
    {
      id: 'attack',
      spots: ['H2a', 'H2b', 'B3', 'B4'],
      wishes: [{ move: 'fight' }],
      done: ({ battles }) => battles > 0,
      rule: 'NO-6.1',
    },
    { id: 'battle', rule: 'NO-6.3' },
    { id: 'end', rule: 'NO-8.2' },
  ],
};
