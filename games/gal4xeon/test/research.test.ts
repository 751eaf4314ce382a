import { describe, expect, test } from 'vitest';
import { RESEARCH } from '../rules/actions.ts';
import { pageOf } from '../rules/state.ts';
import {
  begin,
  give,
  legalTexts,
  offered,
  play,
  reach,
  refused,
  technologiesOf,
  technologyOf,
} from './scene.ts';

describe('GX-6.1: claiming a technology', () => {
  test('what is connected above it must be yours', () => {
    const state = reach(begin(), RESEARCH);
    expect(legalTexts(state)).toEqual([
      'decline',
      'research military2',
      'research range2',
      'research friendlyRelations',
    ]);
    expect(refused(state, 'research military3')).toBe('GX-6.1 Strength 3 needs Strength 2 first.');
    expect(refused(state, 'research tradeLeague')).toBe(
      'GX-6.1 Trade league needs Friendly relations first.',
    );
  });

  test('all of it', () => {
    const state = reach(begin({ options: { sheet: twoAbove } }), RESEARCH);
    expect(offered(state, 'research')).toEqual(['military2', 'range2']);
    give(state, ['military2']);
    expect(refused(state, 'research logistics')).toBe('GX-6.1 Logistics needs Range 2 first.');
    give(state, ['range2']);
    expect(offered(state, 'research')).toEqual(['logistics']);
  });

  test('only what is on the sheet', () => {
    const state = reach(begin(), RESEARCH);
    expect(refused(state, 'research military8')).toBe('GX-6.1 Strength 8 is not on these sheets.');
    expect(refused(state, 'research range5')).toBe('GX-6.1 Range 5 is not on these sheets.');
  });

  test.each([
    ['military4', ['military5', 'logistics']],
    ['range3', ['range4', 'miningConglomerate']],
    ['friendlyRelations', ['neutralRelations', 'tradeLeague']],
    ['neutralRelations', ['unfriendlyRelations']],
  ] as const)('%s opens %s', (id, opened) => {
    const state = reach(begin(), RESEARCH);
    const before = offered(state, 'research');
    give(state, [id]);
    const gained = offered(state, 'research').filter((each) => !before.includes(each));
    expect(gained).toEqual(expect.arrayContaining([...opened]));
    expect(gained).toHaveLength(opened.length);
  });

  const twoAbove = {
    gal4xeon: 1,
    name: 'Two above',
    technologies: [
      { id: 'military1', start: true, needs: [], shape: null },
      { id: 'range1', start: true, needs: [], shape: [[0, 0]] },
      { id: 'military2', start: false, needs: ['military1'], shape: null },
      {
        id: 'range2',
        start: false,
        needs: [],
        shape: [
          [0, 0],
          [1, 0],
        ],
      },
      { id: 'logistics', start: false, needs: ['military2', 'range2'], shape: null },
    ],
  };
});

test('GX-6.2: it works at once and the action is over', () => {
  const state = reach(begin(), RESEARCH);
  expect(play(state, 'research range2')).toEqual([
    { event: 'researched', technology: technologyOf('range2'), seat: 0, secret: true },
  ]);
  expect(technologiesOf(state)).toEqual(['military1', 'range1', 'range2']);
  expect(state.action[pageOf(state, 0)]).toBe(0);
  reach(state, RESEARCH);
  expect(offered(state, 'research')).toEqual(['military2', 'range3', 'friendlyRelations']);
});

test('GX-6.3: each technology once', () => {
  const state = reach(begin(), RESEARCH);
  play(state, 'research military2');
  reach(state, RESEARCH);
  expect(refused(state, 'research military2')).toBe('GX-6.3 You already have Strength 2.');
  expect(refused(state, 'research range1')).toBe('GX-6.3 You already have Range 1.');
});
