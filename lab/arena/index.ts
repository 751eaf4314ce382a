export { mostGames, runArena, type ArenaResult } from './arena.ts';
export { isForeign } from './contestants.ts';
export { writeArena, writeGrid } from './document.ts';
export { gridText, playGrid, type Axis } from './grid.ts';
export { MOST_BUDGET, prepareArena, type ArenaPlan, type PreparedArena } from './plan.ts';
export { arenaRatings, arenaText, readClaim } from './report.ts';
export type { Claims } from './sprt.ts';
