// What a screen needs to talk about a table: the words of the language with the names that its options bring.

import type { OptionValues } from '@starboard/engine';
import { useWords } from '@starboard/kit';
import { useMemo } from 'react';
import type { Nexus } from '../rules/state.ts';
import type { Labels } from './words/labels.ts';
import type { Names } from './words/names.ts';
import type { NexusWords } from './words/nexus-words.ts';

export interface NexusTable {
  readonly words: NexusWords;
  readonly names: Names;
  readonly labels: Labels;
  /** Are these the units of the back of the player board? */
  readonly alternate: boolean;
}

export function useTable(options: OptionValues): NexusTable {
  const words = useWords<Nexus>() as NexusWords;
  return useMemo(() => {
    const alternate = options['alternateUnits'] === true;
    return { words, names: words.namesFor(options), labels: words.labels, alternate };
  }, [words, options]);
}
