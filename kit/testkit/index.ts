// What tests of boards are made of.

export * from './colours.ts';
export * from './drawn.tsx';
