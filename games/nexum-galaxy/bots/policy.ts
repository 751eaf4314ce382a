// What a sensible player tends to do, at a glance: where the search looks first, and how it plays lines to their end.

import type { MoveList } from '@starboard/engine';
import { grandBattleLimits, PLUNDER } from '../data/numbers.ts';
import { COUNT, isEnemy, isStar, lowest, placeAt, systemOf, systemsOf } from '../rules/board.ts';
import { fareBetween, leavable, tollAt } from '../rules/ledger.ts';
import { moves, NO_RELICS } from '../rules/moves.ts';
import { waitingAt } from '../rules/relics.ts';
import { BID, CARD, FLEET, MANAGE, NOTHING, RELICS, type Nexum } from '../rules/state.ts';
import { isGood } from './finds.ts';
import type { Taste } from './taste.ts';

const { card, build, go, send, strike, bid, done, drop, appear, keep, pass, stay, onward } = moves.kinds;
const { capture, develop, pay, evolve, overload, thaw, clear, foresee } = moves.kinds;
const GAINFUL = [capture, develop, pay, evolve, overload, thaw, clear, foresee].map(({ id }) => id);

/** What was passed over before is not come back to: it could have been done in the order of the places. */
const PASSED_OVER = 0.02;

/** What capturing and developing is liked, as strongly as a planet that waits to be taken. */
const GAIN = 1.5;

export type Prefer = (state: Nexum, seat: number, list: MoveList, into: Float64Array) => void;

/** `keenness` below 1 makes it more open to what it likes less; `sorted`: orders that could be given in any sequence are
 *  given in one only. */
export function policyWith(taste: Taste, keenness: number, sorted: boolean): Prefer {
  const exp = (liking: number): number => Math.exp(keenness * liking);
  const likes = tablesOf(taste, exp);

  /** Free actions and exploring: to capture and to develop is seldom wrong, to drop what was captured seldom right. */
  const freely = (kind: number): number => {
    if (GAINFUL.includes(kind)) return likes.gain;
    return kind === drop.id || kind === appear.id ? PASSED_OVER : 1;
  };

  /** Cards are kept rather than thrown away or laid in vain, and an explorer goes on until it has found something. */
  const answering = (state: Nexum, move: number): number => {
    const kind = moves.kindOf(move);
    if (kind === pass.id || kind === keep.id) return likes.gain;
    if (kind === stay.id) return isGood(state, state.found) ? likes.gain : PASSED_OVER;
    return kind === onward.id && isGood(state, state.found) ? PASSED_OVER : 1;
  };

  const building = (state: Nexum, move: number, front: number): number => {
    const kind = moves.kindOf(move);
    if (kind !== build.id) return kind === done.id ? likes.buildDone : freely(kind);
    const place = build.planet(move);
    const relic = waitingAt(state, place) === 0 ? 0 : 1;
    const atFront = (front >>> systemOf(place)) & 1;
    return likes.build[(state.ships[place] * 2 + relic) * 2 + atFront];
  };

  const going = (state: Nexum, seat: number, move: number, from: number): number => {
    const kind = moves.kindOf(move);
    if (kind !== go.id) return kind === done.id ? likes.moveDone : freely(kind);
    const place = go.to(move);
    const relics = COUNT[state.relicsAt[place]];
    if (isEnemy(state, seat, place)) return likes.attack[relics * SHIPS + state.ships[place]];
    const star = isStar(state, place);
    if (state.owner[place] !== 0) return star ? likes.secondOnStar : likes.reinforce;
    const system = systemOf(place);
    const fare = ((from >>> system) & 1) === 1 ? 1 : (from & state.links[system]) !== 0 ? 2 : 3;
    const gain = PLUNDER[state.size[place]] - fare - tollAt(state, seat, place) + MOST_FARE;
    return star ? likes.star[gain] : likes.settle[relics * GAINS + gain];
  };

  const sending = (state: Nexum, seat: number, move: number): number => {
    const kind = moves.kindOf(move);
    if (kind !== send.id) return kind === strike.id ? likes.strike : 1;
    const target = state.target - 1;
    const fare = fareBetween(state, seat, send.from(move), target);
    const perShip = isEnemy(state, seat, target) ? taste.attackers : taste.travellers;
    const carriers = send.relics(move) === NO_RELICS ? 0 : taste.carriers;
    return exp(perShip * send.ships(move) + taste.fare * fare + carriers);
  };

  const weighMoves: Prefer = (state, seat, list, into) => {
    const { moves: legal, length } = list;
    if (state.asking === FLEET) for (let i = 0; i < length; i++) into[i] = sending(state, seat, legal[i]);
    else if (state.asking !== NOTHING) for (let i = 0; i < length; i++) into[i] = answering(state, legal[i]);
    else if (state.phase === CARD) {
      const energy = state.energy[seat] / 10;
      for (let i = 0; i < length; i++) {
        const each = card.card(legal[i]);
        into[i] = exp(taste.card[each] + energy * taste.cardWithEnergy[each]);
      }
    } else if (state.phase === BID) {
      for (let i = 0; i < length; i++) {
        const energy = bid.energy(legal[i]);
        into[i] = exp(energy === 0 ? taste.noBid : taste.bidEnergy * energy);
      }
    } else if (state.phase === MANAGE) {
      const front = enemySystems(state, seat);
      for (let i = 0; i < length; i++) into[i] = building(state, legal[i], front);
    } else {
      const from = whereShipsAre(state, seat);
      for (let i = 0; i < length; i++) into[i] = going(state, seat, legal[i], from);
    }
  };

  if (!sorted) return weighMoves;
  return (state, seat, list, into) => {
    weighMoves(state, seat, list, into);
    if (state.asking === NOTHING) passOver(state, list, into);
  };
}

const SHIPS = grandBattleLimits.ships + 1;
/** Ions among it. */
const MOST_FARE = 4;
/** Of loot less the fare, from -MOST_FARE on. */
const GAINS = PLUNDER.length + MOST_FARE;

/** Likings that are asked for in every line of thought, by the numbers they depend on. */
function tablesOf(taste: Taste, exp: (liking: number) => number) {
  const table = (length: number, liking: (at: number) => number): Float64Array =>
    Float64Array.from({ length }, (_, at) => exp(liking(at)));
  const loot = (at: number): number => taste.loot * ((at % GAINS) - MOST_FARE);
  return {
    build: table(
      SHIPS * 4,
      (at) =>
        taste.buildAtShips * (at >> 2) +
        taste.buildForRelic * ((at >> 1) & 1) +
        taste.buildAtFront * (at & 1),
    ),
    buildDone: exp(taste.buildDone),
    attack: table(
      (RELICS + 1) * SHIPS,
      (at) => taste.attack + taste.attackRelic * Math.trunc(at / SHIPS) + taste.attackDefence * (at % SHIPS),
    ),
    settle: table(
      (RELICS + 1) * GAINS,
      (at) => taste.settle + taste.settleRelic * Math.trunc(at / GAINS) + loot(at),
    ),
    star: table(GAINS, (at) => taste.star + loot(at)),
    secondOnStar: exp(taste.secondOnStar),
    reinforce: exp(taste.reinforce),
    moveDone: exp(taste.moveDone),
    strike: exp(taste.strike),
    gain: exp(GAIN),
  };
}

function passOver(state: Nexum, list: MoveList, into: Float64Array): void {
  if (state.phase === CARD || state.phase === BID) return;
  const building = state.phase === MANAGE;
  const last = highest(building ? state.built : state.taken, state.span);
  for (let i = 0; i < list.length; i++) {
    const move = list.moves[i];
    const kind = moves.kindOf(move);
    if (
      building ? kind === build.id && build.planet(move) < last : isEarlierSettling(state, move, kind, last)
    ) {
      into[i] *= PASSED_OVER;
    }
  }
}

function isEarlierSettling(state: Nexum, move: number, kind: number, last: number): boolean {
  return kind === go.id && go.to(move) < last && state.owner[go.to(move)] === 0;
}

/** The highest place of sets of slots by system; -1 where all are empty. */
function highest(sets: Int32Array, span: number): number {
  for (let system = span - 1; system >= 0; system--) {
    if (sets[system] !== 0) return placeAt(system, 31 - Math.clz32(sets[system]));
  }
  return -1;
}

/** The systems with enemies, and those beside them. */
function enemySystems(state: Nexum, seat: number): number {
  let systems = 0;
  for (let other = 0; other < state.civs; other++) {
    if (((state.allies[seat] >>> other) & 1) === 1) continue;
    const held = systemsOf(state, other);
    systems |= held;
    for (let rest = held; rest !== 0; rest &= rest - 1) systems |= state.links[lowest(rest)];
  }
  return systems;
}

/** The set of systems from which ships of the seat can leave. */
function whereShipsAre(state: Nexum, seat: number): number {
  let systems = 0;
  for (let system = 0; system < state.span; system++) {
    for (let slots = leavable(state, seat, system); slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if (state.ships[place] > 1 && state.ships[place] > state.moved[place]) systems |= 1 << system;
    }
  }
  return systems;
}
