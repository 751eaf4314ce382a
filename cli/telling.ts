// A game told to a person: one paragraph per entry of the log, the score sheet at the end.

import type { Game, GameEvent, Outcome } from '@starboard/engine';
import type { Draw, Forfeit } from '@starboard/engine/match';
import { columns } from './text.ts';

export interface ToldEvents {
  readonly events: readonly GameEvent[];
  /** The same in sentences. */
  readonly lines: readonly string[];
}

/** An entry as it is told, with what came of it: what a viewer may not know is left out. */
export interface ToldEntry extends ToldEvents {
  /** Counted from 1, as refusals count them. */
  readonly number: number;
  readonly seat: number;
  readonly order?: readonly string[];
  /** The number of the entry that is undone; true where only the fact is known. */
  readonly undo?: number | true;
  /** How many orders; true where only the fact is known. */
  readonly takeBack?: number | true;
  /** The game ends undecided, as agreed. */
  readonly draw?: true;
  /** The seat gave up. */
  readonly forfeit?: Forfeit;
  readonly draws?: readonly Draw[];
}

/** Nothing where nothing is worth a line. */
export function preludeText({ lines }: ToldEvents): string {
  return lines.length === 0 ? '' : `    0  set-up\n${linesText(lines)}`;
}

export function entryText({ number, seat, draws = [], lines, ...entry }: ToldEntry): string {
  const rolled = draws.map(({ bound, result }) => `${result + 1} of ${bound}`);
  const chance = rolled.length === 0 ? '' : `  (chance: ${rolled.join(', ')})`;
  return `${String(number).padStart(5)}  seat ${seat}  ${doneText(entry)}${chance}\n${linesText(lines)}`;
}

function linesText(lines: readonly string[]): string {
  return lines.map((line) => `         ${line}\n`).join('');
}

type EntryFields = Pick<ToldEntry, 'order' | 'undo' | 'takeBack' | 'draw' | 'forfeit'>;

function doneText({ order, undo, takeBack, draw, forfeit }: EntryFields): string {
  if (order !== undefined) return order.join(', ');
  if (draw === true) return 'ends the game as a draw, as agreed';
  if (forfeit !== undefined) return forfeit === 'time' ? 'runs out of time' : 'gives up';
  if (takeBack === true) return 'takes back the last order';
  if (takeBack !== undefined) return `takes back the last ${takeBack === 1 ? 'order' : `${takeBack} orders`}`;
  if (undo === undefined) return '(an order that stays hidden)';
  return undo === true ? 'undoes the last order' : `undoes entry ${undo}`;
}

/** `fought: dice 3 5, won yes` */
export function eventText({ event, ...details }: GameEvent): string {
  const parts = Object.entries(details).map(([name, value]) => `${name} ${valueText(value)}`);
  return parts.length === 0 ? event : `${event}: ${parts.join(', ')}`;
}

function valueText(value: unknown): string {
  if (value === null) return 'unknown';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function outcomeText({ guide }: Game, { ranks, unseated = [], rule, reason, sheet }: Outcome): string {
  const title =
    rule === null ? '' : ` (${Object.hasOwn(guide, rule) ? `${rule}, ${guide[rule].title}` : rule})`;
  const rows = [
    ['', ...ranks.map((_, seat) => `seat ${seat}`), ...unseated.map((_, i) => `computer ${i + 1}`)],
    ...sheet.map(({ label, points, unseated: others = [] }) => [
      label.text,
      ...[...points, ...others].map(String),
    ]),
    ['Place', ...[...ranks, ...unseated].map(String)],
  ];
  const right = rows[0].map((_, column) => column > 0);
  return `${reason.text}${title}\n${columns(rows, right).join('\n')}\n`;
}
