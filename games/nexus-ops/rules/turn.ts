// NO-2.1: the turn from phase to phase. A step sets the next phase; steps follow each other until somebody must decide.

import type { Chance } from '@starboard/engine';
import { placeInRound, seatAfter } from './army.ts';
import { battleResults, clearBattle, countHits, nextType, rollDice } from './battle.ts';
import { afterBreath, seekBreath } from './breath.ts';
import { takeToll } from './casualties.ts';
import { drawSecretMission, endDraw, lastCall, rewardMonolith } from './draw.ts';
import { askNext } from './energize/window.ts';
import type { Tell } from './events.ts';
import { discover } from './explore.ts';
import { seekBattle } from './fight.ts';
import { sendHome } from './homing.ts';
import { collectIncome } from './income.ts';
import { readyUnits } from './move.ts';
import {
  AFTERMATH,
  AFTER_BREATH,
  ASK,
  CLAIM,
  CLOSING,
  COUNT,
  DEPLOY,
  DISCOVER,
  DRAW,
  END_TURN,
  INCOME,
  isStep,
  LAST_CALL,
  MONOLITH,
  NEXT_TYPE,
  PHASES,
  RESULTS,
  ROLL,
  SEEK_BATTLE,
  SEEK_BREATH,
  SEND_HOME,
  SHARDS,
  SPREAD,
  START_TURN,
  TOLL,
} from './phases.ts';
import { claimSpoils } from './spoils.ts';
import { BY_LIMIT, type Nexus } from './state.ts';
import { askForShards } from './variants/shardians.ts';
import { countSpores } from './variants/sporlings.ts';
import { resolveVortex } from './variants/vortex.ts';
import { eliminate, finish } from './winning.ts';

type Step = (state: Nexus, chance: Chance, tell?: Tell) => void;

const steps: Readonly<Record<number, Step>> = {
  [START_TURN]: (state, _, tell) => startTurn(state, tell),
  [SEEK_BREATH]: seekBreath,
  [AFTER_BREATH]: afterBreath,
  [DISCOVER]: discover,
  [SEEK_BATTLE]: seekBattle,
  [SHARDS]: askForShards,
  [NEXT_TYPE]: nextType,
  [ASK]: askNext,
  [ROLL]: rollDice,
  [COUNT]: countHits,
  [TOLL]: (state, _, tell) => takeToll(state, tell),
  [RESULTS]: battleResults,
  [SPREAD]: countSpores,
  [CLAIM]: (state, _, tell) => claimSpoils(state, tell),
  [AFTERMATH]: (state, _, tell) => aftermath(state, tell),
  [INCOME]: (state, _, tell) => collectIncome(state, tell),
  [DRAW]: drawSecretMission,
  [MONOLITH]: rewardMonolith,
  [LAST_CALL]: lastCall,
  [CLOSING]: endDraw,
  [SEND_HOME]: sendHome,
  [END_TURN]: endTurn,
};

const byPhase: readonly Step[] = Array.from({ length: PHASES }, (_, phase) => steps[phase]);

/** Goes on to the next decision. */
export function advance(state: Nexus, chance: Chance, tell?: Tell): void {
  for (let { phase } = state; isStep(phase); phase = state.phase) byPhase[phase](state, chance, tell);
}

function startTurn(state: Nexus, tell?: Tell): void {
  const seat = state.turn;
  state.roasted = 0;
  state.slain.fill(0);
  state.flew.fill(0);
  state.fought = 0;
  readyUnits(state, seat);
  tell?.({ event: 'turn', seat, round: state.round });
  state.asked = seat;
  state.phase = DEPLOY;
}

/** NO-11.6: the battle's results come before anybody is out. */
function aftermath(state: Nexus, tell?: Tell): void {
  state.phase = SEEK_BATTLE;
  clearBattle(state);
  eliminate(state, tell);
}

/** NO-11.5, NO-17.1: the next player to the left; a round ends where the first one would begin. */
function endTurn(state: Nexus, chance: Chance, tell?: Tell): void {
  if (eliminateAtEnd(state, tell)) return;
  const next = seatAfter(state, state.turn);
  const newRound = placeInRound(state, next) <= placeInRound(state, state.turn);
  state.turn = next;
  state.asked = next;
  state.phase = START_TURN;
  if (!newRound) return;
  if (state.round === state.roundLimit) return finish(state, BY_LIMIT, tell);
  state.round++;
  if (state.vortex === 0) return;
  resolveVortex(state, chance, tell);
  eliminate(state, tell);
}

/** The player whose turn ends may be out; then there is nothing to go back to. */
function eliminateAtEnd(state: Nexus, tell?: Tell): boolean {
  return eliminate(state, tell) && state.phase !== END_TURN;
}
