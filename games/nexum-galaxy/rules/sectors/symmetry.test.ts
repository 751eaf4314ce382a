import { describe, expect, test } from 'vitest';
import { presetByName } from '../../data/presets.ts';
import type { Sector } from '../../data/sector.ts';
import { isFair, seatClasses, symmetryTaking } from './symmetry.ts';

function preset(name: string): Sector {
  const found = presetByName(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const spiro = preset('SPIRO');

describe('NG-8.11 the same for everybody', () => {
  test('a symmetry takes every system to one of its kind and neighbours to neighbours', () => {
    const image = symmetryTaking(spiro, 'A', 'D');
    expect(image && Object.fromEntries(image)).toEqual({ A: 'D', B: 'E', C: 'F', D: 'A', E: 'B', F: 'C' });
  });

  test('a system stays where it is in the symmetry that changes nothing', () => {
    const image = symmetryTaking(preset('BINEYERO'), 'A', 'A');
    expect(image?.get('A')).toBe('A');
    expect(new Set(image?.values()).size).toBe(12);
  });

  test('a Tann never takes the place of a major', () => {
    expect(symmetryTaking(spiro, 'A', 'B')).toBeNull();
  });

  test('one link more makes a difference', () => {
    const lopsided = {
      ...spiro,
      adjacency: { ...spiro.adjacency, A: ['B', 'C'], B: ['A', 'C', 'E'] },
    } as const;
    expect(seatClasses(lopsided)).toEqual([['A'], ['D']]);
  });

  test('so does a system closed to hyperspace', () => {
    expect(isFair({ ...spiro, noHyperspace: ['C'] })).toBe(false);
    expect(isFair({ ...spiro, noHyperspace: ['C', 'F'] })).toBe(true);
  });

  test('so does the cloud on one side', () => {
    expect(isFair({ ...spiro, cloud: { mode: 'adjacent', to: ['B'] } })).toBe(false);
    expect(isFair({ ...spiro, cloud: { mode: 'adjacent', to: ['B', 'E'] } })).toBe(true);
  });

  test('so does a relic more, or one on a larger planet', () => {
    const [military, ...others] = spiro.relics;
    expect(isFair({ ...spiro, relics: others })).toBe(false);
    expect(isFair({ ...spiro, relics: [{ ...military, planet: 3 }, ...others] })).toBe(true);
    const larger = spiro.relics.map((relic) =>
      relic.type === 'extractor' ? ({ ...relic, planet: 2 } as const) : relic,
    );
    expect(isFair({ ...spiro, relics: larger })).toBe(false);
  });

  test('a Military for a Transporter makes none, a Military for an Extractor does', () => {
    const change = (type: 'military' | 'extractor'): Sector => ({
      ...spiro,
      relics: spiro.relics.map((relic) => (relic.type === 'transporter' ? { ...relic, type } : relic)),
    });
    expect(isFair(change('military'))).toBe(true);
    expect(isFair(change('extractor'))).toBe(false);
  });

  test('the order in which relics are listed makes none', () => {
    const relics = [
      { type: 'military', system: 'B', planet: 1 },
      { type: 'replicator', system: 'B', planet: 2 },
      { type: 'extractor', system: 'E', planet: 1 },
      { type: 'transporter', system: 'E', planet: 2 },
    ] as const;
    expect(isFair({ ...spiro, relics })).toBe(true);
  });

  test('with fewer civilizations the Tanns turned over are minors: three on a ring for four are not alike', () => {
    const ring = preset('LIMIT');
    expect(seatClasses(ring)).toEqual([['A', 'D', 'G', 'J']]);
    expect(seatClasses(ring, ['A', 'D', 'G']).length).toBeGreaterThan(1);
    expect(isFair(ring, ['A', 'D'])).toBe(true);
  });
});
