export { nexumGalaxy as game } from './rules/game.ts';
export { previewAttack, previewOrder, type LostStar, type Preview } from './rules/preview.ts';
