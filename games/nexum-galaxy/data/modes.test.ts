import { describe, expect, test } from 'vitest';
import { tannDisks } from './disks.ts';
import { isPlain, modeIds, modeLists, modesOf, soloPresetsOf } from './modes.ts';
import { presetByName, presets } from './presets.ts';
import { soloSetups } from './solo.ts';

const all = modeLists.flatMap(({ modes }) => modes);
/** Sectors with four Tanns. */
const printed = modeLists.slice(0, 4);

describe('the game modes', () => {
  test('every sector is in one list', () => {
    const listed = modeLists.flatMap(({ sectors }) => sectors);
    expect(listed.toSorted()).toEqual(presets.map(({ name }) => name).toSorted());
    expect(modesOf('NARROWS')).toEqual([]);
  });

  test('each list has its lines; one that leaves alliances open counts two or four times', () => {
    expect(modeLists.map(({ modes }) => modes.length)).toEqual([17, 21, 18, 20, 4, 12, 3]);
  });

  test('a name stands for one line of a list, and each name is used', () => {
    for (const { modes } of modeLists) expect(new Set(modes.map(({ id }) => id)).size).toBe(modes.length);
    const used = new Set([...soloPresetsOf('LAUBURIA'), ...all].map(({ id }) => id));
    expect(modeIds.filter((id) => !used.has(id))).toEqual([]);
  });

  test('one person finds the presets first, where one person can play', () => {
    for (const { name, players } of presets) {
      const solo = modesOf(name).filter(({ humans }) => humans === 1);
      expect(solo.length > 0).toBe(players.includes(1));
      const tuned = soloPresetsOf(name).filter((_, i) => (soloSetups[name]?.[i] ?? null) !== null);
      expect(solo.slice(0, tuned.length)).toEqual(tuned);
      expect(tuned.length > 0 && !players.includes(1)).toBe(false);
    }
  });

  test('each line has as many people as its sectors are made for', () => {
    for (const { sectors, modes } of modeLists)
      for (const name of sectors)
        for (const { humans } of modes) expect(presetByName(name)?.players).toContain(humans);
  });

  test('amendment to 23: without events play three, four, or two in a Grand Battle', () => {
    for (const name of ['TABULA', 'LAUBURIA', 'OCULUS', 'CAPTOR']) {
      const plain = modesOf(name).filter(isPlain);
      expect(plain.map(({ humans, flip, grandBattle }) => [humans, flip, grandBattle])).toEqual([
        [4, [], false],
        [3, ['J'], false],
        [2, ['G', 'J'], true],
      ]);
    }
  });

  test('rulings 142 and 149: as many Tanns stay up as civilizations play', () => {
    for (const { humans, computers, flip } of printed.flatMap(({ modes }) => modes)) {
      expect(flip?.every((id) => tannDisks.includes(id))).toBe(true);
      expect(new Set(flip).size).toBe(flip?.length);
      expect(tannDisks.length - (flip?.length ?? 0)).toBe(humans + computers);
    }
  });

  test('the computer acts through events, so it never plays without; events have one to three rows', () => {
    for (const { computers, events, aggressiveness } of all) {
      expect(events || computers === 0).toBe(true);
      expect(aggressiveness >= 1 && aggressiveness <= 3).toBe(events);
    }
  });

  test('a Grand Battle is for two civilizations', () => {
    for (const { humans, computers } of all.filter(({ grandBattle }) => grandBattle))
      expect(humans + computers).toBe(2);
  });

  test('ruling 143: of two equal printed lines the second has more events', () => {
    const swapped = modesOf('LAUBURIA').filter(
      ({ computers, flip }) => computers === 0 && flip?.includes('A'),
    );
    expect(swapped.map(({ aggressiveness }) => aggressiveness)).toEqual([1, 2]);
  });

  test('ruling 144: lines that leave alliances open stand for two or four modes', () => {
    const four = modesOf('CAPTOR').filter(({ humans, computers }) => humans === 2 && computers === 2);
    expect(four.map(({ people, machines }) => [people, machines])).toEqual([
      ['rivals', 'rivals'],
      ['rivals', 'allies'],
      ['allies', 'rivals'],
      ['allies', 'allies'],
    ]);
    const two = modesOf('CAPTOR').filter(({ humans, computers }) => humans === 1 && computers === 2);
    expect(two.map(({ machines }) => machines)).toEqual(['rivals', 'allies']);
  });

  test('rulings 145 to 147: ships of the computer name it, systems of the sector and numbers', () => {
    for (const { sectors, modes } of modeLists) {
      for (const { computers, ships } of modes) {
        for (const { computer, systems, perPlanet, perRelic } of ships) {
          expect(computer === 'inTurn' ? 2 : computer).toBeLessThanOrEqual(computers);
          expect(perPlanet + perRelic).toBeGreaterThan(0);
          if (systems === 'all' || systems === 'home') continue;
          for (const name of sectors)
            expect(presetByName(name)?.systems).toEqual(expect.arrayContaining([...systems]));
        }
      }
    }
  });
});
