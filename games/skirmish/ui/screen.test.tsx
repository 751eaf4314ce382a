import { FastChance, firstSeat, NOBODY, type GameEvent } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { legalMoves } from '@starboard/engine/testkit';
import { spoken, type GameUi, type Wish } from '@starboard/kit';
import { expect, test } from 'vitest';
import { choicesOf, drawnScreen, pickingOf, sceneOf } from '@starboard/kit/testkit';
import { game } from '../index.ts';
import { skirmish } from '../rules/game.ts';
import type { Skirmish } from '../rules/state.ts';
import { ui } from './index.tsx';

const SEATS = 3;
const screen: GameUi<Skirmish> = ui;
const words = spoken(screen, await screen.words());
const people = ['Ana', 'Ben', 'Cleo'].map((name, colour) => ({ name, colour, bot: null }));

const isRule = (id: string | undefined): boolean => id === undefined || Object.hasOwn(game.guide, id);

/** Positions of a random game with who decides there, and what was told on the way. */
function* positions(): Generator<{ state: Skirmish; seat: number; told: readonly GameEvent[] }> {
  const chance = new FastChance(5);
  const state = skirmish.setup({ rounds: 6 }, SEATS, chance);
  let told: GameEvent[] = [];
  while (game.actors(state) !== NOBODY) {
    const seat = firstSeat(game.actors(state));
    yield { state, seat, told };
    told = [];
    const legal = legalMoves(game, state, seat);
    game.play(state, seat, legal[chance.draw(legal.length)], chance, (event) => told.push(event));
  }
}

/** The whole screen as the seat sees it, and all wishes it asked about. */
function drawn(state: Skirmish, seat: number): { html: string; asked: Wish[] } {
  const asked: Wish[] = [];
  const view = viewState(skirmish, state, seat);
  const picking = pickingOf(choicesOf(skirmish, view, seat), (wish) => asked.push(wish));
  const scene = sceneOf({
    game: skirmish,
    state: view,
    options: { rounds: 6 },
    seats: SEATS,
    viewer: seat,
    picking,
  });
  return { html: drawnScreen(screen, scene, { words }), asked };
}

test('everything legal can be pointed at and is called something of its own', () => {
  for (const { state, seat, told } of positions()) {
    const { html, asked } = drawn(state, seat);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/undefined|NaN/);
    expect(words.prompt(state, seat)).not.toBe('');
    const legal = legalMoves(game, state, seat);
    const called = new Set<string>();
    for (const move of legal) {
      const record = game.moves.toRecord(move);
      const fits = (wish: Wish): boolean =>
        Object.entries(wish).every(([name, value]) => record[name] === value);
      expect(asked.some(fits), game.moves.toText(move)).toBe(true);
      called.add(words.move(record, state, seat));
    }
    expect(called.size, [...called].join()).toBe(legal.length);
    expect([...called].join()).not.toMatch(/undefined|NaN/);
    for (const event of told) {
      const line = words.event(event, (each: number) => people[each].name, state);
      expect(isRule(line?.rule), line?.rule).toBe(true);
      expect(line?.text).not.toBe('');
    }
  }
});
