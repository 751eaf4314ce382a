// A first game in the Narrows. The learner has seat 0 and system A. What the bot does is not known, so every step ends
// when what it asks for is done, when its time is over, or when it cannot be done any more.

import { MoveList } from '@starboard/engine';
import type { Lesson, LessonStep, Wish } from '@starboard/web/kit';
import { smallSectors } from '../data/small-sectors.ts';
import { nexumGalaxy } from '../rules/game.ts';
import { placeNames } from '../rules/moves.ts';
import { BID, CARD, MANAGE, MOVE, OVER, type Nexum } from '../rules/state.ts';

const LEARNER = 0;

function holds(state: Nexum, name: string): boolean {
  return state.owner[placeNames.indexOf(name)] === LEARNER + 1;
}

/** Is that phase of the learner's turn in that round over? */
function isPast(state: Nexum, round: number, phase: number): boolean {
  if (state.phase === OVER || state.round > round) return true;
  if (state.round < round) return false;
  const order = (seat: number): number => (seat - state.first + state.seats) % state.seats;
  return order(state.turn) > order(LEARNER) || (state.turn === LEARNER && state.phase > phase);
}

/** Is it the learner's decision, and can nothing of that be decided? */
function isMoot(state: Nexum, wishes: readonly Wish[]): boolean {
  if (state.phase === OVER || state.turn !== LEARNER) return false;
  const legal = new MoveList();
  nexumGalaxy.legal(state, LEARNER, legal);
  return !legal.toArray().some((move) => {
    const record = nexumGalaxy.moves.toRecord(move);
    return wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value));
  });
}

interface Task extends Omit<LessonStep<Nexum>, 'done'> {
  readonly wishes: readonly Wish[];
  /** Until when it can be done. */
  readonly until: readonly [round: number, phase: number];
  readonly achieved?: (state: Nexum) => boolean;
}

function task({ until: [round, phase], achieved, ...step }: Task): LessonStep<Nexum> {
  return {
    ...step,
    done: (state) => achieved?.(state) === true || isPast(state, round, phase) || isMoot(state, step.wishes),
  };
}

const ONE_FROM_HOME: Wish = { move: 'send', from: 'A3', ships: 1 };
const MIDDLE = ['C1', 'C2', 'C3'];

const steps: readonly LessonStep<Nexum>[] = [
  { id: 'welcome', rule: 'NG-1.1' },
  { id: 'home', spots: ['A3'], rule: 'NG-3.5' },
  { id: 'relics', spots: ['A1', ...MIDDLE], rule: 'NG-2.1' },
  task({
    id: 'card',
    spots: ['card-manage-move'],
    wishes: [{ move: 'card', card: 'manage-move' }],
    until: [1, CARD],
    rule: 'NG-4.3',
  }),
  task({
    id: 'build',
    spots: ['A3'],
    wishes: [{ move: 'build', planet: 'A3' }],
    until: [1, MANAGE],
    rule: 'NG-5.6',
  }),
  task({
    id: 'target',
    spots: ['A1'],
    wishes: [{ move: 'go', to: 'A1' }],
    until: [1, MOVE],
    rule: 'NG-6.11',
  }),
  task({
    id: 'source',
    spots: ['confirm'],
    wishes: [ONE_FROM_HOME],
    until: [1, MOVE],
    achieved: (state) => holds(state, 'A1'),
    rule: 'NG-6.1',
  }),
  task({
    id: 'spread',
    spots: ['A2', 'confirm'],
    wishes: [{ move: 'go', to: 'A2' }, ONE_FROM_HOME],
    until: [1, MOVE],
    achieved: (state) => holds(state, 'A2'),
    rule: 'NG-6.7',
  }),
  task({
    id: 'bid',
    spots: ['bid-0'],
    wishes: [{ move: 'bid', energy: 0 }],
    until: [1, BID],
    rule: 'NG-4.6',
  }),
  task({
    id: 'manage',
    spots: ['card-manage'],
    wishes: [{ move: 'card', card: 'manage' }],
    until: [2, CARD],
    rule: 'NG-4.4',
  }),
  task({
    id: 'replicator',
    spots: ['A1'],
    wishes: [{ move: 'build', planet: 'A1' }],
    until: [2, MANAGE],
    rule: 'NG-5.11',
  }),
  task({
    id: 'save',
    spots: ['done', 'bid-0'],
    wishes: [{ move: 'done' }, { move: 'bid', energy: 0 }],
    until: [2, BID],
    rule: 'NG-4.8',
  }),
  task({
    id: 'star',
    spots: ['card-move', 'A*', 'confirm'],
    wishes: [{ move: 'card', card: 'move' }, { move: 'go', to: 'A*' }, ONE_FROM_HOME],
    until: [3, MOVE],
    achieved: (state) => holds(state, 'A*'),
    rule: 'NG-6.9',
  }),
  task({
    id: 'middle',
    spots: [...MIDDLE, 'confirm'],
    wishes: [
      ...MIDDLE.map((to) => ({ move: 'go', to })),
      { move: 'send' },
      { move: 'strike' },
      { move: 'attach' },
    ],
    until: [3, MOVE],
    achieved: (state) => state.target === 0 && MIDDLE.some((name) => holds(state, name)),
    rule: 'NG-6.14',
  }),
  { id: 'attack', rule: 'NG-6.21' },
];

export const lesson: Lesson<Nexum> = {
  seats: 2,
  options: { customSector: smallSectors.find(({ name }) => name === 'NARROWS'), firstPlayer: '1' },
  seed: 'the narrows',
  steps,
};
