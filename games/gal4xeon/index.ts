export { gal4xeon as game } from './rules/game.ts';
