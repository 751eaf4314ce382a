// Why a move is not allowed, and by which rule. A second opinion: written from the guide, apart from `legal`.

import { Refusal } from '@starboard/engine';
import { PLANET_LIMIT, REPLICATOR_PRICE, SHIP_PRICES, STERILE_PRICE } from '../data/numbers.ts';
import { relicTypes } from '../data/sector.ts';
import { cardNames, moves, placeNames } from './moves.ts';
import { REPLICATOR } from './relics.ts';
import { ENDINGS } from './score.ts';
import { BID, CARD, FIRST_STAR, MANAGE, MOVE, OVER, SLOTS, STERILE, type Nexum } from './state.ts';
import { whyNotGo, whyNotSend, whyNotStrike } from './whynot-orders.ts';

const { card, build, go, send, strike, attach, bid } = moves.kinds;

export function whyNot(state: Nexum, seat: number, move: number): Refusal | null {
  if (state.phase === OVER) return new Refusal('The game is over.', ENDINGS[state.ending].rule);
  if (seat !== state.turn) return new Refusal('It is not your turn.', 'NG-4.1');
  const kind = moves.kindOf(move);
  const untimely = whyNotNow(state, kind);
  if (untimely !== null) return untimely;
  switch (kind) {
    case card.id:
      return whyNotCard(state, seat, card.card(move));
    case build.id:
      return whyNotBuild(state, seat, build.planet(move));
    case go.id:
      return whyNotGo(state, seat, go.to(move));
    case send.id:
      return whyNotSend(state, seat, send.from(move), send.ships(move), send.relics(move));
    case strike.id:
      return whyNotStrike(state, seat);
    case attach.id:
      return whyNotAttach(state, attach.relic(move));
    case bid.id:
      return whyNotBid(state, seat, bid.energy(move));
    default:
      return null;
  }
}

/** Is this the time for that kind of move? */
function whyNotNow(state: Nexum, kind: number): Refusal | null {
  if (state.picking > 0 || kind === attach.id) {
    if (state.picking === 0) return new Refusal('No relic waits for your choice.', 'NG-2.6');
    return kind === attach.id ? null : new Refusal('First say which relic is attached.', 'NG-2.6');
  }
  const ordering = kind === send.id || kind === strike.id;
  if (state.target > 0 !== ordering) {
    return new Refusal(
      ordering ? 'First name the place to go to.' : 'First complete the order: send ships, or strike.',
      'NG-6.11',
    );
  }
  return ordering ? null : whyNotInPhase(state, kind);
}

function whyNotInPhase(state: Nexum, kind: number): Refusal | null {
  if (kind === card.id && state.scenario === STERILE) {
    return new Refusal('There are no phase cards in a sterile trap: every turn has both phases.', 'NG-9.5');
  }
  if ((kind === card.id) !== (state.phase === CARD)) {
    return new Refusal(
      kind === card.id ? 'You have played your card for this turn.' : 'Play a phase card first.',
      'NG-4.2',
    );
  }
  if ((kind === bid.id) !== (state.phase === BID)) {
    return new Refusal(
      kind === bid.id ? 'Bids are made at the end of the turn.' : 'Your phases are over: bid, or bid 0.',
      'NG-4.6',
    );
  }
  if (kind === build.id && state.phase !== MANAGE)
    return new Refusal('Ships are built in a management phase.', 'NG-5.1');
  if (kind === go.id && state.phase !== MOVE) return new Refusal('Ships move in a movement phase.', 'NG-4.3');
  return null;
}

function whyNotCard(state: Nexum, seat: number, number: number): Refusal | null {
  if (state.cards[seat] & (1 << number)) return null;
  return new Refusal(`The card "${cardNames[number]}" lies face down until all four are used.`, 'NG-4.4');
}

function whyNotBuild(state: Nexum, seat: number, place: number): Refusal | null {
  const name = placeNames[place];
  if (state.size[place] === 0) return new Refusal(`There is no ${name} in this sector.`, 'NG-3.1');
  if (place % SLOTS >= FIRST_STAR)
    return new Refusal('Ships are built on planets, never on stars.', 'NG-5.5');
  if (state.owner[place] !== seat + 1)
    return new Refusal(`You have no ship on ${name} to build another.`, 'NG-5.5');
  if (state.ships[place] >= PLANET_LIMIT)
    return new Refusal(`${name} has ${PLANET_LIMIT} ships already.`, 'NG-5.9');
  if (state.fleet[seat] >= state.shipLimit[seat]) return new Refusal('Your reserve is empty.', 'NG-5.10');
  return state.scenario === STERILE ? whyNotSterileBuild(state, seat, place) : whyNotPaid(state, seat, place);
}

function whyNotSterileBuild(state: Nexum, seat: number, place: number): Refusal | null {
  const star = Math.floor(place / SLOTS) * SLOTS + FIRST_STAR;
  const stars = [star, star + 1].filter((each) => state.owner[each] === seat + 1);
  if (stars.length === 0) return new Refusal('Here ships are built only where you hold the star.', 'NG-9.6');
  return state.energy[seat] >= STERILE_PRICE ? null : tooDear(state, seat, 'A ship', STERILE_PRICE, 'NG-9.6');
}

function whyNotPaid(state: Nexum, seat: number, place: number): Refusal | null {
  const slot = place % SLOTS;
  if ((state.built[Math.floor(place / SLOTS)] >>> slot) % 2 === 1) {
    return new Refusal(`A ship was built on ${placeNames[place]} in this phase.`, 'NG-5.8');
  }
  if (replicatorWorks(state, place)) {
    return state.energy[seat] >= REPLICATOR_PRICE
      ? null
      : tooDear(state, seat, 'A ship of the Replicator', REPLICATOR_PRICE, 'NG-5.11');
  }
  if (state.builds >= SHIP_PRICES.length) {
    return new Refusal(`You have built ${SHIP_PRICES.length} ships in this phase.`, 'NG-5.7');
  }
  const price = SHIP_PRICES[state.builds];
  return state.energy[seat] >= price ? null : tooDear(state, seat, 'This ship', price, 'NG-5.6');
}

function tooDear(state: Nexum, seat: number, what: string, price: number, rule: string): Refusal {
  return new Refusal(`${what} costs ${price} energy; you have ${state.energy[seat]}.`, rule);
}

function replicatorWorks(state: Nexum, place: number): boolean {
  const replicators = state.relicsAt[place] & state.ofType[REPLICATOR];
  return relicsIn(replicators).length === 1 && (replicators & state.carried) !== 0;
}

function relicsIn(set: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((relic) => (set >>> relic) % 2 === 1);
}

function whyNotAttach(state: Nexum, type: number): Refusal | null {
  const place = state.picking - 1;
  const waiting = relicsIn(state.relicsAt[place] & ~state.carried);
  const typeOf = (relic: number): number => state.ofType.findIndex((set) => relicsIn(set).includes(relic));
  if (!waiting.some((relic) => typeOf(relic) === type))
    return new Refusal(`No ${relicTypes[type]} waits there.`, 'NG-2.6');
  const free = state.ships[place] - relicsIn(state.relicsAt[place] & state.carried).length;
  const inOrder = waiting.filter((relic) => typeOf(relic) >= type).length >= free;
  if (type >= state.pickFrom && inOrder) return null;
  return new Refusal(`Relics are named in this order: ${relicTypes.join(', ')}.`, 'NG-2.6');
}

function whyNotBid(state: Nexum, seat: number, energy: number): Refusal | null {
  if (energy === 0) return null;
  if (energy > state.energy[seat])
    return new Refusal(`You cannot bid ${energy}: you have ${state.energy[seat]} energy.`, 'NG-4.6');
  const highest = Math.max(...state.bids);
  return energy > highest ? null : new Refusal(`You must bid more than ${highest}, or nothing.`, 'NG-4.6');
}
