// The game begun in the middle: ships, stars and relics all over the sector, and energy to move them.

import type { Chance } from '@starboard/engine';
import { nexumGalaxy } from '../../rules/game.ts';
import { placeNames } from '../../rules/moves.ts';
import { PLACES, STAR, type Nexum } from '../../rules/state.ts';
import { lay, put } from '../scene.ts';

const RELICS = 'MMRREETT';

export const busy: typeof nexumGalaxy = {
  ...nexumGalaxy,
  setup(options, seats, chance) {
    const state = nexumGalaxy.setup(options, seats, chance);
    // a sterile trap opens with a phase under way, which would not know of them
    if (state.fixedCard === 0) {
      const planets = Array.from({ length: PLACES }, (_, place) => place).filter(
        (place) =>
          state.size[place] > 0 &&
          state.size[place] < STAR &&
          state.owner[place] === 0 &&
          state.relicsAt[place] === 0,
      );
      const spare = state.relicsToWin > RELICS.length ? [] : sparedRelics(state);
      for (const place of planets) settle(state, place, seats, spare, chance);
    }
    for (let seat = 0; seat < seats; seat++) state.energy[seat] = state.energyLimit[seat] - chance.die(8);
    return state;
  },
};

/** Relics of the box that the sector does not use. */
function sparedRelics({ ofType }: Nexum): string[] {
  const left = RELICS.split('');
  for (const [type, set] of ofType.entries()) {
    for (let relic = 0; relic < RELICS.length; relic++)
      if ((set >>> relic) & 1) left.splice(left.indexOf('MRET'[type]), 1);
  }
  return left;
}

function settle(state: Nexum, place: number, seats: number, spare: string[], chance: Chance): void {
  const lot = chance.die(4);
  if (lot === 1) return;
  const relics =
    spare.length > 0 && chance.die(3) === 1 ? spare.splice(chance.die(spare.length) - 1, 1).join('') : '';
  if (lot === 2) for (const letter of relics) lay(state, placeNames[place], letter);
  else put(state, placeNames[place], chance.die(seats) - 1, chance.die(3), relics);
}
