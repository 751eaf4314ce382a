export { nexusOps as game } from './rules/game.ts';
export { battleOdds, byPrice } from './rules/odds.ts';
export { incomeOf } from './rules/income.ts';
export { pointsOf } from './rules/board.ts';
