// Starting systems that a table chose, by seat.

import { isRefusal, Refusal } from '@starboard/engine';
import { systemIds, type SystemId } from '../../data/disks.ts';
import { repeated } from './finding.ts';
import { listOf, oneOf } from './schema.ts';

const systems = listOf(oneOf(systemIds), 4);

/** Whether they are starting systems depends on the sector, and how many are needed on the seats. */
export function readHomes(given: unknown): readonly SystemId[] | Refusal {
  const homes = systems(given, 'chosenHomes');
  if (isRefusal(homes)) return homes;
  const [twice] = repeated(homes);
  return twice === undefined
    ? homes
    : new Refusal(`Two civilizations cannot both start in ${twice}.`, 'NG-3.3');
}
