export * from './case.ts';
export * from './combinations.ts';
export * from './finding.ts';
export * from './fuzz.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export * from './spot.ts';
export * from './walk.ts';
