// What each entrant has gathered so far: points, games, opponents.

import { halfPoints } from '../result.ts';
import { formatOf, sittersOf, type Encounter, type Tournament } from './tournament.ts';

/** A game that was played, as one of its players counts it. */
export interface CountedGame {
  readonly round: number;
  readonly seat: number;
  /** Final score, or points for the place. */
  readonly points: number;
  readonly won: boolean;
  /** Of the lines of the score sheet that part equals. */
  readonly lines: readonly number[];
  /** Two where they came behind, one where they share the place, else nothing. */
  readonly opponents: readonly { readonly id: string; readonly half: number }[];
}

export interface EntrantTally {
  readonly points: number;
  /** The highest of a single game. */
  readonly highest: number;
  readonly games: readonly CountedGame[];
  /** How often points came without a game. */
  readonly walkovers: number;
}

/** SE-4.2: what a win brings: 2 at tables of two, 12 elsewhere, which both three and four can share evenly. */
function fullPoints({ plan }: Tournament): number {
  return plan.tableSeats === 2 ? 2 : 12;
}

/** By entrant, also of those who left. */
export function talliesOf(tournament: Tournament): ReadonlyMap<string, EntrantTally> {
  const uncounted = annulled(tournament);
  const games = new Map<string, CountedGame[]>(tournament.lots.map((id) => [id, []]));
  const walkovers = new Map<string, number>(tournament.lots.map((id) => [id, 0]));
  const addWalkover = (id: string): unknown => walkovers.set(id, (walkovers.get(id) ?? 0) + 1);
  for (const encounter of tournament.encounters) {
    if (encounter.entrants.some((id) => uncounted.has(id))) continue;
    for (const [id, game] of countedIn(tournament, encounter)) games.get(id)?.push(game);
    for (const id of wonByNoShow(tournament, encounter)) addWalkover(id);
  }
  // SE-4.9
  if (formatOf(tournament).counts === 'places') tournament.byes.flat().forEach(addWalkover);
  return new Map(
    tournament.lots.map((id) => [id, tallyOf(tournament, games.get(id) ?? [], walkovers.get(id) ?? 0)]),
  );
}

function tallyOf(tournament: Tournament, games: readonly CountedGame[], walkovers: number): EntrantTally {
  const points = games.map((game) => game.points);
  return {
    points: points.reduce((sum, each) => sum + each, walkovers * fullPoints(tournament)),
    highest: Math.max(0, ...points),
    games,
    walkovers,
  };
}

function countedIn(tournament: Tournament, encounter: Encounter): [string, CountedGame][] {
  const { end, round } = encounter;
  if (end?.end !== 'played') return [];
  const sitters = sittersOf(encounter);
  const half = halfPoints(end.ranks);
  const byPlaces = formatOf(tournament).counts === 'places';
  return sitters.map((id, seat) => [
    id,
    {
      round,
      seat: encounter.entrants.indexOf(id),
      points: byPlaces
        ? (fullPoints(tournament) * half[seat]) / (2 * (sitters.length - 1))
        : end.scores[seat],
      won: end.winner === seat,
      lines: end.ties.map(({ points }) => points[seat]),
      opponents: sitters.flatMap((other, place) =>
        place === seat ? [] : [{ id: other, half: halfPoints([end.ranks[seat], end.ranks[place]])[0] }],
      ),
    },
  ]);
}

/** SE-4.7: who came has won where places count; of scores there are none. */
function wonByNoShow(tournament: Tournament, encounter: Encounter): readonly string[] {
  const { end } = encounter;
  return end?.end === 'noShow' && formatOf(tournament).counts === 'places' ? sittersOf(encounter) : [];
}

/** SE-4.6: entrants who left so early that their games count for nobody. */
export function annulled(tournament: Tournament): ReadonlySet<string> {
  const { plan, entrants, encounters, lots } = tournament;
  const others = lots.length - 1;
  const left = entrants.filter((each) => each.left).map(({ id }) => id);
  const played = (id: string): number =>
    encounters.filter((each) => each.end?.end === 'played' && sittersOf(each).includes(id)).length;
  switch (plan.format) {
    case 'freeForAll':
      return new Set(left.filter((id) => played(id) < others));
    case 'trios':
      return new Set(left.filter((id) => played(id) < (others * (others - 1)) / 2));
    case 'roundRobin':
      return new Set(left.filter((id) => 2 * played(id) < others));
    default:
      return new Set();
  }
}
