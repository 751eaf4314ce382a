// What a game's screen may use of the table.

export type * from './game-ui.ts';
export {
  useAside,
  useBeforehand,
  useEscape,
  useHold,
  useLocale,
  useMotion,
  usePointedOut,
  usePicking,
  useWords,
} from './context.ts';
export { Die } from './die.tsx';
export { SeatGlyph } from './glyph.tsx';
export { PanZoom } from './pan-zoom.tsx';
export { PIPS } from './pips.ts';
export { RuleLink } from './rule-link.tsx';
export { HtmlSpot, Spot } from './spot.tsx';
export { translated } from './phrases.ts';
export { spoken } from './language.ts';
export type { Partly } from './language.ts';
