export { skirmish as game } from './rules/game.ts';
