// What tests of boards are made of, and those that every game's screen must pass.

export { nowhere } from '../context.ts';
export * from './colours.ts';
export { choicesOf, drawn, drawnScreen, glowing, pickingOf, sceneOf, spotsIn } from './drawn.tsx';
export { testScreen } from './screen.ts';
