// What events and the computer do, in Spanish prose.

import { computerCards } from '../../../games/nexum-galaxy/data/computer-cards.ts';
import { cardName, eventCards, type EventKind } from '../../../games/nexum-galaxy/data/events.ts';
import { systemOf } from '../../../games/nexum-galaxy/rules/board.ts';
import type { Marker, NexumEvent } from '../../../games/nexum-galaxy/rules/events.ts';
import { placeNames, systemNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import { namesOfCivs, type CosmicWords, type NameOf } from '../../../games/nexum-galaxy/ui/words/civs.ts';
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
  panel: (event) => ({ text: panel(event), rule: 'NG-10.4' }),
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
  acted: () => null,
};

function panel({ side, kind, card, places }: Of<'panel'>): string {
  const where = cardName(eventCards[card]);
  const hit = places.map((place) => placeNames[place]);
  const told = `Panel ${side + 1}: ${kindNames[kind]} en ${where}`;
  if (hit.length === 0) return `${told}, que no alcanza ningún planeta.`;
  return hit.join() === where ? `${told}.` : `${told}, que es ${listed(hit)}.`;
}

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

function deployed({ seat, from, to, ships: count }: Of<'deployed'>, nameOf: NameOf): string {
  const where = from === null ? 'de la reserva' : `de ${placeNames[from]}`;
  return `${nameOf(seat)} lleva ${ships(count)} ${where} a ${placeNames[to]}.`;
}
