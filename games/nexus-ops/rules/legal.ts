// What the asked seat may do, by phase.

import type { MoveList } from '@starboard/engine';
import { legalBreaths, legalScorch, legalVictims } from './breath.ts';
import { legalLosses } from './casualties.ts';
import { legalDeploy } from './deploy.ts';
import { legalLastCall } from './draw.ts';
import { legalRerolls } from './energize/battle-cards.ts';
import { legalPlaces, legalTeleports } from './energize/deploy-cards.ts';
import { legalAnswers } from './energize/window.ts';
import { legalExplores } from './explore.ts';
import { legalFights } from './fight.ts';
import { legalHomes } from './homing.ts';
import { legalMoves } from './move.ts';
import {
  BREATHE,
  CHOOSE,
  DEPLOY,
  EXPLORE,
  FIGHT,
  GIVE,
  HILL,
  HOMING,
  LOSSES,
  MOVE,
  OVER,
  PLACE,
  REROLL,
  SCORCH,
  SCORE,
  SHATTER,
  SLIP,
  SPOILS,
  TELEPORT,
  VICTIM,
  WINDOW,
} from './phases.ts';
import { legalSpoils } from './spoils.ts';
import type { Nexus } from './state.ts';
import { legalClaims } from './variants/king-of-the-hill.ts';
import { legalShards } from './variants/shardians.ts';
import { legalGifts, legalSlips } from './variants/teams.ts';
import { legalKeeps } from './variants/top-priority.ts';

type Offer = (state: Nexus, seat: number, into: MoveList) => void;

const offers: Readonly<Record<number, Offer>> = {
  [DEPLOY]: legalDeploy,
  [PLACE]: legalPlaces,
  [TELEPORT]: legalTeleports,
  [MOVE]: legalMoves,
  [BREATHE]: legalBreaths,
  [VICTIM]: legalVictims,
  [SCORCH]: legalScorch,
  [EXPLORE]: legalExplores,
  [FIGHT]: legalFights,
  [SHATTER]: legalShards,
  [WINDOW]: legalAnswers,
  [REROLL]: legalRerolls,
  [LOSSES]: legalLosses,
  [SPOILS]: legalSpoils,
  [CHOOSE]: legalKeeps,
  [HILL]: legalClaims,
  [SCORE]: legalLastCall,
  [GIVE]: legalGifts,
  [SLIP]: legalSlips,
  [HOMING]: legalHomes,
};

const byPhase: readonly Offer[] = Array.from({ length: OVER }, (_, phase) => offers[phase]);

export function legal(state: Nexus, seat: number, into: MoveList): void {
  byPhase[state.phase](state, seat, into);
}
