import { FastChance, isRefusal } from '@starboard/engine';
import { defaultOptions, resubmit } from '@starboard/engine/match';
import { viewFor, viewState } from '@starboard/engine/view';
import { matchOf } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { viewEvent } from '../rules/events.ts';
import { CARDS, ENERGIZES, ENERGIZE_NAMES, MISSIONS, MISSION_NAMES, type Nexus } from '../rules/state.ts';
import { game, TestTable } from './table.ts';

function imagined(table: TestTable, viewer: number, worlds = 60): Nexus[] {
  const view = viewState(game, table.state, viewer);
  return Array.from({ length: worlds }, (_, seed) => {
    const world = game.imagine(view, viewer, new FastChance(seed));
    expect(game.shape.broken(world) ?? game.check(world)).toBe(null);
    expect(game.shape.equal(viewState(game, world, viewer), view)).toBe(true);
    return world;
  });
}

const holds = (world: Nexus, seat: number, card: string): number => {
  const energize = ENERGIZE_NAMES.indexOf(card);
  return energize >= 0
    ? world.energizeHand[seat * ENERGIZES + energize]
    : world.missionHand[seat * MISSIONS + MISSION_NAMES.indexOf(card)];
};

describe('what a viewer knows', () => {
  test('NO-7.1: decks and the hands of others are hidden, sizes are not', () => {
    const table = new TestTable({ seats: 3 })
      .energize(0, 'teleport')
      .energize(1, 'battleRage')
      .mission(1, 'objForest');
    const view = table.view(0);
    expect(view.energizeDeck.every((cell) => cell === -1)).toBe(true);
    expect(view.missionDeck.every((cell) => cell === -1)).toBe(true);
    expect(view.energizeHand.subarray(ENERGIZES).every((cell) => cell === -1)).toBe(true);
    expect(view.energizeHand[6]).toBe(1);
    expect([...view.energizeSize]).toEqual([1, 1, 0, 0]);
    expect([...view.missionSize]).toEqual([0, 1, 0, 0]);
    expect(table.view(-1).missionHand.every((cell) => cell === -1)).toBe(true);
    expect([...view.pile]).toEqual([...table.state.pile]);
  });

  test('NO-7.1: drawn cards are told to who drew them', () => {
    const event = { event: 'drew', seat: 1, deck: 0, card: 3 } as const;
    expect(viewEvent(event, 1)).toEqual(event);
    for (const viewer of [-1, 0, 2]) expect(viewEvent(event, viewer)).toEqual({ ...event, card: null });
    const open = { event: 'discarded', seat: 1, card: 3 } as const;
    expect(viewEvent(open, 0)).toBe(open);
  });
});

describe('what the log shows', () => {
  /** The last entry of the log, as each viewer sees it, after an order given at that table. */
  function logOf(table: TestTable, seat: number, ...texts: string[]): (readonly string[] | undefined)[] {
    const { seats } = table.state;
    const match = matchOf(game, {
      seats,
      options: defaultOptions(game.options),
      seed: 1,
      steps: [],
    });
    match.state = table.state;
    const order = texts.map((text) => Number(game.moves.fromText(text)));
    const committed = resubmit(match, seat, order, [], 0);
    if (isRefusal(committed)) throw new Error(committed.reason);
    const viewers = Array.from({ length: seats + 1 }, (_, i) => i - 1);
    return viewers.map((viewer) => viewFor(match, viewer, { log: true }).log?.at(-1)?.order);
  }

  test('NO-16.3: that a card was passed and from which deck, not which', () => {
    const table = new TestTable({ seats: 4, options: { teams: true } }).energize(
      2,
      'precisionShot',
      'teleport',
    );
    table.toFight().play('done');
    const seen = ['give energize', 'slip'];
    const known = ['give energize', 'slip teleport'];
    expect(logOf(table, 2, 'give energize', 'slip teleport')).toEqual([seen, seen, seen, known, seen]);
  });

  test('NO-15.5: that a mission was kept, not which', () => {
    const table = new TestTable({ options: { topPriority: true } }).energize(1, 'teleport');
    table.put(0, 'B4', { human: 1 }).play('done').draws('objForest', 'domSpires').play('done');
    expect(logOf(table, 0, 'keep domSpires')).toEqual([['keep'], ['keep domSpires'], ['keep']]);
  });

  test('NO-7.8: a pass, and nothing of what was said beforehand', () => {
    const table = new TestTable({ seats: 3 }).energize(2, 'battleRage').energize(1, 'teleport');
    table.put(0, 'B4', { human: 1 }).put(1, 'B4', { human: 1 }).toFight().play('fight B4 1');
    expect(logOf(table, 1, 'pass')).toEqual([['pass'], ['pass'], ['pass'], ['pass']]);
  });
});

describe('imagination', () => {
  test('NO-7.1: deals every hidden card to where it can be', () => {
    const table = new TestTable({ seats: 3 })
      .energize(0, 'precisionShot')
      .energize(1, 'battleRage', 'teleport')
      .mission(2, 'objForest');
    const worlds = imagined(table, 0);
    expect(worlds.every((world) => holds(world, 0, 'precisionShot') === 1)).toBe(true);
    // there is one Precision Shot, and the viewer holds it
    expect(worlds.every((world) => holds(world, 1, 'precisionShot') === 0)).toBe(true);
    expect(new Set(worlds.map((world) => world.energizeHand.join())).size).toBeGreaterThan(20);
    expect(new Set(worlds.map((world) => world.missionHand.join())).size).toBeGreaterThan(10);
    const spectator = imagined(table, -1);
    expect(spectator.some((world) => holds(world, 0, 'precisionShot') === 0)).toBe(true);
  });

  test('NO-15.5: what was drawn and what lies under the deck', () => {
    const table = new TestTable({ options: { topPriority: true } })
      .play('done')
      .draws('objForest', 'domSpires')
      .play('done');
    const others = imagined(table, 1);
    expect(new Set(others.map((world) => world.offer.join())).size).toBeGreaterThan(10);
    expect(others.every((world) => world.offer[0] > 0 && world.offer[1] > 0)).toBe(true);
    expect(new Set(imagined(table, 0).map((world) => world.offer.join())).size).toBe(1);
    table.play('keep objForest');
    expect(new Set(imagined(table, 0).map((world) => world.tail[0]))).toEqual(new Set([22]));
    expect(new Set(imagined(table, 1).map((world) => world.tail[0])).size).toBeGreaterThan(5);
  });

  test('NO-16.3: the giver knows what it gave', () => {
    const table = new TestTable({ seats: 4, options: { teams: true } })
      .energize(2, 'precisionShot')
      .energize(0, 'teleport')
      .mission(2, 'roastAlive');
    table.toFight().play('done', 'give energize', 'slip precisionShot');
    expect(imagined(table, 2).every((world) => holds(world, 0, 'precisionShot') === 1)).toBe(true);
    expect(imagined(table, 1).some((world) => holds(world, 0, 'precisionShot') === 0)).toBe(true);
    // for the others it may be any card of that deck, and the hand holds it
    const passed = imagined(table, 1).map((world) => {
      const card = world.passed - 1;
      expect(world.energizeHand[card]).toBeGreaterThan(0);
      expect([...world.gift.subarray(0, CARDS)].indexOf(1)).toBe(card);
      return card;
    });
    expect(new Set(passed).size).toBeGreaterThan(8);
    expect(new Set(imagined(table, 0).map((world) => world.passed))).toEqual(new Set([15]));
    table.play('done');
    expect(imagined(table, 1).every((world) => world.gift.every((cell) => cell === 0))).toBe(true);
    const mission = new TestTable({ seats: 4, options: { teams: true } }).mission(2, 'roastAlive').toFight();
    mission.play('done', 'give mission', 'slip roastAlive');
    expect(imagined(mission, -1).every((world) => world.passed > ENERGIZES)).toBe(true);
  });
});
