// Carries out a move, then everything that follows from it without a decision.

import type { Chance } from '@starboard/engine';
import { breathePlasma, endBreathing, hitVictim, scorch } from './breath.ts';
import { loseUnit } from './casualties.ts';
import { buyUnit, endDeploy } from './deploy.ts';
import { chooseDice, playTactic, rollAgain } from './energize/battle-cards.ts';
import { landUnits, liftUnit, placeRecruit, playDeployCard } from './energize/deploy-cards.ts';
import { passWindow } from './energize/window.ts';
import type { Tell } from './events.ts';
import { exploreHex } from './explore.ts';
import { startBattle } from './fight.ts';
import { returnHome } from './homing.ts';
import { playMission } from './missions.ts';
import { endMove, marchUnit, moveUnits } from './move.ts';
import { moves } from './moves.ts';
import { discardCard } from './own-turn.ts';
import {
  BREATHE,
  CHOOSE,
  CLAIM,
  CLOSING,
  DEPLOY,
  MOVE,
  OVER,
  REROLL,
  SCORCH,
  SCORE,
  SEND_HOME,
  SPOILS,
} from './phases.ts';
import { endSpoils } from './spoils.ts';
import type { Nexus } from './state.ts';
import { advance } from './turn.ts';
import { claimReward } from './variants/king-of-the-hill.ts';
import { shatterUnits } from './variants/shardians.ts';
import { spreadUnits } from './variants/sporlings.ts';
import { forgetPassed, slipCard, startGift } from './variants/teams.ts';
import { keepMission } from './variants/top-priority.ts';
import { closeLine } from './variants/transmissions.ts';
import { eliminate } from './winning.ts';

type Deed = (state: Nexus, seat: number, move: number, chance: Chance, tell?: Tell) => void;

const k = moves.kinds;

const deeds: { readonly [K in keyof typeof k]: Deed } = {
  buy: (state, seat, move, _, tell) => buyUnit(state, seat, k.buy.unit(move), k.buy.hex(move), tell),
  energize: (state, seat, move, chance, tell) => {
    playDeployCard(state, seat, k.energize.card(move), tell);
    lookWhoIsOut(state, chance, tell);
  },
  place: (state, seat, move, _, tell) => placeRecruit(state, seat, k.place.hex(move), tell),
  lift: (state, _seat, move) => liftUnit(state, k.lift.unit(move), k.lift.from(move)),
  land: (state, seat, move, _, tell) => landUnits(state, seat, k.land.hex(move), tell),
  move: (state, seat, move, _, tell) =>
    moveUnits(state, seat, k.move.unit(move), k.move.number(move), k.move.from(move), k.move.to(move), tell),
  march: (state, seat, move, _, tell) =>
    marchUnit(state, seat, k.march.unit(move), k.march.from(move), k.march.to(move), tell),
  breathe: (state, _seat, move, chance, tell) =>
    breathePlasma(state, k.breathe.unit(move), k.breathe.from(move), k.breathe.to(move), chance, tell),
  victim: (state, _seat, move, _, tell) => hitVictim(state, k.victim.seat(move), tell),
  explore: (state, _seat, move, chance, tell) => exploreHex(state, k.explore.hex(move), chance, tell),
  fight: (state, _seat, move, _, tell) => startBattle(state, k.fight.hex(move), k.fight.seat(move), tell),
  shatter: (state, seat, move, _, tell) => shatterUnits(state, seat, k.shatter.number(move), tell),
  tactic: (state, seat, move, _, tell) =>
    playTactic(state, seat, k.tactic.card(move), k.tactic.side(move), tell),
  reroll: (state, _seat, move) => chooseDice(state, k.reroll.face(move), k.reroll.dice(move)),
  pass: (state, seat, _move, _, tell) => passWindow(state, seat, tell),
  lose: (state, _seat, move, _, tell) => giveUpUnit(state, k.lose.unit(move), tell),
  spread: (state, seat, move, _, tell) =>
    spreadUnits(state, seat, k.spread.number(move), k.spread.to(move), tell),
  score: (state, seat, move, chance, tell) => scoreMission(state, seat, k.score.card(move), chance, tell),
  discard: (state, seat, move, chance, tell) => {
    discardCard(state, seat, k.discard.card(move), tell);
    lookWhoIsOut(state, chance, tell);
  },
  keep: (state, seat, move, _, tell) => keepMission(state, seat, k.keep.card(move), tell),
  claim: (state, seat, move, chance, tell) => claimReward(state, seat, k.claim.reward(move), chance, tell),
  give: (state, _seat, move) => startGift(state, k.give.deck(move)),
  slip: (state, seat, move, _, tell) => slipCard(state, seat, k.slip.card(move), tell),
  goHome: (state, seat, move, _, tell) => returnHome(state, seat, k.goHome.hex(move), tell),
  done: (state, _seat, _move, chance, tell) => finishPhase(state, chance, tell),
};

const byKind: readonly Deed[] = Object.values(deeds);

export function playMove(state: Nexus, seat: number, move: number, chance: Chance, tell?: Tell): void {
  const wasPassed = state.passedTo > 0;
  byKind[moves.kindOf(move)](state, seat, move, chance, tell);
  advance(state, chance, tell);
  // not within an order: who drafts one on its view could not blank what it had seen
  if (wasPassed && state.chain === 0) forgetPassed(state);
}

/** To a breath, or to a hit in a battle. */
function giveUpUnit(state: Nexus, unit: number, tell?: Tell): void {
  if (state.phase === SCORCH) scorch(state, unit, tell);
  else loseUnit(state, unit, tell);
}

/** NO-8.5: with the last mission played, the winner of a battle may have nothing more to decide. */
function scoreMission(state: Nexus, seat: number, card: number, chance: Chance, tell?: Tell): void {
  playMission(state, seat, card, tell);
  if (state.phase === SPOILS) state.phase = CLAIM;
  else lookWhoIsOut(state, chance, tell);
}

/** NO-11.6: the last card may have been all that somebody had. In a battle that is looked at after it, with a card that brings units
 *  when they have come; and missions that have just been drawn are cards too. NO-15.7: who goes in the Draw phase ends it. */
function lookWhoIsOut(state: Nexus, chance: Chance, tell?: Tell): void {
  const settled = state.battle === 0 && state.chain === 0;
  const drawing = state.phase === SCORE;
  if (!settled || state.phase === CHOOSE || state.phase === OVER) return;
  if (eliminate(state, tell) && drawing && state.phase !== OVER) closeLine(state, chance, tell);
}

function finishPhase(state: Nexus, chance: Chance, tell?: Tell): void {
  switch (state.phase) {
    case DEPLOY:
      return endDeploy(state);
    case MOVE:
      return endMove(state);
    case BREATHE:
      return endBreathing(state);
    case REROLL:
      return rollAgain(state, chance, tell);
    case SPOILS:
      return endSpoils(state, tell);
    case SCORE:
      state.phase = CLOSING;
      return;
    default:
      state.phase = SEND_HOME;
  }
}
