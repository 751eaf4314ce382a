// What events and the computer do, in Spanish prose.

import { computerCards } from '../../../games/nexum-galaxy/data/computer-cards.ts';
import { cardName, eventCards, type EventKind } from '../../../games/nexum-galaxy/data/events.ts';
import { systemOf } from '../../../games/nexum-galaxy/rules/board.ts';
import { isOfComputer } from '../../../games/nexum-galaxy/rules/cosmos/foretell.ts';
import type { Marker, NexumEvent } from '../../../games/nexum-galaxy/rules/events.ts';
import { placeNames, systemNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import type { Nexum } from '../../../games/nexum-galaxy/rules/state.ts';
import { namesOfCivs, type CosmicWords, type NameOf } from '../../../games/nexum-galaxy/ui/words/civs.ts';
import { sparedIn } from '../../../games/nexum-galaxy/ui/words/facts.ts';
import { listed } from '../listed.ts';
import { ships } from './phrasing.ts';

type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { readonly event: E }>;

export const kindNames: Readonly<Record<EventKind, string>> = {
  solar: 'tormenta solar',
  glacial: 'glaciación',
  'ionized-planet': 'planeta ionizado',
  'ionized-system': 'sistema ionizado',
  calm: 'calma',
  convoy: 'convoy',
  invasion: 'invasión',
  reinforcement: 'refuerzo',
  raid: 'incursión',
  offensive: 'ofensiva',
};

export const markerNames: Readonly<Record<Marker, string>> = {
  noMove: 'Sin Movimiento',
  noManage: 'Sin Gestión',
};

const computerCardNames = {
  patrol: 'patrulla',
  squadron: 'escuadrón',
  armada: 'armada',
  muster: 'leva',
} as const;

/** En las fichas; con número donde hay varias. */
export const computerName = (number: number | null): string => (number === null ? 'IA' : `IA ${number}`);

export const civNames = namesOfCivs((number) => `la ${computerName(number)}`);

export const cosmicEvents: CosmicWords = {
  dealt: () => null,
  shuffled: ({ cards }) => ({
    text: `Se barajan otra vez las ${cards} cartas de evento descartadas.`,
    rule: 'NG-10.2',
  }),
  row: ({ row, cards }) => ({
    text: `Fila ${row + 1} de eventos: ${cards.map((card) => cardName(eventCards[card])).join(', ')}.`,
    rule: 'NG-10.3',
  }),
  panel: (event, _nameOf, state) => ({ text: panel(event, state), rule: 'NG-10.4' }),
  marked: ({ place, marker, laid, markers }) => ({
    text: `${placeNames[place]} recibe ${laid} ${laid === 1 ? 'marcador' : 'marcadores'} de ${markerNames[marker]} y tiene ${markers}.`,
    rule: marker === 'noMove' ? 'NG-10.9' : 'NG-10.10',
  }),
  lifted: ({ place, marker, markers }) => ({
    text: `Se retira de ${placeNames[place]} un marcador de ${markerNames[marker]}: ${markers === 0 ? 'no queda ninguno' : `${markers === 1 ? 'queda' : 'quedan'} ${markers}`}.`,
    rule: 'NG-10.12',
  }),
  ionized: ({ place, whole }) => ({
    text: whole
      ? `El sistema ${systemNames[systemOf(place)]} queda ionizado durante esta ronda.`
      : `${placeNames[place]} queda ionizado durante esta ronda.`,
    rule: 'NG-10.13',
  }),
  foresight: ({ seat }, nameOf) => ({
    text: `${nameOf(seat)} prevé las cartas de los extremos de la primera fila de la próxima ronda.`,
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
  const told = `Panel ${side + 1}: ${kindNames[kind]} en ${where}`;
  if (hit.length === 0 && safe === null)
    return `${told}, que ningún sistema muestra aquí${isOfComputer(kind) ? ': la IA se refuerza' : ''}.`;
  const are = safe === null ? 'que es' : 'que es también';
  const all = hit.length === 0 || hit.join() === where ? `${told}.` : `${told}, ${are} ${listed(hit)}.`;
  return safe === null ? all : `${all} ${safeIn(safe)}`;
}

export const safeIn = (name: string): string => `${name} está en un sistema Tann: allí no pasa nada.`;

function convoy({ seat, place, ships: count, energy, wasted }: Of<'convoy'>, nameOf: NameOf): string {
  if (count > 0) return `Un convoy deja una nave de ${nameOf(seat)} en ${placeNames[place]}.`;
  const lost =
    wasted === 0
      ? ''
      : `; ${wasted} ${wasted === 1 ? 'pasa del límite y se pierde' : 'pasan del límite y se pierden'}`;
  return `Un convoy no puede llegar a ${placeNames[place]} y deja a ${nameOf(seat)} ${energy} de energía${lost}.`;
}

function act({ seat, kind, card, ships: count }: Of<'act'>, nameOf: NameOf): string {
  const drawn = computerCardNames[computerCards[card].name];
  return `${nameOf(seat)} actúa: ${kindNames[kind]}, ${drawn}, ${ships(count)}.`;
}

function missing({ seat, missing: count, reserve }: Of<'acted'>, nameOf: NameOf): string {
  if (reserve > 0) return `${nameOf(seat)} no encuentra sitio para ${ships(count)}.`;
  return `${nameOf(seat)} no tiene más naves en la reserva: ${count === 1 ? 'no llega' : 'no llegan'} ${ships(count)}.`;
}

function deployed({ seat, from, to, ships: count }: Of<'deployed'>, nameOf: NameOf): string {
  const where = from === null ? 'de la reserva' : `de ${placeNames[from]}`;
  return `${nameOf(seat)} lleva ${ships(count)} ${where} a ${placeNames[to]}.`;
}
