export { mostGames, runArena, type ArenaResult } from './arena.ts';
export { writeArena } from './document.ts';
export { prepareArena, type ArenaPlan, type PreparedArena } from './plan.ts';
export { arenaRatings, arenaText, readClaim } from './report.ts';
export type { Claims } from './sprt.ts';
