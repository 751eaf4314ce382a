import { FastChance, MoveList, type Refusal } from '@starboard/engine';
import { mixSeeds, readOptions } from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { smallSectors } from '../../data/small-sectors.ts';
import { at, emptySector, lay, put } from '../../test/scene.ts';
import type { NexumEvent } from '../../rules/events.ts';
import { isEnemy } from '../../rules/board.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import { moves } from '../../rules/moves.ts';
import type { Options } from '../../rules/options.ts';
import { forecast, readSources, type Lack, type Plan } from '../../rules/plan.ts';
import { bundleOf } from '../../rules/relics.ts';
import { FLEET, MOVE, NOTHING, type Nexum } from '../../rules/state.ts';
import { added, canAdd, removed, toggled } from './editing.ts';
import { heading, suggestion } from './plan.ts';

function legalMoves(state: Nexum): number[] {
  const list = new MoveList();
  game.legal(state, state.turn, list);
  return list.toArray();
}

/** Every place that ships can be sent to in random games, with the order begun. */
function* orders(games: number): Generator<Nexum> {
  for (let i = 0; i < games; i++) {
    const chance = new FastChance(mixSeeds(9, i));
    const given = i % 2 === 0 ? { customSector: smallSectors[1] } : { sector: 'FENIX' };
    const seats = i % 2 === 0 ? 4 : 2;
    const options = readOptions(game.options, { ...given, roundLimit: 12 }) as unknown as Options;
    const state = game.setup(options, seats, chance);
    while (game.actors(state) !== 0) {
      const legal = legalMoves(state);
      if (state.phase === MOVE && state.asking === NOTHING) {
        for (const move of legal.filter((each) => moves.kindOf(each) === moves.kinds.go.id))
          yield heading(state, state.turn, moves.kinds.go.to(move));
      }
      game.play(state, state.turn, legal[chance.die(legal.length) - 1], chance);
    }
  }
}

/** What the place brings when the phase ends now; 0 where it was not taken in it. */
function lootOf(state: Nexum, place: number): number {
  const copy = game.shape.clone(state);
  const told: NexumEvent[] = [];
  game.play(copy, copy.turn, moves.kinds.done.make(), new FastChance(0), (event) =>
    told.push(event as NexumEvent),
  );
  return told.reduce(
    (sum, each) => (each.event === 'plundered' && each.place === place ? sum + each.energy : sum),
    0,
  );
}

test('whatever can be ordered is suggested, and comes out as it was foretold', () => {
  let battles = 0;
  for (const state of orders(volume({ daily: 6, long: 200, mutation: 1 }))) {
    const seat = state.turn;
    const target = state.target - 1;
    const plan = suggestion(state, seat, null);
    const { lack, moves: made, price, battle, plunder, ships } = forecast(state, seat, plan);
    expect(lack).toBeNull();
    expect(ships).toBe(plan.reduce((sum, fleet) => sum + fleet.ships, 0));
    const after = game.shape.clone(state);
    const told: NexumEvent[] = [];
    for (const move of made) {
      expect(legalMoves(after)).toContain(move);
      game.play(after, seat, move, new FastChance(0), (event) => told.push(event as NexumEvent));
    }
    expect(after.target).toBe(0);
    const paid = told.reduce((sum, event) => sum + (event.event === 'sent' ? event.price : 0), 0);
    expect(paid).toBe(price);
    const goesOn = after.phase === MOVE && after.asking === NOTHING;
    const taken = goesOn && state.owner[target] !== seat + 1;
    expect(taken ? lootOf(after, target) : plunder).toBe(plunder);
    if (battle === null) continue;
    battles++;
    const fought = told.find((event) => event.event === 'battle');
    const { attack, defence, casualties, excess } = battle;
    expect(fought).toMatchObject({ place: target, attack, defence, casualties, excess });
    expect(told.filter(({ event }) => event === 'points')).toHaveLength(battle.points);
  }
  expect(battles).toBeGreaterThan(5);
});

test('the sources of the plan are those of the game', () => {
  const seen = { orders: 0, fleets: 0, journeys: 0 };
  for (const state of orders(volume({ daily: 2, long: 60, mutation: 1 }))) {
    const sources = readSources(state, state.turn);
    const offered = legalMoves(state).filter((move) => moves.kindOf(move) === moves.kinds.send.id);
    const from = new Set(offered.map((move) => moves.kinds.send.from(move)));
    expect(sources.map(({ place }) => place)).toEqual(expect.arrayContaining([...from]));
    seen.orders++;
    seen.fleets += offered.length;
    if (isEnemy(state, state.turn, state.target - 1)) continue;
    const able = sources.filter(({ free, fare }) => free > 0 && fare <= state.energy[state.turn]);
    expect([...from]).toEqual(expect.arrayContaining(able.map(({ place }) => place)));
    seen.journeys += able.length;
  }
  expect(seen.orders).toBeGreaterThan(20);
  expect(seen.fleets).toBeGreaterThan(seen.orders);
  expect(seen.journeys).toBeGreaterThan(20);
});

function keyOf({ key }: Refusal): string {
  return key.replace('nexum-galaxy.', '');
}

/** What the rules say to the plan, fleet by fleet: the key of the first refusal, or of one of the strike at its end. */
function refusalOf(state: Nexum, seat: number, plan: Plan): string | null {
  const copy = game.shape.clone(state);
  for (const { from, ships, relics } of plan) {
    if (copy.asking !== FLEET) return TOO_LATE;
    const move = moves.kinds.send.make(from, ships, bundleOf(copy, relics));
    const refusal = game.whyNot(copy, seat, move);
    if (refusal !== null) return keyOf(refusal);
    game.play(copy, seat, move, new FastChance(0));
  }
  if (copy.asking !== FLEET) return null;
  const refusal = game.whyNot(copy, seat, moves.kinds.strike.make());
  return refusal === null ? null : keyOf(refusal);
}

/** A fleet that no victory waits for is refused on its way; one that comes after the battle finds the order carried out. */
const ON_ITS_WAY = [
  'tooFewShips',
  'tooFewWithMilitary',
  'tooFewForRelics',
  'tooFewReach',
  'restTooDear',
  'sendFirst',
];
const TOO_LATE = 'too late';

/** By what is lacking: the refusals that say so. */
const SAID: Readonly<Record<Lack['of'], readonly string[]>> = {
  ships: ['nobodyThere', 'noneSent'],
  energy: ['fareTooDear', ...ON_ITS_WAY, TOO_LATE],
  strength: ['notStronger', ...ON_ITS_WAY],
  carriers: ON_ITS_WAY,
  room: ['noRoom'],
  way: [...ON_ITS_WAY, TOO_LATE],
};

test('what a plan lacks is what the rules refuse it for', () => {
  const seen: Partial<Record<Lack['of'] | 'nothing', number>> = {};
  const chance = new FastChance(31);
  for (const state of orders(volume({ daily: 4, long: 100, mutation: 4 }))) {
    const seat = state.turn;
    const all = readSources(state, seat).toSorted((a, b) => a.place - b.place);
    const alone = !isEnemy(state, seat, state.target - 1);
    const chosen = alone ? [all[chance.die(all.length) - 1]] : all.filter(() => chance.die(2) === 1);
    const plan = chosen
      .filter(({ free }) => free > 0)
      .map(({ place, free }) => ({ from: place, ships: chance.die(free), relics: 0 }));
    const { lack } = forecast(state, seat, plan);
    const said = refusalOf(state, seat, plan);
    const what = lack?.of ?? 'nothing';
    seen[what] = (seen[what] ?? 0) + 1;
    expect(lack === null ? [null] : SAID[lack.of]).toContain(said);
  }
  for (const what of ['ships', 'energy', 'strength', 'room', 'nothing'] as const)
    expect([what, (seen[what] ?? 0) > 0]).toEqual([what, true]);
});

describe('an attack on C2 with 2 ships', () => {
  const position = (): Nexum => {
    const state = emptySector(4);
    put(state, 'C2', 1, 2);
    put(state, 'C1', 0, 3);
    put(state, 'A3', 0, 4, 'ME');
    put(state, 'K1', 0, 5);
    put(state, 'D3', 1, 1);
    return heading(state, 0, at('C2'));
  };
  const [C1, A3, K1] = [at('C1'), at('A3'), at('K1')];

  test('takes the nearest ships first', () => {
    expect(suggestion(position(), 0, null)).toEqual([
      { from: A3, ships: 1, relics: 0 },
      { from: C1, ships: 2, relics: 0 },
    ]);
  });

  test('takes those that were pointed at first, where they are enough', () => {
    expect(suggestion(position(), 0, K1)).toEqual([{ from: K1, ships: 3, relics: 0 }]);
  });

  test('says what is missing, and how much', () => {
    const state = position();
    const lack = (plan: Plan): Lack | null => forecast(state, 0, plan).lack;
    expect(lack([])).toEqual({ of: 'ships', missing: 1 });
    expect(lack([{ from: C1, ships: 2, relics: 0 }])).toEqual({ of: 'strength', missing: 1 });
    expect(lack([{ from: C1, ships: 1, relics: 0 }])).toEqual({ of: 'strength', missing: 2 });
    state.energy[0] = 4;
    expect(lack([{ from: K1, ships: 4, relics: 0 }])).toEqual({ of: 'energy', missing: 8 });
  });

  test('lacks carriers where too few ships would be left for all relics', () => {
    const state = emptySector(4);
    put(put(put(state, 'C2', 1, 2, 'RT'), 'C1', 0, 5), 'D3', 1, 1);
    const ordered = heading(state, 0, at('C2'));
    const lack = (ships: number): Lack | null => forecast(ordered, 0, [{ from: C1, ships, relics: 0 }]).lack;
    expect(lack(2)).toEqual({ of: 'strength', missing: 1 });
    expect(lack(3)).toBeNull();
    put(state, 'A3', 0, 3, 'E');
    const heavy = heading(state, 0, at('C2'));
    const relics = heavy.relicsAt[A3];
    const plan = [
      { from: A3, ships: 1, relics },
      { from: C1, ships: 2, relics: 0 },
    ];
    expect(forecast(heavy, 0, plan).lack).toEqual({ of: 'carriers', missing: 0 });
  });

  test('cannot be ordered together where a fleet is not offered', () => {
    const twice = [
      { from: C1, ships: 2, relics: 0 },
      { from: C1, ships: 2, relics: 0 },
    ];
    expect(forecast(position(), 0, twice).lack).toEqual({ of: 'way', missing: 0 });
  });

  test('is edited one ship and one relic at a time', () => {
    const state = position();
    const source = readSources(state, 0).find(({ place }) => place === A3);
    if (source === undefined) throw new Error('A3 can send ships.');
    const relic = source.carriers & -source.carriers;
    const one = added([], source, false);
    expect(one).toEqual([{ from: A3, ships: 1, relics: 0 }]);
    const two = added(one, source, false);
    expect(canAdd(two, source)).toBe(false);
    const withRelic = toggled(two, source, relic, false);
    expect(withRelic).toEqual([{ from: A3, ships: 3, relics: relic }]);
    const both = toggled(withRelic, source, source.carriers & ~relic, false);
    expect(both).toEqual([{ from: A3, ships: 3, relics: source.carriers }]);
    expect(toggled(both, source, relic, false)).toEqual([
      { from: A3, ships: 2, relics: source.carriers & ~relic },
    ]);
    expect(removed(one, source, false)).toEqual([]);
    expect(removed(toggled([], source, relic, false), source, false)).toEqual([]);
  });

  test('where one fleet goes alone, another takes its place', () => {
    const [first, second] = readSources(position(), 0);
    expect(added(added([], first, true), second, true)).toEqual([
      { from: second.place, ships: 1, relics: 0 },
    ]);
  });
});

test.each([
  ['A1', '', '', 3, 1],
  ['B1', 'E', '', 3, 6],
  ['B1', 'E', 'E', 3, 3],
  ['B1', 'EE', '', 3, 3],
  ['B1', 'E', '', 4, 3],
] as const)(
  'NG-6.33: an empty %s with "%s" at home, "%s" waiting brings what is paid',
  (name, home, there, ships, loot) => {
    const state = emptySector(4);
    put(put(state, 'A3', 0, 5, home), 'D3', 1, 1);
    for (const letter of there) lay(state, name, letter);
    const relics = ships === 3 && home !== '' ? 1 : 0;
    const ordered = heading(state, 0, at(name));
    expect(forecast(ordered, 0, [{ from: at('A3'), ships, relics }]).plunder).toBe(loot);
  },
);

test('NG-6.34: what is one’s own already brings nothing, nor does what wins the game', () => {
  const state = emptySector(2);
  put(put(put(state, 'A3', 0, 5), 'A1', 0, 1), 'D3', 1, 1);
  const fleet = { from: at('A3'), ships: 1, relics: 0 };
  expect(forecast(heading(state, 0, at('A1')), 0, [fleet]).plunder).toBe(0);
  put(state, 'C1', 0, 3, 'MRE');
  lay(state, 'B1', 'T');
  expect(forecast(heading(state, 0, at('B1')), 0, [fleet]).plunder).toBe(0);
});

test('a planet or star without room says so', () => {
  const state = emptySector(4);
  put(state, 'C1', 0, 4);
  put(state, 'C2', 0, 5);
  const ordered = heading(state, 0, at('C1'));
  expect(forecast(ordered, 0, [{ from: at('C2'), ships: 2, relics: 0 }]).lack).toEqual({
    of: 'room',
    missing: 1,
  });
  expect(forecast(ordered, 0, [{ from: at('C2'), ships: 1, relics: 0 }])).toMatchObject({
    lack: null,
    price: 1,
  });
});
