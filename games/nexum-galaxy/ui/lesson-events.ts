// A guided game with events, alone against the computer of aggressiveness 1, on FENIX. Nobody at the table rolls anything, so
// that the cards are the same for every learner whatever the learner does; only after "back, with new dice" are they others.
// A step that speaks of cards is shown while they lie there, and is passed over where they do not.

import type { Lesson, LessonStep } from '@starboard/kit';
import { cardName, eventCards } from '../data/events.ts';
import { slotOf, systemOf } from '../rules/board.ts';
import { cellOf } from '../rules/cosmos/deck.ts';
import { BID, MOVE, OVER, TURNS, type Nexum } from '../rules/state.ts';
import { holds, LEARNER, task } from './lesson-steps.ts';
import { placeOf } from './words/facts.ts';

/** The two panels of a row, of this round and of the next. */
const [FIRST, SECOND] = ['event-1-1', 'event-1-2'];
const FORESEEN = ['event-next-1-1', 'event-next-1-2'];

/** A text that speaks of that round, and is passed over where it would not be true. */
function readIn(
  round: number,
  step: LessonStep<Nexum>,
  isTrue: (state: Nexum) => boolean = () => true,
): LessonStep<Nexum> {
  return {
    ...step,
    shown: (state) => isInTurn(state, round) && isTrue(state),
    over: (state) => isGone(state, round) || (isInTurn(state, round) && !isTrue(state)),
  };
}

function isInTurn({ round, step, phase }: Nexum, wanted: number): boolean {
  return round === wanted && step === TURNS && phase !== OVER;
}

function isGone({ round, phase }: Nexum, wanted: number): boolean {
  return round > wanted || phase === OVER;
}

/** A turn that the learner plays without being told how. */
function playIn(
  round: number,
  step: LessonStep<Nexum>,
  isTrue: (state: Nexum) => boolean = () => true,
): LessonStep<Nexum> {
  return {
    ...step,
    shown: (state) => isInTurn(state, round) && isTrue(state),
    done: (state) => isGone(state, round),
  };
}

/** Do these cards make the row of this round, or of the one after it? Null: one that nobody sees. */
function lies(state: Nexum, names: readonly (string | null)[], later = 0): boolean {
  return names.every((name, place) => {
    const card = state.rows[cellOf(state.round + later, 0, place)];
    return name === null ? card <= 0 : card > 0 && cardName(eventCards[card - 1]) === name;
  });
}

const row =
  (...names: readonly string[]) =>
  (state: Nexum): boolean =>
    lies(state, names);

const rowOne = row('B2', 'F2', 'C1');
const rowTwo = row('F1', 'F3', 'E3');
const rowThree = row('E2', 'B1', 'C2');

function isNobodys(state: Nexum, name: string): boolean {
  return state.owner[placeOf(name)] === 0;
}

function isIonized(state: Nexum, name: string): boolean {
  return ((state.ionized[systemOf(placeOf(name))] >>> slotOf(placeOf(name))) & 1) === 1;
}

function foresees(state: Nexum): boolean {
  return ((state.foresight >>> LEARNER) & 1) === 1;
}

const steps: readonly LessonStep<Nexum>[] = [
  { id: 'events', rule: 'NG-11.1' },
  readIn(1, { id: 'row', spots: [FIRST, SECOND], rule: 'NG-10.4' }, rowOne),
  readIn(
    1,
    { id: 'storm', spots: [FIRST, 'B2'], rule: 'NG-10.9' },
    (state) => rowOne(state) && state.noMove[placeOf('B2')] === 2,
  ),
  readIn(
    1,
    { id: 'landing', spots: [SECOND, 'C1'], rule: 'NG-11.9' },
    (state) => rowOne(state) && state.owner[placeOf('C1')] === LEARNER + 2,
  ),
  task({
    id: 'own-turn',
    wishes: [
      { move: 'card', card: 'manage-move' },
      { move: 'build', planet: 'A3' },
      { move: 'go', to: 'A1' },
      { move: 'go', to: 'A2' },
      { move: 'send', from: 'A3', ships: 1 },
    ],
    when: (state) => state.round === 1 && (!holds(state, 'A1') || !holds(state, 'A2')),
    until: [1, MOVE],
    achieved: (state) => holds(state, 'A1') && holds(state, 'A2'),
    rule: 'NG-10.8',
  }),
  task({
    id: 'turn-over',
    wishes: [{ move: 'done' }, { move: 'bid', energy: 0 }],
    when: (state) => state.round === 1,
    until: [1, BID],
    rule: 'NG-10.3',
  }),
  readIn(2, { id: 'fading', spots: ['B2'], rule: 'NG-10.12' }, (state) => state.noMove[placeOf('B2')] === 1),
  readIn(2, { id: 'reinforced', spots: [FIRST], rule: 'NG-11.15' }, rowTwo),
  readIn(
    2,
    { id: 'calm', spots: [SECOND, 'E3'], rule: 'NG-10.15' },
    (state) => rowTwo(state) && foresees(state) && isNobodys(state, 'E3'),
  ),
  readIn(
    2,
    { id: 'foresight', spots: FORESEEN, rule: 'NG-10.13' },
    (state) => foresees(state) && lies(state, ['E2', null, 'C2'], 1),
  ),
  playIn(2, { id: 'turn-2', rule: 'NG-10.3' }),
  readIn(
    3,
    { id: 'ice', spots: [FIRST, 'E2'], rule: 'NG-10.10' },
    (state) => rowThree(state) && state.noManage[placeOf('E2')] === 2,
  ),
  readIn(
    3,
    { id: 'ions', spots: [SECOND, 'C1', 'C2', 'C3', 'C*'], rule: 'NG-10.13' },
    (state) => rowThree(state) && isIonized(state, 'C2'),
  ),
  { id: 'rival', players: true, rule: 'NG-11.8' },
  playIn(
    3,
    { id: 'turn-3', spots: ['B2'], rule: 'NG-10.12' },
    (state) => state.noMove[placeOf('B2')] === 0 && isNobodys(state, 'B2'),
  ),
  readIn(4, { id: 'safe', spots: [FIRST, SECOND], rule: 'NG-10.8' }, row('A2', 'A3', 'D1')),
  { id: 'panels', rule: 'NG-10.4' },
];

export const eventsLesson: Lesson<Nexum> = {
  id: 'events',
  seats: 1,
  options: { sector: 'FENIX', ruleSet: 'events', computers: 1, aggressiveness: 1, firstPlayer: '1' },
  seed: 'first light 18227',
  steps,
};
