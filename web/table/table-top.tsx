import { Link } from 'wouter';
import { useWords, type Scene } from '../kit/index.ts';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import { Menu } from './menu.tsx';
import { PauseButton } from './pause-button.tsx';
import { Prompt } from './prompt.tsx';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';
import { UndoButton } from './undo-button.tsx';

export interface TableTopProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly scene: Scene;
  /** Null when there is nothing to give a hint about. */
  readonly onHint: (() => void) | null;
  /** Null while the game goes on. */
  readonly onResult: (() => void) | null;
}

/** The sentence that says what the game wants, and what can be done besides moving. */
export function TableTop({ session, table, scene, onHint, onResult }: TableTopProps) {
  const say = useSay();
  const { title } = useWords();
  return (
    <header className="table-top">
      <Link href="/" className="home" aria-label={say.app.home} title={say.app.home}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
      </Link>
      <h1>{title}</h1>
      <Prompt table={table} scene={scene} />
      <div className="table-tools">
        {onResult === null ? null : (
          <button type="button" className="primary" onClick={onResult}>
            {say.end.show}
          </button>
        )}
        <PauseButton session={session} table={table} />
        <UndoButton session={session} table={table} />
        <button
          type="button"
          className="quiet"
          aria-label={say.advice.hint}
          title={say.advice.hint}
          disabled={onHint === null}
          onClick={() => onHint?.()}
        >
          <Icon name="hint" />
        </button>
        <Menu session={session} table={table} />
      </div>
    </header>
  );
}
