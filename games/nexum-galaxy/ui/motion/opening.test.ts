// What the events of the first round did is taken back, so that their play begins where the game does.

import { FastChance, type GameEvent } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { NexumEvent } from '../../rules/events.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import { readPlace } from '../../rules/reading.ts';
import type { Nexum } from '../../rules/state.ts';
import { optionsOf } from '../../test/scene.ts';
import { openingOf } from './opening.ts';

function opened(seed: number): { state: Nexum; news: NexumEvent[] } {
  const news: GameEvent[] = [];
  const options = optionsOf({ sector: 'LAUBURIA', ruleSet: 'events', mode: 'solo-hard', firstPlayer: '1' });
  const state = game.setup(options, 1, new FastChance(seed), (event) => news.push(event));
  return { state, news: news as NexumEvent[] };
}

const isBattle = ({ event }: NexumEvent): boolean => event === 'battle';

/** What stands and lies on every place. */
function places(state: Nexum): unknown[] {
  return Array.from({ length: state.span * 8 }, (_, place) => readPlace(state, place));
}

test('before the events of the first round nothing is marked, and every deal looks the same', () => {
  const seeds = Array.from({ length: 30 }, (_, seed) => seed).filter(
    (seed) => !opened(seed).news.some(isBattle),
  );
  const openings = seeds.map((seed) => {
    const { state, news } = opened(seed);
    return openingOf(news, state);
  });
  expect(openings.length).toBeGreaterThan(20);
  const [first] = openings;
  if (first === null) throw new Error('Nothing was taken back.');
  expect(places(first).some((place) => /"ships":[45]/.test(JSON.stringify(place)))).toBe(true);
  for (const opening of openings) {
    if (opening === null) throw new Error('Nothing was taken back.');
    expect(places(opening)).toEqual(places(first));
    expect([...opening.noMove, ...opening.noManage, ...opening.ionized].every((each) => each === 0)).toBe(
      true,
    );
  }
});

test('what cannot be taken back is left as it is', () => {
  const { state } = opened(1);
  const battle: NexumEvent = {
    event: 'battle',
    seat: 1,
    against: 0,
    place: 0,
    attack: 2,
    defence: 1,
    destroyed: 1,
    casualties: 0,
    excess: 0,
  };
  expect(openingOf([battle], state)).toBe(null);
  expect(openingOf([], state)).toBe(null);
});
