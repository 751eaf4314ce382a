// Groups of tables that play into each other, as everybody may know them: who sits where, what is under way, who leads. What
// is hidden at a table stays with the table.

import { Type, type Static } from 'typebox';
import {
  Id,
  Level,
  Named,
  nullable,
  Patience,
  record,
  SeriesSeat,
  Time,
  visible,
  Winners,
  command,
} from './parts.ts';
import { NewSeat, TimeControl } from './tables.ts';

const FEWEST = 2;
const MOST = 4;
const Faction = Type.Integer({ minimum: 0, maximum: MOST - 1 });
const Table = Type.Integer({ minimum: 0, maximum: MOST - 1 });
const Options = Type.Record(Type.String(), Type.Unknown());

export const NewGroup = record({
  title: visible(80),
  game: Id,
  options: Type.Optional(Options),
  tableOptions: Type.Optional(
    Type.Array(Options, { maxItems: MOST, description: 'What differs from `options`, by table.' }),
  ),
  seats: Type.Array(Type.Array(NewSeat, { minItems: FEWEST, maxItems: MOST }), {
    minItems: FEWEST,
    maxItems: MOST,
    description:
      'Who plays, by faction and then by table: you, for one faction, a bot, or somebody who is still to come. Every faction has one seat at every table.',
  }),
  time: Type.Optional(TimeControl),
  level: Type.Optional(Level),
  patience: Type.Optional(Patience),
});
export type NewGroup = Static<typeof NewGroup>;

export const GroupCommands = {
  sit: command(
    'sit',
    { faction: Faction, table: Type.Optional(Table) },
    'Take the free seat of a faction at a table, or all its free seats where no table is named.',
  ),
  rise: command(
    'rise',
    { table: Type.Optional(Table) },
    'Leave your seat at a table, or all your seats; once the group has begun bots stand in.',
  ),
  bot: command(
    'bot',
    { faction: Faction, table: Table, level: Level },
    'Give a seat to a bot (who opened the group).',
  ),
  begin: command('begin', {}, 'Begin, when no seat is free (who opened the group).'),
  cancel: command('cancel', {}, 'Cancel the group: its tables are closed (who opened it).'),
} as const;

export const GroupCommand = Type.Union(Object.values(GroupCommands), {
  description: 'What to do in a group of tables.',
});
export type GroupCommand = {
  [K in keyof typeof GroupCommands]: Static<(typeof GroupCommands)[K]>;
}[keyof typeof GroupCommands];

const Status = Type.Enum(['entering', 'closed', 'playing', 'over', 'cancelled']);

const GroupTableInfo = record({
  table: nullable(
    Type.String({ description: 'The table, to follow like any other; null before it is open.' }),
  ),
  options: Options,
  standing: Type.Array(Faction, { description: 'The factions to which parcels can still go there.' }),
  end: nullable(
    Type.Union([
      record({
        end: Type.Literal('played'),
        ranks: Type.Array(Type.Integer()),
        scores: Type.Array(Type.Integer()),
        winner: nullable(Faction),
      }),
      record({ end: Type.Literal('unfinished') }),
    ]),
  ),
});

const ParcelInfo = record(
  {
    faction: Faction,
    from: Table,
    to: Table,
    ships: Type.Integer(),
    energy: Type.Integer(),
    cards: Type.Integer(),
    asteroids: Type.Integer(),
    state: Type.Enum(['waiting', 'opened', 'lost']),
  },
  { description: 'Numbers are public, which cards and asteroids they are is not.' },
);

export const GroupInfo = record({
  id: Id,
  deedCount: Type.Integer({ description: 'Goes up with everything that happens between the tables.' }),
  title: Type.String(),
  game: Id,
  rules: Type.Integer(),
  time: TimeControl,
  level: Type.String(),
  patience: Type.Integer({
    description:
      'For how many seconds a table waits for those who are to play there; 0: as long as it takes.',
  }),
  organizer: Named,
  createdAt: Time,
  status: Status,
  endedAt: nullable(Time),
  seats: Type.Array(Type.Array(SeriesSeat), { description: 'By faction, then by table.' }),
  stars: Type.Array(Type.Integer(), {
    description: 'By faction, the number of the name that its bots have at all tables.',
  }),
  tables: Type.Array(GroupTableInfo),
  tournament: nullable(
    Type.String({ description: 'The tournament of which it is a game, and which decides who plays.' }),
  ),
  parcels: Type.Array(ParcelInfo, { description: 'In the order in which they were sent.' }),
  factions: Type.Array(
    record({
      faction: Faction,
      place: Type.Integer({ minimum: 1 }),
      tablesWon: Type.Integer(),
      score: Type.Integer({ description: 'Credited to everybody who sat for the faction.' }),
    }),
    { description: 'The best first, by the tables that are over.' },
  ),
});
export type GroupInfo = Static<typeof GroupInfo>;

/** A group in a list. */
export const ListedGroup = record({
  id: Id,
  title: Type.String(),
  game: Id,
  status: Status,
  tables: Type.Integer(),
  factions: Type.Integer(),
  taken: Type.Integer({ description: 'How many seats somebody has.' }),
  over: Type.Integer({ description: 'How many tables are over.' }),
  organizer: Named,
  createdAt: Time,
  winners: Winners,
});
export type ListedGroup = Static<typeof ListedGroup>;

export const GroupList = record({
  mine: Type.Array(ListedGroup, { description: 'In which you have a seat, or which you opened.' }),
  open: Type.Array(ListedGroup, { description: 'With seats that are free.' }),
});
export type GroupList = Static<typeof GroupList>;

/** The file is described with the files of games. */
export const GroupRecord = Type.Object(
  {
    starboardGroup: Type.Literal(1),
    names: Type.Array(record({ id: Type.String(), name: Type.String() })),
    deeds: Type.Array(Type.Unknown()),
    games: Type.Array(Type.Unknown()),
  },
  {
    description:
      'All that went from table to table, with the games of the tables, as a file that can be verified.',
  },
);
