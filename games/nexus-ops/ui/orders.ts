// Several orders, or several moves of one order, given by one click: each is given when the one before is carried out.

import type { Scene, Wish } from '@starboard/kit';
import { useCallback, useEffect, useRef } from 'react';
import type { Nexus } from '../rules/state.ts';

type Given = Pick<Scene<Nexus>, 'state' | 'picking'>;

export function useOrders({ state, picking }: Given): (wishes: readonly Wish[]) => void {
  const queue = useRef<{ wishes: readonly Wish[]; after: Nexus | null }>({ wishes: [], after: null });

  useEffect(() => {
    const { wishes, after } = queue.current;
    // the one before has been carried out when the state is another and the table asks again
    if (wishes.length === 0 || state === after || picking === null || picking.choices.length === 0) return;
    const [next, ...rest] = wishes;
    queue.current = { wishes: picking.can(next) ? rest : [], after: state };
    if (picking.can(next)) picking.pick(next);
  }, [state, picking]);

  return useCallback(
    (wishes) => {
      const [first, ...rest] = wishes;
      if (picking === null || first === undefined) return;
      queue.current = { wishes: rest, after: state };
      picking.pick(first);
    },
    [state, picking],
  );
}
