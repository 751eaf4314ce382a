// What can be done with a match without its rules: the players may still end it, and its dice and hashes can be proved.

import { FairCounts } from './chance.ts';
import { endedByPlayers, type PlayersWill } from './match.ts';
import { counted } from './follow.ts';
import { headerIn, type GameFile } from './game-file.ts';
import type { Header } from './header.ts';
import { chained, commitmentOf } from './log.ts';
import type { Refusal } from './refusal.ts';
import { fromHex } from './sha256.ts';
import { refuse, say } from './words.ts';
import { drawFromJson, type BareEntryJson, type DrawJson, type EntryJson } from './entry-json.ts';

type PlayersEntry = Extract<BareEntryJson, { forfeit: unknown } | { draw: unknown }>;

/** A match that has begun and whose rules are not here. Plain data. */
export interface Unruled extends PlayersWill {
  /** The hash that the next entry is chained to. */
  readonly chain: string;
}

export function unruledStart(header: Header, seed: Uint8Array, setup: readonly DrawJson[]): Unruled {
  const chain = chained(seed, '', { ...header, setup });
  return { seats: header.seats, forfeits: [], drawn: false, chain };
}

/** After an entry that was written, whoever wrote it. */
export function unruledAfter(unruled: Unruled, entry: EntryJson): Unruled {
  return {
    ...unruled,
    chain: entry.hash,
    forfeits: 'forfeit' in entry ? [...unruled.forfeits, entry.seat] : unruled.forfeits,
    drawn: unruled.drawn || 'draw' in entry,
  };
}

/** A seat gives up or all agree on a draw, as in a match with rules; that they agreed is the caller's care. */
export function unruledEntry(unruled: Unruled, seed: Uint8Array, entry: PlayersEntry): EntryJson | Refusal {
  const { chain, forfeits } = unruled;
  if (endedByPlayers(unruled) !== null) return refuse(null, 'gameOver');
  if ('forfeit' in entry && forfeits.includes(entry.seat)) return refuse(null, 'gaveUpAlready');
  return { ...entry, hash: chained(seed, chain, entry) };
}

/** Why the dice and hashes of a file do not follow from its seed, or null: all that can be proved without its rules. */
export function whyUnproved(file: GameFile): Refusal | null {
  const { setup, log, table, words } = file;
  const seed = file.seed === undefined ? null : fromHex(file.seed);
  if (seed === null) return refuse(null, 'noSecret');
  if (commitmentOf(seed) !== file.commitment) return refuse(null, 'otherSeed');
  const fairness = { seed, table, words };
  const counts = new FairCounts();
  const fair = (draws: readonly DrawJson[]): boolean => counted(draws.map(drawFromJson), counts, fairness);
  if (!fair(setup)) return refuse(null, 'setupDie');
  let chain = chained(seed, '', { ...headerIn(file), setup });
  for (const [index, { hash, ...entry }] of log.entries()) {
    if ('draws' in entry && !fair(entry.draws ?? []))
      return refuse(null, 'inEntry', { entry: index + 1, problem: say('otherDie') });
    chain = chained(seed, chain, entry);
    if (chain !== hash) return refuse(null, 'inEntry', { entry: index + 1, problem: say('brokenChain') });
  }
  return null;
}
