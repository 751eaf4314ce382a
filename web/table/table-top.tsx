import { Link } from 'wouter';
import { useWords, type Scene } from '@starboard/kit';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import { CatchingUp } from './catching-up.tsx';
import { Menu } from './menu.tsx';
import { PauseButton } from './pause-button.tsx';
import { Prompt } from './prompt.tsx';
import { SoundButton } from './sound-button.tsx';
import type { TableSession } from './session.ts';
import { addressOf } from '@starboard/wire/pages';
import { useSurroundings } from './surroundings.ts';
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
  /** Goes on with the guided game; null where none was stopped. */
  readonly onGuide: (() => void) | null;
}

/** The sentence that says what the game wants, and what can be done besides moving. */
export function TableTop({ session, table, scene, onHint, onResult, onGuide }: TableTopProps) {
  const say = useSay();
  const { title } = useWords();
  const { home, leave } = useSurroundings();
  const elsewhere = home === addressOf('lobby') ? say.app.online : leave?.title;
  const out = home === '/' ? say.app.home : elsewhere;
  return (
    <header className="table-top">
      <Link href={home} className="home" aria-label={out} title={out}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
      </Link>
      <h1>{title}</h1>
      <div className="prompt-place">
        <Prompt table={table} scene={scene} />
        <CatchingUp session={session} table={table} />
      </div>
      <div className="table-tools">
        {onResult === null ? null : (
          <button type="button" className="primary" onClick={onResult}>
            {say.end.show}
          </button>
        )}
        <PauseButton session={session} table={table} />
        <UndoButton session={session} table={table} />
        {table.facts.advised ? (
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
        ) : null}
        <SoundButton where="bar" />
        <Menu session={session} table={table} onGuide={onGuide} />
      </div>
    </header>
  );
}
