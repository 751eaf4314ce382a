// What a game's screen may use of the table.

export type * from './game-ui.ts';
export {
  useAside,
  useBeforehand,
  useEscape,
  useFollowed,
  useHold,
  useLocale,
  useMotion,
  usePointedOut,
  usePicking,
  useWords,
} from './context.ts';
export { overlap, useAnchor, type Rect } from './anchor.ts';
export { standsIn, useHolds, type Area, type Shapes } from './area.ts';
export { Beside } from './beside.tsx';
export type { Box } from './camera.ts';
export { Die } from './die.tsx';
export { fetched } from './fetched.tsx';
export { SeatGlyph } from './glyph.tsx';
export { unseatedColours } from './unseated.ts';
export { boxAround, hexCorners, outlineOf, type Point } from './hexes.ts';
export { PanZoom } from './pan-zoom.tsx';
export { PIPS } from './pips.ts';

export { RuleLink } from './rule-link.tsx';
export { HtmlSpot, Spot } from './spot.tsx';
export { Stepper } from './stepper.tsx';
export { fits, fitting } from './wish.ts';
export { asksNow, movedOn, wantedBy } from './lesson.ts';
export { laidOver, spoken } from './language.ts';
export type { NamedAlike, Partly } from './language.ts';
