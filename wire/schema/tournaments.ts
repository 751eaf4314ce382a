// Tournaments as everybody may know them: all of it is public but the secret that the lots come from.

import { Type, type Static } from 'typebox';
import {
  Id,
  Level,
  MessageJson,
  Named,
  nullable,
  Patience,
  record,
  Time,
  visible,
  Winners,
  Word,
  command,
} from './parts.ts';
import { TimeControl } from './tables.ts';

const Format = Type.Enum(
  ['matchAndRematch', 'parallel', 'suddenDeath', 'freeForAll', 'trios', 'roundRobin', 'swiss'],
  {
    description:
      'Who meets whom, what counts, and who wins: `starboard rules tournaments SE-2` explains each.',
  },
);
export type TournamentFormat = Static<typeof Format>;

/** More than any server allows. */
const MOST_ENTRANTS = 512;

export const NewTournament = record({
  title: visible(80),
  game: Id,
  format: Format,
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  tableSeats: Type.Optional(
    Type.Integer({
      minimum: 2,
      maximum: 4,
      description: 'How many sit at a table, where the format leaves it open.',
    }),
  ),
  tables: Type.Optional(
    Type.Integer({
      minimum: 2,
      maximum: 4,
      description:
        'Each game is a group of so many tables that play into each other, where the game has groups.',
    }),
  ),
  rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'Of Swiss.' })),
  cap: Type.Optional(Type.Integer({ minimum: 2, maximum: MOST_ENTRANTS, description: 'No more can enter.' })),
  closesAt: Type.Optional(Time),
  checkInFrom: Type.Optional(Time),
  time: Type.Optional(TimeControl),
  level: Type.Optional(Level),
  patience: Type.Optional(Patience),
  bots: Type.Optional(
    Type.Array(Level, { maxItems: MOST_ENTRANTS, description: 'The levels of bots that enter at once.' }),
  ),
});
export type NewTournament = Static<typeof NewTournament>;

const LotsWord = Type.Optional(Word);

export const TournamentCommands = {
  enter: command('enter', { word: LotsWord }, 'Enter; `word` is mixed into the lots.'),
  addBot: command('addBot', { level: Level }, 'Enter one of the server’s bots (organizer).'),
  checkIn: command('checkIn', { word: LotsWord }, 'Say that you are there.'),
  withdraw: command(
    'withdraw',
    { entrant: Type.Optional(Id) },
    'Leave; the organizer can take out others, by the id of the entrant.',
  ),
  close: command('close', {}, 'Close the list of entrants before its time (organizer).'),
  cancel: command('cancel', {}, 'Cancel the tournament (organizer).'),
  callOff: command(
    'callOff',
    { encounter: Type.Integer({ minimum: 0, maximum: 100_000 }) },
    'Stop a game that does not go on (organizer): whoever did not come to it is absent; once it has begun it counts as never finished.',
  ),
} as const;

export const TournamentCommand = Type.Union(Object.values(TournamentCommands), {
  description: 'What to do in a tournament.',
});
export type TournamentCommand = {
  [K in keyof typeof TournamentCommands]: Static<(typeof TournamentCommands)[K]>;
}[keyof typeof TournamentCommands];

const Status = Type.Enum(['entering', 'closed', 'playing', 'over', 'cancelled']);

const Entrant = record({
  id: Id,
  person: nullable(Named),
  bot: nullable(Type.String({ description: 'The level of a bot.' })),
  star: Type.Integer({
    minimum: 0,
    description: 'The number of the name that a bot has in this tournament.',
  }),
  word: nullable(Type.String()),
  checkedIn: Type.Boolean(),
  left: Type.Boolean({ description: 'Left after the list was closed.' }),
});
export type TournamentEntrant = Static<typeof Entrant>;

const Numbers = Type.Array(Type.Integer());

const EncounterEnd = Type.Union([
  record({
    end: Type.Literal('played'),
    ranks: Numbers,
    scores: Type.Array(Type.Integer(), {
      description: 'By seat: final scores, or half points of places where the game has no score sheet.',
    }),
    winner: nullable(Type.Integer({ description: 'The seat that won alone.' })),
    proof: Type.String({ description: 'The hash of the last entry of the game’s log.' }),
  }),
  record({ end: Type.Literal('noShow') }),
  record({ end: Type.Literal('unfinished') }),
]);

const Encounter = record({
  number: Type.Integer({ minimum: 0 }),
  round: Type.Integer({ minimum: 0 }),
  entrants: Type.Array(Id, { description: 'In the order of seats; the first is the first player.' }),
  absent: Type.Array(Id),
  table: nullable(Id),
  end: nullable(EncounterEnd),
  replayOf: nullable(Type.Integer({ description: 'The game that was drawn, where this is its second.' })),
  lot: nullable(Type.String({ description: 'Whom the lot let through.' })),
});
export type TournamentEncounter = Static<typeof Encounter>;

const Place = record({
  entrant: Id,
  place: Type.Integer({ minimum: 1 }),
  points: Type.Number(),
  played: Type.Integer(),
  left: Type.Boolean(),
  decided: nullable(
    record(
      { by: MessageJson, mine: Type.Number(), theirs: Type.Number() },
      { description: 'What put it before the next in the list, where both have as many points.' },
    ),
  ),
});
export type TournamentPlace = Static<typeof Place>;

export const TournamentInfo = record({
  id: Id,
  deedCount: Type.Integer({ description: 'Goes up with everything that happens in it.' }),
  title: Type.String(),
  game: Id,
  rules: Type.Integer(),
  options: Type.Record(Type.String(), Type.Unknown()),
  format: Format,
  tableSeats: nullable(Type.Integer({ description: 'How many sit at a table; null: all.' })),
  tables: nullable(
    Type.Integer({
      description:
        'Of the group that each game is; its name stands where that of a table would. Null: one table.',
    }),
  ),
  rounds: nullable(Type.Integer({ description: 'How many there will be, as far as that is known.' })),
  cap: Type.Integer(),
  closesAt: nullable(Time),
  checkInFrom: nullable(Time),
  time: TimeControl,
  level: Type.String(),
  patience: Type.Integer({
    description: 'For how many seconds a table waits for those who are to play there.',
  }),
  organizer: Named,
  createdAt: Time,
  status: Status,
  endedAt: nullable(Time),
  commitment: Type.String({ description: 'The hash of the secret that the lots come from.' }),
  seed: nullable(Type.String({ description: 'That secret, once the tournament has ended.' })),
  entrants: Type.Array(Entrant, { description: 'In the order in which they came.' }),
  lots: Type.Array(Id, { description: 'Their ids in the order of the lots: A, B, C and so on.' }),
  encounters: Type.Array(Encounter),
  byes: Type.Array(Type.Array(Id), { description: 'Who had a round off, by round.' }),
  standings: Type.Array(Place, { description: 'Best first.' }),
});
export type TournamentInfo = Static<typeof TournamentInfo>;

/** A tournament in a list. */
export const ListedTournament = record({
  id: Id,
  title: Type.String(),
  game: Id,
  format: Format,
  status: Status,
  entrants: Type.Integer(),
  cap: Type.Integer(),
  closesAt: nullable(Time),
  time: TimeControl,
  organizer: Named,
  createdAt: Time,
  endedAt: nullable(Time),
  winners: Winners,
});
export type ListedTournament = Static<typeof ListedTournament>;

export const TournamentList = record({
  entering: Type.Array(ListedTournament),
  playing: Type.Array(ListedTournament),
  ended: Type.Array(ListedTournament, { description: 'The latest.' }),
});
export type TournamentList = Static<typeof TournamentList>;

/** The file is described with the files of games: `series/tournament/file.ts`. */
export const TournamentRecord = Type.Object(
  {
    starboardTournament: Type.Literal(1),
    names: Type.Array(record({ id: Id, name: Type.String() })),
    seed: Type.Optional(Type.String()),
    deeds: Type.Array(Type.Unknown()),
  },
  { description: 'A tournament as a file that can be verified.' },
);
