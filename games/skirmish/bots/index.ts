// What there is to know about playing Skirmish: moons win, ships take and keep them.

import { chancesFrom, levelsWith, type Brain } from '@starboard/bots';
import { MOONS } from '../data/tables.ts';
import type { Skirmish } from '../rules/state.ts';

/** Hands are filled up every round: a card that is kept is one that did not help. */
const WORTH = { moon: 1, ship: 0.5, card: -0.05 };
const SPREAD = 0.8;

const strength = new Float64Array(4);

export const brain: Brain<Skirmish> = {
  terms: [
    { id: 'moons', title: 'moons' },
    { id: 'ships', title: 'ships' },
    { id: 'cards', title: 'cards in hand' },
  ],
  levels: levelsWith([
    { iterations: 64 },
    { iterations: 240 },
    { iterations: 900 },
    { iterations: 5000 },
    { iterations: 25_000 },
  ]),
  weigh(state, seat, into) {
    into.fill(0);
    for (let moon = 0; moon < MOONS.length; moon++) {
      if (state.owner[moon] !== seat + 1) continue;
      into[0] += WORTH.moon;
      into[1] += WORTH.ship * state.ships[moon];
    }
    into[2] = WORTH.card * state.handSize[seat];
  },
  count(state, seat, into) {
    into.fill(0);
    for (let moon = 0; moon < MOONS.length; moon++) {
      if (state.owner[moon] !== seat + 1) continue;
      into[0]++;
      into[1] += state.ships[moon];
    }
    into[2] = state.handSize[seat];
  },
  judge(state, seats, into) {
    for (let seat = 0; seat < seats; seat++) strength[seat] = WORTH.card * state.handSize[seat];
    for (let moon = 0; moon < MOONS.length; moon++) {
      const owner = state.owner[moon] - 1;
      if (owner >= 0) strength[owner] += WORTH.moon + WORTH.ship * state.ships[moon];
    }
    chancesFrom(strength, seats, SPREAD, into);
  },
  turn: (state) => (state.round * 4 + state.phase) * 4 + state.turn,
  habits: { horizon: 5 },
};
