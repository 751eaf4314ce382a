// Nexum Galaxy: the core game, without dice and with nothing hidden, and cosmic events, which have both.

import { NOBODY, seatSet, type Game, type Traits } from '@starboard/engine';
import { guide } from '../guide/guide.ts';
import { civilizationIds } from '../data/civilizations.ts';
import { check } from './check.ts';
import { seenBy, type NexumEvent } from './events.ts';
import { moves } from './moves.ts';
import { optionWords } from '../words/options.ts';
import { conflict } from './conflict.ts';
import { imagine } from './imagine.ts';
import { options, type Options } from './options.ts';
import { questionOf } from './phases/questions.ts';
import { proceed } from './round.ts';
import { counted, outcome, sheet } from './score.ts';
import { setup } from './setup.ts';
import { standing } from './standing.ts';
import { hasEvents, ratedAs } from './terms.ts';
import { groupPlay } from './group/play.ts';
import {
  CARD,
  DRAFT,
  FLEET,
  HIDE,
  LOAD,
  OVER,
  PLACE,
  RELIC,
  RULES,
  shape,
  TURNS,
  UNPACK,
  WINDOW,
  type Nexum,
} from './state.ts';
import type { RulesVersion } from './versions.ts';
import { computersInPlay } from './victory.ts';
import { whyNot } from './whynot.ts';

const EVERYTHING: Traits = { secrets: true, chance: true, simultaneous: false, cardsOnly: true };

/** What was asked after chance has spoken is a decision of its own, and so is what an event asks or what is asked when a turn
 *  begins. */
function inOrder({ asking, beside, phase, step, force, source }: Nexum): boolean {
  // NG-16.9: ships on their way without a source have come upon a cloaked one
  if (asking === FLEET && force > 0 && source === 0) return false;
  if (asking === FLEET || asking === RELIC) return phase !== CARD && step === TURNS;
  return asking === HIDE || asking === UNPACK || asking === LOAD || (asking === PLACE && beside !== 0);
}

const common = {
  id: 'nexum-galaxy',
  title: 'Nexum Galaxy',
  summary: 'Two to four civilizations fight for planets, stars and the relics of those who came before.',
  seats: { min: 1, max: 4 },
  traits: EVERYTHING,
  // without events everything is open, and nothing is drawn once the table is set up
  traitsWith: (chosen, seats) =>
    hasEvents(chosen, seats) ? EVERYTHING : { secrets: false, chance: false, simultaneous: false },
  options,
  optionWords,
  shape,
  moves,
  guide,
  // 60 rounds of four turns of at most 140 moves: each ship sent or built costs energy, and a stock is small.
  longestGame: 34_000,
  simulationOptions: { roundLimit: 60 },
  shortOptions: { roundLimit: 2 },
  fullOptions: { ruleSet: 'asteroids', civilizations: 'drafted' },
  firstSeatOptions: { firstPlayer: '1' },
  conflict,
  actors: (state) => (state.phase === OVER ? NOBODY : seatSet(state.turn)),
  turnRule: ({ asking }) => (asking === WINDOW ? 'NG-12.8' : asking === DRAFT ? 'NG-17.1' : 'NG-4.1'),
  legal: (state, seat, into) => questionOf(state).legal(state, seat, into),
  inOrder,
  play(state, seat, move, chance, tell) {
    questionOf(state).play(state, seat, move, chance, tell);
    proceed(state, chance, tell);
  },
  viewEvent: (event, viewer) => seenBy(event as NexumEvent, viewer),
  imagine,
  standingAnswers: standing,
  outcome,
  hasRivals: (state) => computersInPlay(state) !== 0,
  sheet,
  counted,
  group: groupPlay,
  ratedAs,
  playedOn: { option: 'sector', of: ({ sector, customSector }) => (customSector === null ? sector : null) },
  playedAs: {
    option: 'chosenCivilizations',
    of: ({ civilization }, seat) => civilizationIds[civilization[seat] - 1] ?? null,
  },
  check,
  whyNot,
} satisfies Omit<Game<Nexum, Options>, 'rules' | 'setup'>;

export const nexumGalaxy = edition(RULES);

/** The game by one version of its rules, which lies in the state. */
export function edition(rules: RulesVersion): Game<Nexum, Options> {
  return {
    ...common,
    rules,
    setup: (agreed, seats, chance, tell) => setup(agreed, seats, chance, rules, tell),
  };
}
