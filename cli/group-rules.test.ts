// @module-tag slow: whole groups are played
// Whole groups of tables among bots, by the rules of Nexum Galaxy: nothing that leaves a table is lost on the way or doubled,
// and what was not sent is refused. With cases A18 to A20 as far as they concern groups.

import { type Known } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, MoveList, type Refusal } from '@starboard/engine';
import {
  isOver,
  openMatch,
  replayGame,
  submit,
  writeGame,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { playGroupOf, type PlayedGroup } from '@starboard/lab';
import {
  factionScores,
  groupText,
  GroupHouse,
  parseGroup,
  planGroup,
  recordOf,
  verifyGroup,
  type GroupFile,
  type TableRecord,
} from '@starboard/series/group';
import { describe, expect, test } from 'vitest';
import { brain } from '../games/nexum-galaxy/bots/index.ts';
import { nexumGalaxy } from '../games/nexum-galaxy/rules/game.ts';

const game = nexumGalaxy as unknown as Known['game'];
const known: Known = { game, brain };

function sure<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
}

/** The records of all tables, from their files alone. */
function recordsOf({ group, games }: Pick<PlayedGroup, 'group' | 'games'>): Map<string, TableRecord> {
  return new Map(games.map((file) => [file.table, sure(recordOf(group, game, file))]));
}

function proved(played: Pick<PlayedGroup, 'group' | 'games' | 'file'>): void {
  const read = sure(parseGroup(groupText(played.file)));
  expect(sure(verifyGroup(read, recordsOf(played)))).toEqual(played.group);
}

const SECTORS = ['CAPTOR', 'LAUBURIA', 'DIMONS', 'PSCISH', 'OCULUS'];

test('bots play groups of 2 to 4 tables with 2 to 4 factions to the end, and the files prove it', () => {
  for (let seed = 1; seed <= volume({ daily: 9, long: 200 }); seed++) {
    const [tables, factions] = [2 + (seed % 3), 2 + (Math.floor(seed / 3) % 3)];
    const options = { sector: SECTORS[seed % SECTORS.length], roundLimit: 10 };
    const given = { title: 'A group', tables, factions, options };
    const played = sure(playGroupOf(known, { game: game.id, given, bots: ['random'], seed }));
    expect([played.group.over, played.games.length]).toEqual([true, tables]);
    expect(factionScores(played.group)).toHaveLength(factions);
    proved(played);
  }
});

test('with computers at the tables, civilizations, and better bots', () => {
  const options = { sector: 'DIMONS', roundLimit: 3, computers: 1, civilizations: 'drafted' };
  const given = { title: 'A group', tables: 2, factions: 2, options };
  const played = sure(playGroupOf(known, { game: game.id, given, bots: ['greedy'], seed: 3 }));
  expect(played.group.over).toBe(true);
  proved(played);
});

/** Groups of players who like nothing better than the wormhole. */
function travelled(
  seed: number,
  dies = false,
): { group: GroupHouse['group']; games: GameFile[]; file: GroupFile } {
  const chance = new FastChance(seed);
  const [tables, factions] = [2 + chance.draw(3), 2 + chance.draw(3)];
  const options = { sector: SECTORS[seed % SECTORS.length], roundLimit: 8 };
  const plan = sure(
    planGroup(game, { title: 'A group', tables, factions, options }, { series: `s${seed}`, organizer: 'o' }),
  );
  let house = new GroupHouse(game, plan, 0);
  const matches = plan.plan.options.map((each, table): Match => {
    const id = `s${seed} ${table}`;
    expect(
      house.open(
        table,
        id,
        Array.from({ length: factions }, () => 'x'),
        0,
      ),
    ).toBe(null);
    const fairness = { seed: new Uint8Array(32).fill(seed + table), table: id, words: [] };
    return sure(openMatch(game, { seats: factions, options: each, fairness }));
  });
  for (;;) {
    const going = matches.filter((match) => !isOver(match));
    if (going.length === 0) break;
    const match = going[chance.draw(going.length)];
    const table = matches.indexOf(match);
    const answer = house.orderFor(match, table);
    const seat = answer?.seat ?? firstSeat(game.actors(match.state));
    const order = answer?.order ?? wander(match, seat, chance);
    const committed = sure(submit(match, seat, order, 0));
    expect(game.check(match.state)).toBe(null);
    let wrong: Refusal | null = null;
    if (dies && chance.die(4) === 1) {
      // the house died before it could note anything, and comes back with its deeds and the tables' logs
      house = GroupHouse.of(game, structuredClone(house.deeds)) ?? house;
      const record = sure(recordOf(house.group, game, writeGame(match, { withSeed: true })));
      wrong = house.catchUp(table, record, 0) ?? house.catchUp(table, record, 0);
    } else wrong = house.told(match, table, committed, 0);
    if (wrong !== null) throw new Error(wrong.reason);
  }
  const games = matches.map((match) => writeGame(match, { withSeed: true }));
  return { group: house.group, games, file: { starboardGroup: 1, names: [], deeds: house.deeds } };
}

const LIKED = /^(go S|send|relay|through|load|stow|pack|develop hyperspace|keep|card move)/;
const list = new MoveList();

/** One order, decided move by move. */
function wander(match: Match, seat: number, chance: FastChance): number[] {
  const state = game.shape.clone(match.state);
  const order: number[] = [];
  const die = new FastChance(1);
  for (;;) {
    list.clear();
    game.legal(state, seat, list);
    const all = list.toArray();
    const liked = all.filter((move) => LIKED.test(game.moves.toText(move)));
    const from = liked.length > 0 && chance.die(4) > 1 ? liked : all;
    const move = from[chance.draw(from.length)];
    order.push(move);
    const draws = recorded(die);
    game.play(state, seat, move, draws.chance);
    if (draws.any() || !game.inOrder(state, seat) || (game.actors(state) >>> seat) % 2 === 0) return order;
  }
}

/** Whether chance was asked: with that an order ends. */
function recorded(die: FastChance): { chance: FastChance; any: () => boolean } {
  let asked = false;
  const chance = new Proxy(die, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        asked = true;
        return (value as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
  return { chance, any: () => asked };
}

describe('SE-7.4: no parcel is lost on the way or doubled', () => {
  test('whatever is sent, in whatever order tables go on', () => {
    let opened = 0;
    for (let seed = 1; seed <= volume({ daily: 6, long: 400 }); seed++) {
      const played = travelled(seed);
      proved(played);
      expect(played.group.parcels.some(({ state }) => state === 'waiting')).toBe(false);
      opened += played.group.parcels.filter(({ state }) => state === 'opened').length;
    }
    expect(opened).toBeGreaterThan(5);
  });
});

test('SE-7.3, SE-7.4: a house that dies again and again loses and doubles nothing', () => {
  let opened = 0;
  for (let seed = 1; seed <= volume({ daily: 4, long: 60 }); seed++) {
    const played = travelled(seed, true);
    proved(played);
    opened += played.group.parcels.filter(({ state }) => state === 'opened').length;
  }
  expect(opened).toBeGreaterThan(2);
});

describe('SE-7.11: files that do not fit together are refused', () => {
  const played = travelled(2);

  test('each table can be played again alone', () => {
    for (const file of played.games) expect(isOver(sure(replayGame(game, file)))).toBe(true);
  });

  test('a parcel that was taken out of the group’s file, or put in, is found', () => {
    const { deeds } = played.file;
    const records = recordsOf(played);
    const verified = (changed: typeof deeds): boolean =>
      !isRefusal(verifyGroup({ ...played.file, deeds: changed }, records));
    expect(verified(deeds)).toBe(true);
    for (const kind of ['send', 'receive', 'begin', 'stand', 'result'] as const) {
      const at = deeds.findIndex(({ deed }) => deed.do === kind);
      if (at < 0) continue;
      expect([kind, verified(deeds.toSpliced(at, 1))]).toEqual([kind, false]);
      expect([kind, verified(deeds.toSpliced(at, 0, deeds[at]))]).toEqual([kind, false]);
    }
    const sent = deeds.findIndex(({ deed }) => deed.do === 'send');
    const more = { ...deeds[sent].deed, ships: 40 } as (typeof deeds)[number]['deed'];
    expect(verified(deeds.with(sent, { at: 0, deed: more }))).toBe(false);
  });

  test('without one of its files the rest still holds', () => {
    const records = recordsOf(played);
    records.delete(played.games[0].table);
    expect(sure(verifyGroup(played.file, records))).toEqual(played.group);
  });

  test('the file of another table is refused', () => {
    const [file] = played.games;
    expect(recordOf(played.group, game, { ...file, table: 'else' })).toMatchObject({ rule: 'SE-7.11' });
    const options = { ...file.options, group: { table: 2, tables: 2 } };
    expect(recordOf(played.group, game, { ...file, options })).toMatchObject({ rule: 'SE-7.11' });
  });
});

test('a table that opens what was not sent is refused by its group', () => {
  const { group } = game;
  const plan = sure(
    planGroup(
      game,
      { title: 'A group', tables: 2, factions: 2, options: { sector: 'FENIX' } },
      { series: 's', organizer: 'o' },
    ),
  );
  const house = new GroupHouse(game, plan, 0);
  house.open(0, 'a', ['x', 'y'], 0);
  house.open(1, 'b', ['x', 'y'], 0);
  const fairness = { seed: new Uint8Array(32).fill(1), table: 'a', words: [] };
  const match = sure(openMatch(game, { seats: 2, options: plan.plan.options[0], fairness }));
  const seat = firstSeat(game.actors(match.state));
  const opens = { from: 1, ships: 5, energy: 0, cards: 0, asteroids: 0 };
  const committed = sure(submit(match, seat, group?.answer({ opens }) ?? [], 0));
  expect(house.told(match, 0, committed, 0)).toMatchObject({ rule: 'SE-7.4' });
  expect([house.deeds.length, house.group.parcels]).toEqual([3, []]);
});

test('what cannot be a group is refused', () => {
  const given = { title: 'A group', tables: 2, factions: 2 };
  const asking = { series: 's', organizer: 'o' };
  expect(planGroup(game, { ...given, tables: 5 }, asking)).toMatchObject({ rule: 'SE-7.1' });
  expect(planGroup(game, { ...given, factions: 1 }, asking)).toMatchObject({ rule: 'SE-7.1' });
  const { group: _, ...other } = game;
  expect(planGroup(other, given, asking)).toMatchObject({ rule: 'SE-7.1' });
  const events = planGroup(game, { ...given, options: { ruleSet: 'events', sector: 'FENIX' } }, asking);
  // the rules of a group are given, whatever was asked for
  expect(isRefusal(events) ? null : events.plan.options[1]).toMatchObject({
    ruleSet: 'asteroids',
    group: { table: 2, tables: 2 },
  });
});
