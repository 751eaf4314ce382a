// What the game wants, and what can be chosen, in English.

import type { MoveRecord } from '@starboard/engine';
import { readQuestion, type Asked } from '../../../rules/reading.ts';
import { MANAGE, type Nexum } from '../../../rules/state.ts';
import { exoticFaces } from '../../../data/exotic.ts';
import { placeNames, systemNames } from '../../../rules/moves.ts';
import type { PhaseCard } from '../../cards.ts';
import {
  buildPrice,
  errandTo,
  foundOf,
  idleCard,
  placeOf,
  relicsIn,
  sendPrice,
  strengthSoFar,
} from '../facts.ts';
import type { NexumMoveWords } from '../use-text.ts';
import { asteroidMoves } from './asteroids.ts';
import { campaignMoves } from './campaign.ts';
import { civilizationMoves } from './civilizations.ts';
import { cloakMoves } from './cloaking.ts';
import { exoticMoves } from './exotic.ts';
import { groupMoves, groupPrompts } from './group.ts';
import { boardText } from './board.ts';
import { cardTitles, relicNames, ships, theRelics } from './phrasing.ts';
import type { RelicType } from '../../../data/sector.ts';

type Prompt = (state: Nexum, seat: number) => string;

const prompts: Readonly<Record<Asked, Prompt>> = {
  ...groupPrompts,
  over: () => 'The game is over.',
  wait: () => 'It is somebody else’s turn.',
  card: () => 'Play one of your phase cards.',
  build: () => 'Management: build ships on the planets that glow, or end the phase.',
  go: () => 'Movement: choose where ships should go, or end the phase.',
  fleet: promptInOrder,
  relic: ({ picking }) => `Choose which relic the free ship on ${placeNames[picking - 1]} picks up.`,
  keep: () => 'Choose which cards of your hand you discard; you may keep three.',
  window: () => 'A row of events lies open: lay one of your cards on it, or pass.',
  explore: (state) => `${boardText.lab.found(...foundOf(state))}. Explore further, or stay?`,
  place: ({ found }) =>
    `Found: the disk ${systemNames[exoticFaces[found - 1].system]}. Choose beside which disks it is laid.`,
  land: ({ found }) =>
    `Choose the planet of ${systemNames[exoticFaces[found - 1].system]} on which your explorer lands.`,
  hide: () => 'Choose the card under which your ship is cloaked: it goes to the planet of that card.',
  draft: () => 'Choose the civilization that you play.',
  bid: () => 'Bid to go first in the next round, or bid nothing.',
};

export function prompt(state: Nexum, seat: number): string {
  return prompts[readQuestion(state, seat)](state, seat);
}

function promptInOrder(state: Nexum, seat: number): string {
  const place = placeNames[state.target - 1];
  const errand = errandTo(state, seat, state.target - 1);
  if (errand.kind !== 'attack') return `Choose the ships that go to ${place}.`;
  if (state.force === 0) return `Gather ships against ${place}: its defence is ${errand.defence}.`;
  const { attack, defence } = strengthSoFar(state, seat);
  return `${attack} against ${defence} on ${place}: send more ships, or attack.`;
}

export function warning(record: MoveRecord, state: Nexum, seat: number): string | null {
  if (record.move !== 'card') return null;
  const card = record['card'] as PhaseCard;
  const after = idleCard(state, seat, card);
  return after === null ? null : boardText.idleCard(card, after);
}

export const moves: NexumMoveWords = {
  card: ({ card }, state, seat) => {
    const name = card as PhaseCard;
    const isIdle = idleCard(state, seat, name) !== null;
    return `Play ${cardTitles[name]}${isIdle ? ` (${boardText.idle})` : ''}`;
  },
  build: ({ planet }, state, seat) => `Build a ship on ${planet} (${buildPrice(state, seat, planet)} energy)`,
  go: goingTo,
  send: sending,
  strike: (_record, state, seat) => {
    const { attack, defence } = strengthSoFar(state, seat);
    return `Attack now, ${attack} against ${defence}`;
  },
  attach: ({ relic }) => `Pick up the ${relicNames[relic as RelicType]}`,
  bid: ({ energy }) => (energy === 0 ? 'Bid nothing' : `Bid ${energy} energy`),
  done: (_record, state) => (state.phase === MANAGE ? 'End the management phase' : 'End the movement phase'),
  ...asteroidMoves,
  ...exoticMoves,
  ...cloakMoves,
  ...civilizationMoves,
  ...groupMoves,
  ...campaignMoves,
};

function goingTo(record: MoveRecord, state: Nexum, seat: number): string {
  const to = record['to'];
  const errand = errandTo(state, seat, placeOf(to));
  if (errand.kind === 'attack') return `Attack ${to} (defence ${errand.defence})`;
  if (errand.kind === 'enter') return `Enter the star ${to}`;
  if (errand.kind === 'drift') return `Go to your area of the cloud, ${to}`;
  return errand.kind === 'join' ? `Move ships to ${to}` : `Take the empty planet ${to}`;
}

function sending(record: MoveRecord, state: Nexum): string {
  const relics = relicsIn(record['relics']);
  const cargo = relics.length === 0 ? '' : ` with ${theRelics(relics)}`;
  const price = sendPrice(state, record);
  return `Send ${ships(Number(record['ships']))} from ${record['from']}${cargo} (${price} energy)`;
}
