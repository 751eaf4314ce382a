// Campaigns as everybody may know them: all of it is public but the secrets behind their dice.

import { Type, type Static } from 'typebox';
import { Id, Level, Named, nullable, record, SeriesSeat, Time, visible, Winners, command } from './parts.ts';
import { NewSeat, TimeControl } from './tables.ts';

const MOST_SEATS = 4;
const Place = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 });

export const NewCampaign = record({
  title: visible(80),
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  seats: Type.Array(NewSeat, {
    minItems: 1,
    maxItems: MOST_SEATS,
    description:
      'Who plays, in the order of choosing: you, once at most, a bot, or somebody who is still to come.',
  }),
  time: Type.Optional(TimeControl),
  level: Type.Optional(Level),
});
export type NewCampaign = Static<typeof NewCampaign>;

export const CampaignCommands = {
  sit: command('sit', { seat: Place }, 'Take a seat that is free, or where a bot stands in.'),
  rise: command('rise', {}, 'Leave; once the campaign has begun a bot stands in.'),
  bot: command('bot', { seat: Place, level: Level }, 'Give a seat to a bot (who opened the campaign).'),
  begin: command('begin', {}, 'Begin, when no seat is free (who opened the campaign).'),
  choose: command('choose', { cell: Type.String({ pattern: '^[A-F][1-6]$' }) }, 'Choose the next sector.'),
  placeCloud: command(
    'placeCloud',
    { place: Type.String({ pattern: '^(sector|apart|[A-L]{1,4})$' }) },
    'Say where the cloud of the next battle lies, if you are its first player: as the `sector` has it, `apart`, or beside systems.',
  ),
  cancel: command('cancel', {}, 'Cancel the campaign (who opened it).'),
} as const;

export const CampaignCommand = Type.Union(Object.values(CampaignCommands), {
  description: 'What to do in a campaign.',
});
export type CampaignCommand = {
  [K in keyof typeof CampaignCommands]: Static<(typeof CampaignCommands)[K]>;
}[keyof typeof CampaignCommands];

const Status = Type.Enum(['entering', 'closed', 'playing', 'over', 'cancelled']);

export const CampaignInfo = record({
  id: Id,
  deedCount: Type.Integer({ description: 'Goes up with everything that happens in it.' }),
  title: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
  time: TimeControl,
  level: Type.String(),
  organizer: Named,
  createdAt: Time,
  status: Status,
  endedAt: nullable(Time),
  seats: Type.Array(SeriesSeat),
  map: nullable(
    Type.Unsafe<object>({
      type: 'object',
      description:
        'The game on the map as a game file, with its seed once the campaign is over; null before it has begun.',
    }),
  ),
  fought: Type.Array(Id, { description: 'The tables of the battles that were fought.' }),
  table: nullable(Type.String({ description: 'The table of the battle that goes on.' })),
});
export type CampaignInfo = Static<typeof CampaignInfo>;

/** A campaign in a list. */
export const ListedCampaign = record({
  id: Id,
  title: Type.String(),
  status: Status,
  seats: Type.Integer(),
  taken: Type.Integer(),
  battles: Type.Integer(),
  organizer: Named,
  createdAt: Time,
  winners: Winners,
  yourChoice: Type.Boolean({
    description: 'The campaign waits for you to choose a sector, or to place the cloud of the battle.',
  }),
});
export type ListedCampaign = Static<typeof ListedCampaign>;

export const CampaignList = record({
  mine: Type.Array(ListedCampaign, { description: 'In which you have a seat, or which you opened.' }),
  open: Type.Array(ListedCampaign, { description: 'With seats that are free.' }),
});
export type CampaignList = Static<typeof CampaignList>;

/** The file is described with the files of games. */
export const CampaignRecord = Type.Object(
  {
    starboardCampaign: Type.Literal(1),
    map: Type.Unknown(),
    battles: Type.Array(Type.Unknown()),
  },
  { description: 'A campaign with all its battles, as a file that can be verified.' },
);
