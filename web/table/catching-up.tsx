// What is done about a board that shows an earlier moment than the latest.

import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import { isBehind, type TableState } from './table-state.ts';

export function CatchingUp({
  session,
  table,
}: {
  readonly session: TableSession;
  readonly table: TableState;
}) {
  const say = useSay();
  if (!isBehind(table)) return null;
  // at home the pause button goes on
  if (table.paused && session.link.patience === undefined) return null;
  return table.paused ? (
    <button type="button" className="primary catching-up" onClick={() => session.pauseOrPlay()}>
      <Icon name="play" /> {say.table.goOn}
    </button>
  ) : (
    <button type="button" className="catching-up" title={say.table.skipHelp} onClick={() => session.skip()}>
      <Icon name="last" /> {say.table.skip}
    </button>
  );
}
