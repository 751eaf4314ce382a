// A sector file: a document from anybody, read into a sector that the rules can trust.

import { isRefusal, Refusal } from '@starboard/engine';
import {
  checked,
  listOf,
  number,
  object,
  oneOf,
  optional,
  recordOf,
  text,
  tuple,
} from '@starboard/engine/reader';
import { planetNumbers, systemIds, type SystemId } from '../../data/disks.ts';
import {
  relicTypes,
  type AiStart,
  type Cloud,
  type MapPoint,
  type Sector,
  type SectorRelic,
} from '../../data/sector.ts';
import { refuse } from '../../words/messages.ts';
import { structureErrors } from './structure.ts';
import { neighboursOf } from './topology.ts';

/** A drawing larger than this is a mistake. */
const FARTHEST = 50;

const systemId = oneOf(systemIds);
const someSystems = listOf(systemId, 0, systemIds.length);
const count = oneOf([1, 2, 3, 4]);
const distance = number(-FARTHEST, FARTHEST);

const relic = object<SectorRelic>({
  type: oneOf(relicTypes),
  system: systemId,
  planet: oneOf(planetNumbers),
});

const cloudFields = object<{ mode: Cloud['mode']; to?: readonly SystemId[] }>({
  mode: oneOf(['adjacent', 'hyperspace', 'hyperspaceAll']),
  to: optional(someSystems),
});

const aiStart = oneOf<AiStart>([
  'tann',
  'majorRelics',
  ...systemIds.map((id): AiStart => `tann:${id}`),
  ...systemIds.map((id): AiStart => `home:${id}`),
]);

/** A file may leave open for how many it is made. */
type SectorFile = Omit<Sector, 'players'> & Partial<Pick<Sector, 'players'>>;

const name = checked(text(40), (given, place) =>
  given.trim() === '' ? refuse(null, 'emptyName', { place }) : null,
);

const sectorFile = object<SectorFile>({
  name,
  description: optional(text(200), ''),
  set: optional(oneOf(['core', 'asteroids', 'custom']), 'custom'),
  source: optional(oneOf(['printed', 'derived', 'reconstructed', 'custom']), 'custom'),
  systems: someSystems,
  adjacency: recordOf(systemIds, someSystems),
  relics: optional(listOf(relic, 0, 8), []),
  seats: listOf(systemId, 0, 4),
  players: optional(listOf(count, 0, 4)),
  noHyperspace: optional(someSystems, []),
  start: optional(oneOf(['tannPlanet', 'everyPlanet']), 'tannPlanet'),
  aiStart: optional(aiStart, 'tann'),
  cloud: optional(cloud, { mode: 'hyperspace' }),
  layout: optional(recordOf(systemIds, tuple<MapPoint>(distance, distance))),
});

/** The sector of a document, or one sentence about the first thing that is wrong with it. */
export function readSector(given: unknown): Sector | Refusal {
  const sector = parseSector(given);
  if (isRefusal(sector)) return sector;
  const [error] = structureErrors(sector);
  return error ? new Refusal(error, error.rule) : inOrder(sector);
}

/** What a document says, before anybody asks whether it makes sense. */
export function parseSector(given: unknown): Sector | Refusal {
  const file = sectorFile(given, 'sector');
  if (isRefusal(file)) return file;
  const { players = playersFor(file.seats), layout, ...rest } = file;
  return { ...rest, players, ...(layout && { layout }) };
}

/** From two up to everybody: a file that does not say more is not made for one person. */
function playersFor(seats: readonly SystemId[]): readonly number[] {
  return [2, 3, 4].filter((players) => players <= seats.length);
}

function cloud(given: unknown, place: string): Cloud | Refusal {
  const read = cloudFields(given, place);
  if (isRefusal(read)) return read;
  const { mode, to } = read;
  const at = { place: `${place}.to` };
  if (mode === 'adjacent') return to ? { mode, to } : refuse(null, 'cloudLacksSystems', at);
  return to ? refuse(null, 'cloudHasSystems', at) : { mode };
}

/** The same sector is always written the same way, so that equal sectors are equal documents. */
function inOrder(sector: Sector): Sector {
  const systems = byLetter(sector.systems);
  const { layout, ...rest } = sector;
  return {
    ...rest,
    systems,
    adjacency: Object.fromEntries(systems.map((id) => [id, byLetter(neighboursOf(sector, id))])),
    players: [1, 2, 3, 4].filter((players) => sector.players.includes(players)),
    noHyperspace: byLetter(sector.noHyperspace),
    cloud: orderedCloud(sector.cloud),
    ...(layout && { layout: Object.fromEntries(systems.map((id) => [id, layout[id]])) }),
  };
}

function orderedCloud(given: Cloud): Cloud {
  return given.mode === 'adjacent' ? { mode: given.mode, to: byLetter(given.to) } : given;
}

function byLetter(systems: readonly SystemId[]): readonly SystemId[] {
  return systemIds.filter((id) => systems.includes(id));
}
