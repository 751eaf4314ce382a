import { describe, expect, test } from 'vitest';
import { COUNT } from '../rules/board.ts';
import type { NexumEvent } from '../rules/events.ts';
import { CARD, MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import {
  attack,
  emptySector,
  game,
  inPhase,
  lay,
  legalTexts,
  on,
  play,
  put,
  reasonOf,
  refused,
  relicsOn,
} from './scene.ts';

function field(...ships: [name: string, ships: number, relics?: string][]): Nexum {
  const state = emptySector(3);
  put(put(state, 'D3', 1, 1), 'G3', 2, 1);
  for (const [name, count, relics] of ships) put(state, name, 0, count, relics);
  return inPhase(state, 0, MOVE, 20);
}

describe('NG-2.4: attached at once', () => {
  test('ruling 61: the first free ship that arrives takes the relic of an empty planet', () => {
    const state = field(['A3', 3]);
    lay(state, 'B1', 'T');
    const events = play(state, 'go B1', 'send A3 1 none');
    expect(relicsOn(state, 'B1')).toBe('T');
    expect(state.relicsHeld[0]).toBe(1);
    expect(events).toContainEqual({ event: 'attached', seat: 0, place: 8, type: 3 });
  });

  test('its carrier has moved with the ship that took it', () => {
    const state = field(['A3', 3]);
    lay(state, 'B1', 'T');
    play(state, 'go B1', 'send A3 1 none', 'go B1', 'send A3 1 none');
    expect(on(state, 'B1')).toEqual([0, 2]);
    expect(legalTexts(state)).toEqual([
      'bid 0',
      ...Array.from({ length: state.energy[0] }, (_, i) => `bid ${i + 1}`),
    ]);
  });

  test('a relic that lies on a planet is taken by one of several ships', () => {
    const state = field(['A3', 5]);
    lay(state, 'B1', 'M');
    play(state, 'go B1', 'send A3 3 none', 'done', 'bid 0');
    inPhase(state, 0, MOVE, 20);
    play(state, 'go B2');
    expect(
      legalTexts(state)
        .filter((text) => text.startsWith('send B1'))
        .toSorted(),
    ).toEqual(['send B1 1 M', 'send B1 1 none', 'send B1 2 M', 'send B1 2 none'].toSorted());
  });
});

describe('NG-2.5: waiting relics', () => {
  test('ruling 61: when all that arrive carry relics, the relic waits for a free ship', () => {
    const state = field(['A3', 3, 'M']);
    lay(state, 'B1', 'T');
    play(state, 'go B1', 'send A3 1 M');
    expect(relicsOn(state, 'B1')).toBe('M(T)');
    play(state, 'go B1', 'send A3 1 none');
    expect(relicsOn(state, 'B1')).toBe('MT');
  });

  test('NG-1.2, ruling 63: a waiting relic does not count for victory', () => {
    const state = field(['A3', 3, 'MR'], ['A1', 1, 'E'], ['A2', 1, 'T']);
    lay(state, 'B1', 'T');
    play(state, 'go B1', 'send A3 1 M');
    expect(state.relicsHeld[0]).toBe(4);
    expect(game.outcome(state)).toBe(null);
    const events = play(state, 'go B1', 'send A3 1 none');
    expect(events.at(-1)).toEqual({ event: 'over', winners: 1 });
  });

  test('amendment to 61: captured relics get a ship before waiting ones', () => {
    const state = field(['A1', 4, 'M']);
    put(state, 'B1', 1, 1, 'E');
    lay(state, 'B1', 'T');
    play(state, 'go B1', 'send A1 2 M');
    if (state.target > 0) play(state, 'strike');
    expect(relicsOn(state, 'B1')).toBe('ME(T)');
    const more = field(['A1', 4, 'M']);
    put(more, 'B1', 1, 1, 'E');
    lay(more, 'B1', 'T');
    play(more, 'go B1', 'send A1 3 M');
    expect(relicsOn(more, 'B1')).toBe('MET');
  });

  test('NG-6.24: a waiting relic does not make an attack impossible', () => {
    const state = field(['A3', 3, 'M']);
    put(state, 'B1', 1, 1, 'E');
    lay(state, 'B1', 'T');
    play(state, 'go B1', 'send A3 2 M');
    expect(relicsOn(state, 'B1')).toBe('ME(T)');
  });
});

describe('NG-2.6: which one first', () => {
  test('the owner picks between waiting relics of different types when ships are too few', () => {
    const state = field(['A3', 4]);
    lay(state, 'B1', 'T');
    lay(state, 'B1', 'M');
    play(state, 'go B1', 'send A3 1 none');
    expect(game.inOrder(state, 0)).toBe(true);
    expect(legalTexts(state)).toEqual(['attach military', 'attach transporter']);
    expect(refused(state, 'attach extractor')).toBe('NG-2.6');
    for (const text of ['done', 'go A1', 'strike', 'bid 0']) expect(refused(state, text)).toBe('NG-2.6');
    play(state, 'attach transporter');
    expect(relicsOn(state, 'B1')).toBe('T(M)');
    expect(state.relicsHeld[0]).toBe(1);
    expect(refused(state, 'attach military')).toBe('NG-2.6');
    play(state, 'go B1', 'send A3 1 none');
    expect(relicsOn(state, 'B1')).toBe('MT');
  });

  test('with ships for all of them, or relics of one type, there is nothing to pick', () => {
    const state = field(['A3', 4]);
    lay(state, 'B1', 'T');
    lay(state, 'B1', 'M');
    play(state, 'go B1', 'send A3 2 none');
    expect(relicsOn(state, 'B1')).toBe('MT');
    const same = field(['A3', 4]);
    lay(same, 'B1', 'T');
    lay(same, 'B1', 'T');
    play(same, 'go B1', 'send A3 1 none');
    expect(relicsOn(same, 'B1')).toBe('T(T)');
  });

  test('picking goes on until every free ship has one, also when a ship is built', () => {
    const state = field(['A3', 4], ['B2', 1, 'E']);
    for (const letter of 'RMT') lay(state, 'B1', letter);
    play(state, 'go B1', 'send A3 2 none', 'attach military');
    expect(legalTexts(state)).toEqual(['attach replicator', 'attach transporter']);
    play(state, 'attach replicator');
    expect(relicsOn(state, 'B1')).toBe('MR(T)');
    inPhase(state, 0, MANAGE, 20);
    lay(state, 'B2', 'M');
    lay(state, 'B2', 'T');
    play(state, 'build B2', 'attach military');
    expect(relicsOn(state, 'B2')).toBe('ME(T)');
  });

  test('several are named in the order of their types, so that each outcome is reached in one way', () => {
    const state = field(['A3', 4]);
    for (const letter of 'TMR') lay(state, 'B1', letter);
    play(state, 'go B1', 'send A3 2 none');
    expect(legalTexts(state)).toEqual(['attach military', 'attach replicator']);
    expect(reasonOf(state, 'attach transporter')).toBe(
      'Relics are named in this order: Military, Replicator, Extractor, Transporter. (NG-2.6)',
    );
    const passed = game.shape.clone(state);
    play(passed, 'attach replicator');
    expect([relicsOn(passed, 'B1'), passed.picking]).toEqual(['RT(M)', 0]);
    play(state, 'attach military', 'attach transporter');
    expect(relicsOn(state, 'B1')).toBe('MT(R)');
    play(state, 'go B1', 'send A3 1 none');
    expect(relicsOn(state, 'B1')).toBe('MRT');
  });

  test('of two alike and another, both or one of each', () => {
    const state = field(['A3', 4]);
    for (const letter of 'TMT') lay(state, 'B1', letter);
    play(state, 'go B1', 'send A3 2 none');
    expect(legalTexts(state)).toEqual(['attach military', 'attach transporter']);
    const alike = game.shape.clone(state);
    play(alike, 'attach transporter');
    expect(relicsOn(alike, 'B1')).toBe('TT(M)');
    play(state, 'attach military');
    expect(relicsOn(state, 'B1')).toBe('MT(T)');
  });

  test('NG-1.3: a relic picked can win', () => {
    const state = field(['A3', 4], ['A1', 4, 'MRET']);
    lay(state, 'B1', 'T');
    lay(state, 'B1', 'M');
    const events = play(state, 'go B1', 'send A3 1 none', 'attach military');
    expect(events.at(-1)).toEqual({ event: 'over', winners: 1 });
  });

  test('NG-1.3: a battle that wins by points leaves nothing to pick', () => {
    const state = field(['A3', 4]);
    put(state, 'B1', 1, 1, 'E');
    lay(state, 'B1', 'T');
    lay(state, 'B1', 'M');
    state.points[0] = 6;
    const events = attack(state, 'go B1', 'send A3 2 none');
    expect(events.at(-1)).toEqual({ event: 'over', winners: 1 });
    expect([game.actors(state), game.inOrder(state, 0)]).toEqual([0, false]);
  });
});

describe('NG-2.7: interference', () => {
  test('ruling 64: only relics on one planet interfere, not those of a system', () => {
    const state = field(['B1', 2, 'E'], ['B2', 2, 'E']);
    inPhase(state, 0, CARD, 0);
    play(state, 'card manage');
    expect(state.energy[0]).toBe(4);
  });

  test('amendment to 29: one of two Militaries that leaves adds nothing in that phase', () => {
    const state = field(['A3', 5, 'MM']);
    put(state, 'B1', 1, 2);
    play(state, 'go B1');
    expect(refused(state, 'send A3 2 M')).toBe('NG-6.21');
    expect(attack(state, 'send A3 3 M')).toContainEqual(
      expect.objectContaining({ event: 'battle', attack: 3, defence: 2 }),
    );
  });

  test('amendment to 29: also one that another joined only in that phase', () => {
    const state = field(['A3', 2, 'M'], ['B2', 3, 'M']);
    put(state, 'B1', 1, 3);
    expect(legalTexts(state)).toContain('go B1');
    play(state, 'go B2', 'send A3 1 M');
    expect(refused(state, 'go B1')).toBe('NG-6.21');
  });

  test('amendment to 29: after the phase what has parted works again', () => {
    const state = field(['A3', 4, 'TT']);
    play(state, 'go A1', 'send A3 1 T', 'done', 'bid 0');
    expect(state.interfering).toBe(0);
    inPhase(state, 0, MOVE, 20);
    expect(play(state, 'go B1', 'send A3 2 T')).toContainEqual(
      expect.objectContaining({ event: 'sent', price: 2 }),
    );
  });

  test('amendment to 29: what stays together interferes in the next phase too, also in that of an enemy', () => {
    const state = field(['A3', 4, 'MM'], ['A1', 3]);
    put(state, 'B1', 1, 5);
    play(state, 'go A2', 'send A1 1 none', 'done', 'bid 0');
    expect(COUNT[state.interfering]).toBe(2);
    inPhase(state, 1, MOVE, 20);
    put(state, 'B2', 1, 5);
    play(state, 'go A3');
    expect(legalTexts(state)).toContain('send B1 1 none');
    attack(state, 'send B1 4 none', 'send B2 1 none');
    expect(on(state, 'A3')).toEqual([1, 3]);
  });

  test('amendment to 29: of two Transporters that leave one after the other, neither makes a journey cheaper', () => {
    const state = field(['A3', 4, 'TT']);
    expect(sent(play(state, 'go B1', 'send A3 1 T'))).toEqual([2]);
    expect(sent(play(state, 'go C1', 'send A3 1 T'))).toEqual([2]);
  });

  test('amendment to 29 and 60: of two Extractors that leave one after the other, neither is dearer or doubles loot', () => {
    const state = field(['A3', 4, 'EE']);
    expect(sent(play(state, 'go B1', 'send A3 1 E'))).toEqual([2]);
    expect(sent(play(state, 'go B2', 'send A3 1 E'))).toEqual([2]);
    expect(loot(play(state, 'done'))).toEqual([3, 3]);
  });

  test('amendment to 29: what was paid before they met stays', () => {
    const state = field(['A3', 3, 'E'], ['B2', 3, 'E']);
    expect(sent(play(state, 'go B2', 'send A3 1 E'))).toEqual([3]);
    expect(sent(play(state, 'go B1', 'send B2 1 E'))).toEqual([1]);
    expect(loot(play(state, 'done'))).toEqual([3]);
  });

  test('ruling: a relic that waited beside one of its type interferes as well', () => {
    const state = field(['A3', 2, 'RE']);
    lay(state, 'A3', 'E');
    expect(sent(play(state, 'go B1', 'send A3 1 E'))).toEqual([2]);
    expect(relicsOn(state, 'A3')).toBe('R(E)');
    expect(loot(play(state, 'bid 0'))).toEqual([]);
    expect(state.energy[0]).toBe(20 - 2 + 2);
  });
});

function sent(events: readonly NexumEvent[]): number[] {
  return events.flatMap((each) => (each.event === 'sent' ? [each.price] : []));
}

function loot(events: readonly NexumEvent[]): number[] {
  return events.flatMap((each) => (each.event === 'plundered' ? [each.energy] : []));
}

test('NG-2.3: no relic is ever lost in a battle', () => {
  const state = field(['A1', 5, 'MR'], ['A3', 5]);
  put(state, 'B1', 1, 4, 'ET');
  const before = COUNT[state.carried];
  attack(state, 'go B1', 'send A1 4 MR', 'send A3 4 none');
  expect(COUNT[state.carried]).toBe(before);
  expect(relicsOn(state, 'B1')).toBe('MRET');
});
