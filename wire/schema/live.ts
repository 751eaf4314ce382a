// The messages of the WebSocket. Each request may carry a number, `re` in its answer.

import { Type, type Static } from 'typebox';
import { Commands, type Command } from './commands.ts';
import { Id, Named, nullable, ViewSeq, record, RefusalBody, Seat } from './parts.ts';
import { ViewDelta, View, type ViewDelta as ViewDeltaType, type View as ViewType } from './view.ts';
import {
  Away,
  ChatLine,
  ClockInfo,
  Lobby,
  MyTable,
  Note,
  Said,
  TableCard,
  TableChange,
  TableInfo,
} from './tables.ts';
import {
  TournamentCommand,
  type TournamentCommand as TournamentCommandType,
  TournamentInfo,
  TournamentList,
} from './tournaments.ts';
import { CampaignCommand, type CampaignCommand as CampaignCommandType, CampaignInfo } from './campaigns.ts';
import { GroupCommand, type GroupCommand as GroupCommandType, GroupInfo } from './groups.ts';

const asked = { id: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 31 })) };

/** Requests that are not commands at a table. */
export const Requests = {
  watch: record(
    {
      do: Type.Literal('watch'),
      ...asked,
      table: Id,
      viewSeq: Type.Optional(ViewSeq),
      invite: Type.Optional(Id),
    },
    {
      description:
        'Follow a table, from your seat or as a spectator. With `viewSeq`: what you missed since, step by step.',
    },
  ),
  leave: record({ do: Type.Literal('leave'), ...asked, table: Id }, { description: 'Follow it no longer.' }),
  legal: record(
    {
      do: Type.Literal('legal'),
      ...asked,
      table: Id,
      order: Type.Array(Type.String({ maxLength: 120 }), { maxItems: 400 }),
    },
    { description: 'Which moves can follow the begun order, for programs that do not know the rules.' },
  ),
  say: record(
    { do: Type.Literal('say'), ...asked, table: Id, text: Said },
    { description: 'Write to the table.' },
  ),
  lobby: record(
    { do: Type.Literal('lobby'), ...asked, on: Type.Boolean() },
    { description: 'Follow the list of tables.' },
  ),
  mine: record(
    { do: Type.Literal('mine'), ...asked, on: Type.Boolean() },
    { description: 'Follow your own tables.' },
  ),
  tournaments: record(
    { do: Type.Literal('tournaments'), ...asked, on: Type.Boolean() },
    { description: 'Follow the list of tournaments.' },
  ),
  tournament: record(
    { do: Type.Literal('tournament'), ...asked, tournament: Id, on: Type.Boolean() },
    { description: 'Follow a tournament; one at a time.' },
  ),
  inTournament: record(
    { do: Type.Literal('inTournament'), ...asked, tournament: Id, command: TournamentCommand },
    { description: 'Do something in a tournament.' },
  ),
  campaign: record(
    { do: Type.Literal('campaign'), ...asked, campaign: Id, on: Type.Boolean() },
    { description: 'Follow a campaign; one at a time, in place of a tournament.' },
  ),
  inCampaign: record(
    { do: Type.Literal('inCampaign'), ...asked, campaign: Id, command: CampaignCommand },
    { description: 'Do something in a campaign.' },
  ),
  group: record(
    { do: Type.Literal('group'), ...asked, group: Id, on: Type.Boolean() },
    { description: 'Follow a group of tables; one at a time, in place of a tournament or a campaign.' },
  ),
  inGroup: record(
    { do: Type.Literal('inGroup'), ...asked, group: Id, command: GroupCommand },
    { description: 'Do something in a group of tables.' },
  ),
  ping: record({ do: Type.Literal('ping'), ...asked }, { description: 'Answered at once.' }),
} as const;

type Plainly = Exclude<keyof typeof Requests, 'inTournament' | 'inCampaign' | 'inGroup'>;
type InTournament = Omit<Static<(typeof Requests)['inTournament']>, 'command'> & {
  readonly command: TournamentCommandType;
};

type InCampaign = Omit<Static<(typeof Requests)['inCampaign']>, 'command'> & {
  readonly command: CampaignCommandType;
};

type InGroup = Omit<Static<(typeof Requests)['inGroup']>, 'command'> & {
  readonly command: GroupCommandType;
};

export type Request =
  | { [K in Plainly]: Static<(typeof Requests)[K]> }[Plainly]
  | InTournament
  | InCampaign
  | InGroup;

/** A command, with the table it is for and, where a table is by invitation, the invitation. */
export type TableRequest = Command & {
  readonly id?: number;
  readonly table: string;
  readonly invite?: string;
};

export const TableRequests = Object.values(Commands).map((schema) =>
  Type.Object(
    { ...schema.properties, ...asked, table: Id, invite: Type.Optional(Id) },
    { additionalProperties: false, description: descriptionOf(schema) },
  ),
);

function descriptionOf(schema: object): string {
  return 'description' in schema ? String(schema.description) : '';
}

export const ClientMessage = Type.Union([...Object.values(Requests), ...TableRequests]);
export type ClientMessage = Request | TableRequest;

const message = <T extends string, F extends Parameters<typeof record>[0]>(
  type: T,
  fields: F,
  description: string,
) => record({ type: Type.Literal(type), ...fields }, { description });

const re = { re: nullable(Type.Integer()) };

const company = {
  here: Type.Array(Named),
  away: Type.Array(Away, {
    description:
      'While a game is played, for those who sit there: who of them is not here, and since when. Empty for others.',
  }),
};

export const ServerMessages = {
  hello: message(
    'hello',
    { person: nullable(Named), now: Type.Integer() },
    'Who you are here, and what time it is.',
  ),
  done: message('done', { ...re, viewSeq: Type.Optional(ViewSeq) }, 'What was asked is done, and kept.'),
  refused: message(
    'refused',
    { ...re, refusal: RefusalBody },
    'What was asked was refused; nothing changed.',
  ),
  watching: message(
    'watching',
    {
      ...re,
      table: Id,
      card: TableCard,
      info: TableInfo,
      clock: nullable(ClockInfo),
      view: nullable(View),
      missed: Type.Array(ViewDelta, {
        description:
          'What turns the view that was named into `view`; empty where that cannot be told any more.',
      }),
      seat: nullable(Seat),
      invite: nullable(Type.String()),
      answer: nullable(Type.String()),
      ...company,
      chat: Type.Array(ChatLine),
    },
    'All about a table.',
  ),
  seat: message(
    'seat',
    {
      table: Id,
      seat: nullable(Seat),
      view: nullable(View),
      invite: nullable(Type.String()),
      answer: nullable(Type.String()),
    },
    'The game as you see it from now on: you sat down or rose, or the game started.',
  ),
  delta: message(
    'delta',
    { re: Type.Optional(Type.Integer()), table: Id, delta: ViewDelta },
    'The game went on. With `re` it is also the answer that what you asked is done, and kept.',
  ),
  info: message(
    'info',
    { table: Id, info: TableChange, note: nullable(Note) },
    'Something about the table changed. `note` is new, and belongs to the notes that `watching` had; it may come twice, or after a later one.',
  ),
  clock: message('clock', { table: Id, clock: ClockInfo }, 'The clocks.'),
  answer: message('answer', { table: Id, answer: nullable(Type.String()) }, 'What you answer beforehand.'),
  presence: message(
    'presence',
    { table: Id, ...company },
    'Who is here, and who of those who sit there is not.',
  ),
  chat: message('chat', { table: Id, line: ChatLine }, 'Somebody wrote.'),
  legal: message(
    'legal',
    { ...re, moves: Type.Array(Type.String()), complete: Type.Boolean() },
    'The moves that can follow; none when the order is complete or the seat owes none.',
  ),
  lobby: message('lobby', { lobby: Lobby }, 'The list of tables.'),
  mine: message('mine', { tables: Type.Array(MyTable) }, 'Your tables, those where it is your turn first.'),
  tournaments: message('tournaments', { tournaments: TournamentList }, 'The list of tournaments.'),
  tournament: message('tournament', { tournament: TournamentInfo }, 'A tournament as it is now.'),
  campaign: message('campaign', { campaign: CampaignInfo }, 'A campaign as it is now.'),
  group: message('group', { group: GroupInfo }, 'A group of tables as it is now.'),
  pong: message('pong', { ...re, now: Type.Integer() }, 'Here.'),
} as const;

export const ServerMessage = Type.Union(Object.values(ServerMessages));

type Told<K extends keyof typeof ServerMessages> = Static<(typeof ServerMessages)[K]>;
type Plain = Exclude<keyof typeof ServerMessages, 'watching' | 'seat' | 'delta'>;
export type Watching = Omit<Told<'watching'>, 'view' | 'missed'> & {
  readonly view: ViewType | null;
  readonly missed: readonly ViewDeltaType[];
};
export type ServerMessage =
  | { [K in Plain]: Told<K> }[Plain]
  | Watching
  | (Omit<Told<'seat'>, 'view'> & { readonly view: ViewType | null })
  | (Omit<Told<'delta'>, 'delta'> & { readonly delta: ViewDeltaType });
