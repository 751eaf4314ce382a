import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { game as skirmish } from '@starboard/games/skirmish';
import { flag, FastChance, firstSeat, isRefusal, MoveList, utf8 } from './index.ts';
import {
  hex,
  openMatch,
  parseGame,
  replayGame,
  submit,
  takeBack,
  undo,
  writeGame,
  type GameFile,
  type Match,
} from './doors/match.ts';

const seed = utf8('a seed for files');
let match: Match;
let file: GameFile;

/** A whole random game with an undo and a take-back in it. */
beforeAll(() => {
  const opened = openMatch(skirmish, { seats: 3, fairness: { seed, table: 'T', words: ['one', 'two'] } });
  if (isRefusal(opened)) throw new Error(opened.reason);
  match = opened;
  const chance = new FastChance(11);
  const legal = new MoveList();
  for (let at = 0; skirmish.actors(match.state) !== 0; at++) {
    const seat = firstSeat(skirmish.actors(match.state));
    const state = skirmish.shape.clone(match.state);
    const moves: number[] = [];
    do {
      legal.clear();
      skirmish.legal(state, seat, legal);
      moves.push(legal.moves[chance.draw(legal.length)]);
      skirmish.play(state, seat, moves.at(-1) ?? 0, new FastChance(1));
    } while (skirmish.inOrder(state, seat));
    const done = submit(match, seat, moves, at);
    if (isRefusal(done)) throw new Error(done.reason);
    if (at === 3) undo(match, seat, at);
    if (at === 9) takeBack(match, seat, 4, at);
  }
  file = writeGame(match, { withSeed: true });
});

const copyOf = (): Record<string, unknown> => JSON.parse(JSON.stringify(file)) as Record<string, unknown>;
const logOf = (copy: Record<string, unknown>): Record<string, unknown>[] =>
  copy['log'] as Record<string, unknown>[];

function firstDraws(copy: Record<string, unknown>): number[][] {
  return logOf(copy).flatMap((entry) =>
    entry['draws'] === undefined ? [] : [entry['draws'] as number[][]],
  )[0];
}

function reread(content: unknown): unknown {
  const parsed = parseGame(typeof content === 'string' ? content : JSON.stringify(content));
  return isRefusal(parsed) ? parsed : replayGame(skirmish, parsed);
}

function reasonFor(content: unknown): string {
  const read = reread(content);
  return isRefusal(read) ? read.reason : 'accepted';
}

test('a game file replays to the same state, the same chain and the same next dice', () => {
  const parsed = parseGame(JSON.stringify(file));
  if (isRefusal(parsed)) throw new Error(parsed.reason);
  const seen: number[] = [];
  const again = replayGame(skirmish, parsed, ({ state }) => seen.push(skirmish.shape.hash(state)));
  if (isRefusal(again)) throw new Error(again.reason);
  expect(skirmish.shape.equal(again.state, match.state)).toBe(true);
  expect(again.chain).toBe(match.chain);
  expect(again.counts.next(-1)).toBe(match.counts.copy().next(-1));
  expect(seen.length).toBe(file.log.length + 1);
  expect(writeGame(again, { withSeed: true })).toEqual(file);
});

test('a file without the seed replays too, but proves no dice', () => {
  const { seed: _, ...rest } = file;
  expect(reasonFor(rest)).toBe('accepted');
  const parsed = parseGame(JSON.stringify({ ...rest, log: rest.log.slice(0, 3) }));
  if (isRefusal(parsed)) throw new Error(parsed.reason);
  const again = replayGame(skirmish, parsed);
  if (isRefusal(again)) throw new Error(again.reason);
  expect(writeGame(again, { withSeed: false })).toEqual(parsed);
  const refused = submit(again, 0, [0], 1);
  expect(isRefusal(refused) && refused.reason).toContain('loaded without its seed');
});

test('an option that a game gets later does not break the chain of games from before', () => {
  const later = {
    ...skirmish,
    options: { ...skirmish.options, fog: flag({ default: false }) },
  };
  const again = replayGame(later, file);
  if (isRefusal(again)) throw new Error(again.reason);
  expect(writeGame(again, { withSeed: true })).toEqual(file);
});

test('every hash follows from the file alone, as docs/game-files.md says', () => {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([k, v]) => [k, sorted(v)]),
    );
  };
  const hash = (before: string, written: unknown): string =>
    createHmac('sha256', seed)
      .update(`chain ${before} ${JSON.stringify(sorted(written))}`)
      .digest('hex');
  const { starboard: _format, seed: _seed, log, ...head } = file;
  let before = hash('', head);
  for (const { hash: said, ...deed } of log) {
    before = hash(before, deed);
    expect(said).toBe(before);
  }
});

test('the seed is in the file only when asked for', () => {
  expect(JSON.stringify(writeGame(match, { withSeed: false }))).not.toContain(hex(seed));
});

describe('a file that was changed is refused:', () => {
  const changes: [what: string, change: (copy: Record<string, unknown>) => void, reason: string][] = [
    ['another seed', (copy) => (copy['seed'] = 'abcd'), 'does not fit the commitment'],
    ['another table', (copy) => (copy['table'] = 'U'), 'does not follow from the seed'],
    ['other words', (copy) => (copy['words'] = ['one']), 'does not follow from the seed'],
    ['another game', (copy) => (copy['game'] = 'chess'), 'a game of chess'],
    ['other rules', (copy) => (copy['rules'] = 99), 'version 99 of the rules'],
    ['other options', (copy) => (copy['options'] = { rounds: 5 }), 'chain of hashes is broken'],
    ['unknown option', (copy) => (copy['options'] = { colour: 5 }), 'no option "colour"'],
    ['more seats', (copy) => (copy['seats'] = 9), 'with 9 seats'],
    ['a move', (copy) => (logOf(copy)[0]['order'] = ['plan convoy']), 'Entry 1:'],
    ['a move that is none', (copy) => (logOf(copy)[0]['order'] = ['jump']), 'no move "jump"'],
    ['an empty order', (copy) => (logOf(copy)[0]['order'] = []), 'at least one move'],
    ['a seat', (copy) => (logOf(copy)[0]['seat'] = 2), 'Entry 1:'],
    ['a seat that is none', (copy) => (logOf(copy)[0]['seat'] = 30), 'no seat 30'],
    ['a time', (copy) => (logOf(copy)[2]['at'] = 77), 'Entry 3: the chain'],
    ['a hash', (copy) => (logOf(copy)[2]['hash'] = 'ab'), 'Entry 3: the chain'],
    ['an entry less', (copy) => logOf(copy).splice(1, 1), 'Entry 2:'],
    ['entries swapped', (copy) => logOf(copy).splice(0, 2, logOf(copy)[1], logOf(copy)[0]), 'Entry 1:'],
    ['a set-up die', (copy) => ((copy['setup'] as number[][])[0][1] ^= 1), 'set-up does not follow'],
    ['an undo of something else', (copy) => (logOf(copy)[4]['undo'] = 0), 'not what that undo takes back'],
    ['a take-back too far', (copy) => (logOf(copy)[11]['takeBack'] = 99), 'no earlier decision'],
  ];
  test.each(changes)('%s', (_what, change, reason) => {
    const copy = copyOf();
    change(copy);
    expect(reasonFor(copy)).toContain(reason);
  });

  test('a die in the log', () => {
    const copy = copyOf();
    const draws = firstDraws(copy);
    const [bound, result] = draws[0];
    draws[0] = [bound, (result + 1) % bound];
    expect(reasonFor(copy)).toContain('a die does not follow from the seed');
  });

  test('without a seed: dice that the rules do not ask for, or not so many', () => {
    const copy = copyOf();
    delete copy['seed'];
    const draws = firstDraws(copy);
    const [first] = draws;
    draws.push([6, 1]);
    expect(reasonFor(copy)).toContain('More dice were recorded');
    draws.splice(0, draws.length, [first[0] + 1, 0]);
    expect(reread(copy)).toMatchObject({
      key: 'engine.inEntry',
      values: { problem: { key: 'engine.otherDice' } },
    });
  });
});

test('what is no game file at all is refused in a sentence', () => {
  expect(reasonFor('')).toContain('not JSON, or it was cut off');
  expect(reasonFor(JSON.stringify(file).slice(0, 500))).toContain('cut off');
  expect(reasonFor('[]')).toBe('This is not a Starboard game file.');
  expect(reasonFor('null')).toBe('This is not a Starboard game file.');
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  expect(reasonFor(`{"starboard":${deep}}`)).toContain('nested too deeply');
  expect(reasonFor(JSON.stringify(file).replace('"rounds":6', `"rounds":${deep}`))).toContain(
    'nested too deeply',
  );
  expect(reasonFor({ ...copyOf(), options: { rounds: { a: 1 } } })).toContain('not an object');
  expect(reasonFor({ starboard: 2 })).toContain('has format 2');
  for (const name of ['game', 'rules', 'table', 'seats', 'options', 'words', 'commitment', 'setup', 'log']) {
    const copy = copyOf();
    delete copy[name];
    expect(reasonFor(copy)).toBe(`This file is damaged: "${name}" is missing or not what it should be.`);
  }
  for (const entry of [
    null,
    {},
    { seat: 0, at: 0, hash: 'zz' },
    { seat: 0, at: 0, hash: 'ab', order: [1] },
  ]) {
    expect(reasonFor({ ...copyOf(), log: [entry] })).toContain('entry 1 of the log is not what it should be');
  }
  expect(reasonFor({ ...copyOf(), setup: [[6, 6]] })).toContain('"setup"');
  expect(reasonFor({ ...copyOf(), seed: 'xyz' })).toContain('"seed" is not what it should be');
  expect(reasonFor({ ...copyOf(), note: 1 })).toContain('"note" does not belong in it');
  expect(reasonFor({ ...copyOf(), finding: 'made up' })).toContain('"finding" is not what it should be');
  const noted = copyOf();
  logOf(noted)[0]['note'] = 'hello';
  expect(reasonFor(noted)).toContain('entry 1 of the log');
  const rolled = copyOf();
  logOf(rolled)[0]['draws'] = [];
  expect(reasonFor(rolled)).toContain('entry 1 of the log');
});
