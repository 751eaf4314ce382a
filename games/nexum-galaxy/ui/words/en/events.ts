// What happened, in English prose.

import { hasSeat, type GameEvent } from '@starboard/engine';
import type { Told } from '@starboard/kit';
import type { NexumEvent } from '../../../rules/events.ts';
import { placeNames, systemNames } from '../../../rules/moves.ts';
import { systemOf } from '../../../rules/board.ts';
import type { Nexum } from '../../../rules/state.ts';
import { listed } from '../../../words/listed.ts';
import { cardsInOrder } from '../../cards.ts';
import { relicOf } from '../facts.ts';
import { cardTitles, relicNames, ships, theRelics } from './phrasing.ts';

type NameOf = (seat: number) => string;
type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { readonly event: E }>;

export function event(told: GameEvent, nameOf: NameOf, state: Nexum): Told | null {
  const happened = told as NexumEvent;
  switch (happened.event) {
    case 'round':
      return { text: `Round ${happened.round}: ${nameOf(happened.first)} goes first.`, rule: 'NG-4.1' };
    case 'turn':
    case 'arrived':
      return null;
    case 'card':
      return {
        text: `${nameOf(happened.seat)} plays ${cardTitles[cardsInOrder[happened.card]]}.`,
        rule: 'NG-4.3',
      };
    case 'recovered':
      return { text: `${nameOf(happened.seat)} turns all four cards up again.`, rule: 'NG-4.4' };
    case 'extracted':
      return { text: extracted(happened, nameOf), rule: 'NG-5.2' };
    case 'built':
      return {
        text: `${nameOf(happened.seat)} builds a ship on ${placeNames[happened.place]} for ${happened.price} energy.`,
        rule: 'NG-5.6',
      };
    case 'sent':
      return { text: sent(happened, nameOf), rule: 'NG-6.1' };
    case 'battle':
      return { text: battle(happened, nameOf), rule: 'NG-6.16' };
    case 'attached':
      return {
        text: `${nameOf(happened.seat)} finds the ${relicNames[relicOf(happened.type)]} on ${placeNames[happened.place]}.`,
        rule: 'NG-2.4',
      };
    case 'captured':
      return {
        text: `${nameOf(happened.seat)} takes the ${relicNames[relicOf(happened.type)]} from ${nameOf(happened.from)}.`,
        rule: 'NG-2.3',
      };
    case 'star lost':
      return { text: starLost(happened, nameOf), rule: 'NG-6.27' };
    case 'points':
      return {
        text: `${nameOf(happened.seat)} has ${happened.points} of ${state.pointsToWin} victory points.`,
        rule: 'NG-6.28',
      };
    case 'out':
      return { text: `${nameOf(happened.seat)} has no ship left and is out.`, rule: 'NG-1.4' };
    case 'plundered':
      return {
        text: `${nameOf(happened.seat)} plunders ${placeNames[happened.place]} for ${happened.energy} energy.`,
        rule: 'NG-6.31',
      };
    case 'stored':
      return happened.wasted === 0 ? null : { text: wasted(happened, nameOf), rule: 'NG-5.4' };
    case 'bid':
      return {
        text: `${nameOf(happened.seat)} bids ${happened.energy} energy for the first place.`,
        rule: 'NG-4.6',
      };
    case 'over':
      return { text: over(happened, nameOf, state), rule: 'NG-1.3' };
  }
}

function extracted({ seat, energy, wasted: lost }: Of<'extracted'>, nameOf: NameOf): string {
  const waste = lost === 0 ? '' : `; ${lost} of it is more than there is room for`;
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
  const lost = casualties === 0 ? 'without a loss' : `losing ${ships(casualties)}`;
  const room = excess === 0 ? '' : `; there is no room for ${excess} more`;
  return `${fight}: ${ships(destroyed)} destroyed, ${lost}${room}.`;
}

function starLost({ seat, by, place, ships: count, scores }: Of<'star lost'>, nameOf: NameOf): string {
  const fall = `${nameOf(seat)} loses the star of ${systemNames[systemOf(place)]} with ${ships(count)}`;
  return scores ? `${fall}: a point for ${nameOf(by)}.` : `${fall}.`;
}

function wasted({ seat, energy, wasted: lost }: Of<'stored'>, nameOf: NameOf): string {
  return `Of ${energy} energy plundered, ${lost} is more than ${nameOf(seat)} has room for.`;
}

function over({ winners }: Of<'over'>, nameOf: NameOf, { seats, allies }: Nexum): string {
  const names = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => hasSeat(winners, seat));
  const together = names.every((seat) => allies[seat] === winners);
  if (!together) return `${listed(names.map(nameOf))} share the sector: a draw.`;
  return names.length === 1 ? `${nameOf(names[0])} wins.` : `${listed(names.map(nameOf))} win together.`;
}
