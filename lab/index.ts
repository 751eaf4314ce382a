export * from './group.ts';
export * from './campaign.ts';
export * from './plan.ts';
export * from './save.ts';
export * from './simulate.ts';
export * from './tournament.ts';
export type { SimulationResult } from './tally.ts';
