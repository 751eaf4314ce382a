// Positions in which events happen: a row is laid by hand, turned up and played out.

import { FastChance } from '@starboard/engine';
import { computerCards } from '../data/computer-cards.ts';
import { cardName, eventCards, eventKinds, panels, type EventKind } from '../data/events.ts';
import { holds } from '../rules/cosmos/hands.ts';
import type { NexumEvent } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import { proceed } from '../rules/round.ts';
import { CARD, EVENTS, ROUND_CELLS, type Nexum } from '../rules/state.ts';
import { at, emptySector, game } from './scene.ts';

/** An empty sector with events in which nothing has happened yet. */
export function quiet(seats: number, given: Partial<Options> = {}): Nexum {
  const state = emptySector(seats, { ruleSet: 'events', ...given });
  for (const field of [state.noMove, state.noManage, state.barred, state.idle, state.ionized]) field.fill(0);
  state.foresight = state.actsDrawn = state.relicsAsleep = 0;
  state.nextToAct = state.civs > seats ? seats : 0;
  return state;
}

/** Lays markers by hand. */
export function mark(state: Nexum, marker: 'noMove' | 'noManage', name: string, markers: number): Nexum {
  const place = at(name);
  state[marker][place] = markers;
  state[marker === 'noMove' ? 'barred' : 'idle'][place >>> 3] |= 1 << (place & 7);
  return state;
}

export function cardNumber(name: string): number {
  return eventCards.findIndex((card) => cardName(card) === name);
}

/** The next act of the computer is made with that card. */
export function draw(state: Nexum, name: (typeof computerCards)[number]['name']): Nexum {
  const card = computerCards.findIndex((each) => each.name === name);
  state.actsDrawn = (2 ** computerCards.length - 1) & ~(1 << card);
  return state;
}

/** Turns up these rows (`'B2 E2 C1'`) at the beginning of the round and lets them happen, up to the next decision. */
export function happen(state: Nexum, ...rows: string[]): NexumEvent[] {
  const cards = rows.flatMap((row) => row.split(' ')).map(cardNumber);
  state.aggressiveness = rows.length;
  state.deck.fill(0).fill(1, 0, state.cardsInPlay);
  state.discards.fill(0);
  state.rows.fill(0);
  for (let seat = 0; seat < state.seats; seat++)
    for (const card of state.deck.keys()) if (holds(state, seat, card)) state.deck[card] = 0;
  for (const card of state.cloakCard) if (card > 0) state.deck[card - 1] = 0;
  cards.forEach((card, i) => {
    state.deck[card] = 0;
    state.rows[(state.round & 1) * ROUND_CELLS + i] = card + 1;
  });
  state.deckSize = state.deck.reduce((sum, held) => sum + held, 0);
  state.turnedUp = state.panel = state.hit = 0;
  state.step = EVENTS;
  state.phase = CARD;
  const events: NexumEvent[] = [];
  const broken = (): string | null => game.check(state) ?? game.shape.broken(state);
  if (broken() !== null) throw new Error(`the position: ${broken()}`);
  proceed(state, new FastChance(5), (event) => events.push(event));
  if (broken() !== null) throw new Error(`after ${rows.join(', ')}: ${broken()}`);
  return events;
}

/** What was told of that kind. */
export function told<E extends NexumEvent['event']>(
  events: readonly NexumEvent[],
  kind: E,
): Extract<NexumEvent, { event: E }>[] {
  return events.filter((event): event is Extract<NexumEvent, { event: E }> => event.event === kind);
}

/** Lets the computer act with that card: a row in which that happens at the coordinate, and nothing of weight elsewhere. */
export function act(
  state: Nexum,
  kind: EventKind,
  coordinate: string,
  card: (typeof computerCards)[number]['name'],
): NexumEvent[] {
  return happen(draw(state, card), rowFor(state, kind, coordinate));
}

function rowFor(state: Nexum, kind: EventKind, coordinate: string): string {
  const cards = eventCards.slice(0, state.cardsInPlay);
  const names = cards.map(cardName);
  const between = (left: string, right: string): EventKind | undefined => {
    const [one, other] = [left, right].map((name) => cards[names.indexOf(name)]);
    return panels.find((each) => each.left === one.right && each.right === other.left)?.kind;
  };
  const harmless = (name: string, happening: EventKind | undefined): boolean =>
    happening !== undefined && eventKinds.indexOf(happening) < eventKinds.indexOf('invasion') && isSafe(name);
  for (const middle of names)
    for (const other of names) {
      if (new Set([coordinate, middle, other]).size < 3) continue;
      if (between(coordinate, middle) === kind && harmless(other, between(middle, other)))
        return `${coordinate} ${middle} ${other}`;
      if (between(middle, coordinate) === kind && harmless(other, between(other, middle)))
        return `${other} ${middle} ${coordinate}`;
    }
  throw new Error(`No row has ${kind} at ${coordinate} and nothing else.`);
}

/** Cards A and D point at gates, or at the backs of G and J, where these tests have nothing. */
function isSafe(name: string): boolean {
  return name.startsWith('A') || name.startsWith('D');
}
