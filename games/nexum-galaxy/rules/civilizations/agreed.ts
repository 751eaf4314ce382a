// Civilizations on which a table has agreed, by seat (NG-17.1).

import type { Refusal } from '@starboard/engine';
import { checked, listOf, oneOf } from '@starboard/engine/reader';
import { civilizationIds, type CivilizationId } from '../../data/civilizations.ts';
import { refuse } from '../../words/messages.ts';
import { repeated } from '../sectors/finding.ts';

const list = checked(listOf(oneOf(civilizationIds), 1, civilizationIds.length), (civilizations) => {
  const [civilization] = repeated(civilizations);
  return civilization === undefined ? null : refuse('NG-17.1', 'civilizationTwice', { civilization });
});

export function readCivilizations(given: unknown): readonly CivilizationId[] | Refusal {
  return list(given, 'chosenCivilizations');
}
