// What series say, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';
import { listed } from '@starboard/engine/words';

export const english = {
  // plans
  otherTableSeats: ({ seats }: { seats: number }) =>
    `This format is not played at tables of ${seats}: leave the number out.`,
  roundsOfFormat: 'How many rounds there are follows from this format: leave the number out.',
  wrongCap: ({ fewest, most, cap }: { fewest: number; most: number; cap: number }) =>
    `This format is for ${fewest} to ${most} entrants, so there cannot be ${cap} places.`,
  checkInNeedsClosing: 'People can check in only if the list closes at a set time: say when.',
  gameOfGroup: 'Whoever opens tables that are linked says which table each is: leave the option “group” out.',
  checkInTooLate: 'Check-in must begin before the list closes.',

  // the list of entrants
  entrantTwice: 'This entrant is already on the list.',
  listClosed: 'The list of entrants is closed.',
  listFull: ({ cap }: { cap: number }) => `The list is full: there are ${cap} places.`,
  onlyOrganizer: 'Only the organizer of the tournament can do that.',
  onlyYourself: 'You can do that only for yourself.',
  notEntered: 'This entrant is not in the tournament.',
  hasLeft: 'This entrant has left the tournament.',
  noCheckIn: 'Nobody has to check in here.',
  checkInLater: 'Check-in has not begun yet.',
  checkedInAlready: 'This entrant has checked in already.',
  tooFew: ({ fewest, entrants }: { fewest: number; entrants: number }) =>
    `This format needs ${fewest} entrants, and there ${entrants === 1 ? 'is' : 'are'} ${entrants}.`,

  // games
  notBegun: 'The tournament has not begun.',
  hasEnded: 'The tournament is over.',
  wasCancelled: 'The tournament was cancelled.',
  noSuchEncounter: ({ encounter }: { encounter: number }) =>
    `There is no game ${encounter} in this tournament.`,
  hasTable: 'This game has its table already.',
  noTableYet: 'This game has no table yet.',
  tableTwice: 'This table belongs to another game of the tournament.',
  otherSeries: 'This table does not belong to the tournament.',
  resultTwice: 'The result of this game is known already.',
  otherSeats: ({ seats, ranks }: { seats: number; ranks: number }) =>
    `This game has ${seats} entrants, but the result names ${ranks}.`,
  notAtTable: 'This entrant does not play in that game.',

  // groups of tables
  noGroups: ({ game }: { game: string }) => `Tables of ${game} cannot be linked.`,
  wrongTables: ({ min, max, tables }: { min: number; max: number; tables: number }) =>
    `A group has ${min} to ${max} tables, not ${tables}.`,
  wrongFactions: ({ min, max, factions }: { min: number; max: number; factions: number }) =>
    `A group has ${min} to ${max} factions, not ${factions}.`,
  noTableOfGroup: ({ table }: { table: number }) => `There is no table ${table} in this group.`,
  tableOver: ({ table }: { table: number }) => `The game at table ${table} is over.`,
  notedAlready: ({ entry, table }: { entry: number; table: number }) =>
    `What came of entry ${entry} at table ${table} is known already.`,
  neverSent: ({ table, faction }: { table: number; faction: number }) =>
    `No parcel of faction ${faction} waits for table ${table}.`,
  otherParcel: ({ table, faction, parcel }: { table: number; faction: number; parcel: number }) =>
    `Parcel ${parcel} is the next that faction ${faction} opens at table ${table}, and this is another one.`,
  stillWaits: ({ table, faction, parcel }: { table: number; faction: number; parcel: number }) =>
    `Parcel ${parcel} still waits for faction ${faction} at table ${table}.`,
  isNoted: 'The other tables of the group know of this order already: it cannot be undone.',
  noTakeBacks:
    'At a table of a group nothing is taken back: what left for another table would have to come back.',
  asksHouse: 'The turn is only beginning: parcels from the other tables are opened first.',
  otherTables: ({ table }: { table: number }) =>
    `From table ${table} the faction reaches other tables than these.`,

  // what parts those with as many points
  tieBroken: ({
    name,
    other,
    by,
    mine,
    theirs,
  }: {
    name: string;
    other: string;
    by: string;
    mine: number;
    theirs: number;
  }) => `${name} is ahead of ${other} by ${by}: ${mine} to ${theirs}.`,
  tieOpen: ({ names }: { names: readonly string[] }) =>
    `${listed(names)} share the place: nothing separates them.`,
  byWins: 'games won',
  byLine: ({ line }: { line: string }) => `the line “${line}” of the score sheet`,
  byMutual: 'the games between those who are level',
  byOpponents: 'the points of all opponents',
  byBeaten: 'the points of those beaten, and half of those drawn with',

  // files
  notASeries: 'This is not a Starboard tournament file.',
  deedDoesNotFollow: ({ deed, problem }: { deed: number; problem: string }) =>
    `Step ${deed} of this file does not follow from those before: ${problem}`,
  otherDeed: 'something else should have happened.',
  otherLots: 'the lots do not come from the seed.',
  otherSeed: 'The seed does not match the fingerprint that was published with the plan.',
  otherResult: 'The game’s file has a different result.',
  noSuchTable: ({ table }: { table: string }) => `No game of this tournament was played at table ${table}.`,
  otherGame: 'This is not the game of the group, or not with its options.',
  unheardOf: ({ table, entry }: { table: number; entry: number }) =>
    `Entry ${entry} of table ${table} is not in the group’s file.`,
} satisfies Catalogue;

export const say = speaker('series', english);
export const refuse = refuser(say);
