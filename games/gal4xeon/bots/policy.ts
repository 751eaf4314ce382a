// What a sensible player tends to write, at a glance: where the search looks first, and how it plays lines to their end.

import type { MoveList } from '@starboard/engine';
import { ROUNDS } from '../data/numbers.ts';
import { technologyIds } from '../data/sheet.ts';
import { EXPLOIT, EXPLORE, NOTHING } from '../rules/actions.ts';
import { chartOf, SQUARE_SPAN, type Chart } from '../rules/chart.ts';
import { moves } from '../rules/moves.ts';
import { pageOf, TRACKS, type Gal4Xeon } from '../rules/state.ts';
import { coversOf, type Cover } from './placements.ts';
import type { Liking, Taste } from './taste.ts';

const { assign, extra, research, exploit, raise, decline } = moves.kinds;

/** Doing without an action is seldom sensible, nor is a square on a full track. */
const SELDOM = 0.02;
const NEUTRAL: Liking = [0, 0];

export type Prefer = (state: Gal4Xeon, seat: number, list: MoveList, into: Float64Array) => void;

/** `keenness` below 1 makes it more open to what it likes less. */
export function policyWith(taste: Taste, keenness: number): Prefer {
  const technology = technologyIds.map(
    (id) => taste.technology[id] ?? (id.startsWith('military') ? taste.military : NEUTRAL),
  );
  const actions = [NEUTRAL, taste.explore, taste.conquer, taste.research, taste.exploit, taste.trade];
  /** By round, and then by technology, by action. */
  const inRound = Array.from({ length: ROUNDS + 2 }, (_, round) => {
    const late = Math.min(1, Math.max(0, (round - 1) / (ROUNDS - 1)));
    const at = ([first, last]: Liking): number => keenness * (first + (last - first) * late);
    const keen = (liking: Liking): number => Math.exp(at(liking));
    return {
      technology: Float64Array.from(technology, keen),
      action: Float64Array.from(actions, at),
      square: at(taste.square),
      grey: at(taste.grey),
      rolled: at(taste.rolled),
      ruin: at(taste.ruin),
      ring: at(taste.ring),
      raise: keen(taste.raise),
      system: keen(taste.system),
      ruinExploited: keen(taste.ruinExploited),
    };
  });
  type Now = (typeof inRound)[number];

  /** By chart, by move: how much an exploration is liked in each round. */
  const known = new WeakMap<Chart, ReadonlyMap<number, Float64Array>>();
  const likingsOf = (chart: Chart): ReadonlyMap<number, Float64Array> => {
    let likings = known.get(chart);
    if (likings === undefined) {
      likings = new Map([...coversOf(chart)].map(([move, cover]) => [move, byRound(cover)]));
      known.set(chart, likings);
    }
    return likings;
  };
  const byRound = (cover: Cover): Float64Array =>
    Float64Array.from(inRound, ({ grey, rolled, ruin, ring }) =>
      Math.exp(grey * cover.grey + rolled * cover.rolled + ruin * cover.ruins + ring * cover.ring),
    );

  const placements = (chart: Chart, round: number, list: MoveList, into: Float64Array): void => {
    const likings = likingsOf(chart);
    for (let i = 0; i < list.length; i++) into[i] = likings.get(list.moves[i])?.[round] ?? SELDOM;
  };

  const squares = (
    state: Gal4Xeon,
    chart: Chart,
    now: Now,
    page: number,
    track: number,
    count: number,
  ): number => {
    const filled = state.filled[page * TRACKS + track];
    if (filled === state.squares[track]) return SELDOM;
    const last = Math.min(state.squares[track], filled + count);
    let liking = now.square * (last - filled);
    for (let square = filled + 1; square <= last; square++) {
      liking += now.action[chart.iconAt[track * SQUARE_SPAN + square]];
    }
    return Math.exp(liking);
  };

  return (state, seat, list, into) => {
    const page = pageOf(state, seat);
    const chart = chartOf(state);
    const now = inRound[state.round];
    const action = state.action[page];
    if (action === EXPLORE) return placements(chart, state.round, list, into);
    for (let i = 0; i < list.length; i++) {
      const move = list.moves[i];
      const kind = moves.kindOf(move);
      if (kind === decline.id) into[i] = SELDOM;
      else if (kind === research.id) into[i] = now.technology[research.technology(move)];
      else if (kind === raise.id) into[i] = now.raise;
      else if (action === EXPLOIT) {
        into[i] = chart.worth[chart.sectorAt[exploit.hex(move)]] > 0 ? now.ruinExploited : now.system;
      } else if (action !== NOTHING) into[i] = 1;
      else if (kind === assign.id)
        into[i] = squares(state, chart, now, page, assign.track(move), assign.value(move));
      else into[i] = kind === extra.id ? squares(state, chart, now, page, extra.track(move), 1) : 1;
    }
  };
}
