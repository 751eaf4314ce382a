// A first game against a neighbour whose base almost touches one's own, so that the first battle comes with the second turn.
// A learner who goes other ways is not told what is not so: a step whose moment has gone is done, one whose moment has not come
// waits.

import type { Lesson, Wish } from '@starboard/kit';
import { HEX_NAMES } from '../data/board.ts';
import { FIGURES, units } from '../data/units.ts';
import { unitsAt } from '../rules/army.ts';
import { hasHex, homeSet } from '../rules/board.ts';
import { DEPLOY, MOVE, SCORE } from '../rules/phases.ts';
import { HEXES, MISSIONS, TYPES, type Nexus } from '../rules/state.ts';

const LEARNER = 0;
const HUMAN = FIGURES.indexOf('human');
const FUNGOID = FIGURES.indexOf('fungoid');

/** Into any hex but those of the learner's own base. */
const outward: readonly Wish[] = HEX_NAMES.filter((name) => !name.startsWith('H1')).map((to) => ({
  move: 'move',
  unit: 'fungoid',
  to,
}));

/** Is it a later turn than the learner's first? */
function firstTurnIsOver({ round, turn }: Nexus): boolean {
  return round > 1 || turn !== LEARNER;
}

/** Is the first turn past that phase? */
function isPast(state: Nexus, phase: number): boolean {
  return state.phase > phase || firstTurnIsOver(state);
}

/** Has the learner a Fungoid in such a hex? */
function fungoidsWhere(state: Nexus, where: (hex: number) => boolean): boolean {
  for (let hex = 0; hex < HEXES; hex++)
    if (unitsAt(state, hex, LEARNER, FUNGOID) > 0 && where(hex)) return true;
  return false;
}

function isAbroad(hex: number): boolean {
  return !hasHex(homeSet(LEARNER), hex);
}

function fungoidIsAbroad(state: Nexus): boolean {
  return fungoidsWhere(state, isAbroad);
}

function fungoidCanLeave(state: Nexus): boolean {
  const leads = (hex: number): boolean => (state.near[hex] & ~homeSet(LEARNER)) !== 0;
  return fungoidsWhere(state, (hex) => state.ready[hex * TYPES + FUNGOID] > 0 && leads(hex));
}

function holdsMissions({ missionHand }: Nexus): boolean {
  return missionHand.subarray(LEARNER * MISSIONS, (LEARNER + 1) * MISSIONS).some((copies) => copies > 0);
}

/** Two Humans are bought, or cannot be any more. */
function workersAreBought({ supply, rubium }: Nexus): boolean {
  const wanted = 2 - (units.human.figures - supply[LEARNER * TYPES + HUMAN]);
  return wanted <= 0 || rubium[LEARNER] < wanted * units.human.cost;
}

export const lesson: Lesson<Nexus> = {
  id: 'first',
  seats: 2,
  options: { board: 'bad-neighbors', firstPlayer: '1' },
  seed: 'first landing',
  steps: [
    { id: 'welcome', rule: 'NO-11.1' },
    { id: 'map', spots: ['M', 'B2', 'B3'], rule: 'NO-1.4' },
    {
      id: 'buy',
      spots: ['buy fungoid'],
      // from the third hex of the base nothing else is near
      wishes: ['H1a', 'H1b'].map((hex) => ({ move: 'buy', unit: 'fungoid', hex })),
      done: (state) => state.rubium[LEARNER] !== 8 || isPast(state, DEPLOY),
      rule: 'NO-2.2',
    },
    {
      id: 'workers',
      spots: ['buy human'],
      wishes: [{ move: 'buy', unit: 'human' }],
      done: (state) => workersAreBought(state) || isPast(state, DEPLOY),
      rule: 'NO-9.1',
    },
    {
      id: 'deployed',
      spots: ['done'],
      wishes: [{ move: 'done' }],
      done: (state) => isPast(state, DEPLOY),
    },
    {
      id: 'move',
      wishes: outward,
      done: (state) => fungoidIsAbroad(state) || !fungoidCanLeave(state) || isPast(state, MOVE),
      rule: 'NO-3.1',
    },
    {
      id: 'moved',
      spots: ['done'],
      wishes: [{ move: 'done' }],
      done: (state) => isPast(state, MOVE),
      rule: 'NO-5.1',
    },
    { id: 'found', shown: holdsMissions, rule: 'NO-5.2' },
    {
      id: 'endTurn',
      spots: ['done'],
      wishes: [{ move: 'done' }],
      shown: ({ phase }) => phase === SCORE,
      done: firstTurnIsOver,
      rule: 'NO-10.1',
    },
    { id: 'neighbour', done: ({ round, turn }) => round > 1 && turn === LEARNER },
    {
      id: 'attack',
      wishes: [{ move: 'fight' }],
      done: ({ battles }) => battles > 0,
      rule: 'NO-6.1',
    },
    { id: 'battle', rule: 'NO-6.3' },
    { id: 'end', rule: 'NO-8.2' },
  ],
};
