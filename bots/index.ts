export * from './asking.ts';
export * from './bot.ts';
export * from './brain.ts';
export { improviser } from './improvising.ts';
export * from './levels.ts';
export * from './mind.ts';
export * from './remote.ts';
export * from './table.ts';
export * from './thinking.ts';
