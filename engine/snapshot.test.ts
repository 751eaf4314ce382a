import { expect, test } from 'vitest';
import { game as skirmish } from '@starboard/games/skirmish';
import {
  FastChance,
  isRefusal,
  MoveList,
  seatsOf,
  SPECTATOR,
  utf8,
  type Game,
  type Refusal,
} from './index.ts';
import {
  follow,
  forfeit,
  forgetLog,
  isOver,
  entryCount,
  openMatch,
  outcomeOf,
  replayGame,
  resumeMatch,
  snapshotOf,
  submit,
  takeBack,
  undo,
  writeGame,
  type Committed,
  type Match,
  type EntryJson,
} from './doors/match.ts';
import { deltaFor, viewFor, type View } from './doors/view.ts';
import { entryToJson } from './entry-json.ts';

const fairness = { seed: utf8('resume test'), table: 'T', words: [] };

function opened(seats = 3, game: Game = skirmish): Match {
  const match = openMatch(game, { seats, fairness });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

function accept<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.reason);
  return result;
}

/** A whole random order of a seat that owes one, sometimes followed by an undo where it is possible. */
function randomStep(match: Match, chance: FastChance): Committed {
  const { game } = match;
  const actors = seatsOf(game.actors(match.state));
  const mover = actors[chance.draw(actors.length)];
  const undoer = chance.draw(match.seats);
  const undone = chance.draw(5) === 0 ? undo(match, undoer, entryCount(match)) : null;
  if (undone !== null && !isRefusal(undone)) return undone;
  const legal = new MoveList();
  const state = game.shape.clone(match.state);
  const moves: number[] = [];
  do {
    legal.clear();
    game.legal(state, mover, legal);
    moves.push(legal.moves[chance.draw(legal.length)]);
    game.play(state, mover, moves[moves.length - 1], new FastChance(1));
  } while (game.inOrder(state, mover));
  return accept(submit(match, mover, moves, entryCount(match)));
}

function written({ game, log }: Match): EntryJson {
  const entry = log[log.length - 1];
  return { ...entryToJson(game, entry), hash: entry.hash };
}

const viewers = (match: Match): number[] =>
  Array.from({ length: match.seats + 1 }, (_, place) => place + SPECTATOR);

test('a match resumed from any snapshot goes on as if it had never stopped', () => {
  for (let seed = 0; seed < 6; seed++) {
    const chance = new FastChance(seed);
    const match = opened(2 + (seed % 3));
    let other = accept(resumeMatch(skirmish, match, snapshotOf(match)));
    while (!isOver(match)) {
      const latest = randomStep(match, chance);
      const followed = accept(follow(other, written(match), { prove: chance.draw(2) === 0 }));
      for (const viewer of viewers(match)) {
        expect(viewFor(other, viewer, { latest: followed })).toEqual(viewFor(match, viewer, { latest }));
        expect(deltaFor(other, viewer, followed)).toEqual(deltaFor(match, viewer, latest));
      }
      expect(other.chain).toBe(match.chain);
      forgetLog(other);
      if (chance.draw(4) > 0) continue;
      const plain: unknown = JSON.parse(JSON.stringify(snapshotOf(other)));
      expect(plain).toEqual(JSON.parse(JSON.stringify(snapshotOf(match))));
      other = accept(resumeMatch(skirmish, match, plain as ReturnType<typeof snapshotOf>));
    }
    expect(outcomeOf(other)).toEqual(outcomeOf(match));
  }
});

/** The view after a commit, made from the one before and what was sent of it. */
function changed(match: Match, before: View, latest: Committed): View {
  const change = deltaFor(match, before.viewer, latest);
  if (change === null) return before;
  const view = skirmish.shape.restore(before.state);
  if (view === null) throw new Error('no view');
  const { patch, ...rest } = change;
  skirmish.shape.patch(view, patch);
  return { ...before, ...rest, state: skirmish.shape.snapshot(view) };
}

test('every change turns the view before it into the view after it, and numbers count one by one', () => {
  const chance = new FastChance(4);
  const match = opened(4);
  const views = viewers(match).map((viewer) => viewFor(match, viewer));
  while (!isOver(match)) {
    const latest = randomStep(match, chance);
    for (const [place, before] of views.entries()) {
      const after = changed(match, before, latest);
      const news = after === before ? null : after.news;
      expect({ ...after, news }).toEqual(viewFor(match, before.viewer, { latest }));
      expect(after.viewSeq - before.viewSeq).toBe(after === before ? 0 : 1);
      views[place] = after;
    }
  }
});

test('without its log a match refuses to be written or taken back, and a snapshot of another game is refused', () => {
  const match = opened();
  randomStep(match, new FastChance(1));
  const resumed = accept(resumeMatch(skirmish, match, snapshotOf(match)));
  expect(() => writeGame(resumed, { withSeed: true })).toThrow('whole log');
  expect(() => takeBack(resumed, 0, 1, 5)).toThrow('whole log');
  expect(() => viewFor(resumed, 0, { log: true })).toThrow('without its log');
  const snapshot = snapshotOf(match);
  expect(resumeMatch({ ...skirmish, rules: 2 }, match, snapshot)).toMatchObject({ rule: null });
  expect(resumeMatch(skirmish, match, { ...snapshot, layout: 'another' })).toMatchObject({
    reason: expect.stringContaining('laid out in another way') as string,
  });
  expect(isRefusal(resumeMatch(skirmish, match, { ...snapshot, state: '1 2 3' }))).toBe(true);
});

test('a written entry that was changed does not follow', () => {
  const match = opened();
  const other = accept(resumeMatch(skirmish, match, snapshotOf(match)));
  randomStep(match, new FastChance(1));
  const entry = written(match);
  expect(follow(other, { ...entry, at: 77 }, { prove: false })).toMatchObject({
    reason: expect.stringContaining('chain of hashes') as string,
  });
});

test('while somebody without a seat plays against the table, the last who has not given up has not won yet', () => {
  let inPlay = true;
  const match = opened(3, { ...skirmish, hasRivals: () => inPlay });
  accept(forfeit(match, 2, 'time', 1));
  accept(forfeit(match, 0, 'resigned', 2));
  expect([isOver(match), outcomeOf(match)]).toEqual([false, null]);
  accept(submit(match, 1, [Number(skirmish.moves.fromText('plan none'))], 3));
  inPlay = false;
  expect(outcomeOf(match)).toMatchObject({ ranks: [2, 1, 3], rule: null });
  inPlay = true;
  accept(forfeit(match, 1, 'resigned', 4));
  expect(isOver(match)).toBe(true);
  expect(outcomeOf(match)).toMatchObject({
    ranks: [3, 2, 4],
    rule: null,
    reason: { text: 'All players gave up.' },
  });
});

test('giving up ends the game when one seat is left, and the last to give up comes second', () => {
  const match = opened(3);
  expect(isRefusal(forfeit(match, 3, 'resigned', 1))).toBe(true);
  accept(forfeit(match, 2, 'time', 1));
  expect(isOver(match)).toBe(false);
  expect(isRefusal(forfeit(match, 2, 'time', 2))).toBe(true);
  accept(submit(match, 2, [Number(skirmish.moves.fromText('plan none'))], 3));
  const latest = accept(forfeit(match, 0, 'resigned', 4));
  expect(outcomeOf(match)).toMatchObject({ ranks: [2, 1, 3], rule: null });
  expect(viewFor(match, 1, { latest })).toMatchObject({
    actors: [],
    news: { entry: { seat: 0, at: 4, forfeit: 'resigned' } },
  });
  expect(viewFor(match, 1).seed).not.toBe(null);
  expect(isRefusal(submit(match, 1, [Number(skirmish.moves.fromText('plan none'))], 5))).toBe(true);
  expect(isRefusal(forfeit(match, 1, 'resigned', 5))).toBe(true);
  const again = accept(replayGame(skirmish, writeGame(match, { withSeed: true })));
  expect(outcomeOf(again)).toEqual(outcomeOf(match));
});
