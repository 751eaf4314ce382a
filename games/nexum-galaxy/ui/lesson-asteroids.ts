// A guided game with the Asteroids rules, which begins where the one with events ends: capture, develop, explore. Alone against
// the computer on FENIX again. What is in an asteroid and what an explorer finds hangs on what the learner did before: a
// step is shown only where its text is true, and passed over where its time is gone.

import type { Lesson, LessonStep } from '@starboard/kit';
import { paths, type Path } from '../data/technologies.ts';
import { isExotic, slotOf, systemOf } from '../rules/board.ts';
import { readTurn } from '../rules/reading.ts';
import {
  BID,
  CARD,
  EXPLORE,
  LAND,
  MANAGE,
  MOVE,
  NOTHING,
  OVER,
  PATHS,
  PLACE,
  TURNS,
  type Nexum,
} from '../rules/state.ts';
import { holds, isIn, LEARNER, task } from './lesson-steps.ts';
import { placeOf } from './words/facts.ts';

/** After that round nothing more is asked for. */
const LAST = 6;

function level(state: Nexum, path: Path): number {
  return state.levels[LEARNER * PATHS + paths.indexOf(path)];
}

function hasRock(state: Nexum, name: string): boolean {
  return ((state.asteroids[systemOf(placeOf(name))] >>> slotOf(placeOf(name))) & 1) === 1;
}

/** Does nobody stand between the learner and the asteroid of that planet? */
function isFreeRock(state: Nexum, name: string): boolean {
  return hasRock(state, name) && state.owner[placeOf(name)] === 0;
}

function isOwnTurn({ turn, step, phase }: Nexum): boolean {
  return turn === LEARNER && step === TURNS && phase !== OVER;
}

/** Nothing is asked but what the phase is for. */
function isFree(state: Nexum): boolean {
  return isOwnTurn(state) && state.asking === NOTHING;
}

/** Do ships go there, or nowhere yet? */
function goesTo(state: Nexum, name: string): boolean {
  return isIn(state, MOVE) && (state.target === 0 || state.target - 1 === placeOf(name));
}

function hasPaidWithCrystals(state: Nexum): boolean {
  return level(state, 'military') > 0 || level(state, 'space') > 1;
}

/** Has the explorer come somewhere, or been lost? */
function hasExplored({ asking, joined, lost }: Nexum): boolean {
  return asking === EXPLORE || asking === PLACE || asking === LAND || joined > 0 || lost[LEARNER] > 0;
}

/** Is there a system that was found, with asteroids? */
function hasExoticRock(state: Nexum): boolean {
  return state.asteroids.some((slots, system) => slots !== 0 && isExotic(state, system));
}

function isTooLate({ phase, round }: Nexum): boolean {
  return phase === OVER || round > LAST;
}

/** A text that is read while it is true. */
function readWhile(step: LessonStep<Nexum>, isTrue: (state: Nexum) => boolean): LessonStep<Nexum> {
  return {
    ...step,
    shown: (state) => isOwnTurn(state) && isTrue(state),
    over: isTooLate,
  };
}

/** The end of a turn in which nothing more is asked for. */
function endOfTurn(id: string, round: number, isTrue: (state: Nexum) => boolean): LessonStep<Nexum> {
  return task({
    id,
    wishes: [{ move: 'done' }, { move: 'bid', energy: 0 }],
    when: (state) => state.round === round && isTrue(state),
    until: [round, BID],
    rule: 'NG-12.12',
  });
}

/** What a ship pays to get to a neighbour. */
const TO_NEIGHBOUR = 2;

const ONE_FROM_GATE = { move: 'send', from: 'A3', ships: 1 } as const;

const steps: readonly LessonStep<Nexum>[] = [
  { id: 'asteroids', rule: 'NG-12.1' },
  { id: 'rocks', spots: ['B1', 'B3', 'C2', 'C3'], rule: 'NG-13.2' },
  task({
    id: 'both-phases',
    wishes: [{ move: 'card', card: 'manage-move' }],
    when: (state) => isIn(state, CARD) && state.round === 1,
    until: [1, CARD],
    rule: 'NG-4.3',
  }),
  task({
    id: 'processing',
    spots: ['technology-processing1'],
    wishes: [{ move: 'develop', technology: 'processing1' }],
    when: isFree,
    until: [3, BID],
    achieved: (state) => level(state, 'space') > 0,
    rule: 'NG-13.6',
  }),
  task({
    id: 'to-movement',
    wishes: [{ move: 'done' }],
    when: (state) =>
      isIn(state, MANAGE) &&
      readTurn(state).next === 'movement' &&
      isFreeRock(state, 'B1') &&
      state.energy[LEARNER] >= TO_NEIGHBOUR,
    until: [1, MANAGE],
    rule: 'NG-4.3',
  }),
  task({
    id: 'first-rock',
    wishes: [{ move: 'go', to: 'B1' }, ONE_FROM_GATE],
    when: (state) => goesTo(state, 'B1') && isFreeRock(state, 'B1'),
    until: [2, BID],
    achieved: (state) => holds(state, 'B1') || !hasRock(state, 'B1'),
    rule: 'NG-13.1',
  }),
  task({
    id: 'capture',
    wishes: [{ move: 'capture', planet: 'B1' }],
    when: isFree,
    until: [3, BID],
    achieved: (state) => !hasRock(state, 'B1'),
    rule: 'NG-13.3',
  }),
  readWhile({ id: 'crystals', rule: 'NG-13.8' }, (state) => state.captured[LEARNER] === 1),
  endOfTurn('turn-1-over', 1, (state) => state.captured[LEARNER] > 0),
  task({
    id: 'second-rock',
    wishes: [
      { move: 'card', card: 'move-manage' },
      { move: 'go', to: 'B3' },
      ONE_FROM_GATE,
      { move: 'capture', planet: 'B3' },
    ],
    when: (state) =>
      state.round === 2 &&
      state.captured[LEARNER] === 1 &&
      (holds(state, 'B3') || isFreeRock(state, 'B3')) &&
      (isIn(state, CARD) || goesTo(state, 'B3')),
    until: [2, BID],
    achieved: (state) => !hasRock(state, 'B3'),
    rule: 'NG-13.3',
  }),
  task({
    id: 'pay',
    spots: ['processing-card'],
    wishes: [{ move: 'pay' }],
    when: isFree,
    until: [4, BID],
    achieved: hasPaidWithCrystals,
    rule: 'NG-13.7',
  }),
  endOfTurn('turn-2-over', 2, hasPaidWithCrystals),
  task({
    id: 'hyperspace',
    spots: ['technology-hyperspace'],
    wishes: [
      { move: 'card', card: 'manage' },
      { move: 'develop', technology: 'hyperspace' },
    ],
    when: (state) => level(state, 'exploration') === 0 && (isIn(state, CARD) || isFree(state)),
    until: [4, BID],
    achieved: (state) => level(state, 'exploration') > 0,
    rule: 'NG-13.14',
  }),
  readWhile({ id: 'cloud', spots: ['S1'], rule: 'NG-12.6' }, () => true),
  endOfTurn('turn-3-over', 3, (state) => level(state, 'exploration') > 0),
  task({
    id: 'exploration',
    spots: ['technology-exploration'],
    wishes: [
      { move: 'card', card: 'move' },
      { move: 'develop', technology: 'exploration' },
    ],
    when: (state) => level(state, 'exploration') === 1 && (isIn(state, CARD) || isFree(state)),
    until: [5, BID],
    achieved: (state) => level(state, 'exploration') > 1,
    rule: 'NG-13.15',
  }),
  task({
    id: 'explore',
    spots: ['A3'],
    wishes: [{ move: 'explore' }],
    when: isFree,
    until: [LAST, BID],
    achieved: hasExplored,
    rule: 'NG-15.2',
  }),
  task({
    id: 'stay',
    wishes: [{ move: 'stay' }],
    when: ({ asking }) => asking === EXPLORE,
    until: [LAST, BID],
    achieved: ({ asking }) => asking !== EXPLORE,
    rule: 'NG-15.3',
  }),
  task({
    id: 'beside',
    wishes: [{ move: 'beside' }, { move: 'enough' }],
    when: ({ asking }) => asking === PLACE,
    until: [LAST, BID],
    achieved: ({ asking }) => asking !== PLACE,
    rule: 'NG-15.5',
  }),
  task({
    id: 'land',
    wishes: [{ move: 'land' }],
    when: ({ asking }) => asking === LAND,
    until: [LAST, BID],
    achieved: ({ asking }) => asking !== LAND,
    rule: 'NG-15.6',
  }),
  {
    id: 'exotic',
    shown: (state) => isOwnTurn(state) && hasExoticRock(state),
    // clouds and the black hole have none
    over: (state) => (hasExplored(state) && isFree(state) && !hasExoticRock(state)) || isTooLate(state),
    rule: 'NG-15.1',
  },
  { id: 'beyond', rule: 'NG-13.6' },
];

export const asteroidsLesson: Lesson<Nexum> = {
  id: 'asteroids',
  seats: 1,
  options: { sector: 'FENIX', ruleSet: 'asteroids', computers: 1, aggressiveness: 1, firstPlayer: '1' },
  seed: 'new neighbours',
  steps,
};
