// What happened, in Spanish prose.

import { hasSeat } from '@starboard/engine';
import { systemOf } from '../../../games/nexum-galaxy/rules/board.ts';
import type { NexumEvent } from '../../../games/nexum-galaxy/rules/events.ts';
import { pointsGoal, pools } from '../../../games/nexum-galaxy/rules/ledger.ts';
import { placeNames, systemNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import type { Nexum } from '../../../games/nexum-galaxy/rules/state.ts';
import { cardsInOrder } from '../../../games/nexum-galaxy/ui/cards.ts';
import { relicOf } from '../../../games/nexum-galaxy/ui/words/facts.ts';
import { foldedIn } from '../../../games/nexum-galaxy/ui/words/runs.ts';
import { withCivs, type NameOf } from '../../../games/nexum-galaxy/ui/words/civs.ts';
import { asteroidEvents } from './asteroids.ts';
import { campaignEvents } from './campaign.ts';
import { civilizationEvents } from './civilizations.ts';
import { cloakEvents } from './cloaking.ts';
import { exoticEvents } from './exotic.ts';
import { groupEvents } from './group.ts';
import { civNames, cosmicEvents } from './cosmos.ts';
import type { NexumEventWords } from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import { listed } from '../listed.ts';
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
    text: `Ronda ${round}: empieza ${nameOf(first)}.`,
    rule: 'NG-4.1',
  }),
  turn: () => null,
  card: ({ seat, card }, nameOf) => ({
    text: `${nameOf(seat)} juega ${cardTitles[cardsInOrder[card]]}.`,
    rule: 'NG-4.3',
  }),
  recovered: ({ seat }, nameOf) => ({ text: `${nameOf(seat)} recupera sus cuatro cartas.`, rule: 'NG-4.4' }),
  extracted: (event, nameOf) => ({ text: extracted(event, nameOf), rule: 'NG-5.2' }),
  built: ({ seat, place, price }, nameOf) => ({
    text: `${nameOf(seat)} construye una nave en ${placeNames[place]} por ${price} de energía.`,
    rule: 'NG-5.6',
  }),
  sent: (event, nameOf) => ({ text: sent(event, nameOf), rule: 'NG-6.1' }),
  arrived: () => null,
  battle: (event, nameOf) => ({ text: battle(event, nameOf), rule: 'NG-6.16' }),
  attached: ({ seat, place, type }, nameOf) => ({
    text: `${nameOf(seat)} encuentra el ${relicNames[relicOf(type)]} en ${placeNames[place]}.`,
    rule: 'NG-2.4',
  }),
  captured: ({ seat, from, type }, nameOf) => ({
    text: `${nameOf(seat)} le quita el ${relicNames[relicOf(type)]} a ${nameOf(from)}.`,
    rule: 'NG-2.3',
  }),
  'star lost': (event, nameOf) => ({ text: starLost(event, nameOf), rule: 'NG-6.27' }),
  points: ({ seat, points }, nameOf, state) => ({
    text: pools(state, seat)
      ? `${nameOf(seat)} lleva ${points} ${points === 1 ? 'punto' : 'puntos'} de victoria.`
      : `${nameOf(seat)} lleva ${points} de ${pointsGoal(state, seat)} puntos de victoria.`,
    rule: 'NG-6.28',
  }),
  out: ({ seat }, nameOf) => ({
    text: `${nameOf(seat)} se queda sin naves: fuera de la partida.`,
    rule: 'NG-1.4',
  }),
  plundered: ({ seat, place, energy }, nameOf) => ({
    text: `${nameOf(seat)} saquea ${placeNames[place]}: ${energy} de energía.`,
    rule: 'NG-6.31',
  }),
  stored: (event, nameOf) => (event.wasted === 0 ? null : { text: wasted(event, nameOf), rule: 'NG-5.4' }),
  bid: ({ seat, energy }, nameOf) => ({
    text: `${nameOf(seat)} puja ${energy} de energía por empezar.`,
    rule: 'NG-4.6',
  }),
  over: (event, nameOf, state) => ({ text: over(event, nameOf, state), rule: 'NG-1.3' }),
};

export const folded = foldedIn({
  built: (name, places, energy) => `${name} construye en ${places} por ${energy} de energía.`,
  sent: (name, count, from, to, energy) =>
    `${name} envía ${ships(count)} de ${from} a ${to} por ${energy} de energía.`,
});

/** A civilization of the computer has a name too. */
export const events: NexumEventWords = withCivs(said, civNames);

function extracted({ seat, energy, wasted: lost }: Of<'extracted'>, nameOf: NameOf): string {
  const waste =
    lost === 0
      ? ''
      : `; ${lost} ${lost === 1 ? 'pasa del límite y se pierde' : 'pasan del límite y se pierden'}`;
  return `${nameOf(seat)} extrae ${energy} de energía${waste}.`;
}

function sent({ seat, from, to, ships: count, relics, price }: Of<'sent'>, nameOf: NameOf): string {
  const cargo = relics.length === 0 ? '' : ` con ${theRelics(relics.map(relicOf))}`;
  const way = `de ${placeNames[from]} a ${placeNames[to]}`;
  return `${nameOf(seat)} envía ${ships(count)}${cargo} ${way} por ${price} de energía.`;
}

function battle(fought: Of<'battle'>, nameOf: NameOf): string {
  const { seat, against, place, attack, defence, destroyed, casualties, excess } = fought;
  const fight = `${nameOf(seat)} ataca a ${nameOf(against)} en ${placeNames[place]}, ${attack} contra ${defence}`;
  const lost = casualties === 0 ? 'sin bajas' : `y pierde ${ships(casualties)}`;
  const room = excess === 0 ? '' : `; ${ships(excess)} de más se ${excess === 1 ? 'destruye' : 'destruyen'}`;
  return `${fight}: destruye ${ships(destroyed)} ${lost}${room}.`;
}

function starLost({ seat, by, place, ships: count, scores }: Of<'star lost'>, nameOf: NameOf): string {
  const fall = `${nameOf(seat)} pierde la estrella de ${systemNames[systemOf(place)]} con ${ships(count)}`;
  return scores ? `${fall}: un punto para ${nameOf(by)}.` : `${fall}.`;
}

function wasted({ seat, energy, wasted: lost }: Of<'stored'>, nameOf: NameOf): string {
  return `De los ${energy} de energía saqueados, ${lost} ${lost === 1 ? 'pasa' : 'pasan'} del límite de ${nameOf(seat)} y se ${lost === 1 ? 'pierde' : 'pierden'}.`;
}

function over({ winners }: Of<'over'>, nameOf: NameOf, { civs, allies }: Nexum): string {
  const names = Array.from({ length: civs }, (_, seat) => seat).filter((seat) => hasSeat(winners, seat));
  const together = names.every((seat) => allies[seat] === winners);
  if (!together) return `${listed(names.map(nameOf))} comparten el sector: tablas.`;
  return names.length === 1 ? `Gana ${nameOf(names[0])}.` : `Ganan ${listed(names.map(nameOf))}.`;
}
