// A sector file: a document from anybody, read into a sector that the rules can trust.

import { isRefusal, Refusal } from '@starboard/engine';
import { planetNumbers, systemIds, type SystemId } from '../../data/disks.ts';
import { relicTypes, type AiStart, type Cloud, type Sector, type SectorRelic } from '../../data/sector.ts';
import { listOf, number, object, oneOf, optional, pairOf, recordOf, text, type Reader } from './schema.ts';
import { structureErrors } from './structure.ts';
import { neighboursOf } from './topology.ts';

/** A drawing larger than this is a mistake. */
const FARTHEST = 50;

const systemId = oneOf(systemIds);
const someSystems = listOf(systemId, systemIds.length);
const count = oneOf([1, 2, 3, 4]);

const relic: Reader<SectorRelic> = object({
  type: oneOf(relicTypes),
  system: systemId,
  planet: oneOf(planetNumbers),
});

const cloudFields = object({
  mode: oneOf(['adjacent', 'hyperspace', 'hyperspaceAll']),
  to: optional(someSystems, undefined),
});

const aiStart = oneOf<AiStart>([
  'tann',
  'majorRelics',
  ...systemIds.map((id): AiStart => `tann:${id}`),
  ...systemIds.map((id): AiStart => `home:${id}`),
]);

/** What a file may leave open beyond what has a plain default. */
type SectorFile = Omit<Sector, 'players' | 'layout'> & {
  readonly players: Sector['players'] | undefined;
  readonly layout: Sector['layout'] | undefined;
};

const sectorFile = object<SectorFile>({
  name: text(40),
  description: optional(text(200), ''),
  set: optional(oneOf(['core', 'asteroids', 'custom']), 'custom'),
  source: optional(oneOf(['printed', 'derived', 'reconstructed', 'custom']), 'custom'),
  systems: someSystems,
  adjacency: recordOf(systemIds, someSystems),
  relics: optional(listOf(relic, 8), []),
  seats: listOf(systemId, 4),
  players: optional(listOf(count, 4), undefined),
  noHyperspace: optional(someSystems, []),
  start: optional(oneOf(['tannPlanet', 'everyPlanet']), 'tannPlanet'),
  aiStart: optional(aiStart, 'tann'),
  cloud: optional(cloud, { mode: 'hyperspace' }),
  layout: optional(recordOf(systemIds, pairOf(number(FARTHEST))), undefined),
});

/** The sector of a document, or one sentence about the first thing that is wrong with it. */
export function readSector(given: unknown): Sector | Refusal {
  const sector = parseSector(given);
  if (isRefusal(sector)) return sector;
  const [error] = structureErrors(sector);
  return error ? new Refusal(error.text, error.rule) : inOrder(sector);
}

/** What a document says, before anybody asks whether it makes sense. */
export function parseSector(given: unknown): Sector | Refusal {
  const file = sectorFile(given, 'sector');
  if (isRefusal(file)) return file;
  if (file.name.trim() === '') return new Refusal('sector.name is empty: give the sector a name.');
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
  if (mode === 'adjacent') {
    return to ? { mode, to } : new Refusal(`${place}.to is missing: it lists the systems beside the cloud.`);
  }
  return to ? new Refusal(`${place}.to is only for a cloud that is adjacent to systems.`) : { mode };
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
