// Measures everything once per round, one after the other, each time in a fresh process: no compiler learns from
// another's work, and what is compared is measured within the same minute.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Sample } from '../sample.ts';
import type { EngineBenchSettings } from './settings.ts';

const run = promisify(execFile);

/** Samples by key, one per round. */
export type Samples = Readonly<Record<string, readonly Sample[]>>;

/** `child` is the file that measures one key. */
export async function runRounds(
  child: URL,
  keys: readonly string[],
  { rounds, warmUp, seconds }: Pick<EngineBenchSettings, 'rounds' | 'warmUp' | 'seconds'>,
  onRound: (round: number) => void,
): Promise<Samples> {
  const samples: Record<string, Sample[]> = Object.fromEntries(keys.map((key) => [key, []]));
  for (let round = 1; round <= rounds; round++) {
    onRound(round);
    for (const key of keys)
      samples[key].push(await inChild<Sample>(child, [key, String(warmUp), String(seconds)]));
  }
  return samples;
}

/** What the child prints. */
export async function inChild<Result>(child: URL, args: readonly string[]): Promise<Result> {
  // In its development mode boardgame.io checks every state, which halves its speed.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await run(process.execPath, [fileURLToPath(child), ...args], { env });
  return JSON.parse(stdout) as Result;
}
