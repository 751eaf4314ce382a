export { nexumGalaxy as game } from './rules/game.ts';

// For boards: where to draw what, what lies there, and what an order would bring.
export { starMap, type MapDisk, type MapPlace, type StarMap } from './rules/starmap.ts';
export {
  priceBetween,
  readEvents,
  readPlace,
  readSeat,
  readTurn,
  type EventsReading,
  type PanelReading,
  type PhaseName,
  type PlaceReading,
  type RowReading,
  type SeatReading,
  type TurnReading,
} from './rules/reading.ts';
export { previewAttack, previewOrder, type LostStar, type Preview } from './rules/preview.ts';
export { type NexumEvent } from './rules/events.ts';
export { type Options } from './rules/options.ts';
export { cardNames, placeNames, systemNames } from './rules/moves.ts';
export { type Nexum } from './rules/state.ts';

// Sectors: the printed ones, files, and new ones made by chance.
export { presetByName, presets } from './data/presets.ts';
export { relicTypes, type Layout, type RelicType, type Sector, type SectorRelic } from './data/sector.ts';
export { faceOf, type Colour, type Kind, type SystemId } from './data/disks.ts';
export { generateSector, type SectorWishes } from './rules/sectors/generate.ts';
export { layoutOf } from './rules/sectors/layout.ts';
export { placeRelics, type RelicPlacing } from './rules/sectors/relics.ts';
export { parseSector, readSector } from './rules/sectors/sector.ts';
export { linkedPairs } from './rules/sectors/topology.ts';
export { validateSector, type SectorVerdict } from './rules/sectors/validate.ts';
export { type SectorFinding } from './rules/sectors/finding.ts';
