// What pointing at a hex may mean, the likeliest wish first: if nothing of it can be, that one is refused.

import { hasSeat } from '@starboard/engine';
import type { Picking, Wish } from '@starboard/kit';
import { HEX_NAMES } from '../../data/board.ts';
import { FIGURES, type Figure } from '../../data/units.ts';
import { unitsAt } from '../../rules/army.ts';
import { hasHex } from '../../rules/board.ts';
import { BREATH_ON, UNIT_COLUMNS } from '../../rules/columns.ts';
import * as p from '../../rules/phases.ts';
import { HEXES, TYPES, type Nexus } from '../../rules/state.ts';
import { upTo } from '../parts.tsx';
import type { Desk } from './desk.ts';

export function hexWishes(state: Nexus, hex: number, desk: Desk): readonly Wish[] {
  const name = HEX_NAMES[hex];
  switch (state.phase) {
    case p.DEPLOY:
      return desk.brush === null
        ? [{ move: 'buy', hex: name }]
        : [{ move: 'buy', unit: FIGURES[desk.brush], hex: name }];
    case p.PLACE:
      return [{ move: 'place', hex: name }];
    case p.TELEPORT:
      return [
        { move: 'lift', from: name },
        { move: 'land', hex: name },
      ];
    case p.MOVE:
      return desk.from === null || desk.from === hex
        ? sourceWishes(hex)
        : mightiestFirst(targetWishes(desk, hex));
    case p.BREATHE:
      return breathWishes(state, hex);
    case p.EXPLORE:
      return [{ move: 'explore', hex: name }];
    case p.FIGHT:
      return fightWishes(state, hex);
    case p.SPOILS:
      return state.spores === 0 ? [] : [{ move: 'spread', number: desk.spores, to: name }];
    case p.HOMING:
      return [{ move: 'goHome', hex: name }];
    default:
      return [];
  }
}

export function sourceWishes(hex: number): readonly Wish[] {
  return [
    { move: 'move', from: HEX_NAMES[hex] },
    { move: 'march', from: HEX_NAMES[hex] },
  ];
}

/** What pointing at a hex means for each kind of unit in hand. */
function targetWishes({ from, army }: Desk, hex: number): readonly Wish[] {
  if (from === null) return [];
  const way = { from: HEX_NAMES[from], to: HEX_NAMES[hex] };
  return army.flatMap((number, unit) => {
    if (number === 0) return [];
    return [
      { move: 'move', unit: FIGURES[unit], number, ...way },
      { move: 'march', unit: FIGURES[unit], ...way },
    ];
  });
}

/** Where nobody of those in hand gets there, it was meant for those who go farthest. */
function mightiestFirst(wishes: readonly Wish[]): readonly Wish[] {
  const might = (wish: Wish): number => FIGURES.indexOf(wish['unit'] as Figure);
  return wishes.toSorted((a, b) => might(b) - might(a));
}

/** Against everybody else who is there, enemies before a team-mate. */
function fightWishes({ turn, seats, presence, side }: Nexus, hex: number): readonly Wish[] {
  const fight = { move: 'fight', hex: HEX_NAMES[hex] };
  const there = upTo(seats).filter((seat) => seat !== turn && hasHex(presence[seat], hex));
  if (there.length === 0) return [fight];
  const isMate = (seat: number): number => Number(hasSeat(side[turn], seat));
  return there.toSorted((a, b) => isMate(a) - isMate(b)).map((seat) => ({ ...fight, seat }));
}

/** The breath of what stands there, then that of others into it, those beside it first. */
function breathWishes(state: Nexus, hex: number): readonly Wish[] {
  const to = HEX_NAMES[hex];
  const breathers = upTo(HEXES).flatMap((from) =>
    upTo(TYPES)
      .filter((unit) => state.unitRow[unit * UNIT_COLUMNS + BREATH_ON] > 0)
      .filter((unit) => unitsAt(state, from, state.turn, unit) > 0)
      .map((unit) => ({ from, wish: { move: 'breathe', unit: FIGURES[unit], from: HEX_NAMES[from] } })),
  );
  const isBeside = (from: number): number => Number(hasHex(state.near[hex], from));
  return [
    ...breathers.filter(({ from }) => from === hex).map(({ wish }) => wish),
    ...breathers
      .filter(({ from }) => from !== hex)
      .toSorted((a, b) => isBeside(b.from) - isBeside(a.from))
      .map(({ wish }) => ({ ...wish, to })),
  ];
}

/** The orders that bring what is in hand to that hex, as far as it can go there: a march is for one unit each. */
export function ordersTo(picking: Picking, desk: Desk, hex: number): readonly Wish[] {
  return targetWishes(desk, hex)
    .filter((wish) => picking.can(wish))
    .flatMap((wish) => {
      const marchers = wish['move'] === 'march' ? desk.army[FIGURES.indexOf(wish['unit'] as Figure)] : 1;
      return Array.from({ length: marchers }, () => wish);
    });
}
