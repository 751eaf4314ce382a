import { DISCARD_RUBIUM, HILL_POINTS, MISSION_POINTS } from '../../../data/numbers.ts';
import * as p from '../../../rules/phases.ts';
import type { Nexus } from '../../../rules/state.ts';
import { counted } from '../names.ts';
import {
  cardTitle,
  costOf,
  enemiesAt,
  hexOf,
  isPicking,
  takesMission,
  unitOf,
  worthOf,
  type NexusMoveWords,
} from '../nexus-words.ts';
import { a, points } from './lexicon.ts';

/** The choices in the list, in a few words. */
export const moves: NexusMoveWords = {
  buy: (record, { names }, state) =>
    `Buy ${a(names.units[unitOf(record)].one)} for ${record['hex']} (${costOf(state, record)} rubium)`,
  energize: (record, { names }) => `Play ${cardTitle(names, record)}`,
  place: ({ hex }) => `Place it on ${hex}`,
  lift: (record, { names }) => `Take ${a(names.units[unitOf(record)].one)} along from ${record['from']}`,
  land: ({ hex }) => `Land in ${hex}`,
  move: (record, { names }) =>
    `Move ${counted(Number(record['number']), names.units[unitOf(record)])} from ${record['from']} to ${record['to']}`,
  march: (record, { names }) =>
    `March ${a(names.units[unitOf(record)].one)} from ${record['from']} to ${record['to']}`,
  breathe: ({ from, to }) => `Breathe plasma from ${from} into ${to}`,
  victim: ({ seat }, { nameOf }) => `Hit ${nameOf(Number(seat))}`,
  explore: ({ hex }) => `Flip the token in ${hex}`,
  fight: (record, { names, nameOf }, state, seat) => {
    const hex = hexOf(record['hex']);
    // the opponent is named where there is a choice
    const against =
      enemiesAt(state, hex, seat).length > 1 ? ` against ${nameOf(Number(record['seat']))}` : '';
    return `Fight in ${record['hex']}, ${names.terrains[state.terrain[hex]]}${against}`;
  },

  shatter: ({ number }) => {
    if (number === 0) return 'Destroy none';
    return `Destroy ${number} of your own for ${number === 1 ? '1 hit' : `${number} hits`}`;
  },
  tactic: (record, { names }, state, seat) =>
    `Play ${cardTitle(names, record)} for ${sideText(String(record['side']), state, seat)}`,
  reroll: ({ dice, face }) => (dice === 1 ? `Reroll a ${face}` : `Reroll ${dice} dice showing ${face}`),
  pass: () => 'Pass',
  lose: (record, { names }, state, seat) =>
    `${isPicking(state, seat) ? 'Destroy' : 'Lose'} ${a(names.units[unitOf(record)].one)}`,
  spread: ({ number, to }) => `Move ${number} on to ${to}`,

  score: (record, { names }, state) =>
    `Score ${cardTitle(names, record)} (${points(worthOf(state, record))})`,
  discard: (record, { names }) => `Discard ${cardTitle(names, record)} for ${DISCARD_RUBIUM} rubium`,
  keep: (record, { names }) => `Keep ${cardTitle(names, record)}`,
  claim: ({ reward }) =>
    reward === 'hill' ? `Take King of the Hill (${points(HILL_POINTS)})` : 'Draw two Energize cards',
  give: ({ deck }) => (deck === 'energize' ? 'Pass an Energize card' : 'Pass a Secret Mission'),
  slip: (record, { names }) => `Pass ${cardTitle(names, record)}`,
  passBattle: () => 'Pass in this battle',
  passUntil: () => 'Pass until my turn',
  askFor: (record, { names }) => `Ask me only for ${cardTitle(names, record)}`,
  goHome: ({ hex }) => `Go home to ${hex}`,
  done: (_record, _called, state) =>
    takesMission(state)
      ? `Take a Mission (${points(MISSION_POINTS)}) and continue`
      : (DONE[state.phase] ?? 'Continue'),
};

function sideText(side: string, { turn, defender }: Nexus, seat: number): string {
  const mine = side === 'attacker' ? seat === turn : seat === defender;
  return mine ? `your side` : `the ${side}`;
}

/** What `done` ends, by phase. */
const DONE: Readonly<Record<number, string>> = {
  [p.DEPLOY]: 'End the Deploy phase',
  [p.MOVE]: 'End the Move phase',
  [p.BREATHE]: 'End plasma breath',
  [p.REROLL]: 'Reroll these',
  [p.SCORE]: 'End your turn',
  [p.GIVE]: 'Keep all cards',
};
