// The order under way: which ships go, planet by planet, until they arrive or fight (NG-6.11 to NG-6.15, NG-6.29).

import type { Chance, MoveList } from '@starboard/engine';
import { enterCloud, leaveArea } from '../../asteroids/cloud.ts';
import { COUNT, isArea, isEnemy, isStar, systemOf, vacate } from '../../board.ts';
import { discover, repel } from '../../cloaking/ambush.ts';
import { discoveredAt, mayMeet, NOBODY_HIDDEN } from '../../cloaking/hidden.ts';
import { arm, conquer, fight, land, prevails, reckon, sizeUp } from '../../combat.ts';
import type { Tell } from '../../events.ts';
import { drawForQuantum } from '../../exotic/quantum.ts';
import { enterGate, isGate } from '../../group/wormhole.ts';
import { limitAt } from '../../ledger.ts';
import { moves, NO_RELICS } from '../../moves.ts';
import { bundleOf, freshCarriers, isLowestChoice, militariesIn, pickBundle, typesOf } from '../../relics.ts';
import { roomOnStar } from '../../stars.ts';
import type { Nexum } from '../../state.ts';
import { checkVictory } from '../../victory.ts';
import type { PhaseQuestion } from '../question.ts';
import { addReserve, Assault, canGather, countReserves, surveySources } from './assault.ts';
import { settleLeft } from './left.ts';
import { farePerShip, fleetPrice, keepInside, listSources, weightOf, type FleetSource } from './sources.ts';
import { goFirst, orderFirst, whyNotSend, whyNotStrike } from './whynot-fleets.ts';

const { send, strike } = moves.kinds;

/** For the functions below and nobody else: each fills it anew and is through with it before anything is told. */
const assault = new Assault();

/** NG-6.11, NG-6.12 */
function legal(state: Nexum, seat: number, into: MoveList): void {
  if (!isEnemy(state, seat, state.target - 1)) return travellers(state, seat, into);
  if (canStrike(state, seat)) into.add(strike.make());
  attackers(state, seat, into);
}

/** NG-6.21: would the ships gathered so far win? */
function canStrike(state: Nexum, seat: number): boolean {
  if (state.force === 0) return false;
  const { odds } = assault;
  arm(state, seat, odds);
  sizeUp(state, state.target - 1, odds);
  reckon(odds, state.force, militariesIn(state, state.cargo), COUNT[state.cargo]);
  return prevails(odds, COUNT[state.cargo]);
}

/** All fleets that can go where nobody has to be beaten. */
function travellers(state: Nexum, seat: number, into: MoveList): void {
  const target = state.target - 1;
  const star = isStar(state, target);
  // NG-18.3: relics stay at their table
  const gate = isGate(state, target);
  const room = star ? roomOnStar(state, seat, target) : limitAt(state, target) - state.ships[target];
  const { sources } = assault;
  listSources(state, seat, state.source, sources);
  for (let i = 0; i < sources.count; i++) {
    const source = sources.list[i];
    if (source.place === target) continue;
    const carriers = star || gate ? 0 : source.carriers;
    for (let chosen = carriers; ; chosen = (chosen - 1) & carriers) {
      if (canChoose(state, source, chosen, carriers)) addTravellers(state, seat, source, chosen, room, into);
      if (chosen === 0) break;
    }
  }
}

/** Can these carriers of a source leave together, and are they the ones that go first among equals? */
function canChoose(state: Nexum, source: FleetSource, chosen: number, carriers: number): boolean {
  return chosen === 0 || (COUNT[chosen] <= source.spare && isLowestChoice(state, chosen, carriers));
}

/** Fleets from a source with exactly these carriers that the target has room for. */
function addTravellers(
  state: Nexum,
  seat: number,
  { place, spare, free }: FleetSource,
  chosen: number,
  room: number,
  into: MoveList,
): void {
  const bundle = chosen === 0 ? NO_RELICS : bundleOf(state, chosen);
  const carriers = COUNT[chosen];
  const most = Math.min(room, spare, carriers + free);
  const fare = farePerShip(state, seat, place, state.target - 1, chosen);
  const weight = weightOf(state, seat, place, state.target - 1, chosen);
  for (let ships = Math.max(carriers, 1); ships <= most; ships++) {
    if (fare * ships + weight > state.energy[seat]) return;
    into.add(send.make(place, ships, bundle));
  }
}

/** All fleets that can join an attack. Without a list it only says whether there is one. */
function attackers(state: Nexum, seat: number, into: MoveList | null): boolean {
  const target = state.target - 1;
  const { sources } = assault;
  surveySources(state, seat, state.source, assault);
  if (isStar(state, target)) keepInside(sources, systemOf(target));
  sizeUp(state, target, assault.odds);
  countReserves(state, target, assault);
  for (let i = 0; i < sources.count; i++) {
    const source = sources.list[i];
    const { carriers } = source;
    addReserve(state, assault, source, -1);
    for (let chosen = carriers; ; chosen = (chosen - 1) & carriers) {
      if (canChoose(state, source, chosen, carriers) && addAttackers(state, seat, i, chosen, into))
        return true;
      if (chosen === 0) break;
    }
  }
  return false;
}

/** Fleets from source `i` with exactly these carriers after which the attack can still be completed. */
function addAttackers(state: Nexum, seat: number, i: number, chosen: number, into: MoveList | null): boolean {
  const source = assault.sources.list[i];
  const target = state.target - 1;
  const from = source.place;
  const bundle = chosen === 0 ? NO_RELICS : bundleOf(state, chosen);
  const joining = COUNT[chosen];
  const carriers = COUNT[state.cargo] + joining;
  const militaries = militariesIn(state, state.cargo | chosen);
  const most = Math.min(source.spare, joining + source.free);
  const fare = farePerShip(state, seat, from, target, chosen);
  const weight = weightOf(state, seat, from, target, chosen);
  for (let ships = Math.max(joining, 1); ships <= most; ships++) {
    const energy = state.energy[seat] - fare * ships - weight;
    if (energy < 0) break;
    const free = state.force + ships - carriers;
    if (!canGather(state, assault, target, i + 1, free, carriers, militaries, energy)) continue;
    if (into === null) return true;
    into.add(send.make(from, ships, bundle));
  }
  return false;
}

function play(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  const kind = moves.kindOf(move);
  if (kind === send.id) leave(state, seat, send.from(move), send.ships(move), send.relics(move), tell);
  if (!isEnemy(state, seat, state.target - 1)) arrive(state, seat, chance, tell);
  else if (kind === strike.id || !attackers(state, seat, null)) attackNow(state, seat, chance, tell);
  settleLeft(state, seat, tell);
  drawForQuantum(state, seat, chance, tell);
}

/** A fleet leaves. Where no battle waits it arrives at once; a battle begins when nobody else could join it. */
function leave(state: Nexum, seat: number, from: number, ships: number, bundle: number, tell?: Tell): void {
  const to = state.target - 1;
  const relics = bundle === NO_RELICS ? 0 : pickBundle(state, freshCarriers(state, from), bundle);
  const price = fleetPrice(state, seat, from, to, ships, relics);
  tell?.({ event: 'sent', seat, from, to, ships, relics: typesOf(state, relics), price });
  state.energy[seat] -= price;
  state.ships[from] -= ships;
  state.relicsAt[from] &= ~relics;
  if (isArea(state, from)) leaveArea(state, from, ships, relics);
  if (state.ships[from] === 0) vacate(state, from);
  if (state.quantum !== 0 && systemOf(from) !== systemOf(to))
    state.unstable |= (state.quantum >>> systemOf(to)) & 1;
  state.source = from + 1;
  state.force += ships;
  state.cargo |= relics;
}

/** A cloaked ship of the defender may join at the last moment. */
function attackNow(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  if (!comesUpon(state, seat, chance, tell)) fight(state, seat, assault.odds, tell);
}

/** NG-16.5, NG-16.6: does the order discover a ship? Then it goes on as an attack, with what has arrived and more from
 *  everywhere; it is fought at once where nobody can join, and lost where it cannot be won. NG-16.9: where somebody could
 *  have been met, chance is asked, so that nobody takes back what would tell. */
function comesUpon(state: Nexum, seat: number, chance: Chance, tell?: Tell): boolean {
  const place = state.target - 1;
  if (state.cloaked === 0 || state.owner[place] === seat + 1 || isStar(state, place)) return false;
  if (!mayMeet(state, seat)) return false;
  chance.die(1);
  const relic = discoveredAt(state, seat, place);
  if (relic === NOBODY_HIDDEN) return false;
  discover(state, seat, relic, tell);
  state.source = 0;
  if (attackers(state, seat, null)) return true;
  if (canStrike(state, seat)) fight(state, seat, assault.odds, tell);
  else repel(state, seat, place, state.force, state.cargo, tell);
  return true;
}

/** NG-6.14, NG-6.29, NG-12.4 */
function arrive(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  const place = state.target - 1;
  if (isGate(state, place)) return enterGate(state, seat, chance, tell);
  if (isArea(state, place)) return enterCloud(state, seat, place, chance, tell);
  if (comesUpon(state, seat, chance, tell)) return;
  if (state.owner[place] === 0) conquer(state, seat, place, state.force, tell);
  else land(state, seat, place, state.force, tell);
  checkVictory(state, seat, tell);
}

export const fleets: PhaseQuestion = {
  name: 'fleet',
  answers: [send.id, strike.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, seat, move) =>
    moves.kindOf(move) === strike.id
      ? whyNotStrike(state, seat)
      : whyNotSend(state, seat, send.from(move), send.ships(move), send.relics(move)),
  first: orderFirst,
  untimely: goFirst,
};
