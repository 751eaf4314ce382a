// Opens a table of this browser and shows it, or says why it cannot.

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useShown } from '../games/use-shown.ts';
import { isTold } from '../link/local-link.ts';
import { Crash } from '../parts/crash.tsx';
import { Loading } from '../parts/loading.tsx';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import { sessionAt } from './sitting-down.ts';
import { Table } from './table.tsx';
import { openTable } from './tables.ts';
import { ExportSaved } from '../start/export-saved.tsx';

type Opened =
  | { readonly session: TableSession }
  /** Null: there is none of that name. */
  | { readonly refused: string | null };

export function TablePage({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  return <OpenedTable key={attempt} id={id} onResume={() => setAttempt(attempt + 1)} />;
}

function OpenedTable({ id, onResume }: { readonly id: string; readonly onResume: () => void }) {
  const say = useSay();
  const opened = useTable(id);
  if (opened === null) return <Loading />;
  if ('refused' in opened) {
    return (
      <main className="page narrow">
        <h1>{opened.refused === null ? say.errors.noTable : say.errors.cannotOpen}</h1>
        {opened.refused === null ? null : (
          <>
            <p>{opened.refused}</p>
            <div className="buttons">
              <ExportSaved id={id} />
            </div>
          </>
        )}
        <p>
          <Link href="/">{say.errors.toStart}</Link>
        </p>
      </main>
    );
  }
  return (
    <Crash offer={<ExportSaved id={id} />}>
      <ShownTable session={opened.session} onResume={onResume} />
    </Crash>
  );
}

function useTable(id: string): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let session: TableSession | null = null;
    let wanted = true;
    const open = async (): Promise<void> => {
      const result = await sitDownAt(id);
      if ('session' in result) session = result.session;
      if (wanted) setOpened(result);
      else session?.close();
    };
    open().catch((error: unknown) => {
      if (wanted) setOpened({ refused: error instanceof Error ? error.message : String(error) });
    });
    return () => {
      wanted = false;
      session?.close();
    };
  }, [id]);
  return opened;
}

async function sitDownAt(id: string): Promise<Opened> {
  const link = await openTable(id);
  if (link === null) return { refused: null };
  if (isTold(link)) return { refused: link.reason };
  return { session: await sessionAt(link) };
}

function ShownTable({
  session,
  onResume,
}: {
  readonly session: TableSession;
  readonly onResume: () => void;
}) {
  const shown = useShown(session.game.id);
  if (shown === undefined || shown === null) return <Loading />;
  return <Table key={session.link.facts.id} session={session} shown={shown} onResume={onResume} />;
}
