// What else can be done at a table.

import type { View } from '@starboard/engine/view';
import { hasDice, traitsOf, type Game } from '@starboard/engine';
import { addressOf } from '@starboard/wire/pages';
import { useState } from 'react';
import { Link } from 'wouter';
import { Ask, Dialog } from '../parts/dialog.tsx';
import { downloadSaved } from '../parts/download.ts';
import { Icon } from '../parts/icon.tsx';
import { hasDecided } from '../timeline/standing.ts';
import { useSay, type Words } from '../words/say.ts';
import { SpeedChoice } from './replay-bar.tsx';
import { SoundButton } from './sound-button.tsx';
import type { TableSession } from './session.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';
import { Keys } from './keys.tsx';
import { WhoPlays } from './who-plays.tsx';

type Opened = 'menu' | 'takeBack' | 'draw' | 'resign' | 'keys' | 'who';

export interface MenuProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly onGuide: (() => void) | null;
}

export function Menu({ session, table, onGuide }: MenuProps) {
  const say = useSay();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-label={say.table.menu}
        title={say.table.menu}
        onClick={() => setOpened('menu')}
      >
        <Icon name="menu" />
      </button>
      {opened === 'menu' ? (
        <Entries session={session} table={table} onGuide={onGuide} open={setOpened} close={close} />
      ) : null}
      {opened === 'takeBack' ? (
        <Question
          title={say.table.takeBack}
          text={withChance(session.game, table.view, say, say.table.takeBackAsk)}
          act={() => session.takeBack()}
          close={close}
        />
      ) : null}
      {opened === 'draw' ? (
        <Question
          title={say.table.draw}
          text={say.table.drawAsk}
          act={() => session.offerDraw()}
          close={close}
        />
      ) : null}
      {opened === 'resign' ? (
        <Question
          title={say.table.resign}
          text={say.table.resignAsk}
          act={() => session.resign()}
          close={close}
        />
      ) : null}
      {opened === 'keys' ? <Keys onClose={close} /> : null}
      {opened === 'who' ? <WhoPlays session={session} table={table} onClose={close} /> : null}
    </>
  );
}

/** A question about taking back, with what becomes of dice and cards where there are any. */
export function withChance(
  game: Game,
  { options, seats }: Pick<View, 'options' | 'seats'>,
  say: Words,
  ask: string,
): string {
  if (!traitsOf(game, options, seats).chance) return ask;
  return `${ask} ${hasDice(game, options, seats) ? say.table.rolledAnew : say.table.drawnAnew}`;
}

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly act: () => Promise<void>;
  readonly close: () => void;
}

function Question({ title, text, act, close }: QuestionProps) {
  return (
    <Ask
      title={title}
      text={text}
      yes={title}
      onNo={close}
      onYes={() => {
        close();
        void act();
      }}
    />
  );
}

interface EntriesProps extends MenuProps {
  readonly open: (what: Opened) => void;
  readonly close: () => void;
}

function Entries({ session, table, onGuide, open, close }: EntriesProps) {
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

/** An entry with a line of what it does. */
export function MenuText({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <span className="menu-text">
      {title}
      <small className="quiet-text">{help}</small>
    </span>
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
