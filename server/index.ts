export { keepMemorySmall } from './base/memory.ts';
export { USUAL_LIMITS } from './config.ts';
export * from './server.ts';
export { backUp, restore } from './ops/backup.ts';
export type { Kept } from './ops/looked.ts';
export { Admin } from './people/admin.ts';
export { recomputeRatings } from './ratings/recompute.ts';
export { openBeside } from './store/beside.ts';
export { hasData } from './store/sqlite/owner.ts';
