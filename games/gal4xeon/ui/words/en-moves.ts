// What is asked and what can be answered, in English.

import { hasSeat } from '@starboard/engine';
import type { GameWords } from '@starboard/kit';
import { technologyNames, trackNames } from '../../data/names.ts';
import { actions, type TechnologyId, type Track } from '../../data/sheet.ts';
import { ROUNDS } from '../../data/numbers.ts';
import { militaryStrength } from '../../rules/conquer.ts';
import { placeNames } from '../../rules/hexes.ts';
import { isOver, pageOf, RUIN, type Gal4Xeon } from '../../rules/state.ts';
import { handOf } from '../model/dice.ts';
import { speciesAt } from '../model/page.ts';
import { placementOf } from '../model/placements.ts';
import { joined, plural } from './en-sheet.ts';

type Words = GameWords<Gal4Xeon>;

export const prompt: Words['prompt'] = (state, seat) => {
  if (isOver(state)) return 'Ten rounds are over.';
  if (hasSeat(state.done, seat)) return 'You have finished the round. It closes when everybody has.';
  const page = pageOf(state, seat);
  if (state.owed[page] === 1) return 'Trade: fill in a Trade die, or claim a technology.';
  const action = actions[state.action[page] - 1];
  if (action === undefined) return progress(state, seat, page);
  if (state.second[page] === 1) return second[action];
  switch (action) {
    case 'explore':
      return 'Explore: lay one of your shapes beside a sector you control.';
    case 'conquer':
      return `Conquer: choose aliens beside you with a strength below ${militaryStrength(state.technology[page])}.`;
    case 'research':
      return 'Research: claim a technology.';
    case 'exploit':
      return 'Exploit: choose an uninhabited system or a ruin beside you.';
    case 'trade':
      return 'Trade: choose aliens beside you whom you have relations with.';
  }
};

const second = {
  explore: '',
  research: '',
  conquer: 'Logistics: conquer a second species, or leave it at that.',
  exploit: 'Mining conglomerate: exploit a second system or ruin, or leave it at that.',
  trade: 'Trade league: trade with a second species, or leave it at that.',
} as const;

function progress(state: Gal4Xeon, seat: number, page: number): string {
  const { dice, extrasLeft } = handOf(state, seat, page);
  const free = dice.filter(({ track }) => track < 0).length;
  const round = `Round ${state.round} of ${ROUNDS}:`;
  if (free > 0 && extrasLeft > 0) return `${round} give a die to a track, or fill an extra square.`;
  if (free > 0) return `${round} give ${free === 1 ? 'the last die' : 'a die'} to a track.`;
  if (extrasLeft > 0)
    return `${round} fill ${plural(extrasLeft, 'more extra square', 'more extra squares')}.`;
  return `${round} finish the round.`;
}

export const move: Words['move'] = (record, state, seat) => {
  const page = pageOf(state, seat);
  const hex = String(record['hex']);
  const track = (): string => trackNames[String(record['track']) as Track];
  const people = (): string => speciesAt(state, page, hex)?.letter ?? '?';
  switch (record.move) {
    case 'assign':
      return `Give the ${record['value']} to ${track()}`;
    case 'extra':
      return `Extra square on ${track()}`;
    case 'explore':
      return `Explore ${joined(placementOf(state, record).places.map((place) => placeNames[place]))}`;
    case 'conquer':
      return `Conquer aliens ${people()} in ${hex}`;
    case 'research':
      return `Claim ${technologyNames[String(record['technology']) as TechnologyId]}`;
    case 'exploit':
      return `Exploit the ${state.ground[placeNames.indexOf(hex)] > RUIN ? 'ruin' : 'system'} in ${hex}`;
    case 'trade':
      return `Trade with aliens ${people()} in ${hex}`;
    case 'raise':
      return `Fill in a Trade die: dice count at least ${state.minimums[state.trades[page] + 1]}`;
    case 'decline':
      return state.second[page] === 1 ? 'No second target' : 'Do without the action';
    default:
      return 'Finish the round';
  }
};
