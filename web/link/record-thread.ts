// The thread in which a finished game is proved and replayed, so that the page stays quick meanwhile.

import { isRefusal, Refusal } from '@starboard/engine';
import { isOver, parseGame, replayGame, type Match } from '@starboard/engine/match';
import { historyFor, openHistory, type Moment } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import type { Told } from './facts.ts';
import { portHome, serve } from './rpc.ts';

export interface Proof {
  /** Entries of the log: each by the rules, and each with its hash. */
  readonly entries: number;
  /** Dice and cards, each computed again from the seed. */
  readonly draws: number;
}

let match: Match | null = null;

const functions = {
  /** Plays the file again and computes every die and every hash from its seed. */
  async prove(text: string, commitment: string): Promise<Proof | Told> {
    const played = await proved(text, commitment);
    if (isRefusal(played)) return { reason: played.reason, rule: played.rule };
    match = played;
    const rolled = played.log.reduce((sum, entry) => sum + ('draws' in entry ? entry.draws.length : 0), 0);
    return { entries: played.log.length, draws: played.setupDraws.length + rolled };
  },
  /** As that seat saw it, or with everything open (null). */
  replay(viewpoint: number | null): readonly Moment[] {
    if (match === null) throw new Error('Nothing was proved yet.');
    return viewpoint === null ? (openHistory(match) ?? []) : historyFor(match, viewpoint);
  },
};

async function proved(text: string, commitment: string): Promise<Match | Refusal> {
  const file = parseGame(text);
  if (isRefusal(file)) return file;
  const game = await loadGame(file.game);
  if (game === null) return new Refusal(`There is no game ${JSON.stringify(file.game)} here.`);
  if (file.seed === undefined) return new Refusal('The secret behind the dice is not in this record.');
  if (file.commitment !== commitment)
    return new Refusal('This record is of another table: it is bound to another secret.');
  const played = replayGame(game, file);
  if (isRefusal(played) || isOver(played)) return played;
  return new Refusal('This record ends before the game does.');
}

export type RecordThread = typeof functions;

export function serveRecordHere(): void {
  serve(portHome(), functions);
}
