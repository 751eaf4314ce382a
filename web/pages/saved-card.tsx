import { addressOf } from '@starboard/wire/pages';
import { games } from 'virtual:catalogue';
import { useState } from 'react';
import { Link } from 'wouter';
import { coverOf } from '../games/covers.ts';
import { SeatGlyph, useLocale } from '@starboard/kit';
import { Ending } from '../end/ending.tsx';
import { Ask } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSeen } from '../parts/use-seen.ts';
import type { SavedTable } from '../shelf/shelf.ts';
import { dateFormat } from '../words/dates.ts';
import { seated } from '../words/names.ts';
import { useSay } from '../words/say.ts';
import type { Told } from '../link/facts.ts';
import { exportSaved, NotSaved } from '../table/export-saved.tsx';
import { useOutcome } from './ended.ts';

export interface SavedCardProps {
  readonly table: SavedTable;
  readonly onRemove: (id: string) => void;
}

export function SavedCard({ table, onRemove }: SavedCardProps) {
  const say = useSay();
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<Told | null>(null);
  const { id, people, played, over, lesson, view } = table;
  const { game } = view ?? table.file;
  const [seen, card] = useSeen();
  const outcome = useOutcome(table, seen);
  const title = games.find((each) => each.id === game)?.words[locale].title ?? game;
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(played);
  const notes = [
    ...(lesson === false ? [] : [say.saved.lesson]),
    ...(over ? [say.saved.over] : []),
    ...(view === undefined ? [] : [say.saved.view]),
    say.saved.played(date),
  ];
  return (
    <li className="saved-card" ref={card}>
      <img className="cover-art" src={coverOf(game)} alt="" />
      <div>
        <h3>{title}</h3>
        <p className="saved-people">
          {seated(people).map(({ seat, colour, name }) => (
            <span key={seat}>
              <SeatGlyph colour={colour} size={12} /> {name}
            </span>
          ))}
        </p>
        {outcome === null ? null : (
          <Ending game={game} names={people.map(({ name }) => name)} ending={outcome} />
        )}
        <p className="quiet-text">{notes.join(' · ')}</p>
        <div className="buttons">
          <Link className="button primary" href={addressOf('table', { id })}>
            {over || view !== undefined ? say.saved.look : say.saved.resume}
          </Link>
          <button
            type="button"
            className="quiet"
            aria-label={say.saved.export}
            title={say.saved.export}
            onClick={() => void exportSaved(id).then(setRefusal)}
          >
            <Icon name="save" />
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={say.saved.remove}
            title={say.saved.remove}
            onClick={() => setAsks(true)}
          >
            <Icon name="trash" />
          </button>
        </div>
        <NotSaved refusal={refusal} />
      </div>
      {asks ? (
        <Ask
          title={say.saved.remove}
          text={say.saved.removeAsk(title)}
          yes={say.saved.remove}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false);
            onRemove(id);
          }}
        />
      ) : null}
    </li>
  );
}
