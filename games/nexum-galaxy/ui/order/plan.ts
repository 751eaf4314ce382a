// A plan for the order under way to begin with: which planets send how many ships. People change it in any order; what
// would come of it is asked of the rules.

import { FastChance, MoveList } from '@starboard/engine';
import { isEnemy } from '../../rules/board.ts';
import { nexumGalaxy } from '../../rules/game.ts';
import { moves } from '../../rules/moves.ts';
import {
  forecast,
  priceOf,
  readSources,
  type Fleet,
  type Plan,
  type SourceReading,
} from '../../rules/plan.ts';
import { freshCarriers, pickBundle } from '../../rules/relics.ts';
import { FLEET, shape, type Nexum } from '../../rules/state.ts';
import { tryOut } from '../../rules/try-out.ts';

const { go, send, strike } = moves.kinds;

/** The same state with an order begun for that place. */
export function heading(state: Nexum, seat: number, to: number): Nexum {
  const copy = shape.clone(state);
  nexumGalaxy.play(copy, seat, go.make(to), new FastChance(0));
  return copy;
}

/** The cheapest plan that does what was asked for, with ships of `origin` where they can help. */
export function suggestion(state: Nexum, seat: number, origin: number | null): Plan {
  const sources = readSources(state, seat).toSorted(
    (a, b) => Number(b.place === origin) - Number(a.place === origin),
  );
  if (!isEnemy(state, seat, state.target - 1)) return oneShip(state, seat, sources);
  const cheapest = sources.flatMap(({ place, free }) => Array.from({ length: free }, () => place));
  for (let count = 1; count <= cheapest.length; count++) {
    const plan = gathered(cheapest.slice(0, count));
    if (forecast(state, seat, plan).lack === null) return plan;
  }
  return anyVictory(state, seat);
}

/** A ship without a relic where one can go, else a carrier: a Transporter may go where others are too dear. */
function oneShip(state: Nexum, seat: number, sources: readonly SourceReading[]): Plan {
  const ships = sources.flatMap(({ place, free, carriers }) =>
    [...(free > 0 ? [0] : []), ...singly(carriers)].map((relics) => ({ from: place, ships: 1, relics })),
  );
  const able = ships.find((fleet) => forecast(state, seat, [fleet]).lack === null);
  return able === undefined ? [] : [able];
}

/** The members of a set, each as a set of its own. */
export function singly(set: number): number[] {
  return set === 0 ? [] : [set & -set, ...singly(set & (set - 1))];
}

function gathered(places: readonly number[]): Plan {
  return [...new Set(places)]
    .toSorted((a, b) => a - b)
    .map((from) => ({
      from,
      ships: places.filter((place) => place === from).length,
      relics: 0,
    }));
}

/** A victory that needs carriers: what the game offers leads to one, so it is followed with few and cheap ships. */
function anyVictory(state: Nexum, seat: number): Plan {
  let copy = state;
  const plan: Fleet[] = [];
  while (copy.asking === FLEET) {
    const offers = new MoveList();
    nexumGalaxy.legal(copy, seat, offers);
    if (offers.has(strike.make())) return plan;
    const now = copy;
    const fleets = offers.toArray().map((move) => ({ move, fleet: fleetOf(now, move) }));
    if (fleets.length === 0) return [];
    const best = fleets.toSorted((a, b) => priceOf(now, a.fleet) - priceOf(now, b.fleet))[0];
    plan.push(best.fleet);
    copy = tryOut(copy, seat, best.move);
  }
  return plan;
}

function fleetOf(state: Nexum, move: number): Fleet {
  const from = send.from(move);
  const relics = pickBundle(state, freshCarriers(state, from), send.relics(move));
  return { from, ships: send.ships(move), relics };
}
