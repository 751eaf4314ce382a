import { FastChance, firstSeat, NOBODY, seatsOf, viewState, type GameEvent } from '@starboard/engine';
import { legalMoves } from '@starboard/engine/testkit';
import type { GameUi, GameWords, Scene, Wish } from '@starboard/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PickingContext, WordsContext } from '../../../kit/context.ts';
import { game } from '../index.ts';
import { skirmish } from '../rules/game.ts';
import type { Skirmish } from '../rules/state.ts';
import { ui } from './index.tsx';

const SEATS = 3;
const screen: GameUi<Skirmish> = ui;
const LANGUAGES = Object.entries(screen.words);
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
function drawn(state: Skirmish, seat: number, words: GameWords<Skirmish>): { html: string; asked: Wish[] } {
  const asked: Wish[] = [];
  const can = (...wishes: readonly Wish[]): boolean => asked.push(...wishes) > 0;
  const picking = { choices: [], can, pick: () => {}, picked: () => false };
  const scene: Scene<Skirmish> = {
    game,
    options: { rounds: 6 },
    seats: SEATS,
    people,
    state: viewState(skirmish, state, seat),
    before: null,
    news: [],
    viewer: seat,
    actors: seatsOf(game.actors(state)),
    picking,
  };
  const { Board, Hand, Preview, Reference, SeatCard } = screen;
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <PickingContext value={picking}>
        <Board {...scene} />
        {Hand === undefined ? null : <Hand {...scene} />}
        {people.map(({ name }, each) => (
          <SeatCard key={name} {...scene} seat={each} />
        ))}
        <Reference {...scene} />
        {Preview === undefined ? null : <Preview seats={SEATS} options={scene.options} />}
      </PickingContext>
    </WordsContext>,
  );
  return { html, asked };
}

test.each(LANGUAGES)('everything legal can be pointed at and is called something in %s', async (_, load) => {
  const words = await load();
  for (const { state, seat, told } of positions()) {
    const { html, asked } = drawn(state, seat, words);
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

test('the lesson has a sentence for each step, and its rules are in the guide', async () => {
  for (const [, load] of LANGUAGES) {
    const { lesson } = await load();
    for (const { id, rule } of screen.lesson.steps) {
      expect(lesson).toHaveProperty([id]);
      expect(isRule(rule), rule).toBe(true);
    }
  }
});
