// Starting systems that a table chose, by seat.

import type { Refusal } from '@starboard/engine';
import { checked, listOf, oneOf } from '@starboard/engine/reader';
import { systemIds, type SystemId } from '../../data/disks.ts';
import { refuse } from '../../words/messages.ts';
import { repeated } from './finding.ts';

const homes = checked(listOf(oneOf(systemIds), 0, 4), (systems) => {
  const [system] = repeated(systems);
  return system === undefined ? null : refuse('NG-3.3', 'homeTwice', { system });
});

/** Whether they are starting systems depends on the sector, and how many are needed on the seats. */
export function readHomes(given: unknown): readonly SystemId[] | Refusal {
  return homes(given, 'chosenHomes');
}
