// A multi-battle at the server: who plays where, all tables small and live, what is under way, and who leads. It changes by itself.

import { addressOf } from '@starboard/wire/pages';
import type { GroupCommand, GroupInfo, RefusalBody } from '@starboard/wire/schema';
import type { Person } from '@starboard/kit';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { GroupRules, Overview, Won, type LiveTable } from '../../group/overview.tsx';
import { sectorOf, type ShownGroup } from '../../group/shown-group.ts';
import { handText } from '../../parts/download.ts';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { SeriesWords, useGroupWords } from '../../series/series-words.tsx';
import { starName } from '../../setup/people.ts';
import { OfTournament } from '../facts/of-tournament.tsx';
import { timeWords } from '../facts/time-words.ts';
import { Wrong } from '../me/form.tsx';
import { useIntroduce, useMe } from '../me/identity.tsx';
import { useMine } from '../mine.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { useGroup } from '../wire/use.ts';
import { GroupSeats } from './group-seats.tsx';
import { useWatchedTables } from './watched-tables.ts';

export function OnlineGroupPage({ id }: { readonly id: string }) {
  const tell = useTell();
  const info = useGroup(id);
  if (info === undefined) return <Loading />;
  if (info === null)
    return (
      <Page title={tell.groups.gone} className="narrow">
        <h1>{tell.groups.gone}</h1>
        <p>
          <Link href={addressOf('onlineGroups')}>{tell.groups.title}</Link>
        </p>
      </Page>
    );
  return (
    <SeriesWords>
      <Shown info={info} />
    </SeriesWords>
  );
}

/** A faction is called after whoever sits for it, and after a star where nobody does. */
function nameOf(seats: GroupInfo['seats'][number], star: number): string {
  const names = new Set(seats.flatMap(({ person }) => (person === null ? [] : [person.name])));
  return names.size === 0 ? starName(star) : [...names].join(', ');
}

function shownOf({ seats, stars, tables, parcels, factions: scores, status }: GroupInfo): ShownGroup {
  const factions = seats.map((row, faction): Person => ({
    name: nameOf(row, stars[faction]),
    colour: faction,
    bot: null,
  }));
  return {
    factions,
    tables: tables.map(({ options, standing, end }, table) => ({
      sector: sectorOf(options),
      standing,
      end,
      people: seats.map((row, faction) => ({
        ...factions[faction],
        name: row[table].person?.name ?? factions[faction].name,
        bot: row[table].bot,
      })),
    })),
    parcels,
    scores,
    over: status === 'over',
  };
}

function Shown({ info }: { readonly info: GroupInfo }) {
  const tell = useTell();
  const me = useMe();
  const introduce = useIntroduce();
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const group = useMemo(() => shownOf(info), [info]);
  const live = useLive(info);
  const act = async (command: GroupCommand): Promise<void> => {
    if (!(await introduce())) return;
    const params = { group: info.id };
    const answer = await request('POST /api/groups/:group/commands', { params, body: command });
    setRefused('refused' in answer ? answer.refused : null);
  };
  const isBegun = info.tables.some(({ table }) => table !== null);
  const isEnded = info.status === 'over' || info.status === 'cancelled';
  return (
    <Page title={info.title} className="group">
      <header>
        <h1>{info.title}</h1>
        <p className="quiet-text">
          {tell.campaigns.by(info.organizer.name)} · {timeWords(tell, info.time)} ·{' '}
          {tell.campaigns.status[info.status]}
        </p>
        <OfTournament tournament={info.tournament} campaign={null} group={null} of="group" />
        {info.status === 'cancelled' ? <p role="status">{tell.groups.cancelled}</p> : null}
        <Won group={group} />
        <Turns live={live} />
        <Wrong refused={refused} />
      </header>
      {isBegun ? <Overview group={group} live={live} /> : null}
      <GroupSeats
        info={info}
        factions={group.factions}
        me={me?.id ?? null}
        act={(command) => void act(command)}
      />
      {isEnded ? (
        <div className="buttons">
          <button type="button" onClick={() => void save(info.id)}>
            <Icon name="file" /> {tell.campaigns.save}
          </button>
        </div>
      ) : null}
      <GroupRules />
    </Page>
  );
}

async function save(id: string): Promise<void> {
  const answer = await fetch(`/api/groups/${id}/file`);
  if (answer.ok) handText(await answer.text(), `multi-battle-${id}.json`);
}

function Turns({ live }: { readonly live: readonly LiveTable[] }) {
  const words = useGroupWords();
  const turns = live.flatMap(({ isMine, href }, table) => (isMine && href !== null ? [{ table, href }] : []));
  return (
    <div role="status" className="buttons">
      {turns.map(({ table, href }) => (
        <Link key={table} className="button primary" href={href}>
          <Icon name="play" /> {words.yourTurnAt(table + 1)}
        </Link>
      ))}
    </div>
  );
}

function useLive({ tables }: GroupInfo): readonly LiveTable[] {
  const tell = useTell();
  const words = useGroupWords();
  const mine = useMine();
  const watched = useWatchedTables(tables.flatMap(({ table }) => table ?? []).join(' '));
  let opened = 0;
  return tables.map(({ table: id, end }, number): LiveTable => {
    if (id === null) return { session: null, href: null, open: '', isMine: false, instead: words.notYet };
    const { session, status } = watched[opened++];
    const own = mine.find(({ table }) => table.id === id);
    const open = end === null ? (own === undefined ? words.watch : words.play) : words.again;
    const page = status === 'over' ? 'finishedGame' : 'onlineTable';
    return {
      session,
      href: addressOf(page, { id }),
      open: open(number + 1),
      isMine: own?.myTurn === true,
      ...(status === 'open' ? { instead: tell.groups.ready } : {}),
    };
  });
}
