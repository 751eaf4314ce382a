// Opens a table of this browser and shows it, or says why it cannot.

import { messageOf } from '@starboard/engine';
import { addressOf } from '@starboard/wire/pages';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { campaignOfTable } from '../link/campaign-table.ts';
import { groupOfTable } from '../link/group-table.ts';
import { useShown } from '../games/use-shown.ts';
import type { Told } from '../link/facts.ts';
import type { TableLink } from '../link/link.ts';
import { isTold, toldFailure } from '../link/told.ts';
import { Crash } from '../parts/crash.tsx';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import { holdTable, type Hold } from './one-tab.ts';
import type { TableSession } from './session.ts';
import { sessionAt } from './sitting-down.ts';
import { AT_HOME, SurroundingsContext, type Surroundings } from './surroundings.ts';
import { Table } from './table.tsx';
import { openTable } from './tables.ts';
import { ExportSaved } from './export-saved.tsx';

// most tables belong to no group
const SeriesWords = lazy(async () => ({ default: (await import('../series/series-words.tsx')).SeriesWords }));
const OtherTables = lazy(async () => ({ default: (await import('./other-tables.tsx')).OtherTables }));

type Opened =
  | { readonly session: TableSession }
  /** Another tab has it. */
  | { readonly elsewhere: true }
  /** Null: there is none of that name. */
  | { readonly refused: Told | null };

export function TablePage({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  return <OpenedTable key={attempt} id={id} again={attempt > 0} onResume={() => setAttempt(attempt + 1)} />;
}

interface OpenedTableProps {
  readonly id: string;
  /** It was asked for again here: then it is taken from wherever else it is open. */
  readonly again: boolean;
  readonly onResume: () => void;
}

function OpenedTable({ id, again, onResume }: OpenedTableProps) {
  const say = useSay();
  const phrase = usePhrase();
  const opened = useTable(id, again);
  if (opened === null) return <Loading />;
  if ('elsewhere' in opened) {
    return (
      <Page className="narrow">
        <h1>{say.errors.elsewhere}</h1>
        <p>{say.errors.elsewhereHelp}</p>
        <div className="buttons">
          <button type="button" className="primary" onClick={onResume}>
            {say.errors.here}
          </button>
          <Link className="button" href="/">
            {say.errors.toStart}
          </Link>
        </div>
      </Page>
    );
  }
  if ('refused' in opened) {
    return (
      <Page className="narrow">
        <h1>{opened.refused === null ? say.errors.noTable : say.errors.cannotOpen}</h1>
        {opened.refused === null ? null : (
          <>
            <p>{phrase(messageOf(opened.refused))}</p>
            <div className="buttons">
              <ExportSaved id={id} />
            </div>
          </>
        )}
        <p>
          <Link href="/">{say.errors.toStart}</Link>
        </p>
      </Page>
    );
  }
  return (
    <Crash offer={<ExportSaved id={id} />}>
      <ShownTable session={opened.session} onResume={onResume} />
    </Crash>
  );
}

function useTable(id: string, take: boolean): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let session: TableSession | null = null;
    let held: Held | null = null;
    let wanted = true;
    const lose = (): void => {
      session?.close();
      if (wanted) setOpened({ elsewhere: true });
    };
    const open = async (): Promise<void> => {
      const place = await heldTable(id, take, lose);
      if (place === undefined) return lose();
      if (place === null || isTold(place)) return setOpened({ refused: place });
      held = place;
      const result = await sitDownAt(place);
      if ('session' in result) session = result.session;
      if (wanted) return setOpened(result);
      session?.close();
      place.release();
    };
    open().catch((error: unknown) => {
      if (wanted) setOpened({ refused: toldFailure(error) });
    });
    return () => {
      wanted = false;
      session?.close();
      held?.release();
    };
  }, [id, take]);
  return opened;
}

interface Held extends Hold {
  readonly open: () => Promise<TableLink | Told | null>;
}

/** The table for this tab alone; undefined where another one has it. A table of a group is opened with all of them. */
async function heldTable(
  id: string,
  take: boolean,
  onLost: () => void,
): Promise<Held | Told | null | undefined> {
  const place = groupOfTable(id);
  if (place === null) {
    const hold = await holdTable(id, take, onLost);
    return hold === null ? undefined : { ...hold, open: () => openTable(id) };
  }
  const { joinGroup } = await import('./open-groups.ts');
  const joined = await joinGroup(place.group, take, onLost);
  if (joined === undefined || joined === null || isTold(joined)) return joined;
  return { release: joined.leave, open: () => joined.link.table(place.table) };
}

async function sitDownAt(held: Held): Promise<Opened> {
  const link = await held.open();
  if (link === null) return { refused: null };
  if (isTold(link)) return { refused: link };
  return { session: await sessionAt(link) };
}

function ShownTable({
  session,
  onResume,
}: {
  readonly session: TableSession;
  readonly onResume: () => void;
}) {
  const { id, options } = session.link.facts;
  const shown = useShown(session.game.id, session.game.rules, options);
  if (shown === undefined || shown === null) return <Loading />;
  const table = <Table key={id} session={session} shown={shown} onResume={onResume} />;
  return <InSeries table={id}>{table}</InSeries>;
}

function Others() {
  return (
    <Suspense fallback={<div className="other-tables" />}>
      <OtherTables />
    </Suspense>
  );
}

/** The table of a battle leads back to its campaign, that of a group to its group. */
function InSeries({ table, children }: { readonly table: string; readonly children: ReactNode }) {
  const say = useSay();
  const [, go] = useLocation();
  const campaign = campaignOfTable(table);
  const group = groupOfTable(table)?.group ?? null;
  const surroundings = useMemo<Surroundings>(() => {
    if (campaign === null && group === null) return AT_HOME;
    const home =
      campaign === null ? addressOf('group', { id: group ?? '' }) : addressOf('campaign', { id: campaign });
    const title = campaign === null ? say.end.toGroup : say.end.toCampaign;
    const help = campaign === null ? say.end.toGroupHelp : say.end.toCampaignHelp;
    return {
      home,
      leave: { title, help },
      again: { title, act: () => go(home) },
      ...(group === null ? {} : { Notices: Others }),
    };
  }, [campaign, group, say, go]);
  const around = <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
  return group === null ? (
    around
  ) : (
    <Suspense fallback={<Loading />}>
      <SeriesWords>{around}</SeriesWords>
    </Suspense>
  );
}
