// A Swiss tournament whose games are decided by dice, with the time that each round takes to pair.

import { FastChance, isRefusal, type Game } from '@starboard/engine';
import {
  after,
  begun,
  close,
  enter,
  fold,
  nextDeed,
  openTable,
  plan,
  report,
  sittersOf,
  standingsOf,
  verifyTournament,
  waitingForTable,
  type DatedTournamentDeed,
  type GameResult,
  type Tournament,
  type TournamentDecided,
} from '@starboard/series/tournament';
import { commitmentOf, hex } from '@starboard/engine/match';
import { thisThread } from '../clock.ts';

export interface SwissTimes {
  readonly entrants: number;
  readonly tableSeats: number;
  readonly rounds: number;
  /** Seconds for each round. */
  readonly pairing: readonly number[];
  readonly standings: number;
  /** Folding all deeds, as whoever loads a tournament does. */
  readonly folding: number;
  /** Pairing all rounds again, as whoever verifies a file does. */
  readonly verifying: number;
  /** How often two met who had met before. */
  readonly again: number;
}

const SEED = new Uint8Array(32).fill(7);
const HOST = 'host';
const clock = thisThread();

export function timedSwiss(
  game: Game,
  entrants: number,
  rounds: number,
  tableSeats: number,
  seed: number,
): SwissTimes {
  const chance = new FastChance(seed);
  const deeds: DatedTournamentDeed[] = [];
  const pairing: number[] = [];
  const planned = plan(
    game,
    { title: 'Bench', format: 'swiss', rounds, tableSeats, cap: entrants },
    { series: 'bench', organizer: HOST, commitment: commitmentOf(SEED) },
  );
  if (isRefusal(planned)) throw new Error(planned.reason);
  let tournament: Tournament = begun(planned);
  deeds.push({ at: 0, deed: planned });
  const add = (deed: TournamentDecided): void => {
    if (isRefusal(deed)) throw new Error(deed.reason);
    tournament = after(tournament, deed);
    deeds.push({ at: 0, deed });
  };
  for (let i = 0; i < entrants; i++)
    add(enter(tournament, { id: `b${i}`, bot: 'cadet' }, { asker: HOST, now: 0 }));
  add(close(tournament, { asker: HOST, now: 0 }));
  while (tournament.status !== 'over') {
    const due = nextDeed(tournament, SEED, 0);
    if (due?.do === 'round') pairing.push(timed(() => nextDeed(tournament, SEED, 0)).seconds);
    if (due !== null) add(due);
    for (const number of waitingForTable(tournament)) add(openTable(tournament, number, `t${number}`));
    for (const { table, end, ...encounter } of tournament.encounters)
      if (table !== null && end === null)
        add(report(tournament, table, byDice(sittersOf({ table, end, ...encounter }).length, chance)));
  }
  const file = { starboardTournament: 1, names: [], seed: hex(SEED), deeds } as const;
  const { seconds: verifying, value: verified } = timed(() => verifyTournament(file));
  if (isRefusal(verified)) throw new Error(verified.reason);
  return {
    entrants,
    tableSeats,
    rounds,
    pairing,
    standings: timed(() => standingsOf(tournament)).seconds,
    folding: timed(() => fold(deeds)).seconds,
    verifying,
    again: againIn(tournament),
  };
}

function byDice(seats: number, chance: FastChance): GameResult {
  const scores = Array.from({ length: seats }, () => chance.die(6));
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ranks, scores, winner: first.length === 1 ? first[0] : null, ties: [], proof: '' };
}

function againIn({ encounters }: Tournament): number {
  const met = new Set<string>();
  let again = 0;
  for (const { entrants } of encounters)
    for (const one of entrants)
      for (const other of entrants) {
        if (one >= other) continue;
        if (met.has(`${one} ${other}`)) again++;
        met.add(`${one} ${other}`);
      }
  return again;
}

/** Some clocks tick in milliseconds: work is repeated until it has taken many of them. */
const LEAST_SECONDS = 0.05;

function timed<T>(work: () => T): { readonly seconds: number; readonly value: T } {
  const began = clock.now();
  for (let times = 1; ; times++) {
    const value = work();
    const seconds = clock.now() - began;
    if (seconds >= LEAST_SECONDS) return { seconds: seconds / times, value };
  }
}
