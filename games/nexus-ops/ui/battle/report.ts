// A battle as it was told: roll after roll with its dice, casualties and cards. Much of a battle is over before anybody can look
// at a state of it, so the events are what there is to show.

import type { Past } from '@starboard/kit';
import {
  AMOUNT,
  BONUS,
  EFFECT,
  ENERGIZE_COLUMNS,
  HITS_ON,
  PICKS_ON,
  RALLY,
  TUNE,
  UNIT_COLUMNS,
} from '../../rules/columns.ts';
import type { NexusEvent } from '../../rules/events.ts';
import { SPOILS } from '../../rules/phases.ts';
import type { Nexus } from '../../rules/state.ts';

export interface Loss {
  /** Its place among the losses of the battle. */
  readonly id: number;
  readonly seat: number;
  readonly unit: number;
  readonly number: number;
}

/** One type's roll. By side: dice by face, and the least face that hits and that picks its casualty (7: none does). */
export interface Roll {
  readonly unit: number;
  readonly dice: readonly (readonly number[])[];
  readonly hitsOn: readonly number[];
  readonly picksOn: readonly number[];
  readonly losses: readonly Loss[];
}

/** A card, who played it, and for which side. */
interface Played {
  readonly id: number;
  readonly seat: number;
  readonly card: number;
  readonly side: number;
}

interface Result {
  readonly won: boolean;
  readonly lost: boolean;
  /** The moment that told of it. */
  readonly at: number;
}

export interface BattleReport {
  readonly hex: number;
  readonly attacker: number;
  readonly defender: number;
  /** Units lost before the first roll. */
  readonly before: readonly Loss[];
  readonly rolls: readonly Roll[];
  readonly cards: readonly Played[];
  /** Units lost so far, in how many pieces of news. */
  readonly losses: number;
  /** By side, what cards add to all rolls of the battle and to the next one. */
  readonly rally: readonly number[];
  readonly tune: readonly number[];
  readonly result: Result | null;
}

/** The report with one more event of the moment `at`; null where there is no battle. */
function reported(
  report: BattleReport | null,
  event: NexusEvent,
  state: Nexus,
  at: number,
): BattleReport | null {
  if (event.event === 'battle') {
    const { hex, seat: attacker, against: defender } = event;
    return {
      hex,
      attacker,
      defender,
      before: [],
      rolls: [],
      cards: [],
      losses: 0,
      rally: [0, 0],
      tune: [0, 0],
      result: null,
    };
  }
  if (event.event === 'turn') return report?.result === null ? null : report;
  if (report === null || report.result !== null) return report;
  switch (event.event) {
    case 'tactic':
      return withCard(report, event, state);
    case 'rolled': {
      const { unit, attack, defence, again } = event;
      const roll = rollOf(report, unit, [attack, defence], state);
      const rolls = again
        ? [...report.rolls.slice(0, -1), { ...roll, ...limitsOf(report.rolls.at(-1)) }]
        : [...report.rolls, roll];
      return { ...report, rolls, tune: [0, 0] };
    }
    case 'destroyed':
      return event.hex === report.hex ? withLoss(report, event) : report;
    case 'result':
      return { ...report, result: { won: event.won, lost: event.lost, at } };
    default:
      return report;
  }
}

function withCard(
  report: BattleReport,
  { seat, card, side }: Omit<Played, 'id'>,
  state: Nexus,
): BattleReport {
  const amount = state.energizeRow[card * ENERGIZE_COLUMNS + AMOUNT];
  const added = (sums: readonly number[]): readonly number[] =>
    sums.map((sum, each) => (each === side ? sum + amount : sum));
  const cards = [...report.cards, { id: report.cards.length, seat, card, side }];
  switch (state.energizeRow[card * ENERGIZE_COLUMNS + EFFECT]) {
    case RALLY:
      return { ...report, cards, rally: added(report.rally) };
    case TUNE:
      return { ...report, cards, tune: added(report.tune) };
    default:
      return { ...report, cards };
  }
}

/** What dice must show was settled before they were rolled again. */
function limitsOf(roll: Roll | undefined): Partial<Roll> {
  return roll === undefined ? {} : { hitsOn: roll.hitsOn, picksOn: roll.picksOn };
}

function rollOf(
  report: BattleReport,
  unit: number,
  dice: readonly (readonly number[])[],
  state: Nexus,
): Roll {
  const row = unit * UNIT_COLUMNS;
  const land = state.unitRow[row + BONUS + state.terrain[report.hex]];
  const picks = state.unitRow[row + PICKS_ON];
  const added = [0, 1].map((side) => land + report.rally[side] + report.tune[side]);
  const hitsOn = added.map((bonus) => state.unitRow[row + HITS_ON] - bonus);
  const picksOn = added.map((bonus, side) => (picks === 0 ? 7 : Math.max(picks - bonus, hitsOn[side])));
  return { unit, dice, hitsOn, picksOn, losses: [] };
}

function withLoss(report: BattleReport, { seat, unit, number }: Omit<Loss, 'id'>): BattleReport {
  const loss = { id: report.losses, seat, unit, number };
  const losses = report.losses + 1;
  const last = report.rolls.at(-1);
  if (last === undefined) return { ...report, losses, before: [...report.before, loss] };
  return {
    ...report,
    losses,
    rolls: [...report.rolls.slice(0, -1), { ...last, losses: [...last.losses, loss] }],
  };
}

/** The battle that is being fought or was fought last, as the past tells it. */
export function reportOf(past: Past, state: Nexus): BattleReport | null {
  const begins = past.findLastIndex(({ events }) => events.some(({ event }) => event === 'battle'));
  if (begins < 0) return null;
  const report = past
    .slice(begins)
    .reduce<BattleReport | null>(
      (sofar, { at, events }) =>
        events.reduce((known, event) => reported(known, event as NexusEvent, state, at), sofar),
      null,
    );
  return report !== null && isOfAnother(report, state) ? null : report;
}

/** Is a battle being fought? Once its missions are played, it is over. */
export function isFought({ battle, phase }: Nexus): boolean {
  return battle > 0 && phase !== SPOILS;
}

/** Who came late may not have been told of the battle on the board. */
function isOfAnother({ hex, result }: BattleReport, state: Nexus): boolean {
  return isFought(state) && (hex !== state.battle - 1 || result !== null);
}
