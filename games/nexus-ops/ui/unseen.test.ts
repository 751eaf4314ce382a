import { SPECTATOR } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { CHOOSE } from '../rules/phases.ts';
import { CARDS, ENERGIZES, MISSIONS, type Nexus } from '../rules/state.ts';
import { upTo } from './parts.tsx';
import { unseenEnergize, unseenMissions } from './unseen.ts';
import { game, walkGames, type Tables } from './words/walking.ts';

/** Tables at which cards take all the ways there are. */
const tables: Tables = function* tables() {
  for (;;) {
    for (const options of [{}, { teams: true }, { topPriority: true }, { interceptedTransmissions: true }]) {
      yield { seats: 4, options: { ...defaultOptions(game.options), ...options } };
    }
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Cards in hands that the viewer does not see, less those that it gave away itself. */
function inOtherHands(
  view: Nexus,
  viewer: number,
  sizes: Int32Array,
  first: number,
  columns: number,
): number {
  const others = upTo(4).filter((seat) => seat !== viewer);
  const mate = (viewer + 2) % 4;
  const given =
    view.teams === 1 && viewer >= 0
      ? upTo(columns).map((card) => view.gift[mate * CARDS + first + card])
      : [];
  return sum(others.map((seat) => sizes[seat])) - sum(given);
}

test('what a viewer has not seen lies in decks and in hands of others', () => {
  let looked = 0;
  walkGames(tables, 4, 900, ({ state, seat, chance }) => {
    if (chance.draw(40) > 0) return;
    looked++;
    const view = viewState(game, state, seat);
    const energize = sum(upTo(ENERGIZES).map((card) => unseenEnergize(view, seat, card)));
    const hidden = inOtherHands(view, seat, view.energizeSize, 0, ENERGIZES);
    expect(energize).toBe(view.energizeDeckSize[0] + hidden);
    const missions = sum(upTo(MISSIONS).map((card) => unseenMissions(view, seat, card)));
    const under = view.tailBy.filter((by) => by > 0 && by !== seat + 1).length;
    const offered = view.phase === CHOOSE && view.turn !== seat ? 2 : 0;
    const inHands = inOtherHands(view, seat, view.missionSize, ENERGIZES, MISSIONS);
    expect(missions).toBe(view.missionDeckSize[0] + under + offered + inHands);
  });
  expect(looked).toBeGreaterThan(30);
});

test('who only watches has seen what lies open', () => {
  walkGames(tables, 2, 200, ({ state, chance }) => {
    if (chance.draw(20) > 0) return;
    const view = viewState(game, state, SPECTATOR);
    const unseen = sum(upTo(ENERGIZES).map((card) => unseenEnergize(view, SPECTATOR, card)));
    expect(unseen).toBe(view.energizeDeckSize[0] + sum([...view.energizeSize]));
  });
});
