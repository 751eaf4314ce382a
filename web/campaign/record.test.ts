import { firstSeat, isRefusal, MoveList, FastChance, NOBODY, seatSet, type Refusal } from '@starboard/engine';
import { openMatch, submit, writeGame, type GameFile, type Match } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { campaignText, choosable, mapOf, parseCampaign, verifyCampaign } from '@starboard/games/campaigns';
import type { Person } from '@starboard/kit';
import { describe, expect, test } from 'vitest';
import { campaignOfTable } from '../link/campaign-table.ts';
import type { NewLocalTable } from '../link/facts.ts';
import {
  afterBattle,
  afterBotsChoice,
  afterChoice,
  battleTable,
  chooser,
  fileOf,
  isPlayable,
  newCampaign,
  openMap,
  type SavedCampaign,
} from './record.ts';
import { wonBy } from './won.ts';

const people: readonly Person[] = [
  { name: 'Ana', colour: 0, bot: null },
  { name: 'Vega', colour: 1, bot: 'cadet' },
];

function fine<T extends object>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
}

const begun = (): SavedCampaign => fine(newCampaign({ firstPlayer: '1', score: 20 }, people, 5));
const mapIn = (saved: SavedCampaign): Match => fine(openMap(saved));

/** The battle as a table would have kept it, among players who move at random. */
async function fought({ id, game: name, options, seats }: NewLocalTable): Promise<GameFile> {
  const game = await loadGame(name);
  if (game === null || id === undefined) throw new Error('There is no such table.');
  const fairness = { seed: new Uint8Array(32).fill(3), table: id, words: [] };
  const match = fine(openMatch(game, { seats, options: { ...options }, fairness }));
  const chance = new FastChance(2);
  const list = new MoveList();
  for (let actors = game.actors(match.state); actors !== NOBODY; actors = game.actors(match.state)) {
    const seat = firstSeat(actors);
    const trial = game.shape.clone(match.state);
    const order: number[] = [];
    do {
      list.clear();
      game.legal(trial, seat, list);
      const move = list.moves[chance.draw(list.length)];
      game.play(trial, seat, move, chance);
      order.push(move);
    } while (game.actors(trial) === actors && game.inOrder(trial, seat));
    fine(submit(match, seat, order, 1));
  }
  return writeGame(match, { withSeed: true });
}

test('it is begun, chosen in, fought in and read again, step by step', async () => {
  let saved = begun();
  const game = await loadGame('nexum-galaxy');
  if (game === null) throw new Error('There is no Nexum Galaxy.');
  while (!saved.over) {
    const map = mapIn(saved);
    const seat = chooser(map);
    if (seat !== null) {
      saved = fine(afterBotsChoice(saved, map, 6));
      continue;
    }
    const battle = await fought(battleTable(saved, map));
    saved = fine(afterBattle(saved, map, game, battle, 7));
  }
  expect(saved.battles).toHaveLength(mapOf(mapIn(saved)).battles);
  expect(isRefusal(await verifyCampaign(fileOf(saved), loadGame))).toBe(false);
  // lists say who won
  const won = wonBy(mapIn(saved)).map(seatSet);
  expect(won.reduce((all, civ) => all | civ)).toBe(mapOf(mapIn(saved)).winners);
  expect(wonBy(mapIn(begun()))).toEqual([]);
});

test('what is refused leaves the campaign as it was', async () => {
  const saved = begun();
  const map = mapIn(saved);
  const game = await loadGame('nexum-galaxy');
  if (game === null) throw new Error('There is no Nexum Galaxy.');
  const own = mapOf(map).owner.indexOf(1);
  expect(afterChoice(saved, map, own, 6)).toMatchObject({ rule: 'NC-2.2' });
  const chosen = fine(afterBotsChoice(saved, map, 6));
  const there = mapIn(chosen);
  const battle = await fought(battleTable(chosen, there));
  const other = { ...battle, table: 'elsewhere-1' };
  expect(afterBattle(chosen, there, game, other, 7)).toMatchObject({ rule: 'NC-3.4' });
  const counted = fine(afterBattle(chosen, there, game, battle, 7));
  expect(afterBattle(counted, mapIn(counted), game, battle, 8)).toMatchObject({
    rule: 'NC-2.1',
  });
  expect(newCampaign({}, people.slice(0, 1), 5)).toMatchObject({ rule: 'NC-1.1' });
});

describe('its file', () => {
  const shared = people.map((each) => ({ ...each, bot: null }));
  const ofTwo = (): SavedCampaign => fine(newCampaign({ firstPlayer: '1', score: 20 }, shared, 5));

  test('holds no secret while several people play, since the cards to come would follow from it', async () => {
    const saved = ofTwo();
    const { seed } = saved.map;
    const chosen = fine(afterChoice(saved, mapIn(saved), choosable(mapOf(mapIn(saved)), 0)[0], 6));
    for (const each of [saved, chosen]) {
      const text = campaignText(fileOf(each));
      expect(text).not.toContain(seed);
      const read = fine(parseCampaign(text));
      expect(await verifyCampaign(read, loadGame)).toMatchObject({ diceProved: false });
      // whoever opens it looks at it: nothing can be chosen or counted
      const opened = fine(openMap(read));
      expect([isPlayable(opened), chooser(opened)]).toEqual([false, null]);
    }
  });

  test('is whole where one person plays, and when it is over', () => {
    for (const whole of [begun(), { ...ofTwo(), over: true }]) {
      expect(fileOf(whole).map.seed).toBe(whole.map.seed);
      expect(isPlayable(mapIn(whole))).toBe(true);
    }
  });
});

test('a table tells which campaign it belongs to', () => {
  const saved = begun();
  const { id } = battleTable(saved, mapIn(fine(afterBotsChoice(saved, mapIn(saved), 6))));
  expect(campaignOfTable(id)).toBe(saved.id);
  expect(campaignOfTable('0b2c7f91-4e21')).toBe(null);
});
