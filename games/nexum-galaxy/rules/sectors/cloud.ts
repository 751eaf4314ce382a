// Where the cloud lies: as the sector says, or beside the systems that a table chose (NG-12.3).

import type { Refusal } from '@starboard/engine';
import { checked, listOf, oneOf } from '@starboard/engine/reader';
import { systemIds, type SystemId } from '../../data/disks.ts';
import type { Cloud, Sector } from '../../data/sector.ts';
import { refuse } from '../../words/messages.ts';
import { repeated } from './finding.ts';
import { MOST_NEIGHBOURS } from './structure.ts';
import { linksFrom, neighboursOf } from './topology.ts';

const beside = checked(listOf(oneOf(systemIds), 0, MOST_NEIGHBOURS), (systems) => {
  const [system] = repeated(systems);
  return system === undefined ? null : refuse('NG-8.8', 'cloudTwice', { system });
});

/** The systems beside the cloud; none where it lies apart. */
export function readBeside(given: unknown): readonly SystemId[] | Refusal {
  return beside(given, 'cloudBeside');
}

export function cloudOf(sector: Sector, chosen: readonly SystemId[] | null): Cloud {
  if (chosen === null) return sector.cloud;
  return chosen.length === 0 ? { mode: 'hyperspace' } : { mode: 'adjacent', to: chosen };
}

/** NG-12.3: why the cloud cannot lie beside these systems where civilizations start in those. */
export function whyNotBeside(
  sector: Sector,
  chosen: readonly SystemId[],
  homes: readonly SystemId[],
): Refusal | null {
  const strange = chosen.find((id) => !sector.systems.includes(id));
  if (strange !== undefined) return refuse('NG-12.3', 'stranger', { list: 'cloud', system: strange });
  const full = chosen.find((id) => neighboursOf(sector, id).length >= MOST_NEIGHBOURS);
  if (full !== undefined) return refuse('NG-12.3', 'noRoomBeside', { system: full });
  const away = homes.map((home) => linksToCloud(sector, chosen, home));
  const near = homes[away.indexOf(Math.min(...away))];
  const far = homes[away.indexOf(Math.max(...away))];
  return Math.min(...away) === Math.max(...away) ? null : refuse('NG-12.3', 'cloudUneven', { near, far });
}

/** No links lead there. */
const APART = 99;

function linksToCloud(sector: Sector, chosen: readonly SystemId[], home: SystemId): number {
  const links = linksFrom(sector, home);
  return Math.min(APART, ...chosen.map((id) => 1 + (links.get(id) ?? APART)));
}
