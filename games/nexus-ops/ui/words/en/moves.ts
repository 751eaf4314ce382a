import type { MoveRecord } from '@starboard/engine';
import { DISCARD_RUBIUM, HILL_POINTS, MISSION_POINTS } from '../../../data/numbers.ts';
import { COST, MISSION_COLUMNS, POINTS, UNIT_COLUMNS } from '../../../rules/columns.ts';
import * as p from '../../../rules/phases.ts';
import { ENERGIZES, type Nexus } from '../../../rules/state.ts';
import { counted, type Names } from '../names.ts';
import { cardOf, enemiesAt, hexOf, isPicking, takesMission, unitOf, type NameOf } from '../nexus-words.ts';
import { a, points } from './lexicon.ts';

/** A choice in the list, in a few words. */
export function moveText(
  names: Names,
  record: MoveRecord,
  state: Nexus,
  seat: number,
  nameOf: NameOf,
): string {
  const unit = (): string => names.units[unitOf(record)].one;
  const card = (): string => names.cards[cardOf(record)].title;
  switch (record.move) {
    case 'buy': {
      const cost = state.unitRow[unitOf(record) * UNIT_COLUMNS + COST];
      return `Buy ${a(unit())} for ${record['hex']} (${cost} rubium)`;
    }
    case 'energize':
      return `Play ${card()}`;
    case 'place':
      return `Place it on ${record['hex']}`;
    case 'lift':
      return `Take ${a(unit())} from ${record['from']} along`;
    case 'land':
      return `Land in ${record['hex']}`;
    case 'move':
      return `Move ${counted(Number(record['number']), names.units[unitOf(record)])} from ${record['from']} to ${record['to']}`;
    case 'march':
      return `March ${a(unit())} from ${record['from']} to ${record['to']}`;
    case 'breathe':
      return `Breathe plasma from ${record['from']} into ${record['to']}`;
    case 'victim':
      return `Hit ${nameOf(Number(record['seat']))}`;
    case 'explore':
      return `Flip the token in ${record['hex']}`;
    case 'fight':
      return fightText(names, record, state, seat, nameOf);
    default:
      return battleText(names, record, state, seat);
  }
}

/** The opponent is named where there is a choice. */
function fightText(names: Names, record: MoveRecord, state: Nexus, seat: number, nameOf: NameOf): string {
  const hex = hexOf(record['hex']);
  const against = enemiesAt(state, hex, seat).length > 1 ? ` against ${nameOf(Number(record['seat']))}` : '';
  return `Fight in ${record['hex']}, ${names.terrains[state.terrain[hex]]}${against}`;
}

function battleText(names: Names, record: MoveRecord, state: Nexus, seat: number): string {
  const card = (): string => names.cards[cardOf(record)].title;
  switch (record.move) {
    case 'shatter': {
      const number = Number(record['number']);
      if (number === 0) return 'Destroy none';
      return `Destroy ${number} of your own for ${number === 1 ? '1 hit' : `${number} hits`}`;
    }
    case 'tactic':
      return `Play ${card()} for ${sideText(String(record['side']), state, seat)}`;
    case 'reroll':
      return record['dice'] === 1
        ? `Roll a ${record['face']} again`
        : `Roll ${record['dice']} dice with a ${record['face']} again`;
    case 'pass':
      return 'Pass';
    case 'lose':
      return `${isPicking(state, seat) ? 'Destroy' : 'Give up'} ${a(names.units[unitOf(record)].one)}`;
    case 'spread':
      return `Move ${record['number']} on to ${record['to']}`;
    default:
      return cardText(names, record, state);
  }
}

function sideText(side: string, { turn, defender }: Nexus, seat: number): string {
  const mine = side === 'attacker' ? seat === turn : seat === defender;
  return mine ? `your side` : `the ${side}`;
}

function cardText(names: Names, record: MoveRecord, state: Nexus): string {
  const card = (): string => names.cards[cardOf(record)].title;
  switch (record.move) {
    case 'score': {
      const worth = state.missionRow[(cardOf(record) - ENERGIZES) * MISSION_COLUMNS + POINTS];
      return `Score ${card()} (${points(worth)})`;
    }
    case 'discard':
      return `Discard ${card()} for ${DISCARD_RUBIUM} rubium`;
    case 'keep':
      return `Keep ${card()}`;
    case 'claim':
      return record['reward'] === 'hill'
        ? `Take King of the Hill (${points(HILL_POINTS)})`
        : 'Draw two Energize cards';
    case 'give':
      return record['deck'] === 'energize' ? 'Pass an Energize card' : 'Pass a Secret Mission';
    case 'slip':
      return `Pass ${card()}`;
    case 'passBattle':
      return 'Pass in this battle';
    case 'passUntil':
      return 'Pass until my turn';
    case 'askFor':
      return `Ask only for ${card()}`;
    case 'goHome':
      return `Go home to ${record['hex']}`;
    default:
      return takesMission(state)
        ? `Take a Mission (${points(MISSION_POINTS)}) and go on`
        : (DONE[state.phase] ?? 'Go on');
  }
}

/** What `done` ends, by phase. */
const DONE: Readonly<Record<number, string>> = {
  [p.DEPLOY]: 'End the Deploy phase',
  [p.MOVE]: 'End the Move phase',
  [p.BREATHE]: 'Breathe no more',
  [p.REROLL]: 'Roll these again',
  [p.SCORE]: 'End your turn',
  [p.GIVE]: 'Keep all cards',
};
