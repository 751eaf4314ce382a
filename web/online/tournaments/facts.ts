// What there is to know of a tournament before anything is drawn.

import type {
  TournamentEncounter,
  TournamentEntrant,
  TournamentFormat,
  TournamentInfo,
} from '@starboard/wire/schema';
import { starName } from '../../setup/people.ts';

/** SE-2.2 to SE-2.8: the rule of each format. */
export const FORMAT_RULES: Readonly<Record<TournamentFormat, string>> = {
  matchAndRematch: 'SE-2.2',
  parallel: 'SE-2.3',
  suddenDeath: 'SE-2.4',
  freeForAll: 'SE-2.5',
  trios: 'SE-2.6',
  roundRobin: 'SE-2.7',
  swiss: 'SE-2.8',
};

/** What somebody who plays it should know: how it is played, what counts, what if somebody does not come. */
export function rulesOf({ format, tables }: Pick<TournamentInfo, 'format' | 'tables'>): readonly string[] {
  const { counts, winner } = SCORING[format];
  return [
    FORMAT_RULES[format],
    'SE-2.1',
    ...(tables === null ? [] : ['SE-7.13', 'SE-7.8']),
    ...(format === 'swiss' ? ['SE-2.9', 'SE-2.10', 'SE-4.9'] : []),
    counts,
    ...(format === 'suddenDeath' ? ['SE-4.3'] : []),
    'SE-4.4',
    'SE-4.6',
    'SE-4.7',
    ...winner,
  ];
}

const SCORES = 'SE-4.1';
const PLACES = 'SE-4.2';
const SUM = ['SE-5.1', 'SE-5.4'];
const POINTS = ['SE-5.1', 'SE-5.5'];

const SCORING: Readonly<
  Record<TournamentFormat, { readonly counts: string; readonly winner: readonly string[] }>
> = {
  matchAndRematch: { counts: SCORES, winner: SUM },
  parallel: { counts: SCORES, winner: ['SE-5.2', 'SE-5.4'] },
  suddenDeath: { counts: SCORES, winner: ['SE-5.3'] },
  freeForAll: { counts: SCORES, winner: SUM },
  trios: { counts: SCORES, winner: SUM },
  roundRobin: { counts: PLACES, winner: POINTS },
  swiss: { counts: PLACES, winner: POINTS },
};

/** Bots are called after stars, here as at tables. Where two are called alike, the second has a number. */
function namesIn({ entrants }: Pick<TournamentInfo, 'entrants'>): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    entrants.map(({ id, person, star }) => {
      const name = person?.name.trim() ?? starName(star);
      const nth = (taken.get(name.toLowerCase()) ?? 0) + 1;
      taken.set(name.toLowerCase(), nth);
      return [id, nth === 1 ? name : `${name} (${nth})`];
    }),
  );
}

export type EntrantNames = (entrant: string) => string;

export function nameIn(tournament: Pick<TournamentInfo, 'entrants'>): EntrantNames {
  const names = namesIn(tournament);
  return (id) => names.get(id) ?? id;
}

export function mineIn({ entrants }: TournamentInfo, me: string | null): TournamentEntrant | null {
  return (me === null ? null : entrants.find(({ person }) => person?.id === me)) ?? null;
}

/** The game that an entrant is to play now. */
export function gameOf({ encounters }: TournamentInfo, entrant: string): TournamentEncounter | null {
  return (
    encounters.find(
      ({ end, entrants, absent }) => end === null && entrants.includes(entrant) && !absent.includes(entrant),
    ) ?? null
  );
}

/** A, B, C and so on; behind Z come AA, AB. */
export function letterAt(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : letterAt(Math.floor(place / 26) - 1) + letter;
}

/** The rounds, with what is played in each. */
export function roundsIn({ encounters, byes }: TournamentInfo): readonly (readonly TournamentEncounter[])[] {
  return byes.map((_, round) => encounters.filter((each) => each.round === round));
}
