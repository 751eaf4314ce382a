// The page's end of the thread that proves and replays a finished game.

import type { Moment } from '@starboard/engine/view';
import type { Told } from './facts.ts';
import type { Proof, RecordThread } from './record-thread.ts';
import { portTo, remote } from './rpc.ts';
import { startThread } from './threads.ts';

export interface GameRecord {
  readonly proof: Promise<Proof | Told>;
  replay(viewpoint: number | null): Promise<readonly Moment[] | Told>;
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
    async replay(viewpoint) {
      const done = await proof;
      return 'reason' in done ? done : Promise.race([thread.replay(viewpoint), broken.promise]);
    },
    close: () => worker.terminate(),
  };
}
