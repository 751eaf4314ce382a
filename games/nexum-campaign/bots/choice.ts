// Which sector a bot fights for: what completes three, what is its own kind of good, and rather the sector of another.

import { MoveList } from '@starboard/engine';
import { CELLS, kinds } from '../data/map.ts';
import { nexumCampaign } from '../rules/game.ts';
import { distance } from '../rules/map.ts';
import { CHOOSE, moves, type Campaign } from '../rules/state.ts';

/** What a sector is worth to its first player. */
const LIKED: Readonly<Record<string, number>> = { plain: 0, energetic: 3, mining: 2, ice: 2, scorching: 2 };
const NEIGHBOUR = 4;
const OF_SOMEBODY = 3;

/** What a bot decides for the seat; of sectors the first of the best, and the cloud stays where it is. */
export function botsDecision(state: Campaign, seat: number): number {
  const list = new MoveList();
  nexumCampaign.legal(state, seat, list);
  const open = list.toArray();
  if (state.phase !== CHOOSE) return open[0];
  return open.reduce((best, move) => (worth(state, seat, move) > worth(state, seat, best) ? move : best));
}

function worth(state: Campaign, seat: number, move: number): number {
  const cell = moves.kinds.choose.cell(move);
  const own = [...CELLS.keys()].filter((each) => state.owner[each] === seat + 1);
  const beside = own.filter((each) => distance(each, cell) === 1).length;
  const taken = state.owner[cell] > 0 ? OF_SOMEBODY + state.won[cell] : 0;
  return NEIGHBOUR * beside + taken + LIKED[kinds[state.kind[cell]]];
}
