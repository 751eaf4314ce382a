// Nexus Ops: rubium, battles and secret missions on a living moon.

import { NOBODY, seatSet, type Game } from '@starboard/engine';
import { guide } from '../guide/guide.ts';
import { check } from './check.ts';
import { viewEvent, type NexusEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { moves } from './moves.ts';
import { optionWords } from '../words/options.ts';
import { advice, conflict, options, type Options } from './options.ts';
import { OVER } from './phases.ts';
import { playMove } from './play.ts';
import { setup } from './setup.ts';
import { standing } from './standing.ts';
import { RULES, shape, type Nexus } from './state.ts';
import { turnRule } from './turn-rule.ts';
import type { RulesVersion } from './versions.ts';
import { whyNot } from './whynot/whynot.ts';
import { outcome, sheet } from './winning.ts';

const common = {
  id: 'nexus-ops',
  title: 'Nexus Ops',
  summary:
    'Corporations fight for the rubium of a living moon: deploy, explore, battle, and fulfil secret missions.',
  seats: { min: 2, max: 4 },
  traits: { secrets: true, chance: true, simultaneous: false },
  options,
  optionWords,
  playedOn: { option: 'board', of: ({ board }) => board },
  shape,
  moves,
  guide,
  longestGame: 200_000,
  simulationOptions: { roundLimit: 200 },
  shortOptions: { roundLimit: 2 },
  firstSeatOptions: { firstPlayer: '1' },
  conflict,
  advice,
  actors: (state) => (state.phase === OVER ? NOBODY : seatSet(state.asked)),
  turnRule,
  legal,
  inOrder: (state, seat) => state.chain === 1 && seat === state.asked,
  play: playMove,
  standingAnswers: standing,
  viewEvent: (event, viewer) => viewEvent(event as NexusEvent, viewer),
  imagine,
  outcome,
  sheet,
  // points, then hexes and units, as in NO-11.3
  counted: { score: [0, 1, 2], ties: [3, 4] },
  ratedAs: ({ deckFile, teams, tokenMix }) =>
    teams || deckFile !== null || tokenMix !== null ? null : 'standard',
  check,
  whyNot,
} satisfies Omit<Game<Nexus, Options>, 'rules' | 'setup'>;

export const nexusOps = edition(RULES);

/** The game by one version of its rules, which lies in the state. */
export function edition(rules: RulesVersion): Game<Nexus, Options> {
  return {
    ...common,
    rules,
    setup: (agreed, seats, chance) => setup(agreed, seats, chance, rules),
  };
}
