// What players of Nexum Galaxy want who are to come to what bots seldom do.

import type { Aims } from './random-game.ts';

const RARE = /^(?:cloak|under|appear|revive|clear|bond|foresee|overload|thaw|unbar)/;
const TIME_TO_GO = /^(?:done|bid 0|keep|pass|enough)/;

/** To whom 15 energy and a card in the hand are worth much: they cloak ships. */
export const SECRETIVE: Aims = [
  [RARE, 1],
  [/^(?:develop (?:processing1|hyperspace|exploration|cloaking)|evolve)/, 1],
  [/^capture/, 1],
  [/^pay/, 4],
  [/^go [SONPQR]/, 4],
  [/^go/, 6],
  [/^strike/, 2],
  [/^card manage-move/, 2],
  [/^build/, 8],
  [TIME_TO_GO, 1],
];

/** They gather asteroids of the colour that they need. */
export const EVOLVING: Aims = [
  [RARE, 1],
  [/^(?:develop processing1|evolve)/, 1],
  [/^capture/, 1],
  [/^pay (?:recharge1|processing2)/, 1],
  [/^go/, 2],
  [/^strike/, 1],
  [/^send .* 1 /, 1],
  [/^card manage-move/, 2],
  [/^build/, 2],
  [/^drop (?:yellow|blue)$/, 12],
  [TIME_TO_GO, 1],
];

/** What lies outside the sector is found, disk by disk. */
export const EXPLORING: Aims = [
  [/^(?:develop (?:processing1|hyperspace|exploration)|explore|stay|land|capture)/, 1],
  [/^beside/, 3],
  [/^enough/, 1],
  [/^pay/, 2],
  [/^go .[1-3]/, 2],
  [/^build/, 3],
  [/^(?:bid 0|keep|pass)/, 1],
];

/** Ships go through the wormhole side of a cloud with all that they can take along. */
export const TRAVELLING: Aims = [
  [/^(?:develop processing1|capture|load|stow|pack|relay|through)/, 2],
  [/^go [S]/, 1],
  [/^send/, 1],
  [/^(?:depart|unpack|bid 0)/, 2],
];
