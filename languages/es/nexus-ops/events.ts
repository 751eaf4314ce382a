import type { Told } from '@starboard/kit';
import { SHATTERS } from '../../../games/nexus-ops/rules/columns.ts';
import type { Gain } from '../../../games/nexus-ops/rules/events.ts';
import { MISSION_DECK } from '../../../games/nexus-ops/rules/moves.ts';
import { BY_ELIMINATION, BY_POINTS, INNER_RING } from '../../../games/nexus-ops/rules/state.ts';
import { counted, ruleOfCard, type Names } from '../../../games/nexus-ops/ui/words/names.ts';
import {
  bearer,
  capital,
  dice,
  hexName,
  told,
  type EventOf,
  type NexusEventWords,
} from '../../../games/nexus-ops/ui/words/nexus-words.ts';
import { los, puntos, un } from './lexicon.ts';
import { foldedIn } from '../../../games/nexus-ops/ui/words/runs.ts';

const GAINS: Readonly<Record<Gain, readonly [text: string, rule: string]>> = {
  card: ['con la carta', 'NO-2.5'],
  token: ['que estaba allí', 'NO-15.6'],
  mines: ['de sus minas', 'NO-9.1'],
  discard: ['a cambio', 'NO-7.10'],
};

export const folded = foldedIn({
  bought: (name, units, hexes) => `${name} compra ${units} para ${hexes}.`,
  moved: (name, units, from, to) => `${name} mueve ${units} de ${from} a ${to}.`,
  movedApart: (name, units) => `${name} mueve ${units}.`,
  explored: (name, finds) => `${name} explora ${finds}.`,
});

/** The lines of the log; null for what is not worth one. */
export const events: NexusEventWords = {
  turn: ({ seat, round }, { nameOf }) => told(`Ronda ${round}: turno de ${nameOf(seat)}.`, 'NO-2.1'),
  bought: ({ seat, unit, hex }, { names, nameOf }) =>
    told(`${nameOf(seat)} compra ${un(names.units[unit])} para ${hexName(hex)}.`, 'NO-2.2'),
  energized: ({ seat, card }, { names, nameOf }) =>
    told(`${nameOf(seat)} juega ${names.cards[card].title}.`, ruleOfCard(card)),
  rubium: ({ seat, amount, why }, { nameOf }) => {
    const [from, rule] = GAINS[why];
    return told(`${nameOf(seat)} recibe ${amount} de rubium ${from}.`, rule);
  },
  placed: ({ seat, unit, hex }, { names, nameOf }) =>
    told(`${capital(un(names.units[unit]))} se une a ${nameOf(seat)} en ${hexName(hex)}.`),
  moved: ({ seat, unit, number, from, to }, { names, nameOf }) =>
    told(
      `${nameOf(seat)} mueve ${counted(number, names.units[unit])} de ${hexName(from)} a ${hexName(to)}.`,
      'NO-3.1',
    ),
  breathed: ({ seat, from, to, die, hit }, { nameOf }) =>
    told(
      `${nameOf(seat)} exhala plasma de ${hexName(from)} a ${hexName(to)} y saca un ${die}: ${hit ? 'impacto' : 'fallo'}.`,
      'NO-4.2',
    ),
  destroyed: ({ seat, unit, hex, number }, { names, nameOf }) =>
    told(`${nameOf(seat)} pierde ${counted(number, names.units[unit])} en ${hexName(hex)}.`, 'NO-6.5'),
  explored: ({ seat, hex, token }, { names, nameOf }) =>
    told(`${nameOf(seat)} explora ${hexName(hex)}: ${names.tokens[token]}.`, 'NO-5.1'),

  battle: ({ seat, against, hex }, { names, nameOf }, { terrain }) =>
    told(
      `${nameOf(seat)} ataca a ${nameOf(against)} en ${hexName(hex)}, ${names.terrains[terrain[hex]]}.`,
      'NO-6.1',
    ),
  shattered: ({ seat, number }, { names, nameOf }, state) =>
    told(
      `${nameOf(seat)} destruye ${counted(number, names.units[bearer(state, SHATTERS)])} de los suyos, a un impacto por cada uno.`,
      'NO-18.2',
    ),
  tactic: ({ seat, card, side }, { names, nameOf }) =>
    told(
      `${nameOf(seat)} juega ${names.cards[card].title} para el ${side === 0 ? 'atacante' : 'defensor'}.`,
      ruleOfCard(card),
    ),
  rolled: (event, { names }) => told(rollText(names, event), 'NO-6.4'),
  result: (event) => told(resultText(event), event.won ? 'NO-6.8' : 'NO-6.7'),
  passed: () => null,

  scored: ({ seat, card, points }, { names, nameOf }) =>
    told(`${nameOf(seat)} cumple ${names.cards[card].title}: ${puntos(points)}.`, ruleOfCard(card)),
  mission: ({ seat }, { nameOf }) =>
    told(`${nameOf(seat)} toma una Misión por ganar la batalla: 1 punto.`, 'NO-8.5'),
  hill: ({ seat }, { nameOf }) => told(`${nameOf(seat)} es Rey de la colina: 1 punto.`, 'NO-15.4'),
  drew: ({ seat, deck, card }, { names, nameOf }) =>
    told(
      `${nameOf(seat)} roba ${card === null ? deckCard(deck) : names.cards[card].title}.`,
      deck === MISSION_DECK ? 'NO-10.1' : 'NO-7.1',
    ),
  line: ({ card }, { names }) =>
    told(`La línea de transmisión muestra ${names.cards[card].title}.`, 'NO-15.7'),
  returned: ({ seat }, { nameOf }) => told(`${nameOf(seat)} deja una misión bajo el mazo.`, 'NO-15.5'),
  reshuffled: ({ deck }) =>
    deck === MISSION_DECK
      ? told('Las misiones descartadas forman el nuevo mazo de Misiones secretas.', 'NO-8.8')
      : told('Las cartas descartadas forman el nuevo mazo de Energía.', 'NO-7.9'),
  discarded: ({ seat, card }, { names, nameOf }) =>
    told(`${nameOf(seat)} descarta ${names.cards[card].title}.`, 'NO-7.10'),
  gave: ({ seat, to, deck, card }, { names, nameOf }) =>
    told(
      `${nameOf(seat)} pasa ${card === null ? deckCard(deck) : names.cards[card].title} a ${nameOf(to)}.`,
      'NO-16.3',
    ),

  vortex: ({ from, to }) =>
    told(
      from === to
        ? `El Vórtice gira sobre ${hexName(from)} y no se lleva a nadie.`
        : `El Vórtice arrastra todo de ${hexName(from)} a ${hexName(to)}.`,
      'NO-17.2',
    ),
  blast: ({ hex }) =>
    told(`El Vórtice descarga sobre ${hexName(hex)}, lado ${hex - INNER_RING + 1}.`, 'NO-17.3'),
  'went home': ({ seat, unit, from, to }, { names, nameOf }) =>
    told(
      `${capital(un(names.units[unit]))} de ${nameOf(seat)} vuelve a casa de ${hexName(from)} a ${hexName(to)}.`,
      'NO-3.7',
    ),
  out: ({ seat }, { nameOf }) => told(`${nameOf(seat)} queda fuera de la partida.`, 'NO-11.2'),
  over: ({ ending }) => overText(ending),
};

function rollText(names: Names, { unit, attack, defence, again }: EventOf<'rolled'>): string {
  const [mine, theirs] = [dice(attack), dice(defence)];
  const sides = [
    ...(mine === '' ? [] : [`atacante ${mine}`]),
    ...(theirs === '' ? [] : [`defensor ${theirs}`]),
  ];
  return `${los(names.units[unit])}${again ? ' vuelven a tirar' : ' tiran'}: ${sides.join(', ')}.`;
}

function resultText({ hex, won, lost }: EventOf<'result'>): string {
  if (won && lost) return `No queda nadie en ${hexName(hex)}: la victoria es del atacante.`;
  if (won) return `El atacante gana la batalla de ${hexName(hex)}.`;
  if (lost) return `El ataque a ${hexName(hex)} fracasa.`;
  return `La batalla de ${hexName(hex)} sigue sin decidirse.`;
}

function deckCard(deck: number): string {
  return deck === MISSION_DECK ? 'una Misión secreta' : 'una carta de Energía';
}

function overText(ending: number): Told {
  if (ending === BY_POINTS)
    return told('Alguien alcanza los puntos necesarios: fin de la partida.', 'NO-11.1');
  return ending === BY_ELIMINATION
    ? told('La partida ha terminado.', 'NO-11.2')
    : told('La última ronda ha terminado.', 'NO-11.5');
}
