import { describe, expect, test } from 'vitest';
import { TestTable, type TestArmy } from './table.ts';

/** Where one unit of that kind may go, in the Move phase of seat 0. */
function reach(table: TestTable, unit: string, from: string): string[] {
  const texts = table.legal('move').filter((text) => text.startsWith(`move ${unit} 1 ${from} `));
  return texts.map((text) => text.split(' ')[4]).toSorted();
}

function moving(setUp: (table: TestTable) => void, seats = 2): TestTable {
  const table = new TestTable({ seats }).allLand('forest');
  setUp(table);
  return table.play('done');
}

describe('moving', () => {
  test('NO-3.1: each unit once, one hex', () => {
    const table = moving((each) => each.put(0, 'A1', { human: 3 }));
    expect(reach(table, 'human', 'A1')).toEqual(['A2', 'A6', 'B1', 'B12', 'B2']);
    table.play('move human 2 A1 A2');
    expect(table.units(0, 'A2')).toEqual({ human: 2 });
    expect(table.legal('move').map((text) => text.slice(0, 15))).toEqual(Array(5).fill('move human 1 A1'));
    expect(table.rule('move human 1 A2 A3')).toBe('NO-3.1');
    expect(table.rule('move human 2 A1 A6')).toBe('NO-3.1');
    expect(table.rule('move human 1 A1 A3')).toBe('NO-3.1');
    expect(table.rule('move human 1 A1 A1')).toBe('NO-3.1');
    expect(table.rule('move fungoid 1 A1 A2')).toBe('NO-3.1');
    expect(table.told('moved')).toEqual([{ event: 'moved', seat: 0, unit: 0, number: 2, from: 1, to: 2 }]);
    table.play('move human 1 A1 B1');
    expect(table.legal()).toEqual(['done']);
  });

  test('NO-3.1: any number of a kind at once', () => {
    const table = moving((each) => each.put(0, 'H1c', { human: 3, fungoid: 1 }));
    expect(table.legal('move')).toEqual(
      ['H1a', 'H1b']
        .flatMap((to) =>
          [1, 2, 3].map((number) => `move human ${number} H1c ${to}`).concat(`move fungoid 1 H1c ${to}`),
        )
        .toSorted(),
    );
  });

  test('NO-3.2: Humans enter neither Magma Pools nor the Monolith', () => {
    const table = moving((each) => each.land('A2', 'magma').put(0, 'A1', { human: 1, dragon: 1 }));
    expect(reach(table, 'human', 'A1')).toEqual(['A6', 'B1', 'B12', 'B2']);
    expect(table.rule('move human 1 A1 A2')).toBe('NO-3.2');
    expect(table.rule('move human 1 A1 M')).toBe('NO-3.2');
    expect(reach(table, 'dragon', 'A1')).toEqual(['A2', 'A6', 'B1', 'B12', 'B2', 'M']);
  });

  test.each([
    ['fungoid', ['A2', 'A6', 'B1', 'B12', 'B2']],
    ['crystalline', ['A2', 'A6', 'B1', 'B12', 'B2']],
    ['strider', ['A2', 'A6', 'B1', 'B12', 'B2', 'M']],
    ['leaper', ['A2', 'A6', 'B1', 'B12', 'B2', 'M']],
  ] as const)('NO-3.2: where a %s goes', (unit, hexes) => {
    const table = moving((each) => each.land('A2', 'magma').put(0, 'A1', { [unit]: 1 }));
    expect(reach(table, unit, 'A1')).toEqual(hexes);
  });

  test('NO-3.2: hexes that are not on the board', () => {
    const table = moving((each) => each.put(0, 'B4', { human: 1 }));
    expect(table.refusal('move human 1 B4 H3a').reason).toContain('not on this board');
  });

  test('NO-3.3: who enters a hex with enemies stops there', () => {
    const table = moving((each) => each.put(0, 'A1', { human: 1 }).put(1, 'A2', { human: 1 }));
    table.play('move human 1 A1 A2');
    expect(table.legal()).toEqual(['done']);
    expect(table.rule('move human 1 A2 A3')).toBe('NO-3.1');
  });

  test('NO-3.4: control is being alone, contest is not', () => {
    const table = new TestTable({ seats: 3 }).put(0, 'H1c', { human: 1 }).put(1, 'H2c', { human: 1 });
    table.put(0, 'B4', { human: 1 }).put(1, 'B4', { human: 1 }).put(2, 'B4', { human: 1 });
    // a mine pays whoever controls it, so it does not pay where three stand
    table.state.mine[10] = 5;
    table.toFight().dice(1, 1).play('fight B4 2');
    expect(table.state.rubium[0]).toBe(8 + 3);
  });
});

describe('retreat', () => {
  const contested = (each: TestTable): TestTable =>
    each
      .put(0, 'A1', { human: 2 })
      .put(1, 'A1', { human: 1 })
      .put(1, 'A2', { human: 1 })
      .put(0, 'A6', { human: 1 });

  test('NO-3.5: only to where no other player is', () => {
    const table = moving(contested);
    expect(reach(table, 'human', 'A1')).toEqual(['A6', 'B1', 'B12', 'B2']);
    expect(table.rule('move human 1 A1 A2')).toBe('NO-3.5');
    expect(table.rule('move human 2 A1 A2')).toBe('NO-3.5');
    table.play('move human 2 A1 A6');
    expect(table.units(0, 'A6')).toEqual({ human: 3 });
  });

  test('NO-3.5: the Rock Strider of the rule book cannot go to or through the enemy', () => {
    // contested A1, plains A2 between it and the enemies of A3
    const table = moving((each) => {
      each.land('A2', 'plains').put(0, 'A1', { strider: 1 }).put(1, 'A1', { human: 1 });
      each.put(1, 'A3', { human: 1 }).put(1, 'B2', { human: 1 });
    });
    expect(table.rule('move strider 1 A1 A3')).toBe('NO-3.5');
    expect(table.legal('move')).toContain('move strider 1 A1 B4');
    expect(table.legal('move')).toContain('move strider 1 A1 A2');
    expect(table.rule('move strider 1 A1 H1a')).toBe('NO-12.3');
    const through = moving((each) => {
      each
        .land('B2', 'plains')
        .put(0, 'A1', { strider: 1 })
        .put(1, 'A1', { human: 1 })
        .put(1, 'B2', { human: 1 });
    });
    expect(through.rule('move strider 1 A1 H1a')).toBe('NO-3.3');
    expect(through.rule('move strider 1 A1 B2')).toBe('NO-3.5');
  });

  test('NO-3.5: flights, leaps and empty hexes', () => {
    const flight = moving((each) =>
      each.put(0, 'M', { dragon: 1 }).put(1, 'M', { dragon: 1 }).put(1, 'B5', { human: 1 }),
    );
    expect(reach(flight, 'dragon', 'M')).toHaveLength(23);
    expect(flight.rule('move dragon 1 M B5')).toBe('NO-3.5');
    const leap = moving((each) => {
      each
        .land('A1', 'magma')
        .put(0, 'A1', { leaper: 1 })
        .put(1, 'A1', { leaper: 1 })
        .put(1, 'A3', { human: 1 });
    });
    expect(leap.rule('move leaper 1 A1 A3')).toBe('NO-3.5');
    expect(leap.legal('move')).toContain('move leaper 1 A1 B4');
  });

  test('NO-3.6: reinforcements of a contested home base may attack', () => {
    const table = new TestTable()
      .rubium(0, 2)
      .put(0, 'H1a', { human: 1 })
      .put(1, 'H1a', { human: 1 })
      .put(1, 'H1b', { human: 1 });
    table.play('buy human H1a', 'done');
    expect(table.legal('move')).toContain('move human 1 H1a H1b');
    expect(table.rule('move human 2 H1a H1b')).toBe('NO-3.5');
    expect(table.legal('move')).toContain('move human 2 H1a H1c');
    // the one that began there goes first to a free hex, so the other may still attack
    table.play('move human 1 H1a H1c');
    expect(table.legal('move')).toContain('move human 1 H1a H1b');
    table.play('move human 1 H1a H1b');
    const attack = new TestTable()
      .rubium(0, 2)
      .put(0, 'H1a', { human: 1 })
      .put(1, 'H1a', { human: 1 })
      .put(1, 'H1b', { human: 1 });
    attack.play('buy human H1a', 'done', 'move human 1 H1a H1b');
    expect(attack.rule('move human 1 H1a H1b')).toBe('NO-3.5');
    expect(attack.legal('move')).toContain('move human 1 H1a H1c');
  });
});

describe('abilities', () => {
  test('NO-12.3: a Rock Strider goes two hexes where one of them is Rock Plains', () => {
    const over = moving((each) => each.land('A2', 'plains').put(0, 'A1', { strider: 1 }));
    expect(reach(over, 'strider', 'A1')).toEqual(['A2', 'A3', 'A6', 'B1', 'B12', 'B2', 'B3', 'B4', 'M']);
    const onto = moving((each) => each.land('B4', 'plains').put(0, 'A1', { strider: 1 }));
    expect(reach(onto, 'strider', 'A1')).toEqual(['A2', 'A6', 'B1', 'B12', 'B2', 'B4', 'M']);
    expect(onto.rule('move strider 1 A1 A3')).toBe('NO-12.3');
    expect(onto.rule('move strider 1 A1 B6')).toBe('NO-12.3');
  });

  test('NO-3.3, NO-12.3: it does not pass enemies, but attacks at the end', () => {
    const table = moving((each) => {
      each.land('A2', 'plains').put(0, 'A1', { strider: 1 }).put(1, 'A2', { human: 1 });
    });
    expect(reach(table, 'strider', 'A1')).toEqual(['A2', 'A6', 'B1', 'B12', 'B2', 'M']);
    expect(table.rule('move strider 1 A1 B3')).toBe('NO-3.3');
    const far = moving((each) =>
      each.land('A2', 'plains').put(0, 'A1', { strider: 1 }).put(1, 'B4', { human: 1 }),
    );
    expect(reach(far, 'strider', 'A1')).toContain('B4');
  });

  test('NO-12.4: a Lava Leaper that begins in magma goes two hexes, over anybody', () => {
    const table = moving((each) =>
      each.land('A1', 'magma').put(0, 'A1', { leaper: 1 }).put(1, 'A2', { human: 1 }),
    );
    expect(reach(table, 'leaper', 'A1')).toEqual(
      [
        'M',
        'A2',
        'A3',
        'A4',
        'A5',
        'A6',
        'B1',
        'B2',
        'B3',
        'B4',
        'B10',
        'B11',
        'B12',
        'H1a',
        'H1b',
      ].toSorted(),
    );
    const elsewhere = moving((each) => each.land('A2', 'magma').put(0, 'A1', { leaper: 1 }));
    expect(reach(elsewhere, 'leaper', 'A1')).toEqual(['A2', 'A6', 'B1', 'B12', 'B2', 'M']);
    elsewhere.play('move leaper 1 A1 A2');
    expect(elsewhere.legal()).toEqual(['done']);
  });

  test('NO-12.6: a Rubium Dragon that begins on the Monolith flies anywhere', () => {
    const table = moving((each) => each.put(0, 'M', { dragon: 2, strider: 1 }).put(1, 'A1', { human: 1 }));
    expect(reach(table, 'dragon', 'M')).toHaveLength(24);
    expect(reach(table, 'dragon', 'M')).toContain('H2c');
    expect(reach(table, 'strider', 'M')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    const outside = moving((each) => each.put(0, 'A1', { dragon: 1 }));
    expect(reach(outside, 'dragon', 'A1')).toEqual(['A2', 'A6', 'B1', 'B12', 'B2', 'M']);
    expect(outside.rule('move dragon 1 A1 A3')).toBe('NO-12.6');
  });
});

describe('lost on forbidden ground', () => {
  test('NO-3.7: at the end of a turn they go to a home-base hex of their owner’s choice', () => {
    const table = new TestTable({ seats: 3 }).land('A1', 'magma').land('A3', 'magma');
    const armies: [number, string, TestArmy][] = [
      [0, 'A3', { human: 1 }],
      [1, 'A1', { human: 2, strider: 1 }],
      [2, 'M', { fungoid: 1 }],
    ];
    for (const [seat, hex, army] of armies) table.put(seat, hex, army);
    table.toFight().play('done');
    expect(table.state.asked).toBe(0);
    expect(table.legal('goHome')).toEqual(['goHome H1a', 'goHome H1b', 'goHome H1c']);
    expect(table.rule('goHome H2a')).toBe('NO-3.7');
    expect(table.rule('goHome A1')).toBe('NO-3.7');
    expect(table.rule('done')).toBe('NO-3.7');
    expect(table.legal('discard')).toHaveLength(1);
    table.play('goHome H1c');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['goHome H2a', 'goHome H2b', 'goHome H2c']);
    table.play('goHome H2a', 'goHome H2b');
    expect(table.state.asked).toBe(2);
    table.play('goHome H3a');
    expect(table.units(1, 'A1')).toEqual({ strider: 1 });
    expect(table.units(1, 'H2a')).toEqual({ human: 1 });
    expect(table.units(1, 'H2b')).toEqual({ human: 1 });
    expect(table.units(2, 'H3a')).toEqual({ fungoid: 1 });
    expect(table.state.turn).toBe(1);
    expect(table.state.phase).toBe(0);
    expect(table.told('went home')).toHaveLength(4);
    expect(table.broken).toBe(null);
  });
});
