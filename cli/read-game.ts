// The game that a command is about, and which version of its rules: `GAME [--rules N]`.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import { loadGame, whyMissing } from '@starboard/games';
import { readCount, type Arguments } from './arguments.ts';

export async function readGame(read: Arguments): Promise<Game | Refusal> {
  const [id] = read.given;
  const rules = readRules(read);
  if (isRefusal(rules)) return rules;
  return (await loadGame(id, rules)) ?? whyMissing(id, rules);
}

/** Undefined where the present version is meant. */
export function readRules(read: Arguments): number | undefined | Refusal {
  const text = read.text('rules');
  return text === undefined ? undefined : readCount('--rules', text, { min: 1 });
}
