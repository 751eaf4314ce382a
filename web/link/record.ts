// The page's end of the thread that proves and replays a finished game.

import type { Game } from '@starboard/engine';
import { readTimeline, type Moment } from '../timeline/timeline.ts';
import type { Told } from './facts.ts';
import type { Proof, RecordThread } from './record-thread.ts';
import { portTo, remote } from './rpc.ts';
import { startThread } from './threads.ts';

export interface GameRecord {
  readonly proof: Promise<Proof | Told>;
  replay(game: Game, viewpoint: number | null): Promise<readonly Moment[] | Told>;
  close(): void;
}

/** `text` is a game file, `commitment` what the table was bound to before its first die. */
export function openRecord(text: string, commitment: string): GameRecord {
  const worker = startThread('record');
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    broken.reject(new Error(event.message));
  });
  const thread = remote<RecordThread>(portTo(worker), () => {});
  const proof = Promise.race([thread.prove(text, commitment), broken.promise]);
  proof.catch(() => {});
  return {
    proof,
    async replay(game, viewpoint) {
      const done = await proof;
      if ('reason' in done) return done;
      const told = await Promise.race([thread.replay(viewpoint), broken.promise]);
      if (told !== null && 'reason' in told) return told;
      return told === null ? [] : readTimeline(game, told).moments;
    },
    close: () => worker.terminate(),
  };
}
