// What a tournament is for those who keep series.

import {
  after,
  cancel,
  begun,
  standingsOf,
  withdraw,
  type Tournament,
  type TournamentDecided,
  type TournamentDeed,
} from '@starboard/series/tournament';
import { refused } from '../base/refused.ts';
import { hasEnded, type SeriesKind } from '../series/kind.ts';
import { starOf } from '../series/people.ts';

export const tournamentKind: SeriesKind<Tournament, TournamentDeed> = {
  kind: 'tournament',
  version: 1,
  begun: (first) => (first.do === 'plan' ? begun(first) : null),
  after,
  summary: ({ status, entrants, lots }) => ({ status, entrants: entrants.length, begun: lots.length > 0 }),
  winners: (state) => {
    const first = standingsOf(state).filter(({ place }) => place === 1);
    return state.entrants.flatMap(({ id, bot }) =>
      first.some(({ entrant }) => entrant === id)
        ? [{ person: bot === null ? id : null, bot, star: starOf(id) }]
        : [],
    );
  },
  enters: (deed) => (deed.do === 'enter' && deed.bot === undefined ? [deed.entrant] : []),
  leaving: ({ state }, gone, now) => leaving(state, gone, now),
  clashes({ entrants }, person, others) {
    const plays = (id: string): boolean => entrants.some((each) => each.id === id && !each.left);
    return plays(person) && others.some(plays);
  },
  stopped: ({ state }, now) => cancel(state, { asker: state.organizer, now }),
  unknown: () => refused('unknown', 'noSuchTournament'),
};

/** A tournament that has not begun goes with its organizer, and so does one in which only bots are left. One that others play
 *  goes on by itself. */
function leaving(tournament: Tournament, gone: readonly string[], now: number): TournamentDecided | null {
  const { organizer, status, entrants } = tournament;
  if (hasEnded({ status })) return null;
  const asking = { asker: organizer, now };
  const isOrganizers = gone.includes(organizer);
  if (status === 'entering' && isOrganizers) return cancel(tournament, asking);
  const entrant = entrants.find(({ id, left }) => gone.includes(id) && !left);
  if (entrant !== undefined) return withdraw(tournament, entrant.id, asking);
  const isPlayed = entrants.some(({ bot, left }) => bot === null && !left);
  return isOrganizers && !isPlayed ? cancel(tournament, asking) : null;
}
