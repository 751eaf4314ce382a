// A tournament as one file: who took part, and every deed. What is read may be cut off, edited, or not ours at all.

import type { Refusal } from '@starboard/engine';
import { fromHex, whyTooLarge } from '@starboard/engine/match';
import {
  byKind,
  checked,
  listOf,
  object,
  oneOf,
  optional,
  text,
  whole,
  type Fields,
  type Reader,
} from '@starboard/engine/reader';
import { count, deedsText, id, MOST_DEEDS, orNull, parsed, record, result } from '../fields.ts';
import { refuse } from '../words.ts';
import type { DatedTournamentDeed, TournamentDeed } from './deed.ts';
import { FORMAT_IDS, MOST_ENTRANTS } from './formats.ts';
import type { TournamentPlan } from './plan.ts';

export interface TournamentFile {
  /** The version of this format. */
  readonly starboardTournament: 1;
  /** What the entrants are called; nothing proves it. */
  readonly names: readonly NamedEntrant[];
  /** Hexadecimal; there once the tournament is over. */
  readonly seed?: string | undefined;
  readonly deeds: readonly DatedTournamentDeed[];
}

export interface NamedEntrant {
  readonly id: string;
  readonly name: string;
}

export function tournamentText({ deeds, ...head }: TournamentFile): string {
  return deedsText(head, deeds);
}

export function parseTournament(given: string): TournamentFile | Refusal {
  const large = whyTooLarge(given.length);
  if (large !== null) return large;
  const value = parsed(given);
  const ours = typeof value === 'object' && value !== null && 'starboardTournament' in value;
  return ours ? readFile(value, 'file') : refuse('SE-3.3', 'notASeries');
}

const ids = listOf(id, 0, MOST_ENTRANTS);

const hexadecimal = checked<string>(text(1000), (value) =>
  fromHex(value) === null ? refuse('SE-3.3', 'notASeries') : null,
);

const plan = object<TournamentPlan>({
  series: id,
  title: id,
  format: oneOf(FORMAT_IDS),
  game: id,
  rules: count,
  options: record,
  fewestSeats: count,
  tableSeats: orNull(count),
  tables: optional(count),
  rounds: orNull(count),
  cap: whole(2, MOST_ENTRANTS),
  closesAt: orNull(count),
  checkInFrom: orNull(count),
});

type DeedOf<K extends TournamentDeed['do']> = Extract<TournamentDeed, { do: K }>;

function deedOf<K extends TournamentDeed['do']>(
  name: K,
  fields: Omit<Fields<DeedOf<K>>, 'do'>,
): Reader<TournamentDeed> {
  return object<DeedOf<K>>({ do: oneOf([name]), ...fields } as unknown as Fields<DeedOf<K>>);
}

const deed = byKind<TournamentDeed>('do', {
  plan: deedOf('plan', { organizer: id, plan, commitment: hexadecimal }),
  enter: deedOf('enter', { entrant: id, bot: optional(id), word: optional(id) }),
  checkIn: deedOf('checkIn', { entrant: id, word: optional(id) }),
  withdraw: deedOf('withdraw', { entrant: id }),
  close: deedOf('close', { struck: ids }),
  lots: deedOf('lots', { order: ids }),
  round: deedOf('round', { encounters: listOf(ids, 0, MOST_ENTRANTS), byes: ids }),
  open: deedOf('open', { encounter: count, table: id }),
  result: deedOf('result', { encounter: count, result }),
  noShow: deedOf('noShow', { encounter: count, absent: ids }),
  unfinished: deedOf('unfinished', { encounter: count }),
  replay: deedOf('replay', { encounter: count }),
  lot: deedOf('lot', { encounter: count, winner: id }),
  end: deedOf('end', {}),
  cancel: deedOf('cancel', { why: oneOf(['organizer', 'tooFew']) }),
});

const readFile = object<TournamentFile>({
  starboardTournament: oneOf([1]),
  names: listOf(object<NamedEntrant>({ id, name: id }), 0, 2 * MOST_ENTRANTS),
  seed: optional(hexadecimal),
  deeds: listOf(object<DatedTournamentDeed>({ at: count, deed }), 1, MOST_DEEDS),
});
