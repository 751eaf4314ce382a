// The thread in which a finished game is proved and replayed, so that the page stays quick meanwhile.

import {
  historyFor,
  isOver,
  isRefusal,
  openHistory,
  parseGame,
  refusalJson,
  replayGame,
  type Match,
  type Moment,
  type Refusal,
} from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { refuse } from '../words/messages.ts';
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
    if (isRefusal(played)) return refusalJson(played);
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
  if (game === null) return refuse(null, 'noSuchGameHere', { game: file.game });
  if (file.seed === undefined) return refuse(null, 'noSecret');
  if (file.commitment !== commitment) return refuse(null, 'otherTable');
  const played = replayGame(game, file);
  if (isRefusal(played) || isOver(played)) return played;
  return refuse(null, 'endsEarly');
}

export type RecordThread = typeof functions;

export function serveRecordHere(): void {
  serve(portHome(), functions);
}
