// What can be asked over HTTP: each route by its method and address, with what it takes and what it sends.

import type { GameFile } from '@starboard/engine/match';
import { Type, type Static, type TSchema } from 'typebox';
import { Command, type Command as CommandType } from './commands.ts';
import { FinishedGame, GameRecord } from './finished.ts';
import { GameInfo } from './games.ts';
import { Id, nullable, ViewSeq, record } from './parts.ts';
import {
  Blocked,
  BotAccount,
  BotToken,
  Farewell,
  FollowedPerson,
  Me,
  MyChange,
  MyData,
  NewAccount,
  NewBlock,
  NewBot,
  NewGuest,
  NewLogin,
  NewPassword,
  NewReport,
  OpenedSession,
  OwnPassword,
  Recover,
  RecoveryCodes,
  RecoveryLeft,
  SignIn,
} from './people.ts';
import {
  ViewDelta,
  SeenEntry,
  View,
  type ViewDelta as ViewDeltaType,
  type View as ViewType,
} from './view.ts';
import {
  NewTournament,
  TournamentCommand,
  type TournamentCommand as TournamentCommandType,
  TournamentInfo,
  TournamentList,
  TournamentRecord,
} from './tournaments.ts';
import {
  CampaignCommand,
  type CampaignCommand as CampaignCommandType,
  CampaignInfo,
  CampaignList,
  CampaignRecord,
  NewCampaign,
} from './campaigns.ts';
import {
  GroupCommand,
  type GroupCommand as GroupCommandType,
  GroupInfo,
  GroupList,
  GroupRecord,
  NewGroup,
} from './groups.ts';
import { Leaderboards, Profile } from './ratings.ts';
import { PlayedAsked, PlayedGames, Statistics } from './results.ts';
import { ChatLine, Lobby, MyTable, NewTable, Said, TableCard, TableInfo } from './tables.ts';

export interface Route {
  readonly about: string;
  readonly tag: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** An invitation lets in. */
  readonly isInvited?: boolean;
  /** What a success sends; 204 and nothing where it is absent. */
  readonly sends?: TSchema;
  /** Tried too often by guessers, so it is counted apart: by the address of newcomers, for who signs in, or for who is
   *  signed in already. */
  readonly door?: 'newcomer' | 'signIn' | 'signedIn';
  /** Answered to those too who have not said who they are. */
  readonly forAll?: boolean;
}

const AtTable = record({ table: Id });
const OfTournament = record({ tournament: Id });
const OfCampaign = record({ campaign: Id });
const OfGroup = record({ group: Id });
const OfPerson = record({ person: Id });
const OfBot = record({ bot: Id });

export const Routes = {
  'GET /api/games': {
    about: 'All games',
    tag: 'games',
    sends: record({ games: Type.Array(GameInfo) }),
    forAll: true,
  },
  'POST /api/guests': {
    about: 'Take a name, without an account',
    tag: 'people',
    body: NewGuest,
    sends: Me,
    door: 'newcomer',
    forAll: true,
  },
  'POST /api/accounts': {
    about: 'Open an account; a guest who does so keeps its games',
    tag: 'people',
    body: NewAccount,
    sends: Me,
    door: 'newcomer',
    forAll: true,
  },
  'POST /api/sessions': {
    about: 'Sign in; with `adopt` the account takes over the games of the guest that you were',
    tag: 'people',
    body: SignIn,
    sends: Me,
    door: 'signIn',
    forAll: true,
  },
  'DELETE /api/sessions': {
    about: 'Sign out; with `everywhere` on all devices',
    tag: 'people',
    query: record({ everywhere: Type.Optional(Type.Boolean()) }),
    forAll: true,
  },
  'GET /api/me': {
    about: 'Who you are here',
    tag: 'people',
    sends: Me,
  },
  'PATCH /api/me': {
    about: 'Take another name; hide your games and ratings, or show them again',
    tag: 'people',
    body: MyChange,
    sends: Me,
  },
  'PUT /api/me/password': {
    about: 'Change the password; signs out everywhere else',
    tag: 'people',
    body: NewPassword,
    door: 'signedIn',
  },
  'PUT /api/me/login': {
    about: 'Change the username',
    tag: 'people',
    body: NewLogin,
    sends: Me,
    door: 'signedIn',
  },
  'GET /api/me/sessions': {
    about: 'Where you are signed in',
    tag: 'people',
    sends: Type.Array(OpenedSession),
  },
  'DELETE /api/me/sessions/:session': {
    about: 'Sign out there',
    tag: 'people',
    params: record({ session: Id }),
  },
  'GET /api/me/recovery': {
    about: 'How many recovery codes you have left',
    tag: 'people',
    sends: RecoveryLeft,
  },
  'POST /api/me/recovery': {
    about: 'New recovery codes, shown once; earlier ones are worth nothing then',
    tag: 'people',
    body: OwnPassword,
    sends: RecoveryCodes,
    door: 'signedIn',
  },
  'POST /api/recoveries': {
    about: 'Come back with a recovery code and a new password; signs out everywhere else',
    tag: 'people',
    body: Recover,
    sends: Me,
    door: 'signIn',
    forAll: true,
  },
  'DELETE /api/me': {
    about: 'Delete all that is stored about you; games keep a seat without a name',
    tag: 'people',
    body: Farewell,
    door: 'signedIn',
  },
  'GET /api/me/data': {
    about: 'All that is stored about you',
    tag: 'people',
    sends: MyData,
  },
  'GET /api/me/tables': {
    about: 'Your tables, those where it is your turn first',
    tag: 'people',
    sends: Type.Array(MyTable),
  },
  'GET /api/me/blocks': {
    about: 'Whom you muted or blocked',
    tag: 'people',
    sends: Type.Array(Blocked),
  },
  'PUT /api/me/blocks/:person': {
    about: 'Mute somebody (you do not read them), or block (they cannot join your tables either)',
    tag: 'people',
    params: OfPerson,
    body: NewBlock,
  },
  'DELETE /api/me/blocks/:person': {
    about: 'Read somebody again',
    tag: 'people',
    params: OfPerson,
  },
  'GET /api/me/follows': {
    about: 'Whom you follow, and what they play in public',
    tag: 'people',
    sends: Type.Array(FollowedPerson),
  },
  'PUT /api/me/follows/:person': {
    about: 'Follow an account',
    tag: 'people',
    params: OfPerson,
  },
  'DELETE /api/me/follows/:person': {
    about: 'Follow somebody no longer',
    tag: 'people',
    params: OfPerson,
  },
  'POST /api/reports': {
    about: 'Tell the host of this server about somebody',
    tag: 'people',
    body: NewReport,
  },
  'GET /api/me/bots': {
    about: 'Your bots',
    tag: 'bots',
    sends: Type.Array(BotAccount),
  },
  'POST /api/me/bots': {
    about: 'Open an account for a program that plays; its token is shown once',
    tag: 'bots',
    body: NewBot,
    sends: BotToken,
    door: 'signedIn',
  },
  'POST /api/me/bots/:bot/token': {
    about: 'Another token; the old one is worth nothing then',
    tag: 'bots',
    params: OfBot,
    sends: BotToken,
    door: 'signedIn',
  },
  'DELETE /api/me/bots/:bot': {
    about: 'Close a bot’s account',
    tag: 'bots',
    params: OfBot,
  },
  'GET /api/tables': {
    about: 'Public tables with free seats, and public games to watch',
    tag: 'tables',
    sends: Lobby,
    forAll: true,
  },
  'POST /api/tables': {
    about: 'Open a table',
    tag: 'tables',
    body: NewTable,
    sends: record({ table: Id, invite: Type.String() }),
  },
  'GET /api/tables/:table': {
    about: 'A table, and the game as you may see it',
    tag: 'tables',
    params: AtTable,
    isInvited: true,
    sends: record({ card: TableCard, info: TableInfo, view: nullable(View) }),
    forAll: true,
  },
  'POST /api/tables/:table/commands': {
    about: 'Do something at a table; answered when it is kept',
    tag: 'tables',
    params: AtTable,
    isInvited: true,
    body: Command,
    sends: record({ viewSeq: nullable(ViewSeq) }),
  },
  'POST /api/tables/:table/legal': {
    about: 'Which moves can follow a begun order',
    tag: 'tables',
    params: AtTable,
    body: record({ order: Type.Array(Type.String({ maxLength: 120 }), { maxItems: 400 }) }),
    sends: record({ moves: Type.Array(Type.String()), complete: Type.Boolean() }),
  },
  'GET /api/tables/:table/chat': {
    about: 'The latest that was written at a table',
    tag: 'tables',
    params: AtTable,
    isInvited: true,
    sends: Type.Array(ChatLine),
    forAll: true,
  },
  'POST /api/tables/:table/chat': {
    about: 'Write to the table',
    tag: 'tables',
    params: AtTable,
    body: record({ text: Said }),
  },
  'GET /api/tables/:table/record': {
    about:
      'A finished game as a file that replays from every seat and proves its dice, for whoever knows its address',
    tag: 'finished games',
    params: AtTable,
    isInvited: true,
    sends: GameRecord,
    forAll: true,
  },
  'GET /api/tables/:table/result': {
    about: 'A finished game: score sheet, proof of the dice and what luck did, for whoever knows its address',
    tag: 'finished games',
    params: AtTable,
    isInvited: true,
    sends: FinishedGame,
    forAll: true,
  },
  'GET /api/tables/:table/log': {
    about: 'All entries of the game’s log, as you may know them',
    tag: 'tables',
    params: AtTable,
    isInvited: true,
    sends: Type.Array(SeenEntry),
    forAll: true,
  },
  'GET /api/tables/:table/timeline': {
    about: 'The game as you saw it: how it was dealt, and each delta since',
    tag: 'tables',
    params: AtTable,
    isInvited: true,
    sends: record({ first: View, deltas: Type.Array(ViewDelta) }),
    forAll: true,
  },
  'GET /api/tournaments': {
    about: 'Tournaments that can be entered, that are played, and the latest that ended',
    tag: 'tournaments',
    sends: TournamentList,
    forAll: true,
  },
  'POST /api/tournaments': {
    about: 'Plan a tournament; it takes an account',
    tag: 'tournaments',
    body: NewTournament,
    sends: record({ tournament: Id }),
  },
  'GET /api/tournaments/:tournament': {
    about: 'A tournament: entrants, lots, rounds with their tables, standings',
    tag: 'tournaments',
    params: OfTournament,
    sends: TournamentInfo,
    forAll: true,
  },
  'POST /api/tournaments/:tournament/commands': {
    about: 'Do something in a tournament; answered when it is kept',
    tag: 'tournaments',
    params: OfTournament,
    body: TournamentCommand,
  },
  'GET /api/tournaments/:tournament/file': {
    about: 'All that happened in a tournament, as a file that can be verified',
    tag: 'tournaments',
    params: OfTournament,
    sends: TournamentRecord,
    forAll: true,
  },
  'GET /api/campaigns': {
    about: 'Campaigns in which you play or which you opened, and those with free seats',
    tag: 'campaigns',
    sends: CampaignList,
    forAll: true,
  },
  'POST /api/campaigns': {
    about: 'Open a campaign; it takes an account',
    tag: 'campaigns',
    body: NewCampaign,
    sends: record({ campaign: Id }),
  },
  'GET /api/campaigns/:campaign': {
    about: 'A campaign: its seats, its map, the tables of its battles',
    tag: 'campaigns',
    params: OfCampaign,
    sends: CampaignInfo,
    forAll: true,
  },
  'POST /api/campaigns/:campaign/commands': {
    about: 'Do something in a campaign; answered when it is kept',
    tag: 'campaigns',
    params: OfCampaign,
    body: CampaignCommand,
  },
  'GET /api/campaigns/:campaign/file': {
    about: 'A campaign with the games of all its battles, as a file that can be verified',
    tag: 'campaigns',
    params: OfCampaign,
    sends: CampaignRecord,
    forAll: true,
  },
  'GET /api/groups': {
    about: 'Groups of tables in which you play or which you opened, and those with free seats',
    tag: 'groups',
    sends: GroupList,
    forAll: true,
  },
  'POST /api/groups': {
    about: 'Open a group of tables that play into each other; it takes an account',
    tag: 'groups',
    body: NewGroup,
    sends: record({ group: Id }),
  },
  'GET /api/groups/:group': {
    about: 'A group of tables: its seats, its tables, the parcels between them, who leads',
    tag: 'groups',
    params: OfGroup,
    sends: GroupInfo,
    forAll: true,
  },
  'POST /api/groups/:group/commands': {
    about: 'Do something in a group of tables; answered when it is kept',
    tag: 'groups',
    params: OfGroup,
    body: GroupCommand,
  },
  'GET /api/groups/:group/file': {
    about: 'All that went from table to table, as a file that can be verified, when all tables are over',
    tag: 'groups',
    params: OfGroup,
    sends: GroupRecord,
    forAll: true,
  },
  'GET /api/ratings': {
    about: 'The best of every pool of rated games',
    tag: 'ratings',
    sends: Leaderboards,
    forAll: true,
  },
  'GET /api/people/:person': {
    about: 'An account: how it is rated, its rated games, and what came of all its games',
    tag: 'ratings',
    params: OfPerson,
    query: record({ before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })) }),
    sends: Profile,
    forAll: true,
  },
  'GET /api/people/:person/games': {
    about: 'The finished games of an account, also those of one kind, or with one opponent',
    tag: 'ratings',
    params: OfPerson,
    query: PlayedAsked,
    sends: PlayedGames,
    forAll: true,
  },
  'GET /api/statistics': {
    about:
      'What came of all games that were finished here: how long they are, which seats win, what is chosen',
    tag: 'ratings',
    sends: Statistics,
    forAll: true,
  },
  'GET /api/health': {
    about:
      'Well when something could be written to the database within the last five seconds; else 503, and why',
    tag: 'operation',
    sends: record({
      well: Type.Literal(true),
      store: Type.String(),
      version: Type.String(),
      /** What the host should put right, though nothing is lost by it. */
      remark: Type.Optional(Type.String()),
    }),
    forAll: true,
  },
  'GET /api/alive': {
    about: 'The process runs and answers, whatever its database does',
    tag: 'operation',
    sends: record({ alive: Type.Literal(true) }),
    forAll: true,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof Routes;

/** Where a type of ours says more than the schema. */
interface Exact {
  readonly 'POST /api/tables/:table/commands': { readonly body: CommandType };
  readonly 'POST /api/tournaments/:tournament/commands': { readonly body: TournamentCommandType };
  readonly 'POST /api/campaigns/:campaign/commands': { readonly body: CampaignCommandType };
  readonly 'POST /api/groups/:group/commands': { readonly body: GroupCommandType };
  readonly 'GET /api/tables/:table/timeline': {
    readonly sends: { readonly first: ViewType; readonly deltas: readonly ViewDeltaType[] };
  };
  readonly 'GET /api/tables/:table/record': { readonly sends: GameFile };
}

/** One thing that a route takes or sends; undefined where it does not. */
export type PartOf<
  N extends RouteName,
  K extends 'params' | 'query' | 'body' | 'sends',
> = N extends keyof Exact
  ? Exact[N] extends { readonly [_ in K]: infer T }
    ? T
    : Described<N, K>
  : Described<N, K>;

type Described<N extends RouteName, K extends string> = (typeof Routes)[N] extends {
  readonly [_ in K]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;
