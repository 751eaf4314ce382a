// What the board says of events and of the computer in English.

import { MOST_MARKERS } from '../../../data/events.ts';
import { listed } from '@starboard/engine/words';
import type { Foretold } from '../../../rules/cosmos/foretell.ts';
import type { CosmosText } from '../cosmos-text.ts';
import { computerName, kindNames, markerNames, safeIn } from './cosmos.ts';
import { ships } from './phrasing.ts';

export { computerName };

const signNames = { sun: 'sun', ice: 'ice', ion: 'ion', fleet: 'fleet' } as const;

const markers = (count: number, name: string): string =>
  `${count} ${name} ${count === 1 ? 'marker' : 'markers'}`;

export const cosmosText: CosmosText = {
  rows: 'Events',
  now: 'This round',
  next: 'Next round',
  row: (number) => `Row ${number}`,
  kind: kindNames,
  card: (name, halves) =>
    name === null || halves === null
      ? 'card face down'
      : `card ${name}, ${signNames[halves[0]]} and ${signNames[halves[1]]}`,
  panel: (number, what, where) => `Panel ${number}: ${what}${where === null ? '' : ` at ${where}`}`,
  either: (kinds) => kinds.map((kind) => kindNames[kind]).join(' / '),
  unknown: 'not known yet',
  does: sentence,
  hits: (names, happened) =>
    names.length === 0
      ? 'It affects no planet.'
      : `It ${happened ? 'affected' : 'affects'} ${listed(names)}.`,
  pointsAt: (names) =>
    names.length === 0
      ? 'It points at no planet: the computer reinforces.'
      : `It points at ${listed(names)}.`,
  safe: safeIn,
  foreseen: 'Foreseen: it will be turned up in the next round.',
  pair: (left, right) => `${signNames[left]} and ${signNames[right]}`,
  table: {
    panels: 'Panels',
    where: 'Panel 1 happens where card 1 points, panel 2 where card 3 does.',
    cards: 'Event cards',
    points: (names, safe) => {
      const spared = safe.map((name) => `${name} (safe)`);
      return listed([...names, ...spared]) || 'no planet here';
    },
    gone: '(played)',
  },

  marker: (marker, rounds) => `${markerNames[marker]}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  bars: {
    noMove: 'No ship may leave, enter or attack this planet.',
    noManage: 'No energy comes from here, and no ship is built here.',
  },
  ionized: 'ionized',
  ionizedTip: 'Ionized this round: every ship that enters pays 1 more energy.',
  shows: (letter) => `For events it shows ${letter}.`,

  aggressivenessWord: 'Aggressiveness',
  actsNext: 'acts next',
  asleep: 'asleep',
  relicsAsleep: 'It began with enough relics to win: they do not count until it has had fewer.',
  lastAct: (kind, count) => `Last: ${kindNames[kind]}, ${ships(count)}`,
  notYet: 'Has not acted yet.',

  skip: 'Skip',
};

function sentence({ kind, markers: count }: Foretold): string {
  switch (kind) {
    case 'solar':
      return `${markers(count, markerNames.noMove)} on each planet, at most ${MOST_MARKERS} in all.`;
    case 'glacial':
      return `${markers(count, markerNames.noManage)} on each planet, at most ${MOST_MARKERS} in all.`;
    case 'ionized-planet':
      return 'Ships that enter the planet pay 1 more energy this round.';
    case 'ionized-system':
      return 'Ships that enter any place in the system pay 1 more energy this round.';
    case 'calm':
      return 'One marker of each kind is removed; whoever holds the planet foresees cards of the next round.';
    case 'convoy':
      return 'Whoever holds the planet gets a ship there, or else 2 energy.';
    case 'invasion':
      return 'The computer lands or attacks there, if it can win.';
    case 'reinforcement':
      return 'The computer gets ships on planets it holds.';
    case 'raid':
      return 'The computer goes for the nearest relic.';
    case 'offensive':
      return 'The computer attacks there with one extra ship, and neighbours join in.';
  }
}
