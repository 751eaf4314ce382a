import { expect, test } from 'vitest';
import { defaultOptions } from '@starboard/engine/match';
import { FastChance, type OptionValues } from '@starboard/engine';
import { assertSound, legalMoves, perft, volume } from '@starboard/engine/testkit';
import { CELLS, kinds } from './data/map.ts';
import { game } from './index.ts';
import { battleOf, resultOf } from './rules/battle.ts';
import { nexumCampaign } from './rules/game.ts';
import { distance } from './rules/map.ts';
import { entryOf, hasVisitor, shipLimit } from './rules/play.ts';
import { BATTLE, CLOUD, moves, OVER, type Campaign } from './rules/state.ts';

function opened(seats = 2, agreed: OptionValues = {}, seed = 1): Campaign {
  const all = { ...defaultOptions(game.options), firstPlayer: '1', ...agreed };
  return game.setup(all, seats, new FastChance(seed)) as Campaign;
}

/** A map on which only these are held. */
function held(seats: number, agreed: OptionValues, cells: Readonly<Record<string, number>>): Campaign {
  const state = opened(seats, agreed);
  state.owner.fill(0);
  state.kind.fill(0);
  for (const [name, civ] of Object.entries(cells)) state.owner[CELLS.indexOf(name)] = civ + 1;
  return state;
}

function play(state: Campaign, ...texts: string[]): void {
  for (const text of texts) {
    const seat = 31 - Math.clz32(nexumCampaign.actors(state));
    expect(legalMoves(game, state, seat).map(moves.toText)).toContain(text);
    nexumCampaign.play(state, seat, Number(moves.fromText(text)), new FastChance(3));
    expect(nexumCampaign.check(state)).toBe(null);
  }
}

const offered = (state: Campaign, seat: number): string[] => legalMoves(game, state, seat).map(moves.toText);
const ruleAgainst = (state: Campaign, seat: number, text: string): string | null | undefined =>
  nexumCampaign.whyNot(state, seat, Number(moves.fromText(text)))?.rule;

test('NC-1.1 civilizations start off corners and centre, on the large map twice and apart', () => {
  for (let seed = 0; seed < 40; seed++) {
    const small = opened(4, {}, seed);
    expect(CELLS.filter((_, cell) => small.owner[cell] > 0).toSorted()).toEqual(['A2', 'B1', 'B3', 'C2']);
    const large = opened(4, { size: 'large' }, seed);
    for (let civ = 0; civ < 4; civ++) {
      const own = [...CELLS.keys()].filter((cell) => large.owner[cell] === civ + 1);
      expect(own.length).toBe(2);
      expect(distance(own[0], own[1])).toBeGreaterThan(1);
    }
    const barred = ['A1', 'F1', 'A6', 'F6', 'C3', 'D3', 'C4', 'D4'];
    expect(barred.every((name) => large.owner[CELLS.indexOf(name)] === 0)).toBe(true);
  }
});

test.each([
  ['small', 1],
  ['large', 4],
])('NC-1.2 the %s map has so many special sectors of each kind, none of them held', (size, each) => {
  const state = opened(3, { size });
  for (let kind = 1; kind < kinds.length; kind++)
    expect(state.kind.filter((found) => found === kind).length).toBe(each);
  expect(state.kind.every((kind, cell) => kind === 0 || state.owner[cell] === 0)).toBe(true);
});

test('NC-2.1 civilizations choose one after the other', () => {
  const state = held(2, {}, { A2: 0, C2: 1 });
  play(state, 'choose B2', 'scored 5', 'scored 7', 'won nobody');
  expect(nexumCampaign.actors(state)).toBe(0b10);
  expect(ruleAgainst(state, 1, 'scored 5')).toBe('NC-2.1');
});

test('NC-2.2 a sector is chosen beside one’s own, or anywhere where that is not possible', () => {
  const state = held(2, { size: 'large' }, { A2: 0, C2: 1 });
  state.kind[CELLS.indexOf('A1')] = kinds.indexOf('destroyed');
  expect(offered(state, 0)).toEqual(['choose B1', 'choose B2', 'choose A3', 'choose B3']);
  for (const text of ['choose A1', 'choose A2', 'choose F6'])
    expect(ruleAgainst(state, 0, text)).toBe('NC-2.2');
  expect(ruleAgainst(held(2, {}, { A2: 0 }), 0, 'choose D1')).toBe('NC-2.2');
  expect(offered(held(2, { size: 'large' }, { C2: 1 }), 0).length).toBe(36);
});

test('NC-2.3 the computer likes ice, heat and energy, then to be far from people', () => {
  const state = held(1, { size: 'large', computers: 1 }, { A1: 0, D4: 1 });
  play(state, 'choose B1', 'scored 1', 'scored 1', 'won nobody');
  expect(CELLS[state.cell - 1]).toBe('E3');
  const icy = held(1, { size: 'large', computers: 1 }, { A1: 0, D4: 1 });
  icy.kind[CELLS.indexOf('C3')] = kinds.indexOf('ice');
  play(icy, 'choose B1', 'scored 1', 'scored 1', 'won nobody');
  expect(CELLS[icy.cell - 1]).toBe('C3');
});

test('NC-2.4 the Atlas names the sector by the number of civilizations, and a visitor for three people', () => {
  const state = held(3, {}, { A2: 0, C2: 1 });
  play(state, 'choose B2');
  state.row = 10;
  expect(entryOf(state)).toEqual({ sector: 'TREX', scenario: 'sector', visitor: true });
  expect(hasVisitor(state)).toBe(true);
  play(state, 'scored 1', 'scored 1', 'scored 1', 'won visitor');
  expect(state.owner[CELLS.indexOf('B2')]).toBe(5);
  const two = held(2, {}, { A2: 0 });
  play(two, 'choose B2');
  two.row = 10;
  expect(entryOf(two).sector).toBe('BRAGULIA');
  play(two, 'scored 1', 'scored 1');
  expect(ruleAgainst(two, 0, 'won visitor')).toBe('NC-3.2');
});

test('NC-3.1 scores are added, and losses noted where there are black holes', () => {
  const state = held(2, { ruleSet: 'asteroids' }, { A2: 0, C2: 1 });
  play(state, 'choose B2');
  expect(ruleAgainst(state, 0, 'choose B2')).toBe('NC-3.1');
  play(state, 'scored 30', 'lost 2', 'scored 12');
  expect(ruleAgainst(state, 0, 'won 1')).toBe('NC-3.1');
  play(state, 'lost 0', 'won 1');
  expect([...state.score]).toEqual([30, 12, 0, 0]);
  expect([...state.lost]).toEqual([2, 0, 0, 0]);
});

test('NC-3.1 a battle that takes more ships than are noted is counted all the same', () => {
  const state = held(2, { ruleSet: 'asteroids' }, { A2: 0, C2: 1 });
  state.lost[1] = 25;
  play(state, 'choose B2');
  const [label, reason] = [
    { key: 'a', values: {}, text: '' },
    { key: 'a', values: {}, text: '' },
  ];
  const sheet = [0, 0, 0, 20, 26].map((first) => ({ label, points: [first === 26 ? 0 : first, first] }));
  const order = resultOf(state, { ranks: [1, 1], rule: null, reason, sheet });
  play(state, ...order.map(moves.toText));
  expect([...state.lost]).toEqual([0, 25, 0, 0]);
  expect(state.battles).toBe(1);
});

test('NC-3.2 the winner holds the sector, and without one it stays as it was', () => {
  const state = held(2, {}, { A2: 0, C2: 1 });
  play(
    state,
    'choose B2',
    'scored 1',
    'scored 1',
    'won 2',
    'choose B1',
    'scored 1',
    'scored 1',
    'won nobody',
  );
  expect(state.owner[CELLS.indexOf('B2')]).toBe(2);
  expect(state.owner[CELLS.indexOf('B1')]).toBe(0);
});

test('NC-2.5, NC-3.3 a battle is told what the map has for it', () => {
  const state = held(2, { ruleSet: 'asteroids' }, { A2: 0, B2: 0, C2: 1 });
  state.kind[CELLS.indexOf('B2')] = kinds.indexOf('ice');
  state.lost[1] = 3;
  state.turn = 1;
  play(state, 'choose B2');
  const { seats, options } = battleOf(state);
  expect([seats, options['firstPlayer'], options['grandBattle'], options['roundLimit']]).toEqual([
    2,
    '2',
    'off',
    40,
  ]);
  expect(options['campaign']).toEqual({
    ships: [23, 21],
    holes: [0, 3],
    kind: 'ice',
    chosenBy: 2,
    heldBy: 1,
  });
});

test('NC-2.5 where the computer has chosen the next person begins, and a visitor holds as a visitor', () => {
  const alone = held(1, { computers: 1 }, { A2: 0, C2: 1 });
  play(alone, 'choose B1', 'scored 1', 'scored 1', 'won nobody');
  expect(battleOf(alone).options).toMatchObject({
    computers: 1,
    firstPlayer: '1',
    campaign: { chosenBy: 2 },
  });
  const three = held(3, {}, { A2: 0, B3: 4, C2: 1, B1: 2 });
  play(three, 'choose B3');
  three.row = 10;
  expect(battleOf(three).options['campaign']).toMatchObject({ ships: [24, 24, 24, 25], heldBy: 4 });
  three.row = 1;
  expect(battleOf(three).options['campaign']).toMatchObject({ ships: [24, 24, 24], heldBy: 0 });
});

test('NC-3.3 whoever loses a sector has its ship back', () => {
  const state = held(2, {}, { A2: 0, C2: 1, B2: 1 });
  expect(shipLimit(state, 1)).toBe(23);
  play(state, 'choose B2', 'scored 1', 'scored 1', 'won 1');
  expect([shipLimit(state, 0), shipLimit(state, 1)]).toEqual([23, 24]);
});

test('NC-3.3 sectors and losses lower the limit of ships, to eight at the lowest', () => {
  const state = held(2, {}, { A2: 0, B2: 0, C2: 1 });
  expect([shipLimit(state, 0), shipLimit(state, 1)]).toEqual([23, 24]);
  state.lost[1] = 25;
  expect(shipLimit(state, 1)).toBe(8);
});

const fought = (cell: string): string[] => [`choose ${cell}`, 'scored 1', 'scored 1'];

test('NC-4.1 (A18) three sectors together win when two of them were won', () => {
  const state = held(2, { size: 'large' }, { B2: 0, D2: 0, F6: 1 });
  play(state, ...fought('C2'), 'won 1');
  expect(state.phase).not.toBe(OVER);
  play(state, ...fought('F5'), 'won nobody', ...fought('D3'), 'won 1');
  expect(nexumCampaign.outcome(state)).toMatchObject({ rule: 'NC-4.1', ranks: [1, 2] });
});

test('NC-4.1 as agreed they must lie in a line, or any three will do', () => {
  const any = held(2, { size: 'large', goal: 'any' }, { B2: 0, D2: 0, F6: 1 });
  play(any, ...fought('C2'), 'won 1');
  expect(any.phase).toBe(OVER);
  const line = held(2, { size: 'large', goal: 'line' }, { B2: 0, F6: 1 });
  play(line, ...fought('C2'), 'won 1', ...fought('F5'), 'won nobody', ...fought('C3'), 'won 1');
  expect(line.phase).not.toBe(OVER);
  play(line, ...fought('F5'), 'won nobody', ...fought('D2'), 'won 1');
  expect(line.phase).toBe(OVER);
});

test('NC-4.2 who alone holds sectors wins the large map', () => {
  const state = held(2, { size: 'large' }, { A2: 0, B2: 1 });
  play(state, ...fought('B2'), 'won 1');
  expect(nexumCampaign.outcome(state)).toMatchObject({ rule: 'NC-4.2', ranks: [1, 2] });
});

test('NC-4.3 the agreed score wins, unless somebody has as much', () => {
  const state = held(2, { score: 20 }, { A2: 0, C2: 1 });
  play(state, 'choose B2', 'scored 20', 'scored 20', 'won nobody');
  expect(state.phase).not.toBe(OVER);
  play(state, 'choose B2', 'scored 1', 'scored 2', 'won nobody');
  expect(nexumCampaign.outcome(state)).toMatchObject({ rule: 'NC-4.3', ranks: [2, 1] });
});

test('NC-4.4 after 60 battles the highest score wins, or shares', () => {
  const state = held(2, {}, { A2: 0, C2: 1 });
  state.battles = 59;
  state.fought[0] = 59;
  play(state, ...fought('B2'), 'won nobody');
  expect(nexumCampaign.outcome(state)).toMatchObject({ rule: 'NC-4.4', ranks: [1, 1] });
});

test('random campaigns with all options keep the contract', () => {
  const { kinds: played } = assertSound(game, { games: volume({ daily: 100, long: 5000 }), seed: 3 });
  expect(Object.values(played).every((times) => times > 0)).toBe(true);
});

/** Counted from the guide alone: what a seat may choose, then any two scores. */
function naive(state: Campaign): number {
  const seat = state.turn;
  const fair = CELLS.flatMap((name, cell) => {
    const isThere = name[0] <= 'C' && name[1] <= '3';
    const isOpen = kinds[state.kind[cell]] !== 'destroyed' && state.owner[cell] !== seat + 1;
    return isThere && isOpen ? [name] : [];
  });
  const own = CELLS.filter((_, cell) => state.owner[cell] === seat + 1);
  const near = (a: string, b: string): boolean =>
    Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) < 2 && Math.abs(Number(a[1]) - Number(b[1])) < 2;
  const touching = fair.filter((name) => own.some((mine) => near(name, mine)));
  return (touching.length > 0 ? touching : fair).length * 121 * 121;
}

test('perft counts of openings are those of a naive generator', () => {
  for (let seed = 0; seed < 3; seed++) {
    const state = opened(2, {}, seed);
    expect(perft(game, state, 3, () => new FastChance(2))).toBe(naive(state));
  }
});

/** With that card of the Atlas. */
function drawn(state: Campaign, cell: string, sector: string): void {
  for (let seed = 1; seed < 400; seed++) {
    const copy = nexumCampaign.shape.clone(state);
    const seat = 31 - Math.clz32(nexumCampaign.actors(copy));
    nexumCampaign.play(copy, seat, Number(moves.fromText(`choose ${cell}`)), new FastChance(seed));
    if (entryOf(copy).sector !== sector) continue;
    nexumCampaign.play(state, seat, Number(moves.fromText(`choose ${cell}`)), new FastChance(seed));
    return;
  }
  throw new Error(`${sector} is never drawn.`);
}

const PLACED = { ruleSet: 'asteroids', cloud: 'first' } as const;

test('NC-2.6 who begins says where the cloud of a sector of the Advanced Guide lies', () => {
  const state = held(2, PLACED, { A2: 0, C2: 1 });
  drawn(state, 'B2', 'SPIRO');
  expect(nexumCampaign.actors(state)).toBe(0b01);
  expect(offered(state, 0)).toEqual(['cloud sector', 'cloud AD', 'cloud BE', 'cloud CF']);
  expect(ruleAgainst(state, 0, 'scored 5')).toBe('NC-2.6');
  expect(ruleAgainst(state, 0, 'cloud ADG')).toBe('NC-2.6');
  expect(ruleAgainst(state, 0, 'choose B2')).toBe('NC-2.6');
  play(state, 'cloud BE');
  expect(battleOf(state).options['cloudBeside']).toEqual(['B', 'E']);
  expect(ruleAgainst(state, 0, 'cloud BE')).toBe('NC-2.6');
  play(state, 'scored 5', 'lost 0', 'scored 7', 'lost 0', 'won nobody');
  expect(state.cloud).toBe(0);
});

test('NC-2.6 it lies apart where that is said, and as the sector has it where nothing is', () => {
  const state = held(2, PLACED, { A2: 0, C2: 1 });
  drawn(state, 'B2', 'FENIX');
  const stays = nexumCampaign.shape.clone(state);
  play(state, 'cloud apart');
  expect(battleOf(state).options['cloudBeside']).toEqual([]);
  play(stays, 'cloud sector');
  expect(battleOf(stays).options).not.toHaveProperty('cloudBeside');
});

test('NC-2.6 where the computer has chosen, the next person places it', () => {
  const before = held(1, { ...PLACED, computers: 1 }, { A2: 0, C2: 1 });
  drawn(before, 'B2', 'QUANTUM');
  play(before, 'scored 5', 'lost 0', 'scored 7', 'lost 0');
  const chosen = Array.from({ length: 40 }, (_, seed) => {
    const state = nexumCampaign.shape.clone(before);
    nexumCampaign.play(state, 0, Number(moves.fromText('won nobody')), new FastChance(seed));
    return state;
  });
  const waiting = chosen.filter(({ phase }) => phase === CLOUD);
  expect(waiting.length).toBeGreaterThan(0);
  for (const state of waiting) {
    expect(state.turn).toBe(1);
    expect(nexumCampaign.actors(state)).toBe(0b1);
  }
});

test.each([
  ['where it was not agreed', { ruleSet: 'asteroids' }, 'SPIRO'],
  ['without a cloud', { cloud: 'first' }, 'SPIRO'],
])('NC-2.6 nobody places it %s', (_, agreed, sector) => {
  const state = held(2, agreed, { A2: 0, C2: 1 });
  drawn(state, 'B2', sector);
  expect(state.phase).toBe(BATTLE);
  expect(ruleAgainst(state, 0, 'cloud sector')).toBe('NC-2.6');
});

test('NC-2.6 in sectors of the Asteroids book it lies where it is printed', () => {
  const state = held(2, PLACED, { A2: 0, C2: 1 });
  drawn(state, 'B2', 'QUANTUM');
  expect(state.phase).toBe(BATTLE);
});
