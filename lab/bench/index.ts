// All benches by name: what `starboard bench` offers.

import type { Bench } from './bench.ts';
import { attacks } from './attacks/index.ts';
import { bots } from './bots/index.ts';
import { campaign } from './campaign/index.ts';
import { engine } from './engine/index.ts';
import { ratings } from './ratings/index.ts';
import { series } from './series/index.ts';
import { server } from './server/index.ts';
import { tournament } from './tournament/index.ts';

export type { Bench } from './bench.ts';

export const benches: Readonly<Record<string, Bench>> = {
  engine,
  server,
  attacks,
  bots,
  series,
  campaign,
  tournament,
  ratings,
};
