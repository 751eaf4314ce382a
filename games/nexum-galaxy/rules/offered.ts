// What tables can agree on. The rules know the Asteroids expansion; boards and bots do not yet, so nobody is offered it.

import { choice, type Game, type OptionWords } from '@starboard/engine';
import { options as all, type Options } from './options.ts';
import type { Nexum } from './state.ts';

const {
  cloudBeside: _cloud,
  civilizations: _civilizations,
  chosenCivilizations: _chosen,
  group: _group,
  ...others
} = all;
const RULE_SETS = ['core', 'events'] as const;
const options = { ...others, ruleSet: choice({ of: RULE_SETS, default: 'core' }) };

/** What the options that are not offered say. */
const WITHOUT = { cloudBeside: null, civilizations: 'none', chosenCivilizations: null, group: null } as const;

const filled = (agreed: Options): Options => ({ ...agreed, ...WITHOUT });

/** The game without what is not offered yet. */
export function offered(game: Game<Nexum, Options>): Game<Nexum, Options> {
  const { group: _play, ...rest } = game;
  return {
    ...rest,
    options,
    conflict: (agreed, seats) => game.conflict(filled(agreed), seats),
    setup: (agreed, seats, chance, tell) => game.setup(filled(agreed), seats, chance, tell),
  };
}

/** The moves that there are without the others. */
export const offeredMoves: readonly string[] = [
  'card',
  'build',
  'go',
  'send',
  'strike',
  'attach',
  'bid',
  'done',
  'mark',
  'blanket',
];

/** What the options that are offered are called, of words for all of them. */
export function offeredWords(
  words: Readonly<Record<keyof Options, OptionWords>>,
): Readonly<Record<keyof typeof options, OptionWords>> {
  const {
    cloudBeside: _beside,
    civilizations: _skills,
    chosenCivilizations: _agreed,
    group: _table,
    ...rest
  } = words;
  const { values = {} } = words.ruleSet;
  const names = Object.fromEntries(RULE_SETS.map((id) => [id, values[id]]));
  return { ...rest, ruleSet: { ...words.ruleSet, values: names } };
}
