// What a seat can decide, as moves. Orders of several moves: a card that places units (`energize`, then `place`), a
// teleport (`energize`, `lift` …, `land`), dice rolled again (`tactic`, `reroll` …, `done`), units given up (`lose` …)
// and a card passed to a team-mate (`give`, `slip`).

import { amount, codec, named, open, revealing, veiled } from '@starboard/engine';
import { HEX_NAMES } from '../data/board.ts';
import { FIGURES } from '../data/units.ts';
import { ENERGIZE_NAMES, MISSION_NAMES, MOST_FIGURES, SEATS } from './state.ts';

const hex = named('hex', HEX_NAMES);
const from = named('from', HEX_NAMES);
const to = named('to', HEX_NAMES);
const unit = named('unit', FIGURES);
const number = amount('number', 1, MOST_FIGURES);
const energizeCard = named('card', ENERGIZE_NAMES);
const missionCard = named('card', MISSION_NAMES);
const anyCard = named('card', [...ENERGIZE_NAMES, ...MISSION_NAMES]);
const seat = amount('seat', 0, SEATS - 1);

/** Both decks have backs of their own: from which one a card comes is seen by all. */
const DECKS = ['energize', 'mission'] as const;
export const ENERGIZE_DECK = 0;
export const MISSION_DECK = 1;

const SIDES = ['attacker', 'defender'] as const;
export const REWARDS = ['cards', 'hill'] as const;
export const TAKE_HILL = 1;

/** Of one face, in one order. */
export const MOST_REROLLED = 63;

export const moves = codec({
  // Deploy
  buy: open(unit, hex),
  energize: revealing(energizeCard),
  place: open(hex),
  lift: open(unit, from),
  land: open(hex),
  // Move
  move: open(unit, number, from, to),
  march: open(unit, from, to),
  breathe: open(unit, from, to),
  victim: open(seat),
  // Explore and fight
  explore: open(hex),
  fight: open(hex, seat),
  shatter: open(amount('number', 0, MOST_FIGURES)),
  tactic: revealing(energizeCard, named('side', SIDES)),
  reroll: open(amount('face', 1, 6), amount('dice', 1, MOST_REROLLED)),
  pass: open(),
  lose: open(unit),
  spread: open(number, to),
  // Cards
  score: revealing(missionCard),
  discard: revealing(anyCard),
  /** All see that a card went back, and not which. */
  keep: veiled(missionCard),
  claim: open(named('reward', REWARDS)),
  /** All see from which deck the card is that changes hands, the two team-mates see the card. */
  give: open(named('deck', DECKS)),
  slip: veiled(anyCard),
  goHome: open(hex),
  /** Ends a phase, or an order that could go on. */
  done: open(),
});
