import { FastChance, seatsOf, SPECTATOR, type GameEvent, type MoveRecord } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { volume } from '@starboard/engine/testkit';
import { fits, type GameUi, type Picking, type Scene, type Wish } from '@starboard/kit';
import { choicesOf, drawn, drawnScreen, pickingOf, sceneOf } from '@starboard/kit/testkit';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { HEX_NAMES } from '../data/board.ts';
import { hasHex } from '../rules/board.ts';
import * as p from '../rules/phases.ts';
import type { Nexus } from '../rules/state.ts';
import { TestTable } from '../test/table.ts';
import { CardDeeds } from './cards/deeds.tsx';
import { heldBy } from './cards/held.ts';
import { ui } from './index.tsx';
import { presets } from './presets.ts';
import { words as english } from './words/en.ts';
import { words as spanish } from '../../../languages/es/nexus-ops/words.ts';
import { dueNow, speaking, type NexusLanguage } from './words/nexus-words.ts';
import { game, legalMoves, walkGames } from './words/walking.ts';

const en = speaking(english);
const es = speaking(spanish);

const screen: GameUi<Nexus, NexusLanguage> = ui;
/** A picking that remembers every wish it was asked about. */
function asking(state: Nexus, seat: number): { picking: Picking; asked: Wish[] } {
  const asked: Wish[] = [];
  return { picking: pickingOf(choicesOf(game, state, seat), (wish) => asked.push(wish)), asked };
}

interface Sitting {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly told?: readonly GameEvent[];
  readonly picking?: Picking | null;
}

function tableOf(state: Nexus, viewer: number, { told = [], ...sitting }: Sitting): Scene<Nexus> {
  return sceneOf({ game, state, viewer, news: told, past: [{ at: 0, events: told }], ...sitting });
}

function markup(content: ReactNode, picking: Picking | null, words = en): string {
  return drawn(content, picking, { words });
}

/** Chosen by steppers and by touching dice, not by a wish for each. */
function hasControlsOfItsOwn(state: Nexus, record: MoveRecord): boolean {
  if (state.phase === p.REROLL || (record.move === 'spread' && state.spores > 1)) return true;
  return record.move === 'lose' && state.phase === p.LOSSES && dueNow(state) > 1;
}

/** What each card offers when it is held up. */
function HeldUp(scene: Scene<Nexus>) {
  const table = { words: en, names: en.namesFor(scene.options), labels: en.labels, alternate: false };
  return heldBy(scene.state, scene.viewer).map((card) => (
    <CardDeeds key={card.name} scene={scene} table={table} card={card} />
  ));
}

/** Everything that is legal lies behind something on the screen. */
function expectPointable(state: Nexus, seat: number, sitting: Sitting): void {
  const { picking, asked } = asking(state, seat);
  const scene = tableOf(state, seat, { ...sitting, picking });
  const html = markup(
    <>
      <screen.Board {...scene} />
      {screen.Hand && <screen.Hand {...scene} />}
      <HeldUp {...scene} />
    </>,
    picking,
  );
  expect(html).toContain('no-board');
  for (const { record } of picking.choices) {
    const found = asked.some((wish) => fits({ record }, wish)) || hasControlsOfItsOwn(state, record);
    expect(found, `${Object.values(record).join(' ')} in phase ${state.phase}`).toBe(true);
  }
}

/** The presets know all optional rules between them. */
function* presetTables(): Generator<{ seats: number; options: Record<string, unknown> }, never> {
  for (;;) for (const { seats, options } of presets) yield { seats, options: { ...defaults(), ...options } };
}

const GAMES = presets.length;
/** Positions with each kind of move in each phase that are looked at. */
const LOOKS = volume({ daily: 4, long: 100, mutation: 2 });

describe('the screen', () => {
  test('every legal move can be pointed at', { tags: 'slow' }, () => {
    const looks = new Map<string, number>();
    walkGames(presetTables, GAMES, 1500, ({ state, seat, seats, options, legal }) => {
      const kinds = new Set(
        legal.map((move) => `${state.phase} ${game.moves.names[game.moves.kindOf(move)]}`),
      );
      if ([...kinds].every((kind) => (looks.get(kind) ?? 0) >= LOOKS)) return;
      for (const kind of kinds) looks.set(kind, (looks.get(kind) ?? 0) + 1);
      expectPointable(state, seat, { seats, options });
    });
    const kinds = new Set([...looks.keys()].map((each) => each.split(' ')[1]));
    // seldom do two enemies share a hex beside a Dragon
    expect(game.moves.names.filter((name) => !kinds.has(name) && name !== 'victim')).toEqual([]);
  });

  test('of several players whom a breath may hit one is pointed at', () => {
    const table = new TestTable({ seats: 3 })
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A2', { human: 1 })
      .put(2, 'A2', { human: 1 });
    table.play('done', 'done').dice(4).play('breathe dragon A1 A2');
    expect(table.state.phase).toBe(p.VICTIM);
    expectPointable(table.state, 0, { seats: 3, options: defaults() });
  });

  test('NO-5.7: a unit that was found in a contested hex is no choice in its battle, and the window says why', () => {
    const table = new TestTable({ tokens: true }).allLand('plains');
    table.put(0, 'A1', { human: 1, fungoid: 1 }).put(1, 'A1', { leaper: 1 });
    table.play('done').draws('token strider').play('done').dice(4).play('fight A1 1');
    const { picking } = asking(table.state, 0);
    const html = markup(
      <screen.Board {...tableOf(table.state, 0, { options: defaults(), seats: 2, picking })} />,
      picking,
    );
    expect(html).toContain('Rock Strider: found here this turn, stays out of the battle');
    expect(html).toContain('lose fungoid');
    expect(html).not.toContain('lose strider');
  });

  test('a discard is asked for twice', () => {
    const table = new TestTable({ seats: 2 }).energize(0, 'forcedMarch');
    const { picking } = asking(table.state, 0);
    const scene = tableOf(table.state, 0, { options: defaults(), seats: 2, picking });
    const html = markup(<HeldUp {...scene} />, picking);
    expect(html).toContain('Discard for 1 rubium');
    expect(html).not.toContain('data-spot="discard');
  });

  test('the whole board is there for everybody, in both languages', () => {
    walkGames(presetTables, GAMES, 120, ({ state, seats, options, chance }) => {
      if (chance.draw(60) > 0) return;
      for (const words of [en, es]) {
        const seen = viewState(game, state, SPECTATOR);
        const html = drawnScreen(screen, tableOf(seen, SPECTATOR, { options, seats }), { words });
        const spots = new Set([...html.matchAll(/data-spot="(\w+)"/g)].map(([, spot]) => spot));
        for (const [hex, name] of HEX_NAMES.entries()) {
          expect(spots.has(name), name).toBe(hasHex(state.hexes, hex));
        }
        expect(html).not.toMatch(/undefined|NaN|\[object/);
      }
    });
  });

  test('a battle that was told is shown with its dice and losses', () => {
    let shown = 0;
    const chance = new FastChance(3);
    const state = game.setup({ ...game.simulationOptions, ...defaults() }, 2, chance);
    for (let step = 0; step < 900 && shown < 5; step++) {
      const [seat] = seatsOf(game.actors(state));
      if (seat === undefined) break;
      const told: GameEvent[] = [];
      const legal = legalMoves(state, seat);
      const eager = legal.filter((move) => game.moves.toRecord(move).move !== 'discard');
      game.play(state, seat, eager[chance.draw(eager.length)], chance, (event) => told.push(event));
      const rolls = told.filter(({ event }) => event === 'rolled').length;
      if (rolls === 0 || !told.some(({ event }) => event === 'battle')) continue;
      shown++;
      const html = markup(<screen.Board {...tableOf(state, 0, { options: {}, seats: 2, told })} />, null);
      expect(html.split('class="die"').length - 1).toBeGreaterThanOrEqual(rolls);
      expect(html).toContain('no-battle');
    }
    expect(shown).toBe(5);
  });

  test('measures tell how seats stand', () => {
    const state = game.setup(defaults(), 3, new FastChance(1));
    expect(screen.measures.map(({ valueOf }) => valueOf(state, 2))).toEqual([0, 14, 0, 0]);
  });
});

function defaults(): Record<string, unknown> {
  const chosen = Object.entries(game.options).map(([name, option]) => [name, option.default] as const);
  return Object.fromEntries<unknown>([...chosen, ['firstPlayer', '1']]);
}
