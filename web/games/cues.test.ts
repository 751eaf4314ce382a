import { FastChance, firstSeat, MoveList, type GameEvent } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { gameIds } from '@starboard/games';
import { expect, test } from 'vitest';
import { loadShown } from './uis.ts';

test.each(gameIds)('a game of %s is heard in different ways, and not all of it', async (id) => {
  const shown = await loadShown(id, 'en');
  const cues = await shown!.ui.cues();
  const told = new Set<string>();
  let moments = 0;
  const heard = new Set<string>();
  const report = ({ event }: GameEvent): void => {
    told.add(event);
    moments++;
    const cue = cues[event];
    if (cue !== undefined) heard.add(cue);
  };
  const { game } = shown!;
  const chance = new FastChance(7);
  const options = readOptions(game.options, game.simulationOptions ?? {}) as Parameters<typeof game.setup>[0];
  const state = game.setup(options, Math.max(2, game.seats.min), chance, report);
  const moves = new MoveList();
  for (let n = 0; n < game.longestGame && game.actors(state) !== 0; n++) {
    const seat = firstSeat(game.actors(state));
    moves.clear();
    game.legal(state, seat, moves);
    game.play(state, seat, moves.moves[chance.die(moves.length) - 1], chance, report);
  }
  expect(moments).toBeGreaterThan(10);
  expect(heard.size).toBeGreaterThanOrEqual(3);
  expect([...told].some((event) => cues[event] === undefined)).toBe(true);
});
