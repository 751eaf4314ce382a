import { isRefusal, type Refusal } from '@starboard/engine';
import type { Bench, Given } from './bench.ts';
import { installPeers } from './engine/install.ts';

/** Runs a measurement that has other people's programs beside ours: they are installed first. */
export function besidePeers<S extends object>(
  readSettings: (given: Given) => S | Refusal,
  bench: (settings: S) => Promise<number>,
): Bench['run'] {
  return async (given) => {
    const settings = readSettings(given);
    if (isRefusal(settings)) return settings;
    const trouble = installPeers();
    if (trouble === null) return bench(settings);
    console.error(trouble);
    return 1;
  };
}
