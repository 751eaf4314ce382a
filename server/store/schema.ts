// What is stored, as the queries see it. Times are milliseconds since 1970; flags are 0 and 1; documents are JSON text:
// the same on both databases.

import type { Generated } from 'kysely';

export interface Schema {
  persons: PersonRow;
  sessions: SessionRow;
  tokens: TokenRow;
  blocks: BlockRow;
  tables: TableRow;
  lobby: LobbyRow;
  origins: OriginRow;
  seats: SeatRow;
  sat: SatRow;
  deeds: DeedRow;
  snapshots: SnapshotRow;
  jobs: JobRow;
  chat: ChatRow;
  reports: ReportRow;
  processes: ProcessRow;
  runs: RunRow;
  presence: PresenceRow;
  budgets: BudgetRow;
  devices: DeviceRow;
  audit: AuditRow;
  series: SeriesRow;
  series_deeds: SeriesDeedRow;
  series_tables: SeriesTableRow;
  series_entrants: SeriesEntrantRow;
  series_snapshots: SeriesSnapshotRow;
  raters: RaterRow;
  rated_games: RatedGameRow;
  rated_seats: RatedSeatRow;
  ratings: RatingRow;
  rating_pools: RatingPoolRow;
  results: ResultRow;
  result_seats: ResultSeatRow;
  played: PlayedRow;
  tallies: TallyRow;
  game_tallies: GameTallyRow;
  recovery_codes: RecoveryCodeRow;
  earlier_names: EarlierNameRow;
  follows: FollowRow;
}

export type PersonKind = 'guest' | 'account' | 'bot';

export interface PersonRow {
  id: string;
  kind: PersonKind;
  name: string;
  /** In lower case, as it is compared; null for guests and bots. */
  login: string | null;
  password: string | null;
  /** The account that a bot belongs to. */
  owner: string | null;
  created_at: number;
  /** When it last came, to the day. */
  seen_at: number;
  /** May not write at tables before. */
  silenced_until: number;
  banned: number;
  /** Nothing is left of the person but this row, so that games keep their seats. */
  deleted: number;
  /** The account that took over a guest's games. */
  adopted_by: string | null;
  /** Others are shown neither its games nor its ratings. */
  hides: number;
}

export interface SessionRow {
  hash: string;
  person: string;
  created_at: number;
  expires_at: number;
  /** When it was last used, to the hour. */
  seen_at: Generated<number>;
  /** What its browser said it is, in a word each; empty where that is not known. */
  browser: Generated<string>;
  system: Generated<string>;
}

export interface TokenRow {
  hash: string;
  person: string;
  created_at: number;
}

export type BlockKind = 'mute' | 'block';

export interface BlockRow {
  person: string;
  other: string;
  kind: BlockKind;
}

export type Status = 'open' | 'playing' | 'over' | 'closed';
export type Visibility = 'public' | 'invited';

/** A table: what never changes, and a summary of its deeds for lists. */
export interface TableRow {
  id: string;
  game: string;
  rules: number;
  seats: number;
  options: string;
  visibility: Visibility;
  /** Whoever knows it may come in. */
  invite: string;
  time: string;
  level: string;
  host: string;
  /** The secret behind the dice, in hexadecimal. */
  seed: string;
  /** The table that this is the rematch of. */
  previous: string | null;
  /** The series that it belongs to, which alone decides who sits there. */
  series: string | null;
  /** The pool of results that this one is to be compared with; null where it is casual. */
  rated: string | null;
  created_at: number;
  status: Status;
  /** The set of seats that owe a decision. */
  actors: number;
  /** When the first of them runs out of time. */
  deadline: number | null;
  ended_at: number | null;
  outcome: string | null;
}

/** The part of a table's row that follows its deeds. */
export type Summary = Pick<TableRow, 'status' | 'actors' | 'deadline' | 'ended_at' | 'outcome'>;

/** A public table that is not finished, for the lobby. */
export interface LobbyRow {
  table_id: string;
  status: Status;
  /** How many others of its host, or from where it was opened, were listed when it was opened: those with few come first. */
  place: number;
  /** As far as is known, its host is there until then. */
  host_until: number;
  host: string;
  /** From where it was opened, by a name that says nothing. */
  origin: string;
  opened_at: number;
}

/** The name of an address from which tables are opened; it is forgotten when none was for a while. */
export interface OriginRow {
  address: string;
  name: string;
  until_at: number;
}

/** Who sits where, for lists. */
export interface SeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
}

/** Who has ever sat at a table. */
export interface SatRow {
  person: string;
  table_id: string;
}

/** What happened at a table, one after the other: the truth, which nothing is ever taken out of. */
export interface DeedRow {
  table_id: string;
  seq: number;
  at: number;
  body: string;
}

/** The table after so many deeds, to go on from. */
export interface SnapshotRow {
  table_id: string;
  deed_count: number;
  body: string;
}

/** What is to be done at a certain time, by whichever process gets hold of it. */
export interface JobRow {
  key: string;
  kind: string;
  subject: string;
  run_at: number;
  attempts: number;
  locked_until: number;
  locked_by: string;
}

export interface ChatRow {
  id: string;
  table_id: string;
  person: string;
  at: number;
  text: string;
}

export interface ReportRow {
  id: string;
  at: number;
  reporter: string;
  person: string;
  table_id: string;
  chat: string | null;
  reason: string;
  handled: number;
  /** Null where it is not settled, or was before that was written down. */
  handled_at: number | null;
}

export interface ProcessRow {
  id: string;
  seen_at: number;
  hears_bus: Generated<number>;
}

/** When a process served, by the time of tables; kept when it has ended, so that the time goes on from there. */
export interface RunRow {
  process: string;
  began_at: number;
  /** The time when it last said so. */
  at: number;
  /** That moment by the database's clock. */
  written_at: number;
  /** The start of the computer that it runs on, and how long that had run then. */
  computer: string | null;
  ran: number;
}

export interface PresenceRow {
  table_id: string;
  person: string;
  process: string;
  here: number;
  at: number;
}

/** What was spent comes back with time; by then all of it has. */
export interface BudgetRow {
  key: string;
  full_at: number;
}

/** A browser that somebody has signed in with: it has a door of its own, which strangers cannot close. */
export interface DeviceRow {
  hash: string;
  person: string;
  seen_at: number;
}

/** What a host did: no names, only ids, so that it can stay when somebody is forgotten. */
export interface AuditRow {
  id: string;
  at: number;
  who: string;
  what: string;
  /** The id of a person, a report or a table. */
  about: string;
}

export type SeriesStatus = 'entering' | 'closed' | 'playing' | 'over' | 'cancelled';

/** Several games that belong together: what never changes about it, and a summary of its deeds for lists. */
export interface SeriesRow {
  id: string;
  kind: 'tournament' | 'campaign' | 'group';
  organizer: string;
  /** Of every table of it. */
  time: string;
  level: string;
  /** How long a table waits for those who are to play there, in milliseconds. */
  patience: number;
  /** The secret behind the lots, in hexadecimal. */
  seed: string;
  created_at: number;
  title: string;
  game: string;
  format: string;
  cap: number;
  closes_at: number | null;
  status: SeriesStatus;
  /** How many are in the list. */
  entrants: number;
  /** The lots were drawn. */
  begun: number;
  ended_at: number | null;
  /** Who is first, once it is over: `SeriesWinners` as JSON. Null where it is not over, or was before there was this column. */
  winners: string | null;
}

/** The part of a series' row that follows its deeds. */
export type SeriesSummary = Pick<SeriesRow, 'status' | 'entrants' | 'begun' | 'ended_at' | 'winners'>;

/** What happened in a series, one after the other: the truth, which nothing is ever taken out of. */
export interface SeriesDeedRow {
  series_id: string;
  seq: number;
  at: number;
  body: string;
}

/** The tables of a series, and whether what came of them was taken. */
export interface SeriesTableRow {
  table_id: string;
  series_id: string;
  taken: number;
}

/** Which people ever entered a series. */
export interface SeriesEntrantRow {
  series_id: string;
  person: string;
}

/** A series after so many deeds, to go on from. */
export interface SeriesSnapshotRow {
  series_id: string;
  deed_count: number;
  body: string;
}

/** Who is rated, by an id that says nothing: what is left of somebody who was forgotten. */
export interface RaterRow {
  id: string;
  person: string | null;
}

/** A result that counts for ratings. It stays for ever, and its number says when it counts. */
export interface RatedGameRow {
  seq: number;
  table_id: string;
  pool: string;
  at: number;
}

/** Who played there. Bots have no rater, but a strength that is known. */
export interface RatedSeatRow {
  seq: number;
  seat: number;
  rater: string | null;
  bot: string | null;
  rank: number;
  /** After the game, in millionths; of a bot as it always is. */
  mean: number;
  deviation: number;
  /** How much of the mean this game brought; none for bots. */
  gained: number;
}

/** How somebody is rated now. */
export interface RatingRow {
  rater: string;
  pool: string;
  mean: number;
  deviation: number;
  games: number;
  /** In how many of them nobody came before. */
  wins: number;
  /** The last of them. */
  seq: number;
}

/** How many results were booked in a pool. */
export interface RatingPoolRow {
  pool: string;
  games: number;
}

/** What came of a game that is over; of one that does not count too, so that nobody looks again. */
export interface ResultRow {
  table_id: string;
  game: string;
  seats: number;
  at: number;
  /** From the start to the end, in milliseconds. */
  took: number;
  orders: number;
  /** The board that it was played on, `own` for one that the table brought; null where there is only one. */
  board: string | null;
  counts: number;
}

/** Who played there; a guest is nobody. */
export interface ResultSeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  rank: number;
  played_as: string | null;
  /** How often the six-sided die was rolled for the seat, and what came of it in all. */
  dice: number;
  pips: number;
}

/** The games of an account, in the order of their ends: all of them, by nobody's name, and those with each other player. */
export interface PlayedRow {
  person: string;
  /** The id of a person, `bot:` and a level, or nothing. */
  opponent: string;
  at: number;
  table_id: string;
  game: string;
  /** The table was public. */
  open: number;
}

export type TallyKind = 'all' | 'seat' | 'board' | 'as' | 'opponent';

/** How often an account played and won, by what; ahead of and behind an opponent. */
export interface TallyRow {
  person: string;
  kind: TallyKind;
  /** Empty for opponents. */
  game: string;
  key: string;
  games: number;
  wins: number;
  losses: number;
}

/** How often a game was played and won, by what. */
export interface GameTallyRow {
  game: string;
  kind: 'all' | 'seat' | 'option';
  key: string;
  games: number;
  wins: number;
  orders: number;
  took: number;
}

/** A code by which somebody comes back without the password, once. */
export interface RecoveryCodeRow {
  hash: string;
  person: string;
  created_at: number;
}

/** What somebody was called until then. */
export interface EarlierNameRow {
  id: string;
  person: string;
  at: number;
  name: string;
  login: string | null;
}

/** Somebody follows another one. */
export interface FollowRow {
  person: string;
  other: string;
  at: number;
}
