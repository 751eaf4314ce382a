// Set-up, choices and results, in the order of the guide.

import type { Chance } from '@starboard/engine';
import { atlas, forThreePeople, type AtlasEntry } from '../data/atlas.ts';
import { placesIn } from '../data/clouds.ts';
import { CELLS, FEWEST_SHIPS, kinds, SHIPS, sizes } from '../data/map.ts';
import { computersChoice, distance, isCorner, onMap } from './map.ts';
import { BATTLE, CHOOSE, CLOUD, moves, OVER, RULE_SETS, VISITOR, type Campaign, type Tell } from './state.ts';
import { heldBy, lookForVictory } from './victory.ts';

const { choose, scored, lost, cloud } = moves.kinds;

/** NC-1.1, NC-1.2: each uniform among the cells that are allowed. */
export function drawMap(state: Campaign, chance: Chance): void {
  const { startsPerCiv, specialsPerKind, centre } = state.side === 3 ? sizes.small : sizes.large;
  const inner: readonly string[] = centre;
  for (let civ = 0; civ < state.civs; civ++) {
    for (let start = 0; start < startsPerCiv; start++) {
      const own = CELLS.map((_, cell) => cell).filter((cell) => state.owner[cell] === civ + 1);
      const cell = drawCell(state, chance, (each) => {
        if (isCorner(state, each) || inner.includes(CELLS[each])) return false;
        return own.every((other) => distance(other, each) >= 2);
      });
      state.owner[cell] = civ + 1;
    }
  }
  for (let kind = 1; kind < kinds.length; kind++)
    for (let i = 0; i < specialsPerKind; i++) state.kind[drawCell(state, chance, () => true)] = kind;
}

function drawCell(state: Campaign, chance: Chance, allowed: (cell: number) => boolean): number {
  const free = CELLS.map((_, cell) =>
    onMap(state, cell) && state.owner[cell] === 0 && state.kind[cell] === 0 && allowed(cell) ? 1 : 0,
  );
  return chance.pick(free);
}

/** NC-3.1: who reports the battle is its first player. */
export function reporter({ turn, seats }: Campaign): number {
  return turn < seats ? turn : 0;
}

/** Whose decision is waited for. */
export function decider(state: Campaign): number {
  return state.phase === CHOOSE ? state.turn : reporter(state);
}

/** NC-2.6: where the first player can place the cloud. */
export function cloudPlaces(state: Campaign): readonly number[] {
  if (state.placing === 0 || RULE_SETS[state.ruleSet] !== 'asteroids') return [];
  return placesIn(entryOf(state).sector, state.civs + (hasVisitor(state) ? 1 : 0));
}

/** Scores, and where there are black holes the ships lost to them, of one civ after the other. */
export function isHoleAsked(state: Campaign): boolean {
  return RULE_SETS[state.ruleSet] === 'asteroids' && state.reported % 2 === 1;
}

export const isAllReported = ({ reported, civs }: Campaign): boolean => reported === 2 * civs;

/** NC-2.4 */
export function entryOf({ row, civs }: Campaign): AtlasEntry {
  return atlas[row - 1].entries[civs - 2];
}

/** NC-2.4 */
export function hasVisitor(state: Campaign): boolean {
  return (
    entryOf(state).visitor && state.seats === 3 && state.civs === 3 && RULE_SETS[state.ruleSet] !== 'core'
  );
}

/** NC-3.3 */
export function shipLimit(state: Campaign, civ: number): number {
  return Math.max(FEWEST_SHIPS, SHIPS - heldBy(state, civ) - state.lost[civ]);
}

export function playMove(state: Campaign, _seat: number, move: number, chance: Chance, tell?: Tell): void {
  switch (moves.kindOf(move)) {
    case choose.id:
      return beginBattle(state, choose.cell(move), chance, tell);
    case cloud.id:
      state.cloud = cloud.place(move);
      state.phase = BATTLE;
      return;
    case scored.id:
      state.score[state.reported >> 1] += scored.points(move);
      state.reported += RULE_SETS[state.ruleSet] === 'asteroids' ? 1 : 2;
      return;
    case lost.id:
      state.lost[state.reported >> 1] = lost.ships(move);
      state.reported++;
      return;
    default:
      settle(state, moves.kinds.won.winner(move), tell);
      if (state.phase !== OVER) nextChoice(state, chance, tell);
  }
}

function beginBattle(state: Campaign, cell: number, chance: Chance, tell?: Tell): void {
  state.cell = cell + 1;
  state.row = chance.pick(atlas.map((_, row) => (canBeDrawn(state, row) ? 1 : 0))) + 1;
  state.phase = cloudPlaces(state).length === 0 ? BATTLE : CLOUD;
  tell?.({ event: 'chosen', civ: state.turn, cell, row: state.row - 1 });
}

/** NC-2.4 */
export function canBeDrawn({ seats, civs }: Campaign, row: number): boolean {
  return seats === 3 || !forThreePeople.includes(atlas[row].entries[civs - 2].sector);
}

/** NC-3.2 */
function settle(state: Campaign, winner: number, tell?: Tell): void {
  const cell = state.cell - 1;
  const former = state.owner[cell];
  if (winner > 0 && winner !== former) {
    state.owner[cell] = winner;
    state.won[cell] = 1;
  }
  tell?.({ event: 'settled', cell, winner, former });
  if (winner > 0) state.wins[winner - 1]++;
  state.fought[cell]++;
  state.battles++;
  state.cell = 0;
  state.row = 0;
  state.cloud = 0;
  state.reported = 0;
  lookForVictory(state);
}

/** NC-2.1 */
function nextChoice(state: Campaign, chance: Chance, tell?: Tell): void {
  state.turn = (state.turn + 1) % state.civs;
  state.phase = CHOOSE;
  if (state.turn >= state.seats) beginBattle(state, computersChoice(state, state.turn), chance, tell);
}

/** Who can have won: owners, from nobody. */
export function canHaveWon(state: Campaign, winner: number): boolean {
  return winner <= state.civs || (winner === VISITOR && hasVisitor(state));
}
