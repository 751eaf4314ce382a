export { nexumGalaxy as game } from './rules/game.ts';
export { previewAttack, previewOrder, type LostStar, type Preview } from './rules/preview.ts';
export { presets } from './data/presets.ts';
export { type Sector, type SectorRelic } from './data/sector.ts';
export { generateSector, type SectorWishes } from './rules/sectors/generate.ts';
export { placeRelics, type RelicPlacing } from './rules/sectors/relics.ts';
export { readSector } from './rules/sectors/sector.ts';
export { validateSector, type Verdict } from './rules/sectors/validate.ts';
