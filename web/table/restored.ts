// The states behind the moments: each is restored once.

import type { Game, State } from '@starboard/engine';
import type { Moment } from '@starboard/engine/view';

export function restorer(game: Game): (moment: Moment) => State {
  const states = new WeakMap<Moment, State>();
  return (moment) => {
    let state = states.get(moment);
    if (state === undefined) {
      const restored = game.shape.restore(moment.view);
      if (restored === null) throw new Error('The table sent a view of another game.');
      states.set(moment, (state = restored));
    }
    return state;
  };
}
