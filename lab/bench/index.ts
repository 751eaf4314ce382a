// All benches by name: what `starboard bench` offers.

import type { Bench } from './bench.ts';
import { engine } from './engine/index.ts';

export type { Bench } from './bench.ts';

export const benches: Readonly<Record<string, Bench>> = { engine };
