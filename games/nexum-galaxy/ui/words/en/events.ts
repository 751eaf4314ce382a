// What happened, in English prose.

import { hasSeat } from '@starboard/engine';
import type { NexumEvent } from '../../../rules/events.ts';
import { pointsGoal, pools } from '../../../rules/ledger.ts';
import { placeNames, systemNames } from '../../../rules/moves.ts';
import { systemOf } from '../../../rules/board.ts';
import type { Nexum } from '../../../rules/state.ts';
import { counted, listed } from '@starboard/engine/words';
import { cardsInOrder } from '../../cards.ts';
import { relicOf } from '../facts.ts';
import { foldedIn } from '../runs.ts';
import { withCivs, type NameOf } from '../civs.ts';
import { asteroidEvents } from './asteroids.ts';
import { campaignEvents } from './campaign.ts';
import { civilizationEvents } from './civilizations.ts';
import { cloakEvents } from './cloaking.ts';
import { exoticEvents } from './exotic.ts';
import { groupEvents } from './group.ts';
import { civNames, cosmicEvents } from './cosmos.ts';
import type { NexumEventWords } from '../use-text.ts';
import { cardTitles, relicNames, ships, theRelics } from './phrasing.ts';

type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { readonly event: E }>;

const said: NexumEventWords = {
  ...cosmicEvents,
  ...asteroidEvents,
  ...exoticEvents,
  ...cloakEvents,
  ...civilizationEvents,
  ...groupEvents,
  ...campaignEvents,
  round: ({ round, first }, nameOf) => ({
    text: `Round ${round}: ${nameOf(first)} goes first.`,
    rule: 'NG-4.1',
  }),
  turn: () => null,
  card: ({ seat, card }, nameOf) => ({
    text: `${nameOf(seat)} plays ${cardTitles[cardsInOrder[card]]}.`,
    rule: 'NG-4.3',
  }),
  recovered: ({ seat }, nameOf) => ({
    text: `${nameOf(seat)} turns all four cards face up again.`,
    rule: 'NG-4.4',
  }),
  extracted: (event, nameOf) => ({ text: extracted(event, nameOf), rule: 'NG-5.2' }),
  built: ({ seat, place, price }, nameOf) => ({
    text: `${nameOf(seat)} builds a ship on ${placeNames[place]} for ${price} energy.`,
    rule: 'NG-5.6',
  }),
  sent: (event, nameOf) => ({ text: sent(event, nameOf), rule: 'NG-6.1' }),
  arrived: () => null,
  battle: (event, nameOf) => ({ text: battle(event, nameOf), rule: 'NG-6.16' }),
  attached: ({ seat, place, type }, nameOf) => ({
    text: `${nameOf(seat)} finds the ${relicNames[relicOf(type)]} on ${placeNames[place]}.`,
    rule: 'NG-2.4',
  }),
  captured: ({ seat, from, type }, nameOf) => ({
    text: `${nameOf(seat)} takes the ${relicNames[relicOf(type)]} from ${nameOf(from)}.`,
    rule: 'NG-2.3',
  }),
  'star lost': (event, nameOf) => ({ text: starLost(event, nameOf), rule: 'NG-6.27' }),
  points: ({ seat, points }, nameOf, state) => ({
    text: pools(state, seat)
      ? `${nameOf(seat)} has ${counted(points, 'victory point', 'victory points')}.`
      : `${nameOf(seat)} has ${points} of ${pointsGoal(state, seat)} victory points.`,
    rule: 'NG-6.28',
  }),
  out: ({ seat }, nameOf) => ({ text: `${nameOf(seat)} has no ship left and is out.`, rule: 'NG-1.4' }),
  plundered: ({ seat, place, energy }, nameOf) => ({
    text: `${nameOf(seat)} plunders ${placeNames[place]} for ${energy} energy.`,
    rule: 'NG-6.31',
  }),
  stored: (event, nameOf) => (event.wasted === 0 ? null : { text: wasted(event, nameOf), rule: 'NG-5.4' }),
  bid: ({ seat, energy }, nameOf) => ({
    text: `${nameOf(seat)} bids ${energy} energy to go first.`,
    rule: 'NG-4.6',
  }),
  over: (event, nameOf, state) => ({ text: over(event, nameOf, state), rule: 'NG-1.3' }),
};

export const folded = foldedIn({
  built: (name, places, energy) => `${name} builds on ${places} for ${energy} energy.`,
  sent: (name, count, from, to, energy) =>
    `${name} sends ${ships(count)} from ${from} to ${to} for ${energy} energy.`,
});

/** A civilization of the computer has a name too. */
export const events: NexumEventWords = withCivs(said, civNames);

function extracted({ seat, energy, wasted: lost }: Of<'extracted'>, nameOf: NameOf): string {
  const waste = lost === 0 ? '' : `; ${lost} of it is over the limit and lost`;
  return `${nameOf(seat)} extracts ${energy} energy${waste}.`;
}

function sent({ seat, from, to, ships: count, relics, price }: Of<'sent'>, nameOf: NameOf): string {
  const cargo = relics.length === 0 ? '' : ` with ${theRelics(relics.map(relicOf))}`;
  const way = `from ${placeNames[from]} to ${placeNames[to]}`;
  return `${nameOf(seat)} sends ${ships(count)}${cargo} ${way} for ${price} energy.`;
}

function battle(fought: Of<'battle'>, nameOf: NameOf): string {
  const { seat, against, place, attack, defence, destroyed, casualties, excess } = fought;
  const fight = `${nameOf(seat)} attacks ${nameOf(against)} on ${placeNames[place]}, ${attack} against ${defence}`;
  const lost = casualties === 0 ? 'without losses' : `losing ${ships(casualties)}`;
  const room = excess === 0 ? '' : `; ${ships(excess)} too many ${excess === 1 ? 'is' : 'are'} destroyed`;
  return `${fight}: ${ships(destroyed)} destroyed, ${lost}${room}.`;
}

function starLost({ seat, by, place, ships: count, scores }: Of<'star lost'>, nameOf: NameOf): string {
  const fall = `${nameOf(seat)} loses the star of ${systemNames[systemOf(place)]} with ${ships(count)}`;
  return scores ? `${fall}: a point for ${nameOf(by)}.` : `${fall}.`;
}

function wasted({ seat, energy, wasted: lost }: Of<'stored'>, nameOf: NameOf): string {
  return `Of ${energy} energy plundered, ${lost} is over ${nameOf(seat)}’s limit and lost.`;
}

function over({ winners }: Of<'over'>, nameOf: NameOf, { civs, allies }: Nexum): string {
  const names = Array.from({ length: civs }, (_, seat) => seat).filter((seat) => hasSeat(winners, seat));
  const together = names.every((seat) => allies[seat] === winners);
  if (!together) return `${listed(names.map(nameOf))} share the sector: a draw.`;
  return names.length === 1 ? `${nameOf(names[0])} wins.` : `${listed(names.map(nameOf))} win together.`;
}
