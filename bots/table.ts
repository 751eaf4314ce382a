// All bots by name. Adding one means adding its file and one line here.

import { Refusal } from '@starboard/engine';
import type { Bot } from './bot.ts';
import { random } from './random.ts';

export const bots: Readonly<Record<string, Bot>> = { random };

export function findBot(name: string): Bot | Refusal {
  if (Object.hasOwn(bots, name)) return bots[name];
  return new Refusal(`There is no bot ${JSON.stringify(name)}; there is ${Object.keys(bots).join(', ')}.`);
}
