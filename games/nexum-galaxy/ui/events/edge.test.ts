import { describe, expect, test } from 'vitest';
import { at } from '../../test/scene.ts';
import { freeEdge, placesIn } from './edge.ts';

const field = { left: 10, top: 100, width: 400, height: 300 };
const card = { left: 0, top: 0, width: 200, height: 40 };
const spot = (left: number, top: number) => ({ left, top, width: 30, height: 30 });
const edge = (...spots: readonly ReturnType<typeof spot>[]) => freeEdge(card, field, 10, spots);

describe('the caption of the event step', () => {
  test('lies at the lower edge, where it is looked for', () => {
    expect(edge()).toBe('lower');
    expect(edge(spot(200, 200), spot(200, 110))).toBe('lower');
    // beside it, and just above it
    expect(edge(spot(20, 370), spot(200, 320))).toBe('lower');
  });

  test('makes way for what it speaks of', () => {
    expect(edge(spot(200, 321))).toBe('upper');
    expect(edge(spot(200, 340), spot(240, 340), spot(200, 110))).toBe('upper');
  });

  test('stays where it covers as much above', () => {
    expect(edge(spot(200, 340), spot(200, 110))).toBe('lower');
  });

  test('speaks of planets that are hit, come to and fought for', () => {
    const [from, to] = [at('B1'), at('D3')];
    const deployed = { event: 'deployed', seat: 1, ships: 2, to } as const;
    expect(placesIn({ ...deployed, from })).toEqual([from, to]);
    expect(placesIn({ ...deployed, from: null })).toEqual([to]);
    const panel = { event: 'panel', row: 0, side: 1, kind: 'calm', card: 3, places: [from, to] } as const;
    expect(placesIn(panel)).toEqual([from, to]);
    expect(placesIn({ event: 'foresight', seat: 0, place: to })).toEqual([to]);
    const act = { event: 'act', seat: 1, kind: 'raid', card: 0, ships: 2 } as const;
    expect(placesIn({ ...act, place: to })).toEqual([to]);
    expect(placesIn({ ...act, place: null })).toEqual([]);
    expect(placesIn({ event: 'row', row: 0, cards: [1, 2, 3] })).toEqual([]);
  });
});
