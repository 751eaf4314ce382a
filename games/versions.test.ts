import { openMind, type Known } from '@starboard/bots';
import { isRefusal, seatsOf, type OptionValues, type Refusal } from '@starboard/engine';
import {
  isOver,
  openMatch,
  outcomeOf,
  parseGame,
  replayGame,
  resumeMatch,
  snapshotOf,
  submit,
  whyUnproved,
  writeGame,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { assertSound } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { threeVersions } from './testing.ts';

const library = threeVersions();
const VERSIONS = [1, 2, 3] as const;

const must = <T extends object>(value: T | Refusal | null): T => {
  if (value === null) throw new Error('There is nothing.');
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
};

const knownIn = async (rules: number): Promise<Known> => must(await library.loadKnown('skirmish', rules));

const fairness = { seed: new Uint8Array([1, 2, 3]), table: 'versions', words: ['comet'] };

async function opened(rules: number, options: OptionValues = {}): Promise<Match> {
  const { game } = await knownIn(rules);
  return must(openMatch(game, { seats: 2, options, fairness }));
}

/** Bots that are asked as a server and a page ask them. */
async function playOut(match: Match, level: string): Promise<void> {
  const { game, seats, options } = match;
  const mind = openMind(library.loadKnown);
  while (!isOver(match)) {
    const [seat] = seatsOf(game.actors(match.state));
    const view = game.shape.snapshot(viewState(game, match.state, seat));
    const { id, rules } = game;
    const { order } = await mind.think({ game: id, rules, options, seats, seat, view, level, seed: 1 });
    must(submit(match, seat, order, match.log.length));
  }
}

/** As a file that travelled. */
const sent = (match: Match): GameFile =>
  must(parseGame(JSON.stringify(writeGame(match, { withSeed: true }))));

describe.each(VERSIONS)('version %i', (rules) => {
  test('is played by its bots, and replays by its own rules alone', async () => {
    const match = await opened(rules);
    await playOut(match, 'greedy');
    const file = sent(match);
    expect(file.rules).toBe(rules);
    const again = must(replayGame((await knownIn(rules)).game, file));
    expect(outcomeOf(again)).toEqual(outcomeOf(match));
    for (const other of VERSIONS.filter((each) => each !== rules))
      expect(replayGame((await knownIn(other)).game, file)).toMatchObject({
        reason: `This game was played under version ${rules} of the rules; here is ${other}.`,
      });
    // dice and hashes need no rules
    expect(whyUnproved(file)).toBeNull();
  });

  test('is sound', async () => {
    const { game } = await knownIn(rules);
    expect(() => assertSound(game, { games: 5 })).not.toThrow();
  });

  test('goes on from a snapshot by its own rules', async () => {
    const match = await opened(rules);
    const [seat] = seatsOf(match.game.actors(match.state));
    must(submit(match, seat, [match.game.moves.fromText('plan none') as number], 1));
    const { header } = match;
    const resumed = must(resumeMatch((await knownIn(rules)).game, { header, fairness }, snapshotOf(match)));
    await playOut(resumed, 'random');
    await playOut(match, 'random');
    expect(outcomeOf(resumed)).toEqual(outcomeOf(match));
    const other = (await knownIn(rules === 1 ? 3 : 1)).game;
    expect(resumeMatch(other, { header, fairness }, snapshotOf(match))).toMatchObject({
      reason: `This is a game of skirmish, version ${rules} of the rules.`,
    });
  });
});

test('versions differ where they should: each has its own options, homes and musters', async () => {
  const ships = async (rules: number, options: OptionValues): Promise<number[]> => {
    const match = await opened(rules, options);
    const cells = match.game.shape.describe(match.state)['ships'] as number[];
    return cells.filter((count) => count > 0);
  };
  const [plain] = await ships(1, { rounds: 4 });
  expect(await ships(2, { rounds: 4 })).toEqual([plain, plain]);
  expect(await ships(3, { length: 4 })).toEqual([plain + 1, plain + 1]);
  const { game } = await knownIn(3);
  expect(openMatch(game, { seats: 2, options: { rounds: 4 }, fairness })).toMatchObject({
    reason: 'There is no option "rounds". The options are length, rich.',
  });
});

test.each([
  ['as they were written', 2, { rounds: 9 }, { rounds: 9 }],
  ['filled by its own version where the file has none', 1, {}, { rounds: 6 }],
  ['filled by its own version where the file has none', 2, {}, { rounds: 5 }],
  ['filled by its own version where the file has one of two', 3, { rich: false }, { length: 3, rich: false }],
])('options of an old file are read %s (%i)', async (_, rules, written, read) => {
  const { game } = await knownIn(rules);
  // as a program wrote it that knew of no more options: its head is hashed without them
  const full = await opened(rules, written);
  const bare = { ...full, header: { ...full.header, options: written } };
  const file = { ...writeGame(bare, { withSeed: true }), log: [] };
  const match = must(replayGame(game, file));
  expect(match.options).toEqual(read);
  expect(match.header.options).toEqual(written);
  await playOut(match, 'random');
  const again = sent(match);
  expect(again.options).toEqual(written);
  expect(must(replayGame(game, again)).options).toEqual(read);
  expect(whyUnproved(again)).toBeNull();
  const filled = replayGame(game, { ...again, options: read });
  expect(isRefusal(filled)).toBe(JSON.stringify(read) !== JSON.stringify(written));
});

test('without rules a changed die, entry or head is found out too', async () => {
  const match = await opened(1);
  await playOut(match, 'random');
  const file = sent(match);
  const rolled = file.log.findIndex((entry) => 'draws' in entry);
  const [bound, result] = file.setup[0];
  const unproved = (changed: object): string | undefined => whyUnproved({ ...file, ...changed })?.reason;
  expect(unproved({ setup: [[bound, (result + 1) % bound], ...file.setup.slice(1)] })).toContain(
    'A die of the set-up',
  );
  expect(unproved({ rules: 2 })).toContain('Entry 1: the chain of hashes is broken here');
  expect(unproved({ log: file.log.with(rolled, { ...file.log[rolled], at: 7_777 }) })).toContain(
    'the chain of hashes',
  );
  const loaded = {
    ...file.log[rolled],
    draws: [
      [6, 5],
      [6, 5],
      [6, 5],
    ],
  };
  expect(unproved({ log: file.log.with(rolled, loaded as never) })).toContain(`Entry ${rolled + 1}: `);
  expect(unproved({ seed: '00' })).toContain('does not fit the commitment');
  const { seed: _seed, ...unseeded } = file;
  expect(whyUnproved(unseeded)?.reason).toContain('is not in this record');
});

test('bots that are asked about a version that is not kept say so', async () => {
  const match = await opened(2);
  const { game } = match;
  const view = game.shape.snapshot(viewState(game, match.state, 0));
  const question = { game: 'skirmish', rules: 2, options: match.options, seats: 2, seat: 0, view };
  const mind = openMind(threeVersions([1]).loadKnown);
  await expect(mind.think({ ...question, level: 'random', seed: 1 })).rejects.toThrow(
    'There is no version 2 of a game "skirmish".',
  );
});
