// What happened at the table of a finished game beside the game itself: who left, who was played for, who asked for what.

import type { FinishedGame, TableInfo } from '@starboard/wire/schema';
import { SeatGlyph, useLocale } from '@starboard/kit';
import { dateFormat } from '../../words/dates.ts';
import { useSay } from '../../words/say.ts';
import { logNotes } from '../facts/note-text.ts';
import { useTell } from '../tell.ts';
import { forfeitTexts } from './forfeits.ts';

export interface AtTheTableProps {
  readonly info: TableInfo;
  readonly forfeits: FinishedGame['forfeits'];
}

export function AtTheTable({ info, forfeits }: AtTheTableProps) {
  const say = useSay();
  const tell = useTell();
  const locale = useLocale();
  const { startedAt, endedAt } = info;
  const notes = [...logNotes(info, tell, say), ...forfeitTexts(forfeits, info, tell, say)]
    .filter(({ at }) => at <= (endedAt ?? Infinity))
    .toSorted((a, b) => a.at - b.at);
  if (notes.length === 0) return null;
  const isOneDay = dayOf(startedAt) === dayOf(endedAt);
  const format = dateFormat(locale, {
    ...(isOneDay ? {} : { dateStyle: 'short' }),
    timeStyle: 'short',
  });
  return (
    <section className="panel-box at-the-table" aria-label={tell.game.company}>
      <h2>{tell.game.company}</h2>
      <ol>
        {notes.map(({ at, seat, text }) => (
          <li key={`${at} ${text}`}>
            <time className="quiet-text" dateTime={new Date(at).toISOString()}>
              {format.format(at)}
            </time>
            <span>
              {seat === null ? null : <SeatGlyph colour={seat} size={12} />} {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function dayOf(at: number | null): string {
  return at === null ? '' : new Date(at).toDateString();
}
