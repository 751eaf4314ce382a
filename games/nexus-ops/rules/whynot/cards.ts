import type { Refusal } from '@starboard/engine';
import { refuse } from '../../words/messages.ts';
import * as c from '../columns.ts';
import { SPOILS } from '../phases.ts';
import { ENERGIZES, FIRST_HOME, HOME_HEXES, MONOLITH_HEX, type Nexus } from '../state.ts';
import { isEnemy } from '../army.ts';
import { allHexes, energizeInHand, isAlone, missionInHand } from './words.ts';

export function whyNotDiscard(state: Nexus, seat: number, card: number): Refusal | null {
  if (seat !== state.turn) return refuse('NO-7.10', 'notYourTurn');
  if (state.chain === 1) return refuse('NO-7.10', 'orderUnfinished');
  const held =
    card < ENERGIZES ? energizeInHand(state, seat, card) : missionInHand(state, seat, card - ENERGIZES);
  return held > 0 ? null : refuse('NO-7.10', 'cardNotHeld');
}

/** NO-8.1: null where missions are not what is out of place. */
export function whyNoMissionsNow(state: Nexus, seat: number): Refusal | null {
  if (seat !== state.turn) return refuse('NO-8.1', 'missionsOnTurn');
  return state.battle > 0 ? refuse('NO-8.1', 'missionsAfterBattle') : null;
}

export function whyNotScore(state: Nexus, seat: number, card: number): Refusal | null {
  const open = state.lineLength > 0;
  if (open && state.line[card] === 0) return refuse('NO-15.7', 'notInLine');
  if (!open && missionInHand(state, seat, card) === 0) return refuse('NO-8.1', 'missionNotHeld');
  const row = card * c.MISSION_COLUMNS;
  const red = state.missionRow[row + c.RED] === 1;
  if (red && state.phase !== SPOILS) return refuse('NO-8.4', 'redTooLate');
  if (red && state.redPlayed === 1) return refuse('NO-8.2', 'redPlayed');
  return whyNotGoal(state, seat, row);
}

function whyNotGoal(state: Nexus, seat: number, row: number): Refusal | null {
  const unit = state.missionRow[row + c.GOAL_UNIT] - 1;
  switch (state.missionRow[row + c.GOAL]) {
    case c.WON:
      if (state.phase !== SPOILS) return refuse('NO-8.4', 'noBattleWon');
      return whyNotWon(state, seat, row);
    case c.SLAIN:
      if (state.slain[unit] > 0) return null;
      return refuse('NO-8.6', 'noneSlain');
    case c.DOMINATING:
      return whyNotDominating(state, seat, state.missionRow[row + c.GOAL_LAND] - 1);
    case c.HOLDING:
      if (state.vortex === 0 && isAlone(state, MONOLITH_HEX, seat)) return null;
      return refuse('NO-14.23', 'noMonolith');
    default:
      if (state.roasted > 0) return null;
      return refuse('NO-14.24', 'noneRoasted');
  }
}

function whyNotWon(state: Nexus, seat: number, row: number): Refusal | null {
  const hex = state.battle - 1;
  const land = state.missionRow[row + c.GOAL_LAND];
  const survivor = state.missionRow[row + c.GOAL_UNIT];
  const slaying = state.missionRow[row + c.GOAL_SLAYING];
  if (land > 0 && land - 1 !== state.terrain[hex]) return refuse('NO-8.4', 'otherGround');
  if (state.missionRow[row + c.GOAL_BASE] === 1) {
    const owner = Math.floor((hex - FIRST_HOME) / HOME_HEXES);
    if (owner < 0 || !isEnemy(state, seat, owner)) return refuse('NO-14.5', 'notEnemyBase');
  }
  if (survivor > 0 && state.survivors[survivor - 1] === 0) {
    return refuse('NO-8.4', 'noSurvivor');
  }
  if (state.missionRow[row + c.GOAL_FLOWN] === 1 && state.flew[hex] === 0) {
    return refuse('NO-14.12', 'noneFlown');
  }
  if (slaying === 0 || state.slainHere[slaying - 1] > 0) return null;
  return refuse('NO-8.4', 'notSlainThere');
}

function whyNotDominating(state: Nexus, seat: number, land: number): Refusal | null {
  const counts = Array.from(
    { length: state.seats },
    (_, each) =>
      allHexes(state).filter((hex) => state.terrain[hex] === land && isAlone(state, hex, each)).length,
  );
  const own = counts[seat];
  const most = Math.max(0, ...counts.filter((_, each) => each !== seat));
  const needed = most + 1;
  if (own >= needed) return null;
  if (most === 0) return refuse('NO-8.7', 'nobodyDominates', { needed });
  return refuse('NO-8.7', 'dominatedBy', { own, most, needed });
}

export function whyNotKeep(state: Nexus, seat: number, card: number): Refusal | null {
  const drawn = [state.offer[seat * 2], state.offer[seat * 2 + 1]];
  return drawn.includes(card + 1) ? null : refuse('NO-15.5', 'notDrawn');
}

export function whyNotGive(state: Nexus, seat: number, deck: number): Refusal | null {
  const held = deck === 0 ? state.energizeSize[seat] : state.missionSize[seat];
  return held > 0 ? null : refuse('NO-16.3', 'noSuchCard');
}

export function whyNotSlip(state: Nexus, seat: number, card: number): Refusal | null {
  const energize = card < ENERGIZES;
  if (energize !== (state.left === 0)) return refuse('NO-16.3', 'otherDeck');
  const held = energize ? energizeInHand(state, seat, card) : missionInHand(state, seat, card - ENERGIZES);
  return held > 0 ? null : refuse('NO-16.3', 'cardNotHeld');
}
