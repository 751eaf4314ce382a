import type { Told } from '@starboard/kit';
import { SHATTERS } from '../../../rules/columns.ts';
import type { Gain, NexusEvent } from '../../../rules/events.ts';
import { MISSION_DECK } from '../../../rules/moves.ts';
import { BY_ELIMINATION, BY_POINTS, INNER_RING, type Nexus } from '../../../rules/state.ts';
import { counted, ruleOfCard, type Names } from '../names.ts';
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
} from '../nexus-words.ts';
import { a, points } from './lexicon.ts';

const GAINS: Readonly<Record<Gain, readonly [text: string, rule: string]>> = {
  card: ['from the card', 'NO-2.5'],
  token: ['found there', 'NO-15.6'],
  mines: ['from mines', 'NO-9.1'],
  discard: ['for it', 'NO-7.10'],
};

/** A line of the log; null for what is not worth one. */
export function eventText(names: Names, event: NexusEvent, nameOf: NameOf, state: Nexus): Told | null {
  const unit = (number: number): string => names.units[number].one;
  switch (event.event) {
    case 'turn':
      return told(`Round ${event.round}: ${nameOf(event.seat)} has the turn.`, 'NO-2.1');
    case 'bought':
      return told(`${nameOf(event.seat)} buys ${a(unit(event.unit))} for ${hexName(event.hex)}.`, 'NO-2.2');
    case 'energized':
      return told(`${nameOf(event.seat)} plays ${names.cards[event.card].title}.`, ruleOfCard(event.card));
    case 'rubium': {
      const [why, rule] = GAINS[event.why];
      return told(`${nameOf(event.seat)} gains ${event.amount} rubium ${why}.`, rule);
    }
    case 'placed':
      return told(`${capital(a(unit(event.unit)))} joins ${nameOf(event.seat)} in ${hexName(event.hex)}.`);
    case 'moved': {
      const army = counted(event.number, names.units[event.unit]);
      return told(
        `${nameOf(event.seat)} moves ${army} from ${hexName(event.from)} to ${hexName(event.to)}.`,
        'NO-3.1',
      );
    }
    case 'breathed':
      return told(
        `${nameOf(event.seat)} breathes plasma from ${hexName(event.from)} into ${hexName(event.to)} and rolls a ${event.die}: ${event.hit ? 'a hit' : 'no hit'}.`,
        'NO-4.2',
      );
    case 'destroyed':
      return told(
        `${nameOf(event.seat)} loses ${counted(event.number, names.units[event.unit])} in ${hexName(event.hex)}.`,
        'NO-6.5',
      );
    case 'explored':
      return told(
        `${nameOf(event.seat)} explores ${hexName(event.hex)}: ${names.tokens[event.token]}.`,
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
        `${nameOf(event.seat)} attacks ${nameOf(event.against)} in ${hexName(event.hex)}, ${names.terrains[state.terrain[event.hex]]}.`,
        'NO-6.1',
      );
    case 'shattered':
      return told(
        `${nameOf(event.seat)} destroys ${counted(event.number, names.units[bearer(state, SHATTERS)])} of its own, for a hit each.`,
        'NO-18.2',
      );
    case 'tactic': {
      const side = event.side === 0 ? 'attacker' : 'defender';
      return told(
        `${nameOf(event.seat)} plays ${names.cards[event.card].title} for the ${side}.`,
        ruleOfCard(event.card),
      );
    }
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
    ...(mine === '' ? [] : [`attacker ${mine}`]),
    ...(theirs === '' ? [] : [`defender ${theirs}`]),
  ];
  return `${names.units[unit].many} ${again ? 'after rolling again' : 'roll'}: ${sides.join(', ')}.`;
}

function resultText({ hex, won, lost }: EventOf<'result'>): string {
  if (won && lost) return `Nobody is left in ${hexName(hex)}: the attacker has won.`;
  if (won) return `The attacker wins the battle in ${hexName(hex)}.`;
  if (lost) return `The attack on ${hexName(hex)} is beaten off.`;
  return `The battle in ${hexName(hex)} is not decided yet.`;
}

function cardEvent(names: Names, event: CardEvent, nameOf: NameOf): Told | null {
  switch (event.event) {
    case 'scored':
      return told(
        `${nameOf(event.seat)} fulfils ${names.cards[event.card].title}: ${points(event.points)}.`,
        ruleOfCard(event.card),
      );
    case 'mission':
      return told(`${nameOf(event.seat)} takes a Mission for the battle won: 1 point.`, 'NO-8.5');
    case 'hill':
      return told(`${nameOf(event.seat)} is King of the Hill: 1 point.`, 'NO-15.4');
    case 'drew':
      return drewText(names, event, nameOf);
    case 'line':
      return told(`The transmission line shows ${names.cards[event.card].title}.`, 'NO-15.7');
    case 'returned':
      return told(`${nameOf(event.seat)} puts a mission under the deck.`, 'NO-15.5');
    case 'reshuffled':
      return event.deck === MISSION_DECK
        ? told('The discarded missions become the new Secret Mission deck.', 'NO-8.8')
        : told('The discarded cards become the new Energize deck.', 'NO-7.9');
    case 'discarded':
      return told(`${nameOf(event.seat)} discards ${names.cards[event.card].title}.`, 'NO-7.10');
    case 'gave':
      return told(
        `${nameOf(event.seat)} passes ${event.card === null ? deckCard(event.deck) : names.cards[event.card].title} to ${nameOf(event.to)}.`,
        'NO-16.3',
      );
    default:
      return stormEvent(names, event, nameOf);
  }
}

function drewText(names: Names, { seat, deck, card }: EventOf<'drew'>, nameOf: NameOf): Told {
  const what = card === null ? deckCard(deck) : names.cards[card].title;
  return told(`${nameOf(seat)} draws ${what}.`, deck === MISSION_DECK ? 'NO-10.1' : 'NO-7.1');
}

function deckCard(deck: number): string {
  return deck === MISSION_DECK ? 'a Secret Mission' : 'an Energize card';
}

function stormEvent(names: Names, event: StormEvent, nameOf: NameOf): Told {
  switch (event.event) {
    case 'vortex':
      return told(
        event.from === event.to
          ? `The Vortex swirls around ${hexName(event.from)} and blows nobody away.`
          : `The Vortex blows everything from ${hexName(event.from)} into ${hexName(event.to)}.`,
        'NO-17.2',
      );
    case 'blast':
      return told(`The Vortex strikes ${hexName(event.hex)}, edge ${event.hex - INNER_RING + 1}.`, 'NO-17.3');
    case 'went home':
      return told(
        `${capital(a(names.units[event.unit].one))} of ${nameOf(event.seat)} goes home from ${hexName(event.from)} to ${hexName(event.to)}.`,
        'NO-3.7',
      );
    case 'out':
      return told(`${nameOf(event.seat)} is eliminated.`, 'NO-11.2');
    case 'over':
      if (event.ending === BY_POINTS)
        return told('The points that win are reached: the game is over.', 'NO-11.1');
      return event.ending === BY_ELIMINATION
        ? told('The game is over.', 'NO-11.2')
        : told('The last round is over.', 'NO-11.5');
  }
}
