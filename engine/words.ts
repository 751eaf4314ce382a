// What the engine says, in English. Other languages have the same keys.

import { speaker, type Catalogue } from './message.ts';
import { listed } from './phrasing.ts';
import { refuser } from './refusal.ts';

export { counted, listed } from './phrasing.ts';

const series = (names: readonly string[]): string => names.join(', ');

/** The first dozen of the names that could be said. */
const oneOf = (names: readonly string[]): string =>
  `one of ${series(names.slice(0, 12))}${names.length > 12 ? ', …' : ''}`;

export const english = {
  // moves in notation
  noSuchMove: ({ name, names }: { name: string; names: readonly string[] }) =>
    `There is no move "${name}"; the moves are ${series(names)}.`,
  needsNumber: ({ move, field, min, max }: { move: string; field: string; min: number; max: number }) =>
    `"${move}" needs ${field}: a number from ${min} to ${max}.`,
  needsName: ({ move, field, names }: { move: string; field: string; names: readonly string[] }) =>
    `"${move}" needs ${field}: ${oneOf(names)}.`,
  tooManyWords: ({ text, move }: { text: string; move: string }) =>
    `"${text}" has more words than "${move}" needs.`,

  // options
  noSuchOption: ({ option, options }: { option: string; options: readonly string[] }) =>
    `There is no option ${option}. ${options.length === 0 ? 'This game has none' : `The options are ${series(options)}`}.`,
  optionProblem: ({ option, problem }: { option: string; problem: string }) => `Option ${option}: ${problem}`,
  optionNotJson: 'this is not JSON, or it was cut off.',

  // documents that people write, and values of options
  option: ({ option }: { option: string }) => `Option ${option}`,
  missingValue: ({ place, expected }: { place: string; expected: string }) =>
    `${place} is missing: it must be ${expected}.`,
  wrongValue: ({ place, expected, given }: { place: string; expected: string; given: string }) =>
    `${place} must be ${expected}, not ${given}.`,
  noSuchField: ({ place, field, fields }: { place: string; field: string; fields: readonly string[] }) =>
    `${place} has no field ${field}. Its fields are ${series(fields)}.`,
  textTooLong: ({ place, longest }: { place: string; longest: number }) =>
    `${place} is longer than ${longest} characters.`,
  textInvisible: ({ place }: { place: string }) => `${place} contains characters that cannot be shown.`,
  aText: ({ longest }: { longest: number }) => `a text of at most ${longest} characters`,
  aNumber: ({ min, max }: { min: number; max: number }) => `a number from ${min} to ${max}`,
  aWholeNumber: ({ min, max }: { min: number; max: number }) => `a whole number from ${min} to ${max}`,
  trueOrFalse: 'true or false',
  oneOf: ({ values }: { values: readonly string[] }) =>
    values.length === 1 ? values[0] : `one of ${series(values)}`,
  aList: ({ least, most }: { least: number; most: number }) =>
    `a list of ${least === most ? most : least === 0 ? `at most ${most}` : `${least} to ${most}`}`,
  anObject: 'an object',

  // tables and orders
  wrongSeats: ({ game, min, max, seats }: { game: string; min: number; max: number; seats: number }) =>
    `${game} is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`,
  needsSeed: 'A table needs a secret seed.',
  lookOnly: 'This game was loaded without its seed: it can be looked at, not played on.',
  gameOver: 'The game is over.',
  othersDecide: ({ seats }: { seats: readonly number[] }) =>
    `It is not your decision now, but that of ${seats.length === 1 ? 'seat' : 'seats'} ${listed(seats.map(String))}.`,
  noMove: 'That is not a move in this game.',
  notPossible: 'That is not possible right now.',
  noSuchSeat: ({ seat }: { seat: number }) => `There is no seat ${seat}.`,
  emptyOrder: 'An order needs at least one move.',
  orderTooLong: 'An order ends where chance comes in or where it is complete: send the rest separately.',
  orderTooShort: 'That order is not complete yet.',
  builtUpon: 'Somebody has already played on from that move.',
  tooManyTakenBack: 'There is no earlier decision of yours to go back to.',
  gaveUpAlready: 'That player has already given up.',

  // undo
  nothingToUndo: 'You have nothing to undo: a move stands once something else has followed it.',
  undoRolled: 'Your last move rolled dice or drew cards, so it cannot be undone.',
  undoShown: 'Something hidden has been revealed since your last move, so it cannot be undone.',

  // how a game ends beside its rules
  agreedDraw: 'The players agreed on a draw.',
  gaveUp: 'The player gave up.',
  othersGaveUp: 'All other players gave up.',
  allGaveUp: 'All players gave up.',

  // files and snapshots
  notJson: 'This is not a game file: it is not JSON, or it was cut off.',
  tooDeep: 'This is not a Starboard game file: it is nested too deeply.',
  notAGameFile: 'This is not a Starboard game file.',
  otherFormat: ({ format }: { format: string }) => `This file has format ${format}; this Starboard reads 1.`,
  damagedField: ({ field }: { field: string }) =>
    `This file is damaged: "${field}" is missing or not what it should be.`,
  wrongField: ({ field }: { field: string }) => `This file is damaged: "${field}" is not what it should be.`,
  foreignField: ({ field }: { field: string }) => `This file is damaged: "${field}" does not belong in it.`,
  damagedEntry: ({ entry }: { entry: number }) =>
    `This game file is damaged: entry ${entry} of the log is not what it should be.`,
  tooLarge: ({ megabytes }: { megabytes: number }) => `This file is larger than ${megabytes} MB.`,
  viewInstead:
    'This is a view file, what one viewer was shown of a game that was not over: it can be replayed and nothing else.',
  longView: ({ most }: { most: number }) => `This view file is damaged: it has more than ${most} moments.`,
  damagedMoment: ({ moment }: { moment: number }) =>
    `This view file is damaged: moment ${moment} is not what its viewer can have been shown.`,
  otherGame: ({ file, game }: { file: string; game: string }) => `This is a game of ${file}, not of ${game}.`,
  otherRules: ({ file, rules }: { file: number; rules: number }) =>
    `This game was played under version ${file} of the rules; here is ${rules}.`,
  noSecret: 'The secret of the table is not in this record.',
  otherSeed: 'The seed does not fit the commitment that was published when the table opened.',
  inEntry: ({ entry, problem }: { entry: number; problem: string }) => `Entry ${entry}: ${problem}`,
  noSuchSeats: ({ game, seats }: { game: string; seats: number }) =>
    `${game} cannot be played with ${seats} seats.`,
  setupDie: 'A die of the set-up does not follow from the seed.',
  setupDice: 'More dice were recorded for the set-up than it asks for.',
  tooManyDice: 'More dice were recorded than the rules ask for.',
  brokenChain: 'the chain of hashes is broken here: this entry or one before it was changed.',
  otherUndo: ({ entry }: { entry: number }) => `entry ${entry} is not what that undo takes back.`,
  otherDie: 'a die does not follow from the seed.',
  otherDice: ({ what }: { what: string }) => `the recorded dice do not fit: ${what}`,
  snapshotOfAnother: ({ game, rules }: { game: string; rules: number }) =>
    `This is a game of ${game}, version ${rules} of the rules.`,
  badSnapshot: 'The snapshot is not of this game.',
  otherLayout:
    'This was written when states of this game were laid out in another way, so it cannot be read.',
} satisfies Catalogue;

export const say = speaker('engine', english);
export const refuse = refuser(say);
