// Why a seat may not do something: a second opinion on the rules, written from the move and not from the position.

import type { Refusal } from '@starboard/engine';
import { refuse, type Waiting } from '../../words/messages.ts';
import { moves } from '../moves.ts';
import * as p from '../phases.ts';
import type { Nexus } from '../state.ts';
import { whyNotReroll, whyNotTactic } from './battle.ts';
import { whyNoMissionsNow, whyNotDiscard, whyNotGive, whyNotKeep, whyNotScore, whyNotSlip } from './cards.ts';
import { whyNoCardNow, whyNotBuy, whyNotEnergize, whyNotLand, whyNotLift, whyNotPlace } from './deploy.ts';
import { whyNotExplore, whyNotFight, whyNotHome, whyNotLose, whyNotShatter, whyNotSpread } from './fight.ts';
import { whyNotBreathe, whyNotMarch, whyNotMove, whyNotVictim } from './move.ts';

const k = moves.kinds;

/** What the game waits for, and the rule that says so. */
const WAITING: readonly (readonly [rule: string, what: Waiting])[] = [
  ['NO-2.1', 'deploying'],
  ['NO-2.5', 'placing'],
  ['NO-2.5', 'teleporting'],
  ['NO-2.1', 'moving'],
  ['NO-4.1', 'breathing'],
  ['NO-4.3', 'namingVictim'],
  ['NO-4.2', 'scorching'],
  ['NO-5.5', 'exploring'],
  ['NO-6.1', 'choosingBattle'],
  ['NO-18.2', 'shattering'],
  ['NO-7.2', 'playingTactics'],
  ['NO-13.12', 'rollingAgain'],
  ['NO-6.5', 'losingUnits'],
  ['NO-8.4', 'takingSpoils'],
  ['NO-15.5', 'choosingMission'],
  ['NO-15.4', 'claimingHill'],
  ['NO-10.3', 'scoring'],
  ['NO-16.3', 'givingCards'],
  ['NO-16.3', 'slippingCard'],
  ['NO-3.7', 'goingHome'],
];

/** The phases in which a kind of move has its place; `discard` asks for itself. */
const PLACES: Readonly<Record<number, readonly number[]>> = {
  [k.buy.id]: [p.DEPLOY],
  [k.energize.id]: [p.DEPLOY],
  [k.place.id]: [p.PLACE],
  [k.lift.id]: [p.TELEPORT],
  [k.land.id]: [p.TELEPORT],
  [k.move.id]: [p.MOVE],
  [k.march.id]: [p.MOVE],
  [k.breathe.id]: [p.BREATHE],
  [k.victim.id]: [p.VICTIM],
  [k.explore.id]: [p.EXPLORE],
  [k.fight.id]: [p.FIGHT],
  [k.shatter.id]: [p.SHATTER],
  [k.tactic.id]: [p.WINDOW],
  [k.reroll.id]: [p.REROLL],
  [k.pass.id]: [p.WINDOW],
  [k.lose.id]: [p.SCORCH, p.LOSSES],
  [k.spread.id]: [p.SPOILS],
  [k.score.id]: [p.DEPLOY, p.MOVE, p.BREATHE, p.EXPLORE, p.FIGHT, p.SPOILS, p.HILL, p.SCORE],
  [k.keep.id]: [p.CHOOSE],
  [k.claim.id]: [p.HILL],
  [k.give.id]: [p.GIVE],
  [k.slip.id]: [p.SLIP],
  [k.goHome.id]: [p.HOMING],
  [k.done.id]: [p.DEPLOY, p.MOVE, p.BREATHE, p.REROLL, p.SPOILS, p.SCORE, p.GIVE],
};

export function whyNot(state: Nexus, seat: number, move: number): Refusal | null {
  const kind = moves.kindOf(move);
  if (kind === k.discard.id) return whyNotDiscard(state, seat, k.discard.card(move));
  if (PLACES[kind].includes(state.phase)) return whyNotNow(state, seat, kind, move);
  const [rule, what] = WAITING[state.phase];
  return whyNeverHere(state, seat, kind, move) ?? refuse(rule, what);
}

/** Cards say themselves when they are played; in the middle of one that is being played, that goes first. */
function whyNeverHere(state: Nexus, seat: number, kind: number, move: number): Refusal | null {
  if (state.phase === p.PLACE || state.phase === p.TELEPORT) return null;
  switch (kind) {
    case k.energize.id:
      return whyNoCardNow(state, seat, k.energize.card(move));
    case k.tactic.id:
      return state.battle > 0 ? null : whyNoCardNow(state, seat, k.tactic.card(move));
    case k.score.id:
      return whyNoMissionsNow(state, seat);
    default:
      return null;
  }
}

/** The kind of move has its place here; does this one? */
function whyNotNow(state: Nexus, seat: number, kind: number, move: number): Refusal | null {
  switch (kind) {
    case k.buy.id:
      return whyNotBuy(state, seat, k.buy.unit(move), k.buy.hex(move));
    case k.energize.id:
      return whyNotEnergize(state, seat, k.energize.card(move));
    case k.place.id:
      return whyNotPlace(state, seat, k.place.hex(move));
    case k.lift.id:
      return whyNotLift(state, seat, k.lift.unit(move), k.lift.from(move));
    case k.land.id:
      return whyNotLand(state, seat, k.land.hex(move));
    case k.move.id:
      return whyNotMove(
        state,
        seat,
        k.move.unit(move),
        k.move.number(move),
        k.move.from(move),
        k.move.to(move),
      );
    case k.march.id:
      return whyNotMarch(state, seat, k.march.unit(move), k.march.from(move), k.march.to(move));
    case k.breathe.id:
      return whyNotBreathe(state, seat, k.breathe.unit(move), k.breathe.from(move), k.breathe.to(move));
    case k.victim.id:
      return whyNotVictim(state, seat, k.victim.seat(move));
    case k.explore.id:
      return whyNotExplore(state, seat, k.explore.hex(move));
    case k.fight.id:
      return whyNotFight(state, seat, k.fight.hex(move), k.fight.seat(move));
    case k.lose.id:
      return whyNotLose(state, k.lose.unit(move));
    default:
      return whyNotCard(state, seat, kind, move);
  }
}

function whyNotCard(state: Nexus, seat: number, kind: number, move: number): Refusal | null {
  switch (kind) {
    case k.tactic.id:
      return whyNotTactic(state, seat, k.tactic.card(move), k.tactic.side(move));
    case k.reroll.id:
      return whyNotReroll(state, k.reroll.face(move), k.reroll.dice(move));
    case k.shatter.id:
      return whyNotShatter(state, seat, k.shatter.number(move));
    case k.spread.id:
      return whyNotSpread(state, k.spread.number(move), k.spread.to(move));
    case k.score.id:
      return whyNotScore(state, seat, k.score.card(move));
    case k.keep.id:
      return whyNotKeep(state, seat, k.keep.card(move));
    case k.give.id:
      return whyNotGive(state, seat, k.give.deck(move));
    case k.slip.id:
      return whyNotSlip(state, seat, k.slip.card(move));
    case k.goHome.id:
      return whyNotHome(seat, k.goHome.hex(move));
    case k.done.id:
      return state.phase === p.REROLL && state.least === 0 ? refuse('NO-13.12', 'noDieChosen') : null;
    default:
      return null;
  }
}
