export { withResult, type Best } from './rules/bests.ts';
export { gal4xeon as game } from './rules/game.ts';
export { galaxyName } from './rules/options.ts';
