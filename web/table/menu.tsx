// What else can be done at a table.

import type { View } from '@starboard/engine/view';
import { hasDice, traitsOf, type Game } from '@starboard/engine';
import { useState } from 'react';
import { fetched } from '@starboard/kit';
import { Ask } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSay, type Words } from '../words/say.ts';
import type { MenuProps, Opened } from './menu-entries.tsx';

const Entries = fetched(async () => (await import('./menu-entries.tsx')).Entries);
const Keys = fetched(async () => (await import('./keys-list.tsx')).Keys);
const WhoPlays = fetched(async () => (await import('./who-plays.tsx')).WhoPlays);

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
