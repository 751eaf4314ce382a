import { refuseInEnglish } from '@starboard/engine';
import { loadKnown } from '@starboard/games';
import { expect, test } from 'vitest';
import { prepare, prepareGame, type SimulationPlan } from './plan.ts';

const plan: SimulationPlan = {
  game: 'skirmish',
  seats: 3,
  games: 10,
  seed: 1,
  bots: ['random'],
  options: {},
};

test('a plan is prepared: options filled in, one bot for each seat', async () => {
  expect(await prepare({ ...plan, options: { rounds: 4 } })).toMatchObject({
    options: { rounds: 4 },
    bots: [{ name: 'random' }, { name: 'random' }, { name: 'random' }],
  });
  expect(await prepare(plan)).toMatchObject({ options: { rounds: 6 } });
});

test.each<[Partial<SimulationPlan>, string]>([
  [{ game: 'chess' }, 'There is no game "chess"; there are '],
  [{ game: 'toString' }, 'There is no game'],
  [{ seats: 5 }, 'Skirmish is for 2 to 4 players, not 5.'],
  [{ seats: 2.5 }, 'Skirmish is for 2 to 4 players, not 2.5.'],
  [{ games: 0 }, 'At least 1 game must be played, not 0.'],
  [{ games: 1.5 }, 'At least 1 game must be played, not 1.5.'],
  [{ seed: -1 }, 'A seed must be a whole number from 0 to 4294967295, not -1.'],
  [{ seed: 2 ** 32 }, 'A seed must be a whole number'],
  [{ bots: ['oracle'] }, 'There is no bot "oracle"; there are '],
  [{ bots: [] }, 'Name one bot for all seats, or 3, one for each; you named 0.'],
  [{ bots: ['random', 'random'] }, 'Name one bot for all seats, or 3, one for each; you named 2.'],
  [{ options: { rounds: 99 } }, 'Option rounds must be a whole number from 2 to 12, not 99.'],
  [{ options: { colour: 1 } }, 'There is no option "colour".'],
])('%o is refused', async (change, reason) => {
  expect(await prepare({ ...plan, ...change })).toMatchObject({
    reason: expect.stringContaining(reason) as string,
  });
});

test('what a game wants in simulations goes under what was asked for', async () => {
  const known = await loadKnown('skirmish');
  if (known === null) throw new Error('Skirmish is gone.');
  const game = { ...known.game, simulationOptions: { rounds: 3 } };
  expect(prepareGame({ ...known, game }, plan)).toMatchObject({ options: { rounds: 3 } });
  expect(prepareGame({ ...known, game }, { ...plan, options: { rounds: 4 } })).toMatchObject({
    options: { rounds: 4 },
  });
});

test('options that do not go together are refused', async () => {
  const known = await loadKnown('skirmish');
  if (known === null) throw new Error('Skirmish is gone.');
  const game = { ...known.game, conflict: () => refuseInEnglish('Not with three.') };
  expect(prepareGame({ ...known, game }, plan)).toEqual(refuseInEnglish('Not with three.'));
});
