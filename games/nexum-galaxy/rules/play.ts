// What each move does. Afterwards the game goes on to the next decision by itself.

import type { Chance } from '@starboard/engine';
import { fight } from './combat.ts';
import type { Tell } from './events.ts';
import { replicate } from './management.ts';
import { sendFleet } from './movement.ts';
import { moves } from './moves.ts';
import { pickRelic } from './relics.ts';
import { endPhase, placeBid, playCard, proceed } from './round.ts';
import type { Nexum } from './state.ts';
import { checkVictory } from './victory.ts';

const { card, build, go, send, strike, attach, bid, done } = moves.kinds;

export function play(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  switch (moves.kindOf(move)) {
    case card.id:
      playCard(state, seat, card.card(move), tell);
      break;
    case build.id:
      replicate(state, seat, build.planet(move), tell);
      checkVictory(state, seat, tell);
      break;
    case go.id:
      state.target = go.to(move) + 1;
      break;
    case send.id:
      sendFleet(state, seat, send.from(move), send.ships(move), send.relics(move), tell);
      break;
    case strike.id:
      fight(state, seat, tell);
      break;
    case attach.id:
      pickRelic(state, attach.relic(move), tell);
      checkVictory(state, seat, tell);
      break;
    case bid.id:
      placeBid(state, seat, bid.energy(move), tell);
      break;
    case done.id:
      endPhase(state, tell);
      break;
  }
  proceed(state, tell);
}
