// What happened, in Spanish prose.

import { hasSeat, type GameEvent } from '@starboard/engine';
import type { Told } from '@starboard/web/kit';
import { systemOf } from '../../../games/nexum-galaxy/rules/board.ts';
import type { NexumEvent } from '../../../games/nexum-galaxy/rules/events.ts';
import { placeNames, systemNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import type { Nexum } from '../../../games/nexum-galaxy/rules/state.ts';
import { cardsInOrder } from '../../../games/nexum-galaxy/ui/cards.ts';
import { relicOf } from '../../../games/nexum-galaxy/ui/words/facts.ts';
import { cardTitles, listed, relicNames, ships, theRelics } from './phrasing.ts';

type NameOf = (seat: number) => string;
type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { readonly event: E }>;

export function event(told: GameEvent, nameOf: NameOf, state: Nexum): Told | null {
  const happened = told as NexumEvent;
  switch (happened.event) {
    case 'round':
      return { text: `Ronda ${happened.round}: empieza ${nameOf(happened.first)}.`, rule: 'NG-4.1' };
    case 'turn':
    case 'arrived':
      return null;
    case 'card':
      return {
        text: `${nameOf(happened.seat)} juega ${cardTitles[cardsInOrder[happened.card]]}.`,
        rule: 'NG-4.3',
      };
    case 'recovered':
      return { text: `${nameOf(happened.seat)} recupera sus cuatro cartas.`, rule: 'NG-4.4' };
    case 'extracted':
      return { text: extracted(happened, nameOf), rule: 'NG-5.2' };
    case 'built':
      return {
        text: `${nameOf(happened.seat)} construye una nave en ${placeNames[happened.place]} por ${happened.price} de energía.`,
        rule: 'NG-5.6',
      };
    case 'sent':
      return { text: sent(happened, nameOf), rule: 'NG-6.1' };
    case 'battle':
      return { text: battle(happened, nameOf), rule: 'NG-6.16' };
    case 'attached':
      return {
        text: `${nameOf(happened.seat)} encuentra el ${relicNames[relicOf(happened.type)]} en ${placeNames[happened.place]}.`,
        rule: 'NG-2.4',
      };
    case 'captured':
      return {
        text: `${nameOf(happened.seat)} le quita el ${relicNames[relicOf(happened.type)]} a ${nameOf(happened.from)}.`,
        rule: 'NG-2.3',
      };
    case 'star lost':
      return { text: starLost(happened, nameOf), rule: 'NG-6.27' };
    case 'points':
      return {
        text: `${nameOf(happened.seat)} lleva ${happened.points} de ${state.pointsToWin} puntos de victoria.`,
        rule: 'NG-6.28',
      };
    case 'out':
      return { text: `${nameOf(happened.seat)} se queda sin naves: fuera de la partida.`, rule: 'NG-1.4' };
    case 'plundered':
      return {
        text: `${nameOf(happened.seat)} saquea ${placeNames[happened.place]}: ${happened.energy} de energía.`,
        rule: 'NG-6.31',
      };
    case 'stored':
      return happened.wasted === 0 ? null : { text: wasted(happened, nameOf), rule: 'NG-5.4' };
    case 'bid':
      return {
        text: `${nameOf(happened.seat)} puja ${happened.energy} de energía por el primer puesto.`,
        rule: 'NG-4.6',
      };
    case 'over':
      return { text: over(happened, nameOf, state), rule: 'NG-1.3' };
  }
}

function extracted({ seat, energy, wasted: lost }: Of<'extracted'>, nameOf: NameOf): string {
  const waste = lost === 0 ? '' : `, pero ${lost} no le ${lost === 1 ? 'cabe' : 'caben'}`;
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
  const lost = casualties === 0 ? 'sin bajas' : `pierde ${ships(casualties)}`;
  const room =
    excess === 0 ? '' : `; ${ships(excess)} más no ${excess === 1 ? 'cabe' : 'caben'} en el planeta`;
  return `${fight}: destruye ${ships(destroyed)}, ${lost}${room}.`;
}

function starLost({ seat, by, place, ships: count, scores }: Of<'star lost'>, nameOf: NameOf): string {
  const fall = `${nameOf(seat)} pierde la estrella de ${systemNames[systemOf(place)]} con ${ships(count)}`;
  return scores ? `${fall}: un punto para ${nameOf(by)}.` : `${fall}.`;
}

function wasted({ seat, energy, wasted: lost }: Of<'stored'>, nameOf: NameOf): string {
  return `De los ${energy} de energía saqueados, a ${nameOf(seat)} no le ${lost === 1 ? 'cabe' : 'caben'} ${lost}.`;
}

function over({ winners }: Of<'over'>, nameOf: NameOf, { seats, allies }: Nexum): string {
  const names = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => hasSeat(winners, seat));
  const together = names.every((seat) => allies[seat] === winners);
  if (!together) return `${listed(names.map(nameOf))} comparten el sector: tablas.`;
  return names.length === 1 ? `Gana ${nameOf(names[0])}.` : `${listed(names.map(nameOf))} ganan juntos.`;
}
