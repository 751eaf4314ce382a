// The door for games and bots: what a game is made of.

export { FastChance, type Chance } from './chance.ts';
export type { CountedLines, Game, GameEvent, Traits } from './game.ts';
export { CARGO_PARTS, type Cargo, type GroupPlay, type HouseAnswer, type Shipment } from './group-play.ts';
export type { Guide, Rule } from './guide.ts';
export {
  isMessage,
  phrased,
  speaker,
  verbatim,
  type Catalogue,
  type Catalogues,
  type Filled,
  type Message,
  type Phrase,
  type Translated,
  type Value,
  type Values,
} from './message.ts';
export { amount, codec, MoveList, named, open, revealing, sealed, veiled, type MoveRecord } from './moves.ts';
export {
  choice,
  document,
  flag,
  integer,
  type Option,
  type OptionsOf,
  type OptionWords,
  type OptionValues,
} from './options.ts';
export { hasDice, traitsOf } from './table-traits.ts';
export { rankByScore, winnersOf, type Outcome, type ScoreLine } from './outcome.ts';
export {
  isRefusal,
  messageOf,
  Refusal,
  refusalJson,
  refuseInEnglish,
  refuser,
  type RefusalJson,
} from './refusal.ts';
export { allSeats, firstSeat, hasSeat, NOBODY, seatSet, seatsOf, SPECTATOR } from './seats.ts';
export { sha256, utf8 } from './sha256.ts';
export { ASK, type StandingAnswers } from './standing-answers.ts';
export { declare, HIDDEN, many, one, ownRow, type KnownTo, type State, type StateOf } from './state.ts';
