// Movement phase: an order begins with the place to go to (NG-6.1 to NG-6.15).

import type { Chance, MoveList } from '@starboard/engine';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import { setOut } from '../../exotic/explore.ts';
import { relay, relayable } from '../../group/wormhole.ts';
import { FLEET, UNBARRED, type Nexum } from '../../state.ts';
import { endPhase } from '../../turn.ts';
import { gifts, hasGift } from '../../campaign/marker.ts';
import { actFreely, endDropping, freeActions, freeKinds, isFree } from '../free/free.ts';
import { whyNotFree } from '../free/whynot.ts';
import { explorers } from '../exploring/explorers.ts';
import { whyNotExplore } from '../exploring/whynot.ts';
import type { PhaseQuestion } from '../question.ts';
import { whyNotRelay } from '../shipping/whynot.ts';
import { destinations, Lookout } from './destinations.ts';
import { settleLeft } from './left.ts';
import { moveInMovement, whyNotGo } from './whynot-go.ts';

const { go, done, explore, relay: relays } = moves.kinds;

/** For the functions below and nobody else: each fills it anew and is through with it before anything is told. */
const lookout = new Lookout();

/** Is there a place to which an order can be given? */
export function canGo(state: Nexum, seat: number): boolean {
  return destinations(state, seat, lookout, null);
}

function legal(state: Nexum, seat: number, into: MoveList): void {
  into.add(done.make());
  destinations(state, seat, lookout, into);
  if (state.giftLeft === 1) gifts(state, seat, into);
  if (state.pathLevels === 0) return;
  explorers(state, seat, into);
  for (let ships = relayable(state, seat); ships > 0; ships--) into.add(relays.make(ships));
  freeActions(state, seat, into);
}

function play(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  const kind = moves.kindOf(move);
  if (isFree(kind)) return actFreely(state, seat, move, chance, tell);
  endDropping(state);
  if (kind === done.id) return endPhase(state, tell);
  if (kind === explore.id) {
    setOut(state, seat, explore.from(move), chance, tell);
    return settleLeft(state, seat, tell);
  }
  // NG-17.4: with the next order, wherever it goes
  state.declared &= ~UNBARRED;
  if (kind === relays.id) return relay(state, seat, relays.ships(move));
  state.asking = FLEET;
  state.target = go.to(move) + 1;
}

export const movement: PhaseQuestion = {
  name: 'go',
  answers: [go.id, done.id, explore.id, relays.id, ...freeKinds],
  mustDecide: (state, seat) => state.waits === 1 || hasGift(state, seat) || canGo(state, seat),
  legal,
  play,
  whyNot: (state, seat, move) => {
    const kind = moves.kindOf(move);
    if (isFree(kind)) return whyNotFree(state, seat, move);
    if (kind === explore.id) return whyNotExplore(state, seat, explore.from(move));
    if (kind === relays.id) return whyNotRelay(state, seat, relays.ships(move));
    return kind === done.id ? null : whyNotGo(state, seat, go.to(move));
  },
  first: null,
  untimely: moveInMovement,
};
