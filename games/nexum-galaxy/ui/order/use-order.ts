// The order under way, as the board lets people plan it. Confirmed, its moves are given to the table one by one.

import type { MoveRecord } from '@starboard/engine';
import type { Picking } from '@starboard/kit';
import { useMemo, useState } from 'react';
import { isEnemy } from '../../rules/board.ts';
import { moves } from '../../rules/moves.ts';
import { forecast, readSources, type Forecast, type Plan, type SourceReading } from '../../rules/plan.ts';
import { FLEET, type Nexum } from '../../rules/state.ts';
import { errandTo, type Errand } from '../words/facts.ts';
import { suggestion } from './plan.ts';

export interface Ordering {
  readonly state: Nexum;
  readonly target: number;
  readonly kind: Errand['kind'];
  readonly sources: readonly SourceReading[];
  readonly plan: Plan;
  /** Only an attack gathers ships from several planets. */
  readonly alone: boolean;
  readonly outlook: Forecast;
  /** The first move that carries the plan out; null as long as something is missing. */
  readonly first: MoveRecord | null;
  readonly change: (plan: Plan) => void;
  readonly confirm: () => void;
}

/** Null when the seat is not giving an order. `origin` is a planet whose ships were pointed at first. */
export function useOrder(
  state: Nexum,
  seat: number | null,
  picking: Picking | null,
  origin: number | null,
): Ordering | null {
  const [edited, setEdited] = useState<{ readonly order: string; readonly plan: Plan } | null>(null);
  // Every order costs energy, so no two orders of a turn have the same name.
  const order = `${state.round} ${state.turn} ${state.energy[state.turn]} ${state.target} ${state.source}`;
  const giver = picking !== null && state.asking === FLEET ? seat : null;

  const known = useMemo(
    () =>
      giver === null ? null : { sources: readSources(state, giver), first: suggestion(state, giver, origin) },
    [state, giver, origin],
  );
  const plan = edited?.order === order ? edited.plan : known?.first;
  const outlook = useMemo(
    () => (giver === null || plan === undefined ? null : forecast(state, giver, plan)),
    [state, giver, plan],
  );

  if (giver === null || picking === null || known === null || plan === undefined || outlook === null)
    return null;
  const target = state.target - 1;
  const records = outlook.moves.map((move) => moves.toRecord(move));
  return {
    state,
    target,
    kind: errandTo(state, giver, target).kind,
    sources: known.sources,
    plan,
    alone: !isEnemy(state, giver, target),
    outlook,
    first: records[0] ?? null,
    change: (next) => setEdited({ order, plan: next }),
    confirm: () => records.forEach((record) => picking.pick(record)),
  };
}
