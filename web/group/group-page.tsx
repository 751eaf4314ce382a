// A group of tables on this device: all of them small and live, and the way to each.

import { messageOf } from '@starboard/engine';
import { groupText, factionScores } from '@starboard/series/group';
import { addressOf } from '@starboard/wire/pages';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { Told } from '../link/facts.ts';
import type { GroupFacts } from '../link/group-host.ts';
import type { GroupLink } from '../link/group-link.ts';
import { tableOfGroup } from '../link/group-table.ts';
import { isTold, toldFailure } from '../link/told.ts';
import { WatchingLink } from '../link/watching-link.ts';
import { handText } from '../parts/download.ts';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { SeriesWords, useGroupWords } from '../series/series-words.tsx';
import { PACES } from '../settings/paces.ts';
import { useSettings } from '../settings/settings.ts';
import { joinGroup, type JoinedGroup } from '../table/open-groups.ts';
import { TableSession } from '../table/session.ts';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import { GroupRules, Overview, Won, type LiveTable } from './overview.tsx';
import { sectorOf, type ShownGroup } from './shown-group.ts';

export function GroupPage({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <SeriesWords>
      <Opened key={attempt} id={id} take={attempt > 0} onTake={() => setAttempt(attempt + 1)} />
    </SeriesWords>
  );
}

type Opening =
  | { readonly link: GroupLink }
  /** Another tab has it. */
  | { readonly elsewhere: true }
  /** Null: there is none of that name. */
  | { readonly refused: Told | null };

interface OpenedProps {
  readonly id: string;
  readonly take: boolean;
  readonly onTake: () => void;
}

function Opened({ id, take, onTake }: OpenedProps) {
  const words = useGroupWords();
  const phrase = usePhrase();
  const opened = useGroup(id, take);
  if (opened === null) return <Loading />;
  if ('link' in opened) return <Shown link={opened.link} onAgain={onTake} />;
  const title =
    'elsewhere' in opened ? words.elsewhere : opened.refused === null ? words.noGroup : words.notOpened;
  return (
    <Page title={title} className="narrow">
      <h1>{title}</h1>
      {'elsewhere' in opened ? <p>{words.elsewhereHelp}</p> : null}
      {'refused' in opened && opened.refused !== null ? <p>{phrase(messageOf(opened.refused))}</p> : null}
      <div className="buttons">
        {'elsewhere' in opened ? (
          <button type="button" className="primary" onClick={onTake}>
            {words.here}
          </button>
        ) : null}
        <Link className="button" href={addressOf('groups')}>
          {words.toGroups}
        </Link>
      </div>
    </Page>
  );
}

function useGroup(id: string, take: boolean): Opening | null {
  const [opened, setOpened] = useState<Opening | null>(null);
  useEffect(() => {
    let joined: JoinedGroup | null = null;
    let wanted = true;
    const join = async (): Promise<void> => {
      const found = await joinGroup(id, take, () => setOpened({ elsewhere: true }));
      if (found === undefined) return setOpened({ elsewhere: true });
      if (found === null || isTold(found)) return setOpened({ refused: found });
      if (!wanted) return found.leave();
      joined = found;
      setOpened({ link: found.link });
    };
    join().catch((error: unknown) => {
      if (wanted) setOpened({ refused: toldFailure(error) });
    });
    return () => {
      wanted = false;
      joined?.leave();
    };
  }, [id, take]);
  return opened;
}

/** Of one table: undefined until it is there, null where it was deleted. */
type Watched = TableSession | null | undefined;

/** Each table as somebody who only looks sees it. */
function useTables(link: GroupLink, count: number): readonly Watched[] {
  const [sessions, setSessions] = useState<readonly Watched[]>([]);
  useEffect(() => {
    const opened: TableSession[] = [];
    let wanted = true;
    const open = async (table: number): Promise<void> => {
      const found = await link.table(table);
      const watching = found === null || isTold(found) ? null : new WatchingLink(found);
      const looked = await watching?.look();
      if (!wanted) return watching?.close();
      const session = watching === null || looked === undefined ? null : new TableSession(watching, looked);
      if (session !== null) opened.push(session);
      setSessions((before) =>
        Array.from({ length: count }, (_, each) => (each === table ? session : before[each])),
      );
    };
    for (let table = 0; table < count; table++) void open(table).catch(() => {});
    return () => {
      wanted = false;
      for (const session of opened) session.close();
    };
  }, [link, count]);
  return sessions;
}

function shownOf({ group, people }: GroupFacts): ShownGroup {
  return {
    factions: people[0],
    tables: group.tables.map(({ standing, end }, table) => ({
      sector: sectorOf(group.plan.options[table]),
      standing,
      end,
      people: people[table],
    })),
    parcels: group.parcels,
    scores: factionScores(group),
    over: group.over,
  };
}

function Shown({ link, onAgain }: { readonly link: GroupLink; readonly onAgain: () => void }) {
  const say = useSay();
  const words = useGroupWords();
  const { speed } = useSettings();
  const facts = useSyncExternalStore(link.listen, link.facts);
  const crashed = useSyncExternalStore(link.listen, link.crashed);
  const group = useMemo(() => shownOf(facts), [facts]);
  const sessions = useTables(link, group.tables.length);
  useEffect(() => link.setPace(PACES[speed]), [link, speed]);
  const { id, title, actors, people } = facts;
  const live = group.tables.map((table, number): LiveTable => {
    const session = sessions[number];
    const isMine = actors[number].some((seat) => people[number][seat].bot === null);
    const sits = people[number].some(({ bot }) => bot === null);
    const open = table.end === null ? (sits ? words.play : words.watch) : words.again;
    return {
      session: session ?? null,
      href: session === null ? null : addressOf('table', { id: tableOfGroup(id, number) }),
      open: open(number + 1),
      isMine,
      ...(session === null ? { instead: words.deleted } : {}),
    };
  });
  const turns = live.flatMap(({ isMine, href }, table) => (isMine && href !== null ? [{ table, href }] : []));
  const save = async (): Promise<void> => handText(groupText(await link.file()), `multi-battle-${id}.json`);
  return (
    <Page title={title} className="group">
      <header>
        <h1>{title}</h1>
        <Won group={group} />
        <div role="status" className="buttons">
          {turns.map(({ table, href }) => (
            <Link key={table} className="button primary" href={href}>
              <Icon name="play" /> {words.yourTurnAt(table + 1)}
            </Link>
          ))}
        </div>
        {crashed === null ? null : (
          <div role="alert">
            <p className="wrong">
              {words.crashed}: {crashed}
            </p>
            <p>{words.crashedHelp}</p>
            <button type="button" className="primary" onClick={onAgain}>
              {say.errors.again}
            </button>
          </div>
        )}
      </header>
      <Overview group={group} live={live} />
      <div className="buttons">
        <button type="button" onClick={() => void save()}>
          <Icon name="file" /> {words.save}
        </button>
        <Link className="button" href={addressOf('groups')}>
          {words.toGroups}
        </Link>
      </div>
      <GroupRules />
    </Page>
  );
}
