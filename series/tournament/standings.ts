// Who stands where, and what decided it.

import type { Message } from '@starboard/engine';
import { say } from '../words.ts';
import { annulled, talliesOf, type EntrantTally } from './tally.ts';
import { knockedOut, placesNow } from './schedule/knockout.ts';
import { tieBreaksOf, type TieBreaker } from './tie-breaks.ts';
import { formatOf, type Tournament } from './tournament.ts';

/** A line of the standings. */
export interface Placed {
  readonly entrant: string;
  /** From 1; those whom nothing parts share it. */
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly left: boolean;
  /** What put it before the next in the list, where both have as many points; null where points did, or nothing. */
  readonly decided: TieDecision | null;
}

export interface TieDecision {
  /** Which tie-break it was. */
  readonly by: Message;
  readonly mine: number;
  /** Of the next in the list. */
  readonly theirs: number;
}

/** Best first; empty before the lots are drawn, and where the tournament was cancelled (SE-1.7). */
export function standingsOf(tournament: Tournament): readonly Placed[] {
  if (tournament.status === 'cancelled') return [];
  const tallies = talliesOf(tournament);
  if (formatOf(tournament).winner === 'last') return knockoutStandings(tournament, tallies);
  const out = annulled(tournament);
  const counted = tournament.lots.filter((id) => !out.has(id));
  const points = pointsIn(tournament, tallies);
  const groups = split(counted, points).flatMap(({ ids }) => parted(ids, tieBreaksOf(tournament, tallies)));
  // SE-4.6: those whose games count for nobody come last
  const last = out.size === 0 ? [] : [{ ids: [...out], decided: null }];
  return placed(tournament, [...groups, ...last], tallies, points);
}

/** SE-5.1, SE-5.2 */
function pointsIn(
  tournament: Tournament,
  tallies: ReadonlyMap<string, EntrantTally>,
): (id: string) => number {
  const highest = formatOf(tournament).winner === 'highest';
  return (id) => {
    const tally = tallies.get(id);
    return (highest ? tally?.highest : tally?.points) ?? 0;
  };
}

interface Level {
  /** They share the place. */
  readonly ids: readonly string[];
  /** Against the level below, where a tie-break decided. */
  readonly decided: TieDecision | null;
}

/** SE-5.4, SE-5.5: those with as many points by one tie-break after the other. */
function parted(ids: readonly string[], breakers: readonly TieBreaker[]): readonly Level[] {
  const [breaker, ...rest] = breakers;
  if (ids.length < 2 || breaker === undefined) return [{ ids, decided: null }];
  const values = breaker.valuesFor(ids);
  if (values === null) return parted(ids, rest);
  const groups = split(ids, (id) => values.get(id) ?? 0);
  return groups.flatMap(({ ids: level, value }, i) => {
    const inside = parted(level, rest);
    const below = groups[i + 1];
    if (below === undefined) return inside;
    const decided = { by: breaker.by, mine: value, theirs: below.value };
    const last = inside.length - 1;
    return inside.with(last, { ids: inside[last].ids, decided });
  });
}

function split(
  ids: readonly string[],
  valueOf: (id: string) => number,
): readonly { readonly ids: readonly string[]; readonly value: number }[] {
  const values = [...new Set(ids.map(valueOf))].sort((one, other) => other - one);
  return values.map((value) => ({ value, ids: ids.filter((id) => valueOf(id) === value) }));
}

function placed(
  { entrants }: Tournament,
  levels: readonly Level[],
  tallies: ReadonlyMap<string, EntrantTally>,
  points: (id: string) => number,
): readonly Placed[] {
  const left = new Set(entrants.filter((each) => each.left).map(({ id }) => id));
  let before = 0;
  return levels.flatMap(({ ids, decided }) => {
    const place = before + 1;
    before += ids.length;
    return ids.map((entrant, i) => ({
      entrant,
      place,
      points: points(entrant),
      played: tallies.get(entrant)?.games.length ?? 0,
      left: left.has(entrant),
      decided: i === ids.length - 1 ? decided : null,
    }));
  });
}

/** SE-5.3: by the round in which they went out; those of the same round share the place. */
function knockoutStandings(
  tournament: Tournament,
  tallies: ReadonlyMap<string, EntrantTally>,
): readonly Placed[] {
  const inPlay = placesNow(tournament);
  const reached = (id: string): number =>
    inPlay.includes(id) ? 2 * tournament.byes.length : lastStep(tournament, id);
  const levels = split(tournament.lots, reached).map(({ ids }) => ({ ids, decided: null }));
  return placed(tournament, levels, tallies, (id) => tallies.get(id)?.points ?? 0);
}

/** Two steps a round: who still plays in it stands before who lost in it. */
function lastStep(tournament: Tournament, id: string): number {
  const { encounters } = tournament;
  const number = encounters.findLastIndex((each) => each.entrants.includes(id) && each.replayOf === null);
  if (number < 0) return 0;
  return 2 * encounters[number].round + ('waitsFor' in knockedOut(tournament, number) ? 1 : 0);
}

/** A sentence for each line that a tie-break, or nothing, parted from the next. */
export function explained(
  standings: readonly Placed[],
  nameOf: (entrant: string) => string,
): readonly Message[] {
  return standings.flatMap(({ entrant, place, decided }, i): readonly Message[] => {
    const next = standings[i + 1];
    if (decided !== null && next !== undefined) {
      const { by, mine, theirs } = decided;
      return [say('tieBroken', { name: nameOf(entrant), other: nameOf(next.entrant), by, mine, theirs })];
    }
    const sharing = standings.filter((each) => each.place === place);
    if (sharing.length < 2 || sharing[0].entrant !== entrant) return [];
    return [say('tieOpen', { names: sharing.map((each) => nameOf(each.entrant)) })];
  });
}
