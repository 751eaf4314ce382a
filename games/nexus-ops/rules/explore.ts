// NO-5: Explore. Tokens lie face down without being anything yet: what one shows is drawn from its pile when it is flipped.

import type { Chance, MoveList } from '@starboard/engine';
import { deploy } from './army.ts';
import { countHexes, firstHex } from './board.ts';
import { drawEnergize } from './cards.ts';
import { TOKEN_COLUMNS, TOKEN_ENERGIZE, TOKEN_MINE, TOKEN_RUBIUM, TOKEN_UNIT } from './columns.ts';
import type { Tell } from './events.ts';
import { noteFound } from './found.ts';
import { moves } from './moves.ts';
import { addOwnTurn } from './own-turn.ts';
import { DISCOVER, EXPLORE, SEEK_BATTLE } from './phases.ts';
import { gainRubium } from './rubium.ts';
import { TOKEN_KINDS, TYPES, type Nexus } from './state.ts';

const { explore } = moves.kinds;

/** Hexes with a token face down and units of the seat. */
function discoveries(state: Nexus, seat: number): number {
  let found = 0;
  for (let set = state.presence[seat]; set !== 0; set &= set - 1) {
    if (state.token[firstHex(set)] > 0) found |= set & -set;
  }
  return found;
}

/** NO-5.5: with several the player chooses which comes first; the last is flipped by itself. */
export function discover(state: Nexus, chance: Chance, tell?: Tell): void {
  const found = discoveries(state, state.turn);
  state.phase = SEEK_BATTLE;
  if (countHexes(found) > 1) state.phase = EXPLORE;
  else if (found !== 0) flipToken(state, firstHex(found), chance, tell);
}

export function legalExplores(state: Nexus, seat: number, into: MoveList): void {
  for (let set = discoveries(state, seat); set !== 0; set &= set - 1) into.add(explore.make(firstHex(set)));
  addOwnTurn(state, seat, into);
}

export function exploreHex(state: Nexus, hex: number, chance: Chance, tell?: Tell): void {
  flipToken(state, hex, chance, tell);
  state.phase = DISCOVER;
}

/** NO-5.1 to NO-5.4, NO-5.6, NO-5.7 */
function flipToken(state: Nexus, hex: number, chance: Chance, tell?: Tell): void {
  const seat = state.turn;
  const pile = (state.token[hex] - 1) * TOKEN_KINDS;
  const kind = chance.pick(state.pile, pile, TOKEN_KINDS);
  const row = kind * TOKEN_COLUMNS;
  state.pile[pile + kind]--;
  state.token[hex] = 0;
  tell?.({ event: 'explored', seat, hex, token: kind });
  state.mine[hex] = state.tokenRow[row + TOKEN_MINE];
  findUnit(state, seat, hex, state.tokenRow[row + TOKEN_UNIT] - 1, tell);
  drawEnergize(state, seat, state.tokenRow[row + TOKEN_ENERGIZE], chance, tell);
  gainRubium(state, seat, state.tokenRow[row + TOKEN_RUBIUM], 'token', tell);
}

function findUnit(state: Nexus, seat: number, hex: number, unit: number, tell?: Tell): void {
  if (unit < 0 || state.supply[seat * TYPES + unit] === 0) return;
  deploy(state, seat, unit, hex);
  noteFound(state, hex, unit);
  tell?.({ event: 'placed', seat, unit, hex });
}
