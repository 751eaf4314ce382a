import { FastChance, viewState } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { viewEvent } from '../rules/events.ts';
import { CARDS, ENERGIZES, ENERGIZE_NAMES, MISSIONS, MISSION_NAMES, type Nexus } from '../rules/state.ts';
import { game, Table } from './table.ts';

function imagined(table: Table, viewer: number, worlds = 60): Nexus[] {
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
    const table = new Table({ seats: 3 })
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

describe('imagination', () => {
  test('NO-7.1: deals every hidden card to where it can be', () => {
    const table = new Table({ seats: 3 })
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

  test('NO-7.8: others may wait for a card they hold, or for none', () => {
    const table = new Table({ seats: 3 }).energize(1, 'battleRage', 'forceField', 'teleport');
    const watches = new Set(imagined(table, 0).map((world) => world.watch[1]));
    expect(watches.has(0)).toBe(true);
    expect(watches.size).toBeGreaterThan(2);
    table.state.watch[1] = 9;
    expect(imagined(table, 1).every((world) => world.watch[1] === 9)).toBe(true);
    expect(imagined(table, 0).every((world) => world.watch[2] === 0)).toBe(true);
  });

  test('NO-15.5: what was drawn and what lies under the deck', () => {
    const table = new Table({ options: { topPriority: true } })
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
    const table = new Table({ seats: 4, options: { teams: true } })
      .energize(2, 'precisionShot')
      .energize(0, 'teleport')
      .mission(2, 'roastAlive');
    table.toFight().play('done', 'give energize', 'slip precisionShot');
    expect(imagined(table, 2).every((world) => holds(world, 0, 'precisionShot') === 1)).toBe(true);
    expect(imagined(table, 1).some((world) => holds(world, 0, 'precisionShot') === 0)).toBe(true);
    expect(
      imagined(table, 1).every((world) => world.gift.subarray(0, CARDS).every((cell) => cell === 0)),
    ).toBe(true);
  });
});
