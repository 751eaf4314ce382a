// What events and the computer do, in English prose.

import { computerCards } from '../../../data/computer-cards.ts';
import { cardName, eventCards, type EventKind } from '../../../data/events.ts';
import { systemOf } from '../../../rules/board.ts';
import { isOfComputer } from '../../../rules/cosmos/foretell.ts';
import type { Marker, NexumEvent } from '../../../rules/events.ts';
import { placeNames, systemNames } from '../../../rules/moves.ts';
import type { Nexum } from '../../../rules/state.ts';
import { listed } from '@starboard/engine/words';
import { sparedIn } from '../facts.ts';
import { namesOfCivs, type CosmicWords, type NameOf } from '../civs.ts';
import { ships } from './phrasing.ts';

type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { readonly event: E }>;

export const kindNames: Readonly<Record<EventKind, string>> = {
  solar: 'solar storm',
  glacial: 'ice age',
  'ionized-planet': 'ionized planet',
  'ionized-system': 'ionized system',
  calm: 'calm',
  convoy: 'convoy',
  invasion: 'invasion',
  reinforcement: 'reinforcement',
  raid: 'raid',
  offensive: 'offensive',
};

export const markerNames: Readonly<Record<Marker, string>> = {
  noMove: 'No Movement',
  noManage: 'No Management',
};

const computerCardNames = {
  patrol: 'patrol',
  squadron: 'squadron',
  armada: 'armada',
  muster: 'muster',
} as const;

/** On cards; with a number where there are several. */
export const computerName = (number: number | null): string =>
  number === null ? 'Computer' : `Computer ${number}`;

export const civNames = namesOfCivs((number) => (number === null ? 'the computer' : computerName(number)));

export const cosmicEvents: CosmicWords = {
  dealt: () => null,
  shuffled: ({ cards }) => ({
    text: `The ${cards} discarded event cards are shuffled again.`,
    rule: 'NG-10.2',
  }),
  row: ({ row, cards }) => ({
    text: `Row ${row + 1} of events: ${cards.map((card) => cardName(eventCards[card])).join(', ')}.`,
    rule: 'NG-10.3',
  }),
  panel: (event, _nameOf, state) => ({ text: panel(event, state), rule: 'NG-10.4' }),
  marked: ({ place, marker, laid, markers }) => ({
    text: `${placeNames[place]} gets ${laid} ${markerNames[marker]} ${laid === 1 ? 'marker' : 'markers'} and has ${markers}.`,
    rule: marker === 'noMove' ? 'NG-10.9' : 'NG-10.10',
  }),
  lifted: ({ place, marker, markers }) => ({
    text: `${placeNames[place]} loses a ${markerNames[marker]} marker: ${markers === 0 ? 'none' : markers} left.`,
    rule: 'NG-10.12',
  }),
  ionized: ({ place, whole }) => ({
    text: whole
      ? `System ${systemNames[systemOf(place)]} is ionized this round.`
      : `${placeNames[place]} is ionized this round.`,
    rule: 'NG-10.13',
  }),
  foresight: ({ seat }, nameOf) => ({
    text: `${nameOf(seat)} foresees the outer cards of the next round’s first row.`,
    rule: 'NG-10.15',
  }),
  convoy: (event, nameOf) => ({ text: convoy(event, nameOf), rule: 'NG-10.16' }),
  act: (event, nameOf) => ({ text: act(event, nameOf), rule: 'NG-11.9' }),
  deployed: (event, nameOf) => ({ text: deployed(event, nameOf), rule: 'NG-11.10' }),
  acted: (event, nameOf) => (event.missing > 0 ? { text: missing(event, nameOf), rule: 'NG-11.10' } : null),
};

function panel(event: Of<'panel'>, state: Nexum): string {
  const { side, kind, card, places } = event;
  const where = cardName(eventCards[card]);
  const hit = places.map((place) => placeNames[place]);
  const safe = sparedIn(state, event);
  const told = `Panel ${side + 1}: ${kindNames[kind]} at ${where}`;
  if (hit.length === 0 && safe === null)
    return `${told}, which no system here shows${isOfComputer(kind) ? ': the computer reinforces' : ''}.`;
  // the planet of that name itself may be in a Tann system, while others answer to it
  const are = safe === null ? 'which is' : 'which is also';
  const all = hit.length === 0 || hit.join() === where ? `${told}.` : `${told}, ${are} ${listed(hit)}.`;
  return safe === null ? all : `${all} ${safeIn(safe)}`;
}

export const safeIn = (name: string): string => `${name} is in a Tann system: nothing happens there.`;

function convoy({ seat, place, ships: count, energy, wasted }: Of<'convoy'>, nameOf: NameOf): string {
  if (count > 0) return `A convoy delivers a ship to ${nameOf(seat)} on ${placeNames[place]}.`;
  const lost = wasted === 0 ? '' : `; ${wasted} of it is over the limit and lost`;
  return `A convoy cannot land on ${placeNames[place]} and leaves ${nameOf(seat)} ${energy} energy${lost}.`;
}

function act({ seat, kind, card, ships: count }: Of<'act'>, nameOf: NameOf): string {
  const drawn = computerCardNames[computerCards[card].name];
  return `${nameOf(seat)} acts: ${kindNames[kind]}, ${drawn}, ${ships(count)}.`;
}

function missing({ seat, missing: count, reserve }: Of<'acted'>, nameOf: NameOf): string {
  if (reserve > 0) return `${nameOf(seat)} finds no room for ${ships(count)}.`;
  return `${nameOf(seat)} has no ship left in the reserve: ${ships(count)} ${count === 1 ? 'does' : 'do'} not come.`;
}

function deployed({ seat, from, to, ships: count }: Of<'deployed'>, nameOf: NameOf): string {
  const where = from === null ? 'from the reserve' : `from ${placeNames[from]}`;
  return `${nameOf(seat)} brings ${ships(count)} ${where} to ${placeNames[to]}.`;
}
