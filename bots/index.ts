export * from './asking.ts';
export * from './bot.ts';
export * from './table.ts';
