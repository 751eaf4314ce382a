// Panels: what two neighbouring cards of a row make happen, and where (NG-10.4 to NG-10.8).

import type { Chance } from '@starboard/engine';
import { eventCards, eventKinds, panels, signs, type EventKind } from '../../data/events.ts';
import { act } from '../computer/act.ts';
import { systemOf } from '../board.ts';
import type { Tell } from '../events.ts';
import { exposedTanns, tannSystems } from '../links.ts';
import { NOTHING, OVER, type Nexum } from '../state.ts';
import { checkEverybody, computersInPlay } from '../victory.ts';
import { cellOf, coordinate } from './deck.ts';
import { calm, convoy, ionize, lay } from './effects.ts';
import { findHits, Hits, spare } from './hits.ts';

/** For the functions below and nobody else: each fills it anew. */
const hits = new Hits();

/** What happens, by the signs of both cards, with the computer in play and without. */
interface Happening {
  readonly kind: number;
  readonly markers: number;
}

const numberOf = (kind: EventKind): number => eventKinds.indexOf(kind);

function tableOf(alone: boolean): readonly Happening[] {
  return signs.flatMap((left) =>
    signs.map((right) => {
      const panel = panels.find((each) => each.left === left && each.right === right);
      if (panel === undefined) throw new Error(`No panel has ${left} and ${right}.`);
      const { kind, markers } = alone ? (panel.alone ?? panel) : panel;
      return { kind: numberOf(kind), markers };
    }),
  );
}

const WITH_COMPUTER = tableOf(false);
const WITHOUT = tableOf(true);
const LEFT = Int32Array.from(eventCards, ({ left }) => signs.indexOf(left));
const RIGHT = Int32Array.from(eventCards, ({ right }) => signs.indexOf(right));

const [SOLAR, GLACIAL, IONIZED_PLANET, IONIZED_SYSTEM, CALM, CONVOY] = eventKinds.map(numberOf);

/** NG-10.4: what the panel at the left (0) or right (1) of a row of this round makes happen. */
function happeningOf(state: Nexum, row: number, side: number): Happening {
  const left = state.rows[cellOf(state.round, row, side)] - 1;
  return happening(state, left, state.rows[cellOf(state.round, row, side + 1)] - 1);
}

function happening(state: Nexum, left: number, right: number): Happening {
  const table = computersInPlay(state) === 0 ? WITHOUT : WITH_COMPUTER;
  return table[RIGHT[left] * signs.length + LEFT[right]];
}

/** What two cards side by side would make happen as things stand, for those who show it. */
export function happeningBetween(
  state: Nexum,
  left: number,
  right: number,
): { kind: EventKind; markers: number } {
  const { kind, markers } = happening(state, left, right);
  return { kind: eventKinds[kind], markers };
}

/** The planets that it would come over, in order. */
export function placesHit(state: Nexum, card: number, kind: EventKind): readonly number[] {
  const found = new Hits();
  findHits(state, card, found);
  if (numberOf(kind) <= CONVOY) spare(found, tannSystems(state));
  return [...found.places.subarray(0, found.count)];
}

/** Lets the next panel happen, or the rest of it where it had stopped for a question. */
export function resolvePanel(state: Nexum, chance: Chance, tell?: Tell): void {
  const row = state.panel >> 1;
  const side = state.panel & 1;
  const { kind, markers } = happeningOf(state, row, side);
  const card = coordinate(state);
  const byComputer = kind > CONVOY;
  findHits(state, card, hits);
  if (!byComputer) spare(hits, tannSystems(state) & ~exposedTanns(state));
  if (state.hit === 0)
    tell?.({
      event: 'panel',
      row,
      side,
      kind: eventKinds[kind],
      card,
      places: [...hits.places.subarray(0, hits.count)],
    });
  if (byComputer) act(state, eventKinds[kind], hits, chance, tell);
  else strike(state, kind, markers, tell);
  if (state.asking !== NOTHING || state.phase === OVER) return;
  checkEverybody(state, tell);
  if (state.phase === OVER) return;
  state.hit = 0;
  state.panel++;
}

/** NG-10.9 to NG-10.16: a cosmic event comes over one planet after the other. */
function strike(state: Nexum, kind: number, markers: number, tell?: Tell): void {
  while (state.hit < hits.count && state.asking === NOTHING && state.phase !== OVER) {
    const place = hits.places[state.hit];
    const isNew = state.hit === 0 || systemOf(hits.places[state.hit - 1]) !== systemOf(place);
    state.hit++;
    comeOver(state, kind, markers, place, isNew, tell);
  }
}

function comeOver(
  state: Nexum,
  kind: number,
  markers: number,
  place: number,
  isNew: boolean,
  tell?: Tell,
): void {
  if (kind === SOLAR) lay(state, 'noMove', place, markers, tell);
  else if (kind === GLACIAL) lay(state, 'noManage', place, markers, tell);
  else if (kind === IONIZED_PLANET) ionize(state, place, false, tell);
  else if (kind === IONIZED_SYSTEM) {
    if (isNew) ionize(state, place, true, tell);
  } else if (kind === CALM) calm(state, place, tell);
  else convoy(state, place, tell);
}

/** NG-15.11: two cards that ships have drawn make something happen on these planets of one system. */
export function happenBetween(
  state: Nexum,
  seat: number,
  left: number,
  right: number,
  there: Hits,
  chance: Chance,
  tell?: Tell,
): void {
  const { kind, markers } = happening(state, left, right);
  const places = [...there.places.subarray(0, there.count)];
  tell?.({ event: 'quantum', seat, cards: [left, right], kind: eventKinds[kind], places });
  if (kind > CONVOY) act(state, eventKinds[kind], there, chance, tell);
  else
    for (let i = 0; i < places.length && state.phase !== OVER; i++)
      comeOver(state, kind, markers, places[i], i === 0, tell);
  checkEverybody(state, tell);
}
