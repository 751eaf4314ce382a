// An act of the computer, step by step (NG-11.9): whose turn it is, with how many ships, what they do, and what follows.

import type { Chance } from '@starboard/engine';
import { computerCards, OFFENSIVE_SHIPS } from '../../data/computer-cards.ts';
import type { EventKind } from '../../data/events.ts';
import { COUNT, lowest, placeAt, systemOf } from '../board.ts';
import { spare, type Hits } from '../cosmos/hits.ts';
import type { Tell } from '../events.ts';
import { isBarred, reserveOf } from '../ledger.ts';
import { exposedTanns, foreignTanns } from '../links.ts';
import { roomOnStar } from '../stars.ts';
import { FIRST_STAR, NO_GATE, OVER, SLOTS, type Nexum } from '../state.ts';
import { checkVictory } from '../victory.ts';
import { reinforceWith } from './arrive.ts';
import { nextOwn } from './ground.ts';
import { fits, invade, type Venture } from './invade.ts';
import { prey } from './raid.ts';
import { grow, reinforce, takesShips } from './reinforce.ts';
import { stage } from './stage.ts';

/** By card: the venture of an act, and of an offensive. */
const USUAL: readonly Venture[] = computerCards.map(({ ships }) => ({ ships, offensive: false }));
const OFFENSIVE: readonly Venture[] = computerCards.map(({ ships }) => ({
  ships: ships + OFFENSIVE_SHIPS,
  offensive: true,
}));

const ALL_CARDS = 2 ** computerCards.length - 1;

/** The next civ of the computer acts. The hits are those of the event's card, Tann systems among them. */
export function act(state: Nexum, kind: EventKind, hits: Hits, chance: Chance, tell?: Tell): void {
  const civ = nextToAct(state);
  state.nextToAct = civ + 1 < state.civs ? civ + 1 : state.seats;
  const card = drawCard(state, chance);
  const venture = (kind === 'offensive' ? OFFENSIVE : USUAL)[card];
  const point = hits.count === 0 ? -1 : hits.places[0];
  tell?.({ event: 'act', seat: civ, kind, card, ships: venture.ships, place: point < 0 ? null : point });
  let missing = 0;
  if (tell === undefined) carryOut(state, civ, kind, hits, point, venture);
  else missing = carryOutTold(state, civ, kind, hits, point, venture, tell);
  muster(state, civ, computerCards[card].muster, tell);
  enterStars(state, civ, tell);
  checkVictory(state, civ, tell);
  tell?.({ event: 'acted', seat: civ, missing, reserve: reserveOf(state, civ) });
}

/** NG-11.9: they take turns, through rounds too; those that are out are passed over. */
export function nextToAct(state: Nexum): number {
  const { seats, civs } = state;
  let civ = state.nextToAct;
  while (((state.fallen >>> civ) & 1) === 1) civ = civ + 1 < civs ? civ + 1 : seats;
  return civ;
}

/** The cards are shuffled when none is left. */
function drawCard(state: Nexum, chance: Chance): number {
  const left = ALL_CARDS & ~state.actsDrawn;
  let rest = left === 0 ? ALL_CARDS : left;
  if (left === 0) state.actsDrawn = 0;
  for (let skipped = chance.die(COUNT[rest]) - 1; skipped > 0; skipped--) rest &= rest - 1;
  const card = lowest(rest);
  state.actsDrawn |= 1 << card;
  return card;
}

/** NG-11.9 */
function carryOut(
  state: Nexum,
  civ: number,
  kind: EventKind,
  hits: Hits,
  point: number,
  venture: Venture,
  tell?: Tell,
): void {
  const home = homeHit(state, civ, hits);
  if (kind === 'reinforcement' || point < 0 || home >= 0)
    return reinforce(state, civ, home >= 0 ? home : point, venture, tell);
  spare(hits, foreignTanns(state, civ) & ~exposedTanns(state));
  let target = kind === 'raid' ? prey(state, civ, point, venture) : -1;
  for (let i = 0; i < hits.count && target < 0; i++)
    if (fits(state, civ, hits.places[i], venture)) target = hits.places[i];
  if (target >= 0) invade(state, civ, target, venture, tell);
  else stage(state, civ, venture.ships, point, tell);
}

/** The same. Gives how many ships came nowhere, which whoever was told of them would wait for. */
function carryOutTold(
  state: Nexum,
  civ: number,
  kind: EventKind,
  hits: Hits,
  point: number,
  venture: Venture,
  tell: Tell,
): number {
  let missing = venture.ships;
  carryOut(state, civ, kind, hits, point, venture, (event) => {
    if (event.event === 'deployed') missing -= event.ships;
    tell(event);
  });
  return state.phase === OVER ? 0 : Math.max(0, missing);
}

/** The planet of the civ's own Tann system that the event points at; -1 where there is none. */
function homeHit(state: Nexum, civ: number, { count, places }: Hits): number {
  const gate = state.tann[civ];
  if (gate === NO_GATE) return -1;
  for (let i = 0; i < count; i++) if (systemOf(places[i]) === systemOf(gate)) return places[i];
  return -1;
}

/** NG-11.9: one ship more on so many planets with a single one. */
function muster(state: Nexum, civ: number, planets: number, tell?: Tell): void {
  let left = planets;
  for (let place = nextOwn(state, civ, -1); place >= 0 && left > 0; place = nextOwn(state, civ, place)) {
    if (state.ships[place] !== 1 || !takesShips(state, place)) continue;
    grow(state, civ, place, tell);
    left--;
  }
}

/** NG-11.18: one ship on a star of each system whose planets the civ's side holds. */
function enterStars(state: Nexum, civ: number, tell?: Tell): void {
  for (let system = 0; system < state.span; system++) {
    for (let star = placeAt(system, FIRST_STAR); star < placeAt(system, SLOTS); star++) {
      if (state.phase === OVER || reserveOf(state, civ) === 0) return;
      if (roomOnStar(state, civ, star) === 0 || isBarred(state, star)) continue;
      reinforceWith(state, civ, star, tell);
      break;
    }
  }
}
