// What a fare is made of, for those who explain it (NG-6.1 to NG-6.4, NG-10.13, NG-15.15).

import { FARAWAY, NEARBY, WITHIN } from '../data/numbers.ts';
import { systemOf } from './board.ts';
import { fareBetween, NO_WAY, tollAt } from './ledger.ts';
import { reduced, weightOf } from './phases/movement/sources.ts';
import { EXTRACTOR, freshCarriers, TRANSPORTER, works } from './relics.ts';
import { SYSTEMS, type Nexum } from './state.ts';

export interface FarePart {
  /** The way itself, of which there is one; then what is added or taken off. What a relic changes holds for those who go with
   *  it. */
  readonly of: 'inside' | 'linked' | 'jump' | 'far' | 'bridge' | 'ions' | 'transporter' | 'extractor';
  readonly energy: number;
}

export interface FareReading {
  /** Energy for a ship without relics; null where no way leads. */
  readonly energy: number | null;
  readonly parts: readonly FarePart[];
}

export function readFare(state: Nexum, civ: number, from: number, to: number): FareReading {
  const fare = fareBetween(state, civ, from, to);
  if (fare === NO_WAY) return { energy: null, parts: [] };
  const toll = tollAt(state, civ, to);
  const parts: FarePart[] = [...wayParts(state, civ, systemOf(from), systemOf(to))];
  if (toll > 0) parts.push({ of: 'ions', energy: toll });
  return { energy: fare, parts: [...parts, ...relicParts(state, civ, from, to, fare)] };
}

function wayParts(state: Nexum, civ: number, from: number, to: number): readonly FarePart[] {
  if (from === to) return [{ of: 'inside', energy: WITHIN }];
  const isLinked = ((state.links[to] >>> from) & 1) === 1;
  const isBridged = ((state.bridged >>> from) & (state.bridged >>> to) & 1) === 1;
  const bridge: readonly FarePart[] = isBridged ? [{ of: 'bridge', energy: -1 }] : [];
  if (isLinked) return [{ of: 'linked', energy: NEARBY }, ...bridge];
  const jumps = ((state.jumps[civ * SYSTEMS + to] >>> from) & 1) === 1;
  return jumps ? [{ of: 'jump', energy: FARAWAY }] : [{ of: 'far', energy: FARAWAY }, ...bridge];
}

function relicParts(state: Nexum, civ: number, from: number, to: number, fare: number): readonly FarePart[] {
  const aboard = freshCarriers(state, from);
  const parts: FarePart[] = [];
  const leaves = systemOf(from) !== systemOf(to);
  const carries = (aboard & state.ofType[TRANSPORTER]) !== 0 && works(state, from, TRANSPORTER);
  if (leaves && carries && reduced(fare) < fare) parts.push({ of: 'transporter', energy: -1 });
  const weight = weightOf(state, civ, from, to, aboard & state.ofType[EXTRACTOR]);
  if (weight > 0) parts.push({ of: 'extractor', energy: weight });
  return parts;
}
