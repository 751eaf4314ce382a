export { nexusOps as game } from './rules/game.ts';
export { battleOdds, byPrice } from './rules/odds.ts';
export { advice } from './rules/options.ts';
export { incomeOf } from './rules/income.ts';
export { pointsOf } from './rules/board.ts';
