// The thread in which a finished game is proved and replayed, so that the page stays quick meanwhile.

import { isRefusal, refusalJson, type Refusal } from '@starboard/engine';
import {
  isOver,
  parseGame,
  replayGame,
  whyUnproved,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import { openTimeline, timelineFor, type TimelineJson } from '@starboard/engine/view';
import { loadGame, whyMissing } from '@starboard/games';
import { refuse } from '../words/messages.ts';
import type { Told } from './facts.ts';
import { portHome, serve } from './rpc.ts';

export interface Proof {
  /** Entries of the log, each with its hash. */
  readonly entries: number;
  /** Each is by the rules, too: not known where the version of the rules is not kept. */
  readonly byRules: boolean;
  /** Dice and cards, each computed again from the seed. */
  readonly draws: number;
}

let match: Match | null = null;
let unruled: Told | null = null;

const functions = {
  /** Plays the file again and computes every die and every hash from its seed. */
  async prove(text: string, commitment: string): Promise<Proof | Told> {
    const played = await proved(text, commitment);
    if (isRefusal(played)) return refusalJson(played);
    const byRules = !('starboard' in played);
    if (byRules) match = played;
    else unruled = refusalJson(whyMissing(played.game, played.rules));
    const rolled = played.log.reduce(
      (sum, entry) => sum + ('draws' in entry ? (entry.draws?.length ?? 0) : 0),
      byRules ? played.setupDraws.length : played.setup.length,
    );
    return { entries: played.log.length, byRules, draws: rolled };
  },
  /** As that seat saw it, or with everything open (null). */
  replay(viewpoint: number | null): TimelineJson | Told | null {
    if (unruled !== null) return unruled;
    if (match === null) throw new Error('Nothing was proved yet.');
    return viewpoint === null ? openTimeline(match) : timelineFor(match, viewpoint);
  },
};

/** The match, or the file itself where its rules are not kept: then its dice and hashes are proved, and no more. */
async function proved(text: string, commitment: string): Promise<Match | GameFile | Refusal> {
  const file = parseGame(text);
  if (isRefusal(file)) return file;
  if (file.seed === undefined) return refuse(null, 'noSecret');
  if (file.commitment !== commitment) return refuse(null, 'otherTable');
  const game = await loadGame(file.game, file.rules);
  if (game === null) return whyUnproved(file) ?? file;
  const played = replayGame(game, file);
  if (isRefusal(played) || isOver(played)) return played;
  return refuse(null, 'endsEarly');
}

export type RecordThread = typeof functions;

export function serveRecordHere(): void {
  serve(portHome(), functions);
}
