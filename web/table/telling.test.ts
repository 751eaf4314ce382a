import { FastChance, firstSeat, MoveList, NOBODY, type GameEvent } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { loadKnown } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { loadShown } from '../games/uis.ts';
import { words as say } from '../words/en.ts';
import type { Moment } from '../timeline/timeline.ts';
import { tellerOf, type LogLine } from './telling.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dario'];
const nameOf = (seat: number): string => NAMES[seat];

/** The lines of a random game in which every move is a moment. */
async function linesOf(id: string, seats: number, seed: number): Promise<readonly LogLine[]> {
  const known = await loadKnown(id);
  const shown = await loadShown(id, 'en');
  if (known === null || shown === null) throw new Error(`${id} is gone.`);
  const { game } = known;
  const chance = new FastChance(seed);
  const options = defaultOptions(game.options);
  const state = game.setup(options, seats, chance);
  const words = shown.words.forTable?.(options, nameOf) ?? shown.words;
  const teller = tellerOf(words, say, () => nameOf);
  const lines: LogLine[] = [];
  const list = new MoveList();
  for (let at = 0; at < 1500 && game.actors(state) !== NOBODY; at++) {
    const seat = firstSeat(game.actors(state));
    list.clear();
    game.legal(state, seat, list);
    const events: GameEvent[] = [];
    game.play(state, seat, list.moves[chance.draw(list.length)], chance, (event) => events.push(event));
    const now = game.shape.clone(state);
    lines.push(...teller({ entry: { seat, at, order: [] }, events, state: now, actors: [] }, at));
  }
  return lines;
}

describe.each(['nexus-ops', 'nexum-galaxy', 'skirmish'])('the log of %s', (id) => {
  test('bears the mark of somebody who is named in the line, or none', async () => {
    const lines = await linesOf(id, 4, 3);
    expect(lines.length).toBeGreaterThan(30);
    const strange = lines.filter(({ seat, told }) => seat !== null && !told.text.includes(nameOf(seat)));
    expect(strange).toEqual([]);
    const bare = lines.filter(({ seat }) => seat === null);
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.length).toBeLessThan(lines.length / 2);
  });
});

describe('what the table itself tells', () => {
  const teller = tellerOf({ event: () => null } as never, say, () => nameOf);
  const marked = (entry: object): readonly (number | null)[] =>
    teller({ entry: { seat: 2, at: 1, ...entry }, events: [] } as unknown as Moment, 1).map(
      ({ seat }) => seat,
    );

  test('bears the mark of who did it; a draw is everybody’s', () => {
    expect(marked({ undo: true })).toEqual([2]);
    expect(marked({ forfeit: 'resigned' })).toEqual([2]);
    expect(marked({ draw: true })).toEqual([null]);
  });
});

describe.each(['nexus-ops', 'nexum-galaxy', 'gal4xeon'])('runs of alike lines of %s', (id) => {
  test.each(['en', 'es'])('are told in one sentence: %s', async (locale) => {
    const shown = await loadShown(id, locale);
    if (shown === null) throw new Error(`${id} is gone.`);
    const lines = await linesOf(id, 3, 5);
    const words = shown.words.forTable?.(defaultOptions(shown.game.options), nameOf) ?? shown.words;
    const state = shown.game.shape.create();
    const kinds = new Set<string>();
    for (const [n, { event, seat, told }] of lines.entries()) {
      const next = lines.at(n + 1)?.event;
      if (event === undefined || next?.event !== event.event || lines[n + 1].seat !== seat) continue;
      const folded = words.folded?.([event, next], nameOf, state) ?? null;
      if (folded === null) continue;
      kinds.add(event.event);
      expect(folded.text).toContain(nameOf(seat ?? 0));
      expect(folded.text).toMatch(/\.$/);
      expect(folded.text).not.toMatch(/undefined|NaN|object/);
      expect(folded.rule).toBe(told.rule);
    }
    expect(kinds.size).toBeGreaterThan(0);
  });
});
