// A game in play, or one that was just played: the same table as at home, with company around it.

import { addressOf } from '@starboard/wire/pages';
import type { Command, RefusalBody } from '@starboard/wire/schema';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useShown } from '../../games/use-shown.ts';
import { Crash } from '../../parts/crash.tsx';
import { Loading } from '../../parts/loading.tsx';
import { TableSession } from '../../table/session.ts';
import { SurroundingsContext, type Surroundings } from '../../table/surroundings.ts';
import { Table } from '../../table/table.tsx';
import { Chat, useRead } from '../chat/chat.tsx';
import { useIntroduce } from '../me/identity.tsx';
import { SeriesWords } from '../../series/series-words.tsx';
import { useSay } from '../../words/say.ts';
import { useTell, type OnlineWords } from '../tell.ts';
import type { Subscription, TableNow } from '../wire/subscription.ts';
import { CompanyContext, useCompany, type Company } from './company.ts';
import { OnlineMenu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { logNotes } from '../facts/note-text.ts';
import { openOnline } from './online-link.ts';
import { Players } from './players.tsx';
import { SeatNote } from './seat-note.tsx';
import { nameThen as named, seatingsOf } from '../facts/sitters.ts';

export interface PlayedTableProps {
  readonly subscription: Subscription;
  readonly now: TableNow;
  /** Counts the times that the game came with other eyes, or after a gap. */
  readonly epoch: number;
}

export function PlayedTable({ subscription, now, epoch }: PlayedTableProps) {
  const session = useSession(subscription, epoch);
  const shown = useShown(now.card.game, now.card.rules, now.card.options);
  if (session === null || shown === undefined || shown === null) return <Loading />;
  return (
    <Crash>
      <Surrounded key={epoch} subscription={subscription} now={now} session={session}>
        <Table session={session} shown={shown} onResume={() => window.location.reload()} />
      </Surrounded>
    </Crash>
  );
}

function useSession(subscription: Subscription, epoch: number): TableSession | null {
  const [opened, setOpened] = useState<{ session: TableSession; epoch: number } | { error: unknown } | null>(
    null,
  );
  const replays = new URLSearchParams(useSearch()).has('replay');
  useEffect(() => {
    let session: TableSession | null = null;
    let wanted = true;
    const open = async (): Promise<void> => {
      const link = await openOnline(subscription);
      const looked = await link.look();
      if (!wanted) return link.close();
      session = new TableSession(link, looked);
      if (replays) session.jumpTo(0);
      setOpened({ session, epoch });
    };
    open().catch((error: unknown) => wanted && setOpened({ error }));
    return () => {
      wanted = false;
      session?.close();
    };
  }, [subscription, epoch, replays]);
  if (opened !== null && 'error' in opened) throw opened.error;
  return opened?.epoch === epoch ? opened.session : null;
}

interface SurroundedProps {
  readonly subscription: Subscription;
  readonly now: TableNow;
  readonly session: TableSession;
  readonly children: ReactNode;
}

/** Everything around the table that only an online table has. */
function Surrounded({ subscription, now, session, children }: SurroundedProps) {
  const say = useSay();
  const tell = useTell();
  const introduce = useIntroduce();
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const [players, setPlayers] = useState(false);
  const lines = useRead(now);
  const [read, setRead] = useState(latestOf(lines));
  const again = useRematch(subscription, now, setRefused);
  const act = useCallback(
    (command: Command) => void subscription.do(command).then(setRefused),
    [subscription],
  );
  const company = useMemo<Company>(() => {
    const sit = async (): Promise<void> => {
      if (await introduce()) setRefused(await subscription.do({ do: 'sit' }));
    };
    return {
      subscription,
      now,
      session,
      act,
      sit: () => void sit(),
      refused,
      dismiss: () => setRefused(null),
      showPlayers: () => setPlayers(true),
      again,
      onRead: setRead,
    };
  }, [subscription, now, session, act, refused, introduce, again]);
  const unread = lines.filter(({ id }) => id > read).length;
  const { info } = now;
  const notes = useMemo(() => logNotes(info, tell, say), [info, tell, say]);
  const nameThen = useMemo(() => {
    const seatings = seatingsOf(info);
    return (seat: number, at: number) => named(seatings, seat, at, tell);
  }, [info, tell]);
  const { paused } = info;
  const standIn = standInFor(now, tell);
  const surroundings = useMemo<Surroundings>(
    () => ({
      home: addressOf('lobby'),
      leave: { title: tell.table.toLobby, help: tell.table.toLobbyHelp },
      waits: paused ? tell.table.paused : null,
      standIn,
      notes,
      nameThen,
      SeatNote,
      Notices,
      MenuEntries: OnlineMenu,
      talk: { title: tell.chat.title, unread, Content: Talk },
      again,
      Afterwards,
    }),
    [tell, unread, again, notes, nameThen, paused, standIn],
  );
  const isOfGroup = now.card.group !== null;
  const around = (
    <CompanyContext value={company}>
      <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
      {players ? <Players now={now} act={act} onClose={() => setPlayers(false)} /> : null}
    </CompanyContext>
  );
  // what is refused between tables is said by the series
  return isOfGroup ? <SeriesWords>{around}</SeriesWords> : around;
}

/** Why a bot decides for who looks here. */
function standInFor({ info, seat }: TableNow, tell: OnlineWords): string | null {
  const mine = seat === null ? null : info.seats[seat];
  if (mine === null || mine.bot === null) return null;
  return mine.forfeited ? tell.table.youGaveUp : tell.table.botForYou;
}

/** A rematch that another asked for is one click away; to the own one it goes at once. Games of a tournament have none:
 *  the tournament goes on. */
function useRematch(
  subscription: Subscription,
  { card: { tournament, campaign, group }, info: { next }, seat }: TableNow,
  onRefused: (refused: RefusalBody | null) => void,
): NonNullable<Surroundings['again']> {
  const tell = useTell();
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && next !== null) go(addressOf('onlineTable', { id: next }));
  }, [asked, next, go]);
  return useMemo(() => {
    if (campaign !== null) {
      const address = addressOf('onlineCampaign', { id: campaign });
      return { title: tell.campaigns.toCampaign, act: () => go(address) };
    }
    if (group !== null) {
      const address = addressOf('onlineGroup', { id: group });
      return { title: tell.groups.toGroup, act: () => go(address) };
    }
    if (tournament !== null) {
      const address = addressOf('tournament', { id: tournament });
      return { title: tell.tournaments.toTournament, act: () => go(address) };
    }
    if (next !== null)
      return { title: tell.table.toRematch, act: () => go(addressOf('onlineTable', { id: next })) };
    const ask = (): void => {
      setAsked(true);
      void subscription.do({ do: 'rematch' }).then(onRefused);
    };
    return { title: tell.table.rematch, act: seat === null ? null : ask };
  }, [tell, subscription, tournament, campaign, group, next, seat, go, onRefused]);
}

/** The ids of lines grow with time. By number they cannot be told: of a long talk only the end is here. */
function latestOf(lines: TableNow['chat']): string {
  return lines.at(-1)?.id ?? '';
}

/** While it is looked at, everything in it is read. */
function Talk() {
  const { subscription, now, onRead } = useCompany();
  const latest = latestOf(useRead(now));
  useEffect(() => onRead(latest), [latest, onRead]);
  return <Chat subscription={subscription} now={now} />;
}

function Afterwards() {
  const tell = useTell();
  const { now } = useCompany();
  return (
    <Link className="button" href={addressOf('finishedGame', { id: now.card.id })}>
      {tell.game.page}
    </Link>
  );
}
