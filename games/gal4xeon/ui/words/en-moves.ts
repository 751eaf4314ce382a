// What is asked and what can be answered, in English.

import { hasSeat, type MoveRecord } from '@starboard/engine';
import type { GameWords, MoveWords } from '@starboard/kit';
import { technologyNames, trackNames } from '../../data/names.ts';
import { actions, type TechnologyId, type Track } from '../../data/sheet.ts';
import { ROUNDS } from '../../data/numbers.ts';
import { militaryStrength } from '../../rules/conquer.ts';
import type { moves as codec } from '../../rules/moves.ts';
import { isOver, pageOf, type Gal4Xeon } from '../../rules/state.ts';
import { handOf } from '../model/dice.ts';
import { counted, listed } from '@starboard/engine/words';
import { coveredBy, hasRuin, isSecond, letterAt, nextMinimum } from './facts.ts';

export const prompt: GameWords<Gal4Xeon>['prompt'] = (state, seat) => {
  if (isOver(state)) return 'The ten rounds are over.';
  if (hasSeat(state.done, seat)) return 'You have finished the round. It ends when everybody has.';
  const page = pageOf(state, seat);
  if (state.owed[page] === 1) return 'Trade: fill in a Trade die, or claim a technology.';
  const action = actions[state.action[page] - 1];
  if (action === undefined) return progress(state, seat, page);
  if (state.second[page] === 1) return second[action];
  switch (action) {
    case 'explore':
      return 'Explore: place one of your shapes beside a sector you control.';
    case 'conquer':
      return `Conquer: choose aliens beside you with a strength below ${militaryStrength(state.technology[page])}.`;
    case 'research':
      return 'Research: claim a technology.';
    case 'exploit':
      return 'Exploit: choose an uninhabited system or a ruin beside you.';
    case 'trade':
      return 'Trade: choose aliens beside you that you have relations with.';
  }
};

const second = {
  explore: '',
  research: '',
  conquer: 'Logistics: conquer a second species, or stop there.',
  exploit: 'Mining conglomerate: exploit a second system or ruin, or stop there.',
  trade: 'Trade league: trade with a second species, or stop there.',
} as const;

function progress(state: Gal4Xeon, seat: number, page: number): string {
  const { dice, extrasLeft } = handOf(state, seat, page);
  const free = dice.filter(({ track }) => track < 0).length;
  const round = `Round ${state.round} of ${ROUNDS}:`;
  if (free > 0 && extrasLeft > 0) return `${round} give a die to a track, or fill an extra square.`;
  if (free > 0) return `${round} give ${free === 1 ? 'the last die' : 'a die'} to a track.`;
  if (extrasLeft > 0)
    return `${round} fill ${counted(extrasLeft, 'more extra square', 'more extra squares')}.`;
  return `${round} finish the round.`;
}

const trackOf = (record: MoveRecord): string => trackNames[String(record['track']) as Track];

export const moves: MoveWords<Gal4Xeon, keyof typeof codec.kinds> = {
  assign: (record) => `Give the ${record['value']} to ${trackOf(record)}`,
  extra: (record) => `Extra square on ${trackOf(record)}`,
  explore: (record, state) => `Explore ${listed(coveredBy(record, state))}`,
  conquer: (record, state, seat) => `Conquer aliens ${letterAt(state, seat, record)} in ${record['hex']}`,
  research: (record) => `Claim ${technologyNames[String(record['technology']) as TechnologyId]}`,
  exploit: (record, state) => `Exploit the ${hasRuin(state, record) ? 'ruin' : 'system'} in ${record['hex']}`,
  trade: (record, state, seat) => `Trade with aliens ${letterAt(state, seat, record)} in ${record['hex']}`,
  raise: (_record, state, seat) => `Fill in a Trade die: dice count at least ${nextMinimum(state, seat)}`,
  decline: (_record, state, seat) => (isSecond(state, seat) ? 'No second target' : 'Decline the action'),
  finish: () => 'Finish the round',
};
