// The books of a group without any table (SE-7).

import { isRefusal, type Cargo } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { GameResult } from '../result.ts';
import type { GroupDeed } from './deed.ts';
import { groupText, parseGroup } from './file.ts';
import { afterDeed, begunGroup, foldGroup, reachableFrom, type Group } from './group.ts';
import {
  answerFor,
  ASKS_HOUSE,
  groupIsDue,
  NO_TAKE_BACKS,
  note,
  openGroupTable,
  reportTable,
  unfinishedTable,
  whyNotUndone,
  type GroupDecided,
  type TableNews,
} from './playing.ts';
import { factionScores, groupResult } from './scoring.ts';
import { verifyGroup } from './verify.ts';

const PLAN: GroupDeed = {
  do: 'plan',
  organizer: 'host',
  plan: { series: 'g', title: 'Three tables', game: 'x', rules: 1, factions: 2, options: [{}, {}, {}] },
};

class Books {
  group: Group = begunGroup(PLAN as Extract<GroupDeed, { do: 'plan' }>);
  readonly deeds: GroupDeed[] = [PLAN];

  do(decided: GroupDecided | null): this {
    if (decided === null || isRefusal(decided)) throw new Error(decided?.reason ?? 'nothing is due');
    this.group = afterDeed(this.group, decided);
    this.deeds.push(decided);
    return this;
  }

  told(table: number, entry: number, news: TableNews): this {
    return this.do(note(this.group, table, entry, news));
  }

  refused(table: number, entry: number, news: TableNews): string | null {
    const decided = note(this.group, table, entry, news);
    return isRefusal(decided) ? decided.rule : 'taken';
  }

  get dated() {
    return this.deeds.map((deed) => ({ at: 0, deed }));
  }
}

function opened(): Books {
  const books = new Books();
  for (const table of [0, 1, 2]) books.do(openGroupTable(books.group, table, `t${table}`, ['ana', 'cadet']));
  return books;
}

const cargo = (ships: number): Cargo => ({ ships, energy: 1, cards: 0, asteroids: 0 });
const sent = (to: number, ships = 1, faction = 0): TableNews => ({
  news: 'sent',
  faction,
  to,
  cargo: cargo(ships),
});
const came = (from: number, ships = 1, faction = 0): TableNews => ({
  news: 'opened',
  faction,
  from,
  cargo: cargo(ships),
});
const begun = (reaches: readonly number[], faction = 0): TableNews => ({ news: 'begun', faction, reaches });

const scored = (scores: readonly number[]): GameResult => {
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ranks, scores, winner: first.length === 1 ? first[0] : null, ties: [], proof: 'f00d' };
};

describe('SE-7.1, SE-7.2: tables of a group', () => {
  test('each is opened once, with somebody for each faction', () => {
    const { group } = opened();
    const why = (decided: GroupDecided) => (isRefusal(decided) ? decided.rule : null);
    expect(why(openGroupTable(group, 0, 'other', ['a', 'b']))).toBe('SE-7.2');
    expect(why(openGroupTable(group, 3, 'other', ['a', 'b']))).toBe('SE-7.2');
    expect(why(openGroupTable(new Books().group, 0, 't0', ['a']))).toBe('SE-7.1');
    const one = new Books().do(openGroupTable(new Books().group, 0, 't0', ['a', 'b'])).group;
    expect(why(openGroupTable(one, 1, 't0', ['a', 'b']))).toBe('SE-7.2');
  });
});

describe('SE-7.3, SE-7.4: what leaves one table arrives at another once', () => {
  test('in the order of sending, from whichever table it came', () => {
    const books = opened().told(0, 4, sent(2, 3)).told(1, 2, sent(2, 5)).told(0, 9, sent(2, 1));
    expect(answerFor(books.group, 2, 0)).toEqual({ opens: { from: 0, ...cargo(3) } });
    expect(answerFor(books.group, 2, 1)).toEqual({ reaches: [0, 1] });
    books.told(2, 0, came(0, 3));
    expect(answerFor(books.group, 2, 0)).toEqual({ opens: { from: 1, ...cargo(5) } });
    books
      .told(2, 1, came(1, 5))
      .told(2, 2, came(0, 1))
      .told(2, 3, begun([0, 1]));
    expect(books.group.parcels.map(({ state }) => state)).toEqual(['opened', 'opened', 'opened']);
  });

  test('what was not sent, was opened already or is another one is refused, and nothing changes', () => {
    const books = opened().told(0, 4, sent(1, 3)).told(0, 6, sent(1, 2));
    const before = books.group;
    expect(books.refused(1, 0, came(0, 2))).toBe('SE-7.4');
    expect(books.refused(1, 0, came(2, 3))).toBe('SE-7.4');
    expect(books.refused(1, 0, came(0, 3, 1))).toBe('SE-7.4');
    expect(books.refused(2, 0, came(0, 3))).toBe('SE-7.4');
    expect(books.refused(1, 0, begun([0, 2]))).toBe('SE-7.4');
    books.told(1, 0, came(0, 3));
    expect(books.refused(1, 1, came(0, 3))).toBe('SE-7.4');
    expect(before.parcels.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('an entry is noted once, and none before it any more', () => {
    const books = opened().told(0, 4, sent(1, 3));
    expect(books.refused(0, 4, sent(1, 3))).toBe('SE-7.3');
    expect(books.refused(0, 3, sent(1, 3))).toBe('SE-7.3');
    expect(books.refused(0, 5, sent(0))).toBe('SE-7.3');
    expect(books.refused(0, 5, sent(3))).toBe('SE-7.3');
    expect(books.refused(7, 5, sent(1))).toBe('SE-7.2');
    expect(books.refused(0, 5, sent(1))).toBe('taken');
  });
});

describe('SE-7.5, SE-7.6: tables that end, and factions that are out', () => {
  test('cannot be sent to, and parcels for them are lost', () => {
    const books = opened()
      .told(0, 1, sent(1))
      .told(2, 1, sent(1, 2))
      .told(0, 2, sent(1, 4, 1));
    expect(reachableFrom(books.group, 0, 0)).toEqual([1, 2]);
    books.told(1, 3, { news: 'standing', factions: [1] });
    expect(books.group.parcels.map(({ state }) => state)).toEqual(['lost', 'lost', 'waiting']);
    expect([reachableFrom(books.group, 0, 0), reachableFrom(books.group, 0, 1)]).toEqual([[2], [1, 2]]);
    expect(books.refused(0, 5, begun([1, 2]))).toBe('SE-7.5');
    // it was named when the faction was still in play
    books.told(0, 5, sent(1, 1));
    expect(books.group.parcels.at(-1)?.state).toBe('lost');
    books.do(reportTable(books.group, 1, scored([0, 9])));
    expect(books.group.parcels.some(({ state }) => state === 'waiting')).toBe(false);
    expect(books.refused(1, 9, begun([]))).toBe('SE-7.3');
  });
});

describe('SE-7.12: nothing is unsent', () => {
  test('what the books know of is not undone, and what came later is', () => {
    const books = opened();
    expect(whyNotUndone(books.group, 0, 0)).toBeNull();
    books.told(0, 4, sent(1));
    for (const known of [0, 4]) {
      const refused = whyNotUndone(books.group, 0, known);
      expect(refused?.rule).toBe('SE-7.12');
      expect(refused?.reason).toBe(
        'The other tables of the group know of this order already: it cannot be undone.',
      );
    }
    expect(whyNotUndone(books.group, 0, 5)).toBeNull();
    expect(whyNotUndone(books.group, 1, 4)).toBeNull();
    expect([NO_TAKE_BACKS.rule, ASKS_HOUSE.rule]).toEqual(['SE-7.12', 'SE-7.4']);
  });
});

describe('SE-7.7, SE-7.8, SE-7.9: the end', () => {
  test('with the last table, each of which counts once', () => {
    const books = opened();
    expect(groupIsDue(books.group)).toBe(null);
    books.do(reportTable(books.group, 0, scored([10, 4])));
    const again = reportTable(books.group, 0, scored([10, 4]));
    expect(isRefusal(again) && again.rule).toBe('SE-7.7');
    const other = reportTable(books.group, 1, scored([1, 2, 3]));
    expect(isRefusal(other) && other.rule).toBe('SE-7.7');
    books.do(unfinishedTable(books.group, 1)).do(reportTable(books.group, 2, scored([3, 5])));
    books.do(groupIsDue(books.group));
    expect([books.group.over, groupIsDue(books.group)]).toEqual([true, null]);
  });

  const after = (...tables: readonly (readonly number[])[]) => {
    const books = opened();
    tables.forEach((scores, table) => books.do(reportTable(books.group, table, scored(scores))));
    return factionScores(books.group).map(({ faction, place, tablesWon, score }) => [
      faction,
      place,
      tablesWon,
      score,
    ]);
  };

  test('most tables won, then the sum, else shared', () => {
    expect(after([10, 9], [10, 9], [0, 50])).toEqual([
      [0, 1, 2, 20],
      [1, 2, 1, 68],
    ]);
    expect(after([10, 9], [3, 9], [5, 5])).toEqual([
      [1, 1, 1, 23],
      [0, 2, 1, 18],
    ]);
    expect(after([10, 9], [9, 10], [5, 5])).toEqual([
      [0, 1, 1, 24],
      [1, 1, 1, 24],
    ]);
  });
});

describe('SE-7.13: a group as a game of a tournament', () => {
  test('places and scores are those of the factions, and lines of score sheets are added', () => {
    const books = opened();
    const label = { key: 'x.line', values: {}, text: 'line' };
    expect(groupResult(books.group)).toBeNull();
    for (const [table, scores] of [
      [20, 31],
      [40, 22],
    ].entries()) {
      const ties = [{ label, points: [table + 1, 5] }];
      books.do(reportTable(books.group, table, { ...scored(scores), ties }));
    }
    books.do(unfinishedTable(books.group, 2));
    books.do(groupIsDue(books.group));
    const result = groupResult(books.group);
    expect(result).toMatchObject({ ranks: [1, 2], scores: [60, 53], winner: 0 });
    expect(result?.ties).toEqual([{ label, points: [3, 10] }]);
    expect(result?.proof).toMatch(/^[0-9a-f]{64}$/);
  });

  test('who leads shares the place with none, or nobody has won', () => {
    const books = opened();
    for (const [table, scores] of [
      [3, 3],
      [2, 2],
      [0, 0],
    ].entries())
      books.do(reportTable(books.group, table, scored(scores)));
    books.do(groupIsDue(books.group));
    expect(groupResult(books.group)).toMatchObject({ ranks: [1, 1], winner: null });
  });
});

describe('SE-7.10: pace', () => {
  test('a parcel for a slow table waits as long as it takes', () => {
    const books = opened().told(0, 1, sent(1));
    for (let entry = 2; entry < 60; entry++) books.told(0, entry, begun([1, 2]));
    books.told(1, 0, came(0)).told(1, 1, begun([0, 2]));
    expect(books.group.parcels[0].state).toBe('opened');
  });
});

describe('SE-7.11: the file', () => {
  const played = (): Books =>
    opened()
      .told(0, 1, sent(1))
      .told(1, 0, came(0))
      .told(1, 1, begun([0, 2]));

  test('is read as it was written, and folds to the same', () => {
    const books = played();
    const file = parseGroup(groupText({ starboardGroup: 1, names: [], deeds: books.dated }));
    if (isRefusal(file)) throw new Error(file.reason);
    expect(foldGroup(file.deeds)).toEqual(books.group);
    expect(verifyGroup(file, new Map())).toEqual(books.group);
    expect(isRefusal(parseGroup('{"starboardGroup":1}'))).toBe(true);
    expect(isRefusal(parseGroup('{}'))).toBe(true);
  });

  test('a deed that does not follow is found', () => {
    const { dated } = played();
    const changed = (at: number, change: object) =>
      verifyGroup(
        {
          starboardGroup: 1,
          names: [],
          deeds: dated.with(at, { at: 0, deed: { ...dated[at].deed, ...change } }),
        },
        new Map(),
      );
    expect(isRefusal(changed(4, { to: 2 }))).toBe(true);
    expect(isRefusal(changed(5, { parcel: 1 }))).toBe(true);
    expect(isRefusal(changed(6, { reaches: [2] }))).toBe(true);
    const doubled = verifyGroup(
      { starboardGroup: 1, names: [], deeds: dated.toSpliced(6, 0, dated[5]) },
      new Map(),
    );
    expect(isRefusal(doubled) && doubled.rule).toBe('SE-7.11');
  });

  test('its tables’ own logs are believed more than it', () => {
    const books = played();
    const file = { starboardGroup: 1, names: [], deeds: books.dated } as const;
    const told = (news: readonly { entry: number; told: TableNews }[]) =>
      verifyGroup(file, new Map([['t0', { news, result: null }]]));
    expect(told([{ entry: 1, told: sent(1) }])).toEqual(books.group);
    expect(isRefusal(told([]))).toBe(true);
    expect(isRefusal(told([{ entry: 1, told: sent(1, 2) }]))).toBe(true);
    const more = told([
      { entry: 1, told: sent(1) },
      { entry: 2, told: sent(2) },
    ]);
    expect(isRefusal(more) && more.rule).toBe('SE-7.11');
  });
});
