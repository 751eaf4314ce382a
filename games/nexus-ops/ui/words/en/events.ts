import type { Told } from '@starboard/kit';
import { SHATTERS } from '../../../rules/columns.ts';
import type { Gain } from '../../../rules/events.ts';
import { MISSION_DECK } from '../../../rules/moves.ts';
import { BY_ELIMINATION, BY_POINTS, INNER_RING } from '../../../rules/state.ts';
import { counted, ruleOfCard, type Names } from '../names.ts';
import { bearer, capital, dice, hexName, told, type EventOf, type NexusEventWords } from '../nexus-words.ts';
import { a, points } from './lexicon.ts';
import { foldedIn } from '../runs.ts';

const GAINS: Readonly<Record<Gain, readonly [text: string, rule: string]>> = {
  card: ['from the card', 'NO-2.5'],
  token: ['found there', 'NO-15.6'],
  mines: ['from mines', 'NO-9.1'],
  discard: ['for it', 'NO-7.10'],
};

export const folded = foldedIn({
  bought: (name, units, hexes) => `${name} buys ${units} for ${hexes}.`,
  moved: (name, units, from, to) => `${name} moves ${units} from ${from} to ${to}.`,
  movedApart: (name, units) => `${name} moves ${units}.`,
  explored: (name, finds) => `${name} explores ${finds}.`,
});

/** The lines of the log; null for what is not worth one. */
export const events: NexusEventWords = {
  turn: ({ seat, round }, { nameOf }) => told(`Round ${round}: ${nameOf(seat)}’s turn.`, 'NO-2.1'),
  bought: ({ seat, unit, hex }, { names, nameOf }) =>
    told(`${nameOf(seat)} buys ${a(names.units[unit].one)} for ${hexName(hex)}.`, 'NO-2.2'),
  energized: ({ seat, card }, { names, nameOf }) =>
    told(`${nameOf(seat)} plays ${names.cards[card].title}.`, ruleOfCard(card)),
  rubium: ({ seat, amount, why }, { nameOf }) => {
    const [from, rule] = GAINS[why];
    return told(`${nameOf(seat)} gains ${amount} rubium ${from}.`, rule);
  },
  placed: ({ seat, unit, hex }, { names, nameOf }) =>
    told(`${capital(a(names.units[unit].one))} joins ${nameOf(seat)} in ${hexName(hex)}.`),
  moved: ({ seat, unit, number, from, to }, { names, nameOf }) =>
    told(
      `${nameOf(seat)} moves ${counted(number, names.units[unit])} from ${hexName(from)} to ${hexName(to)}.`,
      'NO-3.1',
    ),
  breathed: ({ seat, from, to, die, hit }, { nameOf }) =>
    told(
      `${nameOf(seat)} breathes plasma from ${hexName(from)} into ${hexName(to)} and rolls a ${die}: ${hit ? 'a hit' : 'no hit'}.`,
      'NO-4.2',
    ),
  destroyed: ({ seat, unit, hex, number }, { names, nameOf }) =>
    told(`${nameOf(seat)} loses ${counted(number, names.units[unit])} in ${hexName(hex)}.`, 'NO-6.5'),
  explored: ({ seat, hex, token }, { names, nameOf }) =>
    told(`${nameOf(seat)} explores ${hexName(hex)}: ${names.tokens[token]}.`, 'NO-5.1'),

  battle: ({ seat, against, hex }, { names, nameOf }, { terrain }) =>
    told(
      `${nameOf(seat)} attacks ${nameOf(against)} in ${hexName(hex)}, ${names.terrains[terrain[hex]]}.`,
      'NO-6.1',
    ),
  shattered: ({ seat, number }, { names, nameOf }, state) =>
    told(
      `${nameOf(seat)} destroys ${counted(number, names.units[bearer(state, SHATTERS)])} of their own, for a hit each.`,
      'NO-18.2',
    ),
  tactic: ({ seat, card, side }, { names, nameOf }) =>
    told(
      `${nameOf(seat)} plays ${names.cards[card].title} for the ${side === 0 ? 'attacker' : 'defender'}.`,
      ruleOfCard(card),
    ),
  rolled: (event, { names }) => told(rollText(names, event), 'NO-6.4'),
  result: (event) => told(resultText(event), event.won ? 'NO-6.8' : 'NO-6.7'),
  passed: () => null,

  scored: ({ seat, card, points: worth }, { names, nameOf }) =>
    told(`${nameOf(seat)} fulfils ${names.cards[card].title}: ${points(worth)}.`, ruleOfCard(card)),
  mission: ({ seat }, { nameOf }) =>
    told(`${nameOf(seat)} takes a Mission for the battle won: 1 point.`, 'NO-8.5'),
  hill: ({ seat }, { nameOf }) => told(`${nameOf(seat)} is King of the Hill: 1 point.`, 'NO-15.4'),
  drew: ({ seat, deck, card }, { names, nameOf }) =>
    told(
      `${nameOf(seat)} draws ${card === null ? deckCard(deck) : names.cards[card].title}.`,
      deck === MISSION_DECK ? 'NO-10.1' : 'NO-7.1',
    ),
  line: ({ card }, { names }) => told(`The transmission line shows ${names.cards[card].title}.`, 'NO-15.7'),
  returned: ({ seat }, { nameOf }) => told(`${nameOf(seat)} puts a mission under the deck.`, 'NO-15.5'),
  reshuffled: ({ deck }) =>
    deck === MISSION_DECK
      ? told('The discarded missions become the new Secret Mission deck.', 'NO-8.8')
      : told('The discarded cards become the new Energize deck.', 'NO-7.9'),
  discarded: ({ seat, card }, { names, nameOf }) =>
    told(`${nameOf(seat)} discards ${names.cards[card].title}.`, 'NO-7.10'),
  gave: ({ seat, to, deck, card }, { names, nameOf }) =>
    told(
      `${nameOf(seat)} passes ${card === null ? deckCard(deck) : names.cards[card].title} to ${nameOf(to)}.`,
      'NO-16.3',
    ),

  vortex: ({ from, to }) =>
    told(
      from === to
        ? `The Vortex swirls around ${hexName(from)} and blows nobody away.`
        : `The Vortex blows everything from ${hexName(from)} into ${hexName(to)}.`,
      'NO-17.2',
    ),
  blast: ({ hex }) => told(`The Vortex strikes ${hexName(hex)}, edge ${hex - INNER_RING + 1}.`, 'NO-17.3'),
  'went home': ({ seat, unit, from, to }, { names, nameOf }) =>
    told(
      `${capital(a(names.units[unit].one))} of ${nameOf(seat)} goes home from ${hexName(from)} to ${hexName(to)}.`,
      'NO-3.7',
    ),
  out: ({ seat }, { nameOf }) => told(`${nameOf(seat)} is eliminated.`, 'NO-11.2'),
  over: ({ ending }) => overText(ending),
};

function rollText(names: Names, { unit, attack, defence, again }: EventOf<'rolled'>): string {
  const [mine, theirs] = [dice(attack), dice(defence)];
  const sides = [
    ...(mine === '' ? [] : [`attacker ${mine}`]),
    ...(theirs === '' ? [] : [`defender ${theirs}`]),
  ];
  return `${names.units[unit].many} ${again ? 'reroll' : 'roll'}: ${sides.join(', ')}.`;
}

function resultText({ hex, won, lost }: EventOf<'result'>): string {
  if (won && lost) return `Nobody is left in ${hexName(hex)}: the attacker wins.`;
  if (won) return `The attacker wins the battle in ${hexName(hex)}.`;
  if (lost) return `The attack on ${hexName(hex)} is repelled.`;
  return `The battle in ${hexName(hex)} is still undecided.`;
}

function deckCard(deck: number): string {
  return deck === MISSION_DECK ? 'a Secret Mission' : 'an Energize card';
}

function overText(ending: number): Told {
  if (ending === BY_POINTS) return told('The winning score is reached: the game is over.', 'NO-11.1');
  return ending === BY_ELIMINATION
    ? told('The game is over.', 'NO-11.2')
    : told('The last round is over.', 'NO-11.5');
}
