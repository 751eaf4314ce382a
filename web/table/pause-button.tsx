import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';

/** Bots wait while it is paused: to look around, or to watch them at leisure. */
export function PauseButton({
  session,
  table,
}: {
  readonly session: TableSession;
  readonly table: TableState;
}) {
  const say = useSay();
  const { paused, facts, view } = table;
  const { talk } = useSurroundings();
  // elsewhere nobody waits because one looks around
  if (talk !== undefined || view.outcome !== null || facts.people.every(({ bot }) => bot === null))
    return null;
  const label = paused ? say.table.goOn : say.table.pause;
  return (
    <button
      type="button"
      className={paused ? 'primary' : 'quiet'}
      aria-label={label}
      aria-pressed={paused}
      title={label}
      onClick={() => session.pauseOrPlay()}
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </button>
  );
}
