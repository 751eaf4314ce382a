// What can be done with a match without its rules: the players may still end it, and its dice and hashes can be proved.

import { FairCounts } from './chance.ts';
import { endedByPlayers, type PlayersWill } from './course.ts';
import { counted } from './follow.ts';
import { headerIn, type GameFile } from './gamefile.ts';
import type { Header } from './header.ts';
import { chained, commitmentOf } from './log.ts';
import { Refusal } from './refusal.ts';
import { fromHex } from './sha256.ts';
import { readDraw, type WrittenDeed, type WrittenDraw, type WrittenEntry } from './written.ts';

type PlayersDeed = Extract<WrittenDeed, { forfeit: unknown } | { draw: unknown }>;

/** A match that has begun and whose rules are not here. Plain data. */
export interface Unruled extends PlayersWill {
  /** The hash that the next entry is chained to. */
  readonly chain: string;
}

export function unruledStart(header: Header, seed: Uint8Array, setup: readonly WrittenDraw[]): Unruled {
  const chain = chained(seed, '', { ...header, setup });
  return { seats: header.seats, forfeits: [], drawn: false, chain };
}

/** After an entry that was written, whoever wrote it. */
export function unruledAfter(unruled: Unruled, entry: WrittenEntry): Unruled {
  return {
    ...unruled,
    chain: entry.hash,
    forfeits: 'forfeit' in entry ? [...unruled.forfeits, entry.seat] : unruled.forfeits,
    drawn: unruled.drawn || 'draw' in entry,
  };
}

/** A seat gives up or all agree on a draw, as in a match with rules; that they agreed is the caller's care. */
export function unruledEntry(unruled: Unruled, seed: Uint8Array, deed: PlayersDeed): WrittenEntry | Refusal {
  const { chain, forfeits } = unruled;
  if (endedByPlayers(unruled) !== null) return new Refusal('The game is over.');
  if ('forfeit' in deed && forfeits.includes(deed.seat))
    return new Refusal('That seat has given up already.');
  return { ...deed, hash: chained(seed, chain, deed) };
}

/** Why the dice and hashes of a file do not follow from its seed, or null: all that can be proved without its rules. */
export function whyUnproved(file: GameFile): Refusal | null {
  const { setup, log, table, words } = file;
  const seed = file.seed === undefined ? null : fromHex(file.seed);
  if (seed === null) return new Refusal('The secret behind the dice is not in this record.');
  if (commitmentOf(seed) !== file.commitment)
    return new Refusal('The seed does not fit the commitment that was published when the table opened.');
  const fairness = { seed, table, words };
  const counts = new FairCounts();
  const fair = (draws: readonly WrittenDraw[]): boolean => counted(draws.map(readDraw), counts, fairness);
  if (!fair(setup)) return new Refusal('A die of the set-up does not follow from the seed.');
  let chain = chained(seed, '', { ...headerIn(file), setup });
  for (const [index, { hash, ...deed }] of log.entries()) {
    if ('draws' in deed && !fair(deed.draws ?? []))
      return new Refusal(`Entry ${index + 1}: a die does not follow from the seed.`);
    chain = chained(seed, chain, deed);
    if (chain !== hash) return new Refusal(`Entry ${index + 1}: the chain of hashes is broken here.`);
  }
  return null;
}
