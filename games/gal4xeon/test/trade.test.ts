import { describe, expect, test } from 'vitest';
import type { TechnologyId } from '../data/sheet.ts';
import { CONQUER, TRADE } from '../rules/actions.ts';
import { pageOf, type Gal4Xeon } from '../rules/state.ts';
import {
  aliensOf,
  begin,
  game,
  give,
  legalTexts,
  namesIn,
  offered,
  place,
  play,
  playAll,
  reach,
  refused,
  setDice,
  settle,
  take,
  technologiesOf,
} from './scene.ts';

const mine = { seat: 0, secret: true };

/** Pioneer with a Trade action waiting: friendly aliens in I10 and I8, neutral in H10, unfriendly in J8. */
function trader(...technologies: readonly TechnologyId[]): Gal4Xeon {
  return reach(give(begin(), technologies), TRADE);
}

describe('GX-8.1: whom to trade with', () => {
  test('aliens beside a controlled sector', () => {
    const state = settle(trader('friendlyRelations'), 'H11', 'friendly', 6);
    expect(legalTexts(state)).toEqual(['decline', 'trade I10', 'trade I8']);
    expect(refused(state, 'trade H11')).toBe('GX-8.1 You control no sector beside it.');
    expect(refused(state, 'trade H9')).toBe('GX-8.1 You know of no aliens in H9.');
    take(state, ['I11']);
    expect(offered(state, 'trade')).toEqual(['I10', 'I8', 'H11']);
  });
});

describe('GX-9.5: alien relations', () => {
  test.each([
    ['friendlyRelations', ['I10', 'I8']],
    ['neutralRelations', ['H10']],
    ['unfriendlyRelations', ['J8']],
  ] as [TechnologyId, string[]][])('%s: %s', (id, targets) => {
    expect(offered(trader(id), 'trade')).toEqual(targets);
  });

  test('each demeanour needs its own', () => {
    expect(refused(trader('friendlyRelations'), 'trade H10')).toBe(
      'GX-8.1 The aliens are neutral: you need Neutral relations.',
    );
    expect(refused(trader('neutralRelations'), 'trade J8')).toBe(
      'GX-8.1 The aliens are unfriendly: you need Unfriendly relations.',
    );
    expect(refused(trader('unfriendlyRelations'), 'trade I10')).toBe(
      'GX-8.1 The aliens are friendly: you need Friendly relations.',
    );
  });
});

test('GX-8.2: the sector is controlled, and the aliens cannot be conquered', () => {
  const state = trader('friendlyRelations', 'military7');
  expect(play(state, 'trade I8')).toEqual([{ event: 'traded', place: place('I8'), row: 2, ...mine }]);
  expect(aliensOf(state)[2]).toBe('C I8 friendly 6 traded');
  expect(namesIn(state, 'controlled')).toEqual(['I8', 'I9']);
  expect(namesIn(state, 'reach')).toEqual(expect.arrayContaining(['H8', 'I7', 'J7']));
  play(state, 'raise');
  reach(state, CONQUER);
  expect(refused(state, 'conquer I8')).toBe('GX-8.2 You are already trading with these aliens.');
  expect(offered(state, 'conquer')).toEqual(['I10', 'H10', 'J8']);
  reach(state, TRADE);
  expect(refused(state, 'trade I8')).toBe('GX-8.2 You are already trading with these aliens.');
});

describe('GX-8.3: what a trade brings', () => {
  test('a Trade die or a technology, chosen at once', () => {
    const state = trader('friendlyRelations');
    play(state, 'trade I10');
    expect(game.inOrder(state, 0)).toBe(true);
    expect(legalTexts(state)).toEqual([
      'raise',
      'research military2',
      'research range2',
      'research neutralRelations',
      'research tradeLeague',
    ]);
    for (const text of ['decline', 'finish', 'assign 1 explore', 'trade I8']) {
      expect(refused(state, text)).toBe(
        'GX-8.3 First choose what the trade brings: a Trade die or a technology.',
      );
    }
    expect(refused(state, 'research military3')).toBe('GX-6.1 Strength 3 needs Strength 2 first.');
  });

  test('the die', () => {
    const state = trader('friendlyRelations');
    play(state, 'trade I10');
    expect(play(state, 'raise')).toEqual([{ event: 'modifier', dice: 'trade', filled: 1, ...mine }]);
    const page = pageOf(state, 0);
    expect([state.trades[page], state.owed[page], state.action[page]]).toEqual([1, 0, 0]);
    expect(game.inOrder(state, 0)).toBe(false);
  });

  test('the technology', () => {
    const state = trader('friendlyRelations');
    playAll(state, 'trade I10', 'research range2');
    const page = pageOf(state, 0);
    expect(technologiesOf(state)).toContain('range2');
    expect([state.trades[page], state.owed[page], state.action[page]]).toEqual([0, 0, 0]);
  });
});

describe('GX-8.4: what is left', () => {
  test('all dice filled in: only the technology', () => {
    const state = setDice(trader('friendlyRelations'), { trades: 4 });
    play(state, 'trade I10');
    expect(legalTexts(state)).not.toContain('raise');
    expect(legalTexts(state)).toContain('research range2');
    expect(refused(state, 'raise')).toBe('GX-8.4 Every Trade die is filled in.');
  });

  test('no technology to claim: only the die', () => {
    const state = setDice(trader(), { trades: 3 });
    state.technology.fill(state.technologies);
    play(state, 'trade I10');
    expect(legalTexts(state)).toEqual(['raise']);
    play(state, 'raise');
    expect(state.trades[pageOf(state, 0)]).toBe(4);
  });

  test('neither: only the sector', () => {
    const state = setDice(trader(), { trades: 4 });
    state.technology.fill(state.technologies);
    expect(play(state, 'trade I10')).toEqual([{ event: 'traded', place: place('I10'), row: 0, ...mine }]);
    expect(game.inOrder(state, 0)).toBe(false);
    expect(legalTexts(state)).toEqual(['decline', 'trade H10', 'trade I8', 'trade J8']);
  });
});

describe('GX-9.6: Trade league', () => {
  test('up to two species with one action, each with its gain', () => {
    const state = trader('friendlyRelations', 'tradeLeague');
    playAll(state, 'trade I10', 'raise');
    expect(legalTexts(state)).toEqual(['decline', 'trade I8']);
    playAll(state, 'trade I8', 'research military2');
    const page = pageOf(state, 0);
    expect([state.trades[page], state.action[page], state.second[page]]).toEqual([1, 0, 0]);
    expect(aliensOf(state).filter((row) => row.endsWith('traded'))).toHaveLength(2);
  });

  test('the second may lie beside the first, and may be declined', () => {
    const state = settle(trader('friendlyRelations', 'tradeLeague'), 'H11', 'friendly', 1);
    playAll(state, 'trade I10', 'raise');
    expect(offered(state, 'trade')).toEqual(['I8', 'H11']);
    play(state, 'decline');
    expect(state.action[pageOf(state, 0)]).toBe(0);
  });

  test('not without the technology', () => {
    const state = trader('friendlyRelations', 'logistics', 'miningConglomerate');
    playAll(state, 'trade I10', 'raise');
    expect(state.action[pageOf(state, 0)]).toBe(0);
  });

  test('a third is not offered', () => {
    const state = trader('friendlyRelations', 'neutralRelations', 'tradeLeague');
    playAll(state, 'trade I10', 'raise', 'trade I8', 'raise');
    expect(state.action[pageOf(state, 0)]).toBe(0);
  });
});

describe('GX-9.8: gained on the way', () => {
  test('relations from the first trade count for the second', () => {
    const state = trader('friendlyRelations', 'tradeLeague');
    play(state, 'trade I10');
    play(state, 'research neutralRelations');
    expect(offered(state, 'trade')).toEqual(['H10', 'I8']);
  });

  test('a Trade league from a trade allows a second in the same action', () => {
    const state = trader('friendlyRelations');
    playAll(state, 'trade I10', 'research tradeLeague');
    expect(legalTexts(state)).toEqual(['decline', 'trade I8']);
    playAll(state, 'trade I8', 'raise');
    expect(state.action[pageOf(state, 0)]).toBe(0);
  });
});
