import { describe, expect, test } from 'vitest';
import { disks, faceOf, majorDisks, minorDisks, systemIds, tannDisks, TANN_PLANET } from './disks.ts';

describe('the disks', () => {
  test('NG-8.1 twelve disks, four of each kind', () => {
    expect(systemIds).toHaveLength(12);
    expect([...tannDisks, ...majorDisks, ...minorDisks].toSorted()).toEqual(systemIds);
    for (const id of tannDisks) expect(disks[id].front.kind).toBe('tann');
    for (const id of majorDisks) expect(disks[id].front.kind).toBe('major');
    for (const id of minorDisks) expect(disks[id].front.kind).toBe('minor');
  });

  test('majors have three large planets, all others one of each size, and the gate is on the largest', () => {
    for (const { front, back } of Object.values(disks)) {
      for (const { kind, planets, stars } of [front, back]) {
        expect(planets).toEqual(
          kind === 'major' ? ['large', 'large', 'large'] : ['small', 'medium', 'large'],
        );
        expect(stars).toBe(1);
      }
    }
    expect(disks.A.front.planets[TANN_PLANET - 1]).toBe('large');
  });

  test('each side carries a letter, and the back carries the letter six places on', () => {
    systemIds.forEach((id, i) => {
      expect(disks[id].id).toBe(id);
      expect(disks[id].front.letter).toBe(id);
      expect(disks[id].back.letter).toBe(systemIds[(i + 6) % 12]);
    });
  });

  test('each civilization has a colour of its own', () => {
    expect(tannDisks.map((id) => disks[id].colour)).toEqual(['blue', 'red', 'yellow', 'green']);
    expect([...majorDisks, ...minorDisks].every((id) => disks[id].colour === null)).toBe(true);
  });

  test('NG-8.5 a Tann disk that nobody starts from is turned over; other disks never are', () => {
    expect(faceOf('G', ['A', 'D'])).toBe(disks.G.back);
    expect(faceOf('G', ['A', 'D']).kind).toBe('minor');
    expect(faceOf('A', ['A', 'D'])).toBe(disks.A.front);
    expect(faceOf('B', [])).toBe(disks.B.front);
    expect(faceOf('C', [])).toBe(disks.C.front);
  });
});
