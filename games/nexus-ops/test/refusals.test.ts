// What is said to who tries something that another rule forbids than one might think.

import { messageOf, phrased, type Refusal, type Values } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { messages as spanish } from '../../../languages/es/nexus-ops/messages.ts';
import { BREATHE, FIGHT, MOVE, SPOILS, VICTIM, WINDOW } from '../rules/phases.ts';
import { TestTable } from './table.ts';

interface Told {
  readonly rule: string;
  readonly key: string;
  readonly values?: Values;
  readonly en: string;
  readonly es: string;
}

function expectTold(refusal: Refusal, { rule, key, values = {}, en, es }: Told): void {
  expect(refusal).toMatchObject({ rule, key: `nexus-ops.${key}`, values, reason: en });
  expect(phrased({ 'nexus-ops': spanish }, messageOf(refusal))).toBe(es);
}

const teams = (): TestTable => new TestTable({ seats: 4, options: { teams: true } }).allLand('forest');

describe('team-mates', () => {
  const told: Told = {
    rule: 'NO-16.1',
    key: 'teamMates',
    en: 'Team-mates neither fight nor breathe at each other.',
    es: 'Los compañeros no combaten entre sí ni se exhalan plasma.',
  };

  test('NO-16.1: to fight one is refused for being one', () => {
    const table = teams().put(0, 'A1', { human: 1 }).put(2, 'A1', { human: 1 });
    table.put(0, 'A2', { human: 1 }).put(1, 'A2', { human: 1 }).toFight();
    expect(table.state.phase).toBe(FIGHT);
    expectTold(table.refusal('fight A1 2'), told);
    expectTold(table.refusal('fight A3 2'), told);
    // oneself is none
    expect(table.rule('fight A1 0')).toBe('NO-6.2');
    expect(table.rule('fight A2 0')).toBe('NO-6.2');
  });

  test('NO-16.1: to breathe at one too, before and after the roll', () => {
    const table = teams().put(0, 'A1', { dragon: 1 }).put(2, 'A2', { human: 1 }).put(1, 'A6', { human: 1 });
    table.put(2, 'A6', { human: 1 }).put(3, 'A6', { human: 1 }).toFight();
    expect(table.state.phase).toBe(BREATHE);
    expectTold(table.refusal('breathe dragon A1 A2'), told);
    table.dice(6).play('breathe dragon A1 A6');
    expect(table.state.phase).toBe(VICTIM);
    expectTold(table.refusal('victim 2'), told);
  });
});

describe('domination', () => {
  const holding = (): TestTable =>
    new TestTable().allLand('forest').land('A1', 'spires').land('A2', 'spires').mission(0, 'domSpires');

  test('NO-8.7: where nobody holds that land, it says so and how many are needed', () => {
    expectTold(holding().refusal('score domSpires'), {
      rule: 'NO-8.7',
      key: 'nobodyDominates',
      values: { needed: 1 },
      en: 'Nobody controls any of them; you need 1.',
      es: 'Nadie controla ninguna; necesitas 1.',
    });
  });

  test('NO-8.7: where another player holds as many or more, it says how many', () => {
    const table = holding().put(1, 'A1', { human: 1 }).put(1, 'A2', { human: 1 }).land('A3', 'spires');
    expectTold(table.put(0, 'A3', { human: 1 }).refusal('score domSpires'), {
      rule: 'NO-8.7',
      key: 'dominatedBy',
      values: { own: 1, most: 2, needed: 3 },
      en: 'Another player controls 2 of them and you 1; you need 3.',
      es: 'Otro jugador controla 2 y tú 1; necesitas 3.',
    });
  });
});

describe('missions', () => {
  function battle(): TestTable {
    const table = new TestTable().allLand('forest').put(0, 'A1', { dragon: 1 }).put(1, 'A1', { human: 1 });
    table.energize(0, 'battleRage').energize(1, 'battleRage');
    return table.mission(0, 'objForest').mission(1, 'domForest').toFight().play('fight A1 1');
  }

  test('NO-8.1: not in the middle of a battle', () => {
    const table = battle();
    expect([table.state.phase, table.state.asked]).toEqual([WINDOW, 0]);
    expectTold(table.refusal('score objForest'), {
      rule: 'NO-8.1',
      key: 'missionsAfterBattle',
      en: 'The battle is fought to its end first; missions are played after it.',
      es: 'Primero se libra la batalla hasta el final; las misiones se juegan después.',
    });
  });

  test('NO-8.1: not on the turn of another', () => {
    const table = battle().play('pass');
    expect([table.state.phase, table.state.asked]).toEqual([WINDOW, 1]);
    expectTold(table.refusal('score domForest'), {
      rule: 'NO-8.1',
      key: 'missionsOnTurn',
      en: 'Missions are played on your own turn.',
      es: 'Las misiones se juegan en el propio turno.',
    });
  });

  test('NO-2.5: in the middle of another order that goes first', () => {
    const table = new TestTable().put(0, 'H1a', { human: 1 }).energize(0, 'teleport').mission(0, 'domSpires');
    table.play('energize teleport');
    expect(table.rule('score domSpires')).toBe('NO-2.5');
    expect(table.refusal('energize teleport').key).toBe('nexus-ops.teleporting');
  });
});

describe('cards at the wrong time', () => {
  const deployCard: Told = {
    rule: 'NO-2.5',
    key: 'deployCard',
    en: 'That card is played in your own Deploy phase.',
    es: 'Esa carta se juega en tu propia fase de Despliegue.',
  };
  const battleCard: Told = {
    rule: 'NO-7.2',
    key: 'battleCard',
    en: 'That card is played in battles.',
    es: 'Esa carta se juega en batallas.',
  };

  test('NO-2.5, NO-7.2: in the Move phase', () => {
    const table = new TestTable().put(0, 'H1a', { human: 1 }).energize(0, 'rubiumStrike', 'battleRage');
    table.play('done');
    expect(table.state.phase).toBe(MOVE);
    expectTold(table.refusal('energize rubiumStrike'), deployCard);
    expectTold(table.refusal('tactic rubiumStrike attacker'), deployCard);
    expectTold(table.refusal('energize battleRage'), battleCard);
    expectTold(table.refusal('tactic battleRage attacker'), battleCard);
    expect(table.rule('energize teleport')).toBe('NO-7.1');
  });

  test('NO-2.5: in a battle, and after it', () => {
    const table = new TestTable().allLand('forest').put(0, 'A1', { dragon: 1 }).put(1, 'A1', { human: 1 });
    table.energize(0, 'rubiumStrike', 'battleRage').mission(0, 'objForest').toFight().play('fight A1 1');
    expectTold(table.refusal('energize rubiumStrike'), deployCard);
    expectTold(table.refusal('tactic rubiumStrike attacker'), deployCard);
    table.dice(2).play('pass', 'pass');
    expect(table.state.phase).toBe(SPOILS);
    expect(table.rule('tactic battleRage attacker')).toBe('NO-8.4');
  });
});

describe('moving farther than one hex', () => {
  test('NO-12.6: a Dragon flies from the Monolith only', () => {
    const table = new TestTable().allLand('forest').put(0, 'H1a', { dragon: 1 }).play('done');
    expectTold(table.refusal('move dragon 1 H1a B8'), {
      rule: 'NO-12.6',
      key: 'flightFrom',
      en: 'It flies from the Monolith only; from elsewhere it moves one hex.',
      es: 'Solo vuela desde el Monolito; desde otro sitio mueve una casilla.',
    });
  });

  test('NO-12.4: a Leaper leaps from magma only', () => {
    const table = new TestTable().allLand('forest').put(0, 'A1', { leaper: 1 }).play('done');
    expectTold(table.refusal('move leaper 1 A1 A3'), {
      rule: 'NO-12.4',
      key: 'leapFrom',
      en: 'It leaps from a Magma Pool only; from elsewhere it moves one hex.',
      es: 'Solo salta desde una Poza de magma; desde otro sitio mueve una casilla.',
    });
    // three hexes are too far from anywhere
    expect(table.rule('move leaper 1 A1 B8')).toBe('NO-3.1');
  });

  test('NO-18.5: a Diver dives from magma only', () => {
    const table = new TestTable({ options: { alternateUnits: true } }).allLand('forest').land('B8', 'magma');
    table.put(0, 'A1', { leaper: 1 }).play('done');
    expectTold(table.refusal('move leaper 1 A1 B8'), {
      rule: 'NO-18.5',
      key: 'diveFrom',
      en: 'It dives from a Magma Pool only; from elsewhere it moves one hex.',
      es: 'Solo se sumerge desde una Poza de magma; desde otro sitio mueve una casilla.',
    });
    expect(table.rule('move leaper 1 A1 A3')).toBe('NO-3.1');
  });
});
