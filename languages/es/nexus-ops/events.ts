import type { Told } from '@starboard/web/kit';
import { SHATTERS } from '../../../games/nexus-ops/rules/columns.ts';
import type { Gain, NexusEvent } from '../../../games/nexus-ops/rules/events.ts';
import { MISSION_DECK } from '../../../games/nexus-ops/rules/moves.ts';
import { BY_ELIMINATION, BY_POINTS, INNER_RING, type Nexus } from '../../../games/nexus-ops/rules/state.ts';
import { counted, ruleOfCard, type Names } from '../../../games/nexus-ops/ui/words/names.ts';
import {
  bearer,
  capital,
  dice,
  hexName,
  told,
  type BattleEvent,
  type CardEvent,
  type EventOf,
  type NameOf,
  type StormEvent,
} from '../../../games/nexus-ops/ui/words/nexus-words.ts';
import { puntos, un } from './lexicon.ts';

const GAINS: Readonly<Record<Gain, readonly [text: string, rule: string]>> = {
  card: ['con la carta', 'NO-2.5'],
  token: ['que estaba allí', 'NO-15.6'],
  mines: ['de sus minas', 'NO-9.1'],
  discard: ['a cambio', 'NO-7.10'],
};

/** A line of the log; null for what is not worth one. */
export function eventText(names: Names, event: NexusEvent, nameOf: NameOf, state: Nexus): Told | null {
  switch (event.event) {
    case 'turn':
      return told(`Ronda ${event.round}: turno de ${nameOf(event.seat)}.`, 'NO-2.1');
    case 'bought':
      return told(
        `${nameOf(event.seat)} compra ${un(names.units[event.unit])} para ${hexName(event.hex)}.`,
        'NO-2.2',
      );
    case 'energized':
      return told(`${nameOf(event.seat)} juega ${names.cards[event.card].title}.`, ruleOfCard(event.card));
    case 'rubium': {
      const [why, rule] = GAINS[event.why];
      return told(`${nameOf(event.seat)} recibe ${event.amount} de rubium ${why}.`, rule);
    }
    case 'placed':
      return told(
        `${capital(un(names.units[event.unit]))} se une a ${nameOf(event.seat)} en ${hexName(event.hex)}.`,
      );
    case 'moved': {
      const army = counted(event.number, names.units[event.unit]);
      return told(
        `${nameOf(event.seat)} mueve ${army} de ${hexName(event.from)} a ${hexName(event.to)}.`,
        'NO-3.1',
      );
    }
    case 'breathed':
      return told(
        `${nameOf(event.seat)} exhala plasma de ${hexName(event.from)} a ${hexName(event.to)} y saca un ${event.die}: ${event.hit ? 'impacto' : 'falla'}.`,
        'NO-4.2',
      );
    case 'destroyed':
      return told(
        `${nameOf(event.seat)} pierde ${counted(event.number, names.units[event.unit])} en ${hexName(event.hex)}.`,
        'NO-6.5',
      );
    case 'explored':
      return told(
        `${nameOf(event.seat)} explora ${hexName(event.hex)}: ${names.tokens[event.token]}.`,
        'NO-5.1',
      );
    default:
      return battleEvent(names, event, nameOf, state);
  }
}

function battleEvent(names: Names, event: BattleEvent, nameOf: NameOf, state: Nexus): Told | null {
  switch (event.event) {
    case 'battle':
      return told(
        `${nameOf(event.seat)} ataca a ${nameOf(event.against)} en ${hexName(event.hex)}, ${names.terrains[state.terrain[event.hex]]}.`,
        'NO-6.1',
      );
    case 'shattered':
      return told(
        `${nameOf(event.seat)} destruye ${counted(event.number, names.units[bearer(state, SHATTERS)])} de los suyos, a impacto por cada uno.`,
        'NO-18.2',
      );
    case 'tactic':
      return told(
        `${nameOf(event.seat)} juega ${names.cards[event.card].title} para el ${event.side === 0 ? 'atacante' : 'defensor'}.`,
        ruleOfCard(event.card),
      );
    case 'rolled':
      return told(rollText(names, event), 'NO-6.4');
    case 'result':
      return told(resultText(event), event.won ? 'NO-6.8' : 'NO-6.7');
    case 'passed':
      return null;
    default:
      return cardEvent(names, event, nameOf);
  }
}

function rollText(names: Names, { unit, attack, defence, again }: EventOf<'rolled'>): string {
  const [mine, theirs] = [dice(attack), dice(defence)];
  const sides = [
    ...(mine === '' ? [] : [`atacante ${mine}`]),
    ...(theirs === '' ? [] : [`defensor ${theirs}`]),
  ];
  return `${names.units[unit].many}${again ? ' tras repetir dados' : ' tiran'}: ${sides.join(', ')}.`;
}

function resultText({ hex, won, lost }: EventOf<'result'>): string {
  if (won && lost) return `No queda nadie en ${hexName(hex)}: la victoria es del atacante.`;
  if (won) return `El atacante gana la batalla de ${hexName(hex)}.`;
  if (lost) return `El ataque a ${hexName(hex)} fracasa.`;
  return `La batalla de ${hexName(hex)} sigue sin decidirse.`;
}

function cardEvent(names: Names, event: CardEvent, nameOf: NameOf): Told | null {
  switch (event.event) {
    case 'scored':
      return told(
        `${nameOf(event.seat)} cumple ${names.cards[event.card].title}: ${puntos(event.points)}.`,
        ruleOfCard(event.card),
      );
    case 'mission':
      return told(`${nameOf(event.seat)} toma una Misión por ganar la batalla: 1 punto.`, 'NO-8.5');
    case 'hill':
      return told(`${nameOf(event.seat)} es Rey de la colina: 1 punto.`, 'NO-15.4');
    case 'drew': {
      const what = event.card === null ? deckCard(event.deck) : names.cards[event.card].title;
      return told(`${nameOf(event.seat)} roba ${what}.`, event.deck === MISSION_DECK ? 'NO-10.1' : 'NO-7.1');
    }
    case 'line':
      return told(`La línea de transmisión muestra ${names.cards[event.card].title}.`, 'NO-15.7');
    case 'returned':
      return told(`${nameOf(event.seat)} deja una misión bajo el mazo.`, 'NO-15.5');
    case 'reshuffled':
      return event.deck === MISSION_DECK
        ? told('Las misiones descartadas forman el nuevo mazo de Misiones secretas.', 'NO-8.8')
        : told('Las cartas descartadas forman el nuevo mazo de Energía.', 'NO-7.9');
    case 'discarded':
      return told(`${nameOf(event.seat)} descarta ${names.cards[event.card].title}.`, 'NO-7.10');
    case 'gave':
      return told(
        `${nameOf(event.seat)} pasa ${event.card === null ? deckCard(event.deck) : names.cards[event.card].title} a ${nameOf(event.to)}.`,
        'NO-16.3',
      );
    default:
      return stormEvent(names, event, nameOf);
  }
}

function deckCard(deck: number): string {
  return deck === MISSION_DECK ? 'una Misión secreta' : 'una carta de Energía';
}

function stormEvent(names: Names, event: StormEvent, nameOf: NameOf): Told {
  switch (event.event) {
    case 'vortex':
      return told(
        event.from === event.to
          ? `El Vórtice gira sobre ${hexName(event.from)} y no se lleva a nadie.`
          : `El Vórtice arrastra todo de ${hexName(event.from)} a ${hexName(event.to)}.`,
        'NO-17.2',
      );
    case 'blast':
      return told(
        `El Vórtice descarga sobre ${hexName(event.hex)}, lado ${event.hex - INNER_RING + 1}.`,
        'NO-17.3',
      );
    case 'went home':
      return told(
        `${capital(un(names.units[event.unit]))} de ${nameOf(event.seat)} vuelve a casa de ${hexName(event.from)} a ${hexName(event.to)}.`,
        'NO-3.7',
      );
    case 'out':
      return told(`${nameOf(event.seat)} queda fuera de la partida.`, 'NO-11.2');
    case 'over':
      if (event.ending === BY_POINTS)
        return told('Alguien alcanza los puntos de la victoria: fin de la partida.', 'NO-11.1');
      return event.ending === BY_ELIMINATION
        ? told('La partida ha terminado.', 'NO-11.2')
        : told('La última ronda ha terminado.', 'NO-11.5');
  }
}
