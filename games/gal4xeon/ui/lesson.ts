// A first game, step by step: the first round uncovers one thing after the other, the second shows what they bring. A
// step is over when it is done, or when the learner went another way and its moment has passed.

import type { Lesson, LessonStep } from '@starboard/kit';
import { tracks, type Action, type Track } from '../data/sheet.ts';
import { spentAt, valueOn } from '../rules/round.ts';
import { countAll } from '../rules/sectors.ts';
import { pageOf, type Gal4Xeon } from '../rules/state.ts';
import { handOf } from './model/dice.ts';
import { readPage } from './model/page.ts';

const LEARNER = 0;

/** What is asked for in a round is over with it. */
function inRound(round: number, isDone: (state: Gal4Xeon) => boolean): (state: Gal4Xeon) => boolean {
  return (state) => state.round > round || isDone(state);
}

function hasDie(state: Gal4Xeon, track: Track): boolean {
  return valueOn(state.spent[spentAt(state, pageOf(state, LEARNER))], tracks.indexOf(track)) > 0;
}

/** All dice are given, so that no die can go where the step wants it. */
function noDieLeft(state: Gal4Xeon): boolean {
  return diceLeft(state) === 0;
}

function waits(state: Gal4Xeon, action: Action): boolean {
  return readPage(state, LEARNER, pageOf(state, LEARNER)).action === action;
}

/** No action waits in that round: a die can be given. */
function isFree(state: Gal4Xeon, round: number): boolean {
  return state.round === round && readPage(state, LEARNER, pageOf(state, LEARNER)).action === null;
}

function diceLeft(state: Gal4Xeon): number {
  return handOf(state, LEARNER, pageOf(state, LEARNER)).dice.filter(({ track }) => track < 0).length;
}

/** `isTrue` asks whether what the text says besides is so. */
function giveDie(
  id: string,
  round: number,
  track: Track,
  rule: string,
  isTrue?: (state: Gal4Xeon) => boolean,
): LessonStep<Gal4Xeon> {
  return {
    id,
    spots: [`track-${track}`],
    wishes: [{ move: 'assign', track }],
    shown: (state) => isFree(state, round) && (isTrue?.(state) ?? true),
    done: inRound(round, (state) => hasDie(state, track) || noDieLeft(state)),
    rule,
  };
}

/** The action that the die has just brought: done when it waits no more. */
function take(action: Action, round: number, step: Omit<LessonStep<Gal4Xeon>, 'done'>): LessonStep<Gal4Xeon> {
  return {
    ...step,
    shown: (state) => state.round === round && waits(state, action),
    done: inRound(round, (state) => !waits(state, action)),
  };
}

/** More than home is the learner's. */
function hasSpread(state: Gal4Xeon): boolean {
  return countAll(state.controlled, pageOf(state, LEARNER)) > 1;
}

export const lesson: Lesson<Gal4Xeon> = {
  id: 'first',
  seats: 2,
  options: {},
  seed: 'first light 346',
  steps: [
    { id: 'sheet', spots: ['sector-I9'], rule: 'GX-1.2' },
    giveDie('resources', 1, 'resources', 'GX-3.1'),
    take('exploit', 1, {
      id: 'exploit',
      spots: ['sector-H9', 'sector-J9'],
      wishes: [{ move: 'exploit' }],
      rule: 'GX-7.3',
    }),
    giveDie('exploring', 1, 'explore', 'GX-3.3', hasSpread),
    take('explore', 1, { id: 'explore', wishes: [{ move: 'explore' }], rule: 'GX-4.4' }),
    giveDie('trading', 1, 'trade', 'GX-3.12', (state) => diceLeft(state) === 1),
    take('research', 1, {
      id: 'research',
      spots: ['tech-friendlyRelations'],
      wishes: [{ move: 'research', technology: 'friendlyRelations' }],
      rule: 'GX-9.5',
    }),
    {
      id: 'finish',
      spots: ['finish'],
      wishes: [{ move: 'finish' }],
      shown: (state) => isFree(state, 1) && noDieLeft(state),
      done: (state) => state.round > 1,
      rule: 'GX-3.14',
    },
    { id: 'others', rule: 'GX-12.3' },
    {
      id: 'extra',
      spots: ['extra', 'track-trade'],
      wishes: [{ move: 'extra', track: 'trade' }],
      shown: (state) => isFree(state, 2),
      done: inRound(2, (state) => handOf(state, LEARNER, pageOf(state, LEARNER)).extrasLeft === 0),
      rule: 'GX-3.6',
    },
    giveDie('partners', 2, 'trade', 'GX-3.2'),
    take('trade', 2, {
      id: 'trade',
      spots: ['sector-I10', 'alien-A', 'raise'],
      wishes: [{ move: 'trade' }, { move: 'raise' }],
      rule: 'GX-8.3',
    }),
    { id: 'score', spots: ['score-sectors'], rule: 'GX-10.7' },
  ],
};
