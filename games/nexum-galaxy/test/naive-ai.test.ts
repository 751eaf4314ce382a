// The event step held against its plain twin: what every panel and every act of the computer does, in random games with
// all modes, and in positions where ships and relics are everywhere.

import { FastChance, MoveList, type GameEvent } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { computerCards } from '../data/computer-cards.ts';
import { eventCards, panels } from '../data/events.ts';
import { modesOf, type Mode } from '../data/modes.ts';
import { presets } from '../data/presets.ts';
import type { NexumEvent } from '../rules/events.ts';
import type { Nexum } from '../rules/state.ts';
import { cosmic, linesOf, naiveAct, pointedAt, skyOf, type Sky } from './naive-ai.ts';
import { busyBy } from './referee/busy.ts';
import { game, optionsOf } from './scene.ts';

const tables = presets.flatMap(({ name: sector }) =>
  modesOf(sector)
    .filter(({ events }) => events)
    .map((mode) => ({ sector, mode })),
);

/** What differs between what the twin expects and what is there. */
function unlike(expected: Sky, state: Nexum): string[] {
  const lines = linesOf(skyOf(state));
  return linesOf(expected).flatMap((line, i) =>
    line === lines[i] ? [] : [`${line} expected, ${lines[i]} found`],
  );
}

/** Listens to a game and keeps a sky beside it, panel by panel and act by act. */
class Twin {
  readonly #state: Nexum;
  #expected: Sky | null = null;
  #about = '';
  #panel: Extract<NexumEvent, { event: 'panel' }> | null = null;
  judged = 0;
  readonly found: string[] = [];

  constructor(state: Nexum) {
    this.#state = state;
  }

  readonly listen = (told: GameEvent): void => {
    const event = told as NexumEvent;
    if (['act', 'acted', 'panel', 'row', 'dealt', 'over'].includes(event.event)) this.compare();
    if (event.event === 'panel') this.#panelBegins(event);
    if (event.event === 'act') this.#actBegins(event);
  };

  /** A position in the middle of a question is looked at when it goes on. */
  compare(): void {
    if (this.#expected === null || this.#state.asking !== 0) return;
    this.found.push(...unlike(this.#expected, this.#state).map((line) => `${this.#about}: ${line}`));
    this.#expected = null;
    this.judged++;
  }

  #panelBegins(event: Extract<NexumEvent, { event: 'panel' }>): void {
    this.#panel = event;
    const { letter, number } = eventCards[event.card];
    const sky = skyOf(this.#state);
    const marks = panels.flatMap(({ kind, markers, alone }) => [
      { kind, markers },
      ...(alone ? [alone] : []),
    ]);
    const allowed = new Set(marks.filter(({ kind }) => kind === event.kind).map(({ markers }) => markers));
    if (['invasion', 'reinforcement', 'raid', 'offensive'].includes(event.kind)) {
      const points = pointedAt(sky, letter, number).map(({ name }) => name);
      const told = event.places.map(
        (place) => skyOf(this.#state).spots.find((spot) => at(spot.name) === place)?.name,
      );
      if (points.join() !== told.join())
        this.found.push(`${event.kind} at ${points.join()}, told ${told.join()}`);
      return;
    }
    const markers = this.#markers(event, allowed);
    cosmic(sky, { kind: event.kind, markers, letter, number });
    this.#expected = sky;
    this.#about = `${event.kind} at ${letter}${number}`;
  }

  /** From the row itself, by the table of panels. */
  #markers(event: Extract<NexumEvent, { event: 'panel' }>, allowed: ReadonlySet<number>): number {
    const from = (this.#state.round % 2) * 9 + event.row * 3 + event.side;
    const [one, other] = [this.#state.rows[from] - 1, this.#state.rows[from + 1] - 1];
    const signs = { left: eventCards[one].right, right: eventCards[other].left };
    const panel = panels.find(({ left, right }) => left === signs.left && right === signs.right);
    const machines = [...skyOf(this.#state).gates.keys()].filter(
      (civ) => civ >= this.#state.seats && ((this.#state.fallen >>> civ) & 1) === 0,
    );
    const meant = machines.length === 0 ? (panel?.alone ?? panel) : panel;
    if (meant?.kind !== event.kind) this.found.push(`${event.kind} told, ${meant?.kind} by the table`);
    const markers = meant?.markers ?? 0;
    if (!allowed.has(markers)) this.found.push(`${event.kind} with ${markers} markers`);
    return markers;
  }

  #actBegins(event: Extract<NexumEvent, { event: 'act' }>): void {
    const { letter, number } = eventCards[this.#panel?.card ?? 0];
    const { ships, muster } = computerCards[event.card];
    const sky = skyOf(this.#state);
    const { seat: civ, kind } = event;
    naiveAct(sky, { civ, kind, ships: ships + (kind === 'offensive' ? 1 : 0), muster, letter, number });
    this.#expected = sky;
    this.#about = `${kind} of ${civ} at ${letter}${number} with ${event.ships}`;
  }
}

function at(name: string): number {
  return (
    (name.charCodeAt(0) - 65) * 8 + (name.endsWith('*') ? 5 + name.length - 1 : Number(name.slice(1)) - 1)
  );
}

function watch(sector: string, mode: Mode, seed: number, busy: boolean): { judged: number; found: string[] } {
  const chance = new FastChance(seed);
  const options = optionsOf({
    sector,
    mode: mode.id,
    ruleSet: 'events',
    roundLimit: 12,
    scenario: (['sector', 'sector', 'sterile-trap', 'conquest'] as const)[chance.draw(4)],
    aggressiveness: chance.draw(4),
    computerShips: mode.computers > 0 ? chance.draw(3) - 1 : 0,
    pooled: mode.people === 'allies' && chance.draw(2) === 0,
  });
  const state = (busy ? busyBy(2) : game).setup(options, mode.humans, chance);
  const twin = new Twin(state);
  const list = new MoveList();
  for (let moves = 0; game.actors(state) !== 0 && moves < 900 && twin.found.length === 0; moves++) {
    list.clear();
    game.legal(state, state.turn, list);
    game.play(state, state.turn, list.moves[chance.draw(list.length)], chance, twin.listen);
    twin.compare();
  }
  return { judged: twin.judged, found: twin.found.map((line) => `${sector} ${mode.id} ${seed}: ${line}`) };
}

test.each([false, true])(
  'NG-10, NG-11: panels and acts are as their plain twin has them (crowded: %s)',
  (busy) => {
    const chance = new FastChance(busy ? 4 : 3);
    let judged = 0;
    const games = volume({ daily: 60, long: 8000, mutation: 12 });
    for (let i = 0; i < games; i++) {
      const { sector, mode } = tables[chance.draw(tables.length)];
      const seen = watch(sector, mode, mixSeeds(11, i), busy);
      expect(seen.found).toEqual([]);
      judged += seen.judged;
    }
    expect(judged).toBeGreaterThan(5 * games);
  },
);
