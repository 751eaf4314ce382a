// What games came to between two bots.

import type { Pairing } from './lineups.ts';
import type { Played } from './play.ts';

/** Between the two of a pairing, from the view of the first. */
export interface Tie {
  readonly pairing: Pairing;
  wins: number;
  draws: number;
  losses: number;
  /** Sum of the first one's share of each game, 0 to 1: where several seats play, of all pairs of seats between them. */
  points: number;
  unfinished: number;
}

export function newTie(pairing: Pairing): Tie {
  return { pairing, wins: 0, draws: 0, losses: 0, points: 0, unfinished: 0 };
}

export function gamesOf({ wins, draws, losses }: Tie): number {
  return wins + draws + losses;
}

/** The first one's share of the wins among games that had a winner. */
export function decidedShare({ wins, losses }: Tie): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}

export function addShare(tie: Tie, share: number): void {
  tie.points += share;
  if (share > 0.5) tie.wins++;
  else if (share < 0.5) tie.losses++;
  else tie.draws++;
}

/** How a game went for the first of its pairing: the share of pairs of seats in which it was ahead. */
export function shareOf({ fixture, ranks }: Played): number | null {
  if (ranks === null) return null;
  const [one, other] = fixture.pairing;
  let pairs = 0;
  let ahead = 0;
  fixture.seats.forEach((bot, seat) => {
    if (bot !== one) return;
    fixture.seats.forEach((against, there) => {
      if (against !== other) return;
      pairs++;
      ahead += ranks[seat] < ranks[there] ? 1 : ranks[seat] === ranks[there] ? 0.5 : 0;
    });
  });
  return ahead / pairs;
}
