// The entries of the menu, fetched when it is first opened.

import { addressOf } from '@starboard/wire/pages';
import { Link } from 'wouter';
import { Dialog } from '../parts/dialog.tsx';
import { downloadSaved } from '../parts/download.ts';
import { Icon } from '../parts/icon.tsx';
import { hasDecided } from '../timeline/standing.ts';
import { useSay } from '../words/say.ts';
import { MenuText } from './menu-text.tsx';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';
import { SoundButton } from './sound-button.tsx';
import { SpeedChoice } from './speed-choice.tsx';
import { useSurroundings } from './surroundings.ts';

export type Opened = 'menu' | 'takeBack' | 'draw' | 'resign' | 'keys' | 'who';

export interface MenuProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly onGuide: (() => void) | null;
}

export interface EntriesProps extends MenuProps {
  readonly open: (what: Opened) => void;
  readonly close: () => void;
}

export function Entries({ session, table, onGuide, open, close }: EntriesProps) {
  const say = useSay();
  const { home, leave, MenuEntries } = useSurroundings();
  return (
    <Dialog title={say.table.menu} onClose={close}>
      <div className="menu">
        {onGuide === null ? null : (
          <button
            type="button"
            onClick={() => {
              close();
              onGuide();
            }}
          >
            <Icon name="hint" /> {say.lesson.resume}
          </button>
        )}
        {MenuEntries === undefined ? (
          <HomeEntries session={session} table={table} open={open} close={close} />
        ) : (
          <MenuEntries close={close} />
        )}
        {table.facts.viewOnly === true ? null : (
          <button
            type="button"
            onClick={() => {
              close();
              session.jumpTo(table.shown);
            }}
          >
            <Icon name="play" /> {say.replay.title}
          </button>
        )}
        <SoundButton where="menu" />
        <button type="button" onClick={() => open('keys')}>
          <Icon name="help" /> {say.keys.title}
        </button>
        <Link className="button" href={addressOf('settings')}>
          <Icon name="settings" /> {say.settings.title}
        </Link>
        <Link className="button" href={home}>
          <Icon name="close" />{' '}
          {leave === undefined ? say.table.leave : <MenuText title={leave.title} help={leave.help} />}
        </Link>
        <SpeedChoice />
      </div>
    </Dialog>
  );
}

/** What a table of this browser offers. */
function HomeEntries({ session, table, open, close }: Omit<EntriesProps, 'onGuide'>) {
  const say = useSay();
  const { facts, viewer, view } = table;
  const plays = viewer >= 0 && view.outcome === null && facts.playable;
  return (
    <>
      {plays && facts.kept && hasDecided(table.moments, viewer) ? (
        <button type="button" onClick={() => open('takeBack')}>
          <Icon name="undo" /> {say.table.takeBack}
        </button>
      ) : null}
      {plays && facts.seats > 1 ? (
        <button type="button" onClick={() => open('draw')}>
          <Icon name="hand" /> {say.table.draw}
        </button>
      ) : null}
      {plays ? (
        <button type="button" onClick={() => open('resign')}>
          <Icon name="flag" /> {say.table.resign}
        </button>
      ) : null}
      {facts.kept ? (
        <>
          {facts.viewOnly === true ? null : (
            <button type="button" onClick={() => open('who')}>
              <Icon name="person" /> {say.table.who}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              close();
              void session.file().then(downloadSaved);
            }}
          >
            <Icon name="save" />{' '}
            {facts.shared === true && view.outcome === null ? (
              <MenuText title={say.table.export} help={say.table.exportView} />
            ) : (
              say.table.export
            )}
          </button>
        </>
      ) : null}
    </>
  );
}
