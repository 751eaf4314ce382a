// The thread in which bots think.

import { serveMind } from '@starboard/bots';
import { loadKnown } from '@starboard/games';
import { portHome } from './rpc.ts';

export function serveMindHere(): void {
  serveMind(portHome(), loadKnown);
}
