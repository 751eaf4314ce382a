import { describe, expect, test } from 'vitest';
import { tannDisks } from './disks.ts';
import { isPlain, modeLists, modesOf } from './modes.ts';
import { presetByName, presets } from './presets.ts';

const all = modeLists.flatMap(({ modes }) => modes);

describe('the game modes', () => {
  test('every sector of the expansion is in one list, and no other sector is', () => {
    const listed = modeLists.flatMap(({ sectors }) => sectors);
    const asteroids = presets.filter(({ set }) => set === 'asteroids').map(({ name }) => name);
    expect(listed.toSorted()).toEqual(asteroids.toSorted());
    expect(modesOf('SPIRO')).toEqual([]);
  });

  test('each list has its printed lines, and one more for four people without events', () => {
    expect(modeLists.map(({ modes }) => modes.length)).toEqual([11, 15, 12, 14]);
  });

  test('amendment to 23: without events play three, four, or two in a Grand Battle', () => {
    for (const name of ['TABULA', 'LAUBURIA', 'OCULUS', 'CAPTOR']) {
      const plain = modesOf(name).filter(isPlain);
      expect(plain.map(({ humans, flip, grandBattle }) => [humans, flip, grandBattle])).toEqual([
        [3, ['J'], false],
        [4, [], false],
        [2, ['G', 'J'], true],
      ]);
    }
  });

  test('rulings 142 and 149: as many Tanns stay up as civilizations play', () => {
    for (const { humans, ais, flip } of all) {
      expect(flip.every((id) => tannDisks.includes(id))).toBe(true);
      expect(new Set(flip).size).toBe(flip.length);
      expect(tannDisks.length - flip.length).toBe(humans + ais);
    }
  });

  test('the computer acts through events, so it never plays without; events have one to three rows', () => {
    for (const { ais, events, aggressiveness } of all) {
      expect(events || ais === 0).toBe(true);
      expect(aggressiveness >= 1 && aggressiveness <= 3).toBe(events);
    }
  });

  test('a Grand Battle is for two civilizations', () => {
    for (const { humans, ais } of all.filter(({ grandBattle }) => grandBattle)) expect(humans + ais).toBe(2);
  });

  test('ruling 143: of two equal printed lines the second has more events', () => {
    const swapped = modesOf('LAUBURIA').filter(({ ais, flip }) => ais === 0 && flip.includes('A'));
    expect(swapped.map(({ aggressiveness }) => aggressiveness)).toEqual([1, 2]);
  });

  test('ruling 144: lines that leave alliances open stand for two or four modes', () => {
    const { people, computers } =
      modesOf('CAPTOR').find(({ humans, ais }) => humans === 2 && ais === 2) ?? {};
    expect([people, computers]).toEqual(['either', 'either']);
  });

  test('rulings 145 to 147: ships of the computer name it, systems of the sector and numbers', () => {
    for (const { sectors, modes } of modeLists) {
      for (const { ais, aiShips } of modes) {
        for (const { ai, systems, perPlanet, perRelic } of aiShips) {
          expect(ai === 'inTurn' ? 2 : ai).toBeLessThanOrEqual(ais);
          expect(perPlanet + perRelic).toBeGreaterThan(0);
          if (systems === 'all') continue;
          for (const name of sectors)
            expect(presetByName(name)?.systems).toEqual(expect.arrayContaining([...systems]));
        }
      }
    }
  });
});
