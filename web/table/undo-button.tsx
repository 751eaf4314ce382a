import { Icon } from '../parts/icon.tsx';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

/** Greyed with the reason when nothing can be undone; it can still be asked, and then says it. */
export function UndoButton({
  session,
  table,
}: {
  readonly session: TableSession;
  readonly table: TableState;
}) {
  const say = useSay();
  const phrase = usePhrase();
  const { viewer, view, facts, replay } = table;
  if (!facts.here.includes(viewer) || !facts.playable || replay !== null || view.outcome !== null)
    return null;
  const why = view.whyNoUndo;
  return (
    <button
      type="button"
      className="quiet"
      aria-label={why === null ? say.table.undo : `${say.table.undo}: ${phrase(why)}`}
      title={why === null ? say.table.undo : phrase(why)}
      aria-disabled={why !== null}
      onClick={() => void session.undo()}
    >
      <Icon name="undo" />
    </button>
  );
}
