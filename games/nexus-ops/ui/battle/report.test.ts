import { FastChance } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { HEX_NAMES } from '../../data/board.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { NexusEvent } from '../../rules/events.ts';
import { WINDOW } from '../../rules/phases.ts';
import { ENERGIZE_NAMES, type Nexus } from '../../rules/state.ts';
import { game } from '../words/walking.ts';
import { reportOf, type BattleReport } from './report.ts';

const HEX = HEX_NAMES.indexOf('A1');
const [FUNGOID, LEAPER] = [1, 4];

function moon(terrain: (typeof TERRAINS)[number]): Nexus {
  const state = game.setup(defaultOptions(game.options), 2, new FastChance(1));
  state.terrain[HEX] = TERRAINS.indexOf(terrain);
  return state;
}

function tell(state: Nexus, ...events: NexusEvent[]): BattleReport | null {
  return reportOf([{ at: 0, events }], state);
}

const battle = { event: 'battle', seat: 0, against: 1, hex: HEX } as const;
const rolled = (unit: number, again = false) =>
  ({ event: 'rolled', unit, attack: [0, 0, 0, 1, 1, 0], defence: [1, 0, 0, 0, 0, 0], again }) as const;

test('a roll says what its dice must show on that ground', () => {
  expect(tell(moon('forest'), battle, rolled(FUNGOID))?.rolls[0].hitsOn).toEqual([4, 4]);
  expect(tell(moon('spires'), battle, rolled(FUNGOID))?.rolls[0].hitsOn).toEqual([6, 6]);
  const leap = tell(moon('magma'), battle, rolled(LEAPER))?.rolls[0];
  expect([leap?.hitsOn, leap?.picksOn]).toEqual([
    [2, 2],
    [4, 4],
  ]);
});

test('cards of the battle count for all rolls, those before a roll only for it', () => {
  const rage = { event: 'tactic', seat: 0, card: ENERGIZE_NAMES.indexOf('battleRage'), side: 0 } as const;
  const jam = { event: 'tactic', seat: 0, card: ENERGIZE_NAMES.indexOf('jammingField'), side: 1 } as const;
  const report = tell(moon('plains'), battle, rage, jam, rolled(LEAPER), rolled(FUNGOID));
  expect(report?.rolls.map(({ hitsOn }) => hitsOn)).toEqual([
    [2, 4],
    [4, 5],
  ]);
  expect(report?.cards.length).toBe(2);
});

test('dice that are rolled again take the place of the others', () => {
  const report = tell(moon('plains'), battle, rolled(FUNGOID), {
    ...rolled(FUNGOID, true),
    attack: [0, 0, 0, 0, 0, 2],
  });
  expect(report?.rolls.length).toBe(1);
  expect(report?.rolls[0].dice[0]).toEqual([0, 0, 0, 0, 0, 2]);
});

test('losses belong to the roll before them, and elsewhere to no battle', () => {
  const lost = { event: 'destroyed', seat: 1, unit: 0, hex: HEX, number: 1 } as const;
  const report = tell(moon('plains'), battle, lost, rolled(FUNGOID), lost, { ...lost, hex: HEX + 1 });
  expect(report?.before.length).toBe(1);
  expect(report?.rolls[0].losses.length).toBe(1);
});

test('what comes after the result is another story', () => {
  const result = { event: 'result', hex: HEX, won: true, lost: false } as const;
  const report = tell(moon('plains'), battle, rolled(FUNGOID), result, rolled(LEAPER));
  expect(report?.rolls.length).toBe(1);
  expect(report?.result).toEqual({ won: true, lost: false, at: 0 });
  expect(tell(moon('plains'), battle, result, battle)?.result).toBe(null);
});

describe('the battle of the moment on the board', () => {
  const result = { event: 'result', hex: HEX, won: true, lost: false } as const;
  const past = [
    { at: 0, events: [{ event: 'turn', seat: 0, round: 1 }] },
    { at: 4, events: [battle] },
    { at: 5, events: [rolled(FUNGOID)] },
    { at: 7, events: [rolled(LEAPER), result] },
  ];
  const fighting = (hex: number): Nexus => ({ ...moon('plains'), battle: hex + 1, phase: WINDOW });

  test('is told from its beginning, whoever comes into the middle of it', () => {
    expect(reportOf(past.slice(0, 3), fighting(HEX))?.rolls.map(({ unit }) => unit)).toEqual([FUNGOID]);
    expect(reportOf(past, moon('plains'))?.rolls.map(({ unit }) => unit)).toEqual([FUNGOID, LEAPER]);
  });

  test('is none before the first one, nor another one that is over', () => {
    expect(reportOf(past.slice(0, 1), moon('plains'))).toBe(null);
    expect(reportOf(past, fighting(HEX))).toBe(null);
    expect(reportOf(past.slice(0, 3), fighting(HEX + 1))).toBe(null);
  });

  test('says when it ended', () => {
    expect(reportOf(past, moon('plains'))?.result?.at).toBe(7);
  });
});
