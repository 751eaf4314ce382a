// A first game in the Narrows. The learner has seat 0 and system A. What the bot does is not known, and neither does the
// learner have to follow: a step is shown only where its text is true and its wishes are possible, and it ends when what
// it asks for is done or its time is over.

import type { Lesson, LessonStep, Wish } from '@starboard/kit';
import { smallSectors } from '../data/small-sectors.ts';
import { slotOf, systemOf } from '../rules/board.ts';
import { cardNames, placeNames } from '../rules/moves.ts';
import { BID, CARD, MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { holds, isIn, LEARNER, task } from './lesson-steps.ts';
import { buildPrice, placeOf } from './words/facts.ts';

const HOME = ['A1', 'A2', 'A3'];
const MIDDLE = ['C1', 'C2', 'C3'];

/** Do the learner's ships go there, or nowhere yet? */
function goesTo(state: Nexum, ...names: readonly string[]): boolean {
  return isIn(state, MOVE) && (state.target === 0 || names.includes(placeNames[state.target - 1]));
}

function isOrderedTo(state: Nexum, name: string): boolean {
  return isIn(state, MOVE) && state.target - 1 === placeOf(name);
}

function hasCard(state: Nexum, card: string): boolean {
  return ((state.cards[LEARNER] >>> (cardNames as readonly string[]).indexOf(card)) & 1) === 1;
}

/** In this phase. */
function hasBuilt(state: Nexum, name: string): boolean {
  return ((state.built[systemOf(placeOf(name))] >>> slotOf(placeOf(name))) & 1) === 1;
}

const ONE_FROM_GATE: Wish = { move: 'send', from: 'A3', ships: 1 };

const steps: readonly LessonStep<Nexum>[] = [
  { id: 'welcome', rule: 'NG-1.1' },
  { id: 'home', spots: ['A3'], rule: 'NG-3.5' },
  { id: 'relics', spots: ['A1', ...MIDDLE], rule: 'NG-2.1' },
  task({
    id: 'card',
    wishes: [{ move: 'card', card: 'manage-move' }],
    when: (state) => isIn(state, CARD),
    until: [1, CARD],
    rule: 'NG-4.3',
  }),
  task({
    id: 'build',
    wishes: [{ move: 'build', planet: 'A3' }],
    when: (state) => isIn(state, MANAGE) && state.builds === 0,
    until: [1, MANAGE],
    achieved: (state) => state.builds > 0,
    rule: 'NG-5.6',
  }),
  task({
    id: 'target',
    wishes: [{ move: 'go', to: 'A1' }],
    when: (state) => isIn(state, MOVE) && !holds(state, 'A1'),
    until: [1, MOVE],
    achieved: (state) => holds(state, 'A1') || isOrderedTo(state, 'A1'),
    rule: 'NG-6.11',
  }),
  task({
    id: 'source',
    wishes: [ONE_FROM_GATE],
    when: (state) => isOrderedTo(state, 'A1'),
    until: [1, MOVE],
    achieved: (state) => holds(state, 'A1'),
    rule: 'NG-6.1',
  }),
  task({
    id: 'spread',
    wishes: [{ move: 'go', to: 'A2' }, ONE_FROM_GATE],
    when: (state) => goesTo(state, 'A2') && holds(state, 'A1') && !holds(state, 'A2'),
    until: [1, MOVE],
    achieved: (state) => holds(state, 'A2'),
    rule: 'NG-6.7',
  }),
  task({
    id: 'bid',
    wishes: [{ move: 'bid', energy: 0 }],
    when: (state) => isIn(state, BID),
    until: [1, BID],
    rule: 'NG-4.6',
  }),
  task({
    id: 'manage',
    wishes: [{ move: 'card', card: 'manage' }],
    when: (state) => isIn(state, CARD) && state.round === 2,
    until: [2, CARD],
    rule: 'NG-4.4',
  }),
  task({
    id: 'replicator',
    wishes: [{ move: 'build', planet: 'A1' }],
    when: (state) => isIn(state, MANAGE) && buildPrice(state, LEARNER, 'A1') === 1,
    until: [2, MANAGE],
    achieved: (state) => isIn(state, MANAGE) && hasBuilt(state, 'A1'),
    rule: 'NG-5.11',
  }),
  task({
    id: 'save',
    wishes: [{ move: 'done' }, { move: 'bid', energy: 0 }],
    when: (state) => isIn(state, MANAGE) || isIn(state, BID),
    until: [2, BID],
    rule: 'NG-4.8',
  }),
  task({
    id: 'movement',
    wishes: [{ move: 'card', card: 'move' }],
    when: (state) => isIn(state, CARD) && holdsHome(state) && !holds(state, 'A*') && hasCard(state, 'move'),
    until: [4, CARD],
    achieved: (state) => isIn(state, MOVE) || holds(state, 'A*'),
    rule: 'NG-6.9',
  }),
  task({
    id: 'star',
    wishes: [{ move: 'go', to: 'A*' }, { move: 'send' }],
    when: (state) => goesTo(state, 'A*') && !holds(state, 'A*'),
    until: [4, MOVE],
    achieved: (state) => holds(state, 'A*'),
    rule: 'NG-6.10',
  }),
  task({
    id: 'middle',
    wishes: [
      ...MIDDLE.map((to) => ({ move: 'go', to })),
      { move: 'send' },
      { move: 'strike' },
      { move: 'attach' },
    ],
    when: (state) => goesTo(state, ...MIDDLE),
    until: [6, MOVE],
    achieved: (state) => state.target === 0 && MIDDLE.some((name) => holds(state, name)),
    rule: 'NG-6.14',
  }),
  { id: 'attack', rule: 'NG-6.21' },
];

function holdsHome(state: Nexum): boolean {
  return HOME.every((name) => holds(state, name));
}

export const lesson: Lesson<Nexum> = {
  id: 'first',
  seats: 2,
  options: { customSector: smallSectors.find(({ name }) => name === 'NARROWS'), firstPlayer: '1' },
  seed: 'the narrows',
  steps,
};
