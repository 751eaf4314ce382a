import { memo, useEffect, useMemo, useRef } from 'react';
import { RuleLink, SeatGlyph } from '@starboard/kit';
import { useSay, type Words } from '../words/say.ts';
import { seatNotes, withNotes } from './noted-log.ts';
import type { TableSession } from './session.ts';
import { recalling, type Recall } from './marks/recall.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';
import type { LogLine, Teller } from './telling.ts';

export interface LogProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly teller: Teller;
  readonly recall: Recall;
}

export function Log({ session, table, teller, recall }: LogProps) {
  const say = useSay();
  const { facts, replay } = table;
  const moments = replay?.moments ?? table.moments;
  const end = replay === null ? table.shown + 1 : moments.length;
  const { notes: told = NONE } = useSurroundings();
  const notes = useMemo(() => [...told, ...seatNotes(facts.notes ?? NONE, say)], [told, facts.notes, say]);
  const lines = useMemo(() => withNotes(moments, end, teller, notes), [moments, end, teller, notes]);
  const at = replay?.at ?? table.shown;
  const list = useRef<HTMLOListElement>(null);
  const follows = replay === null;
  useEffect(() => {
    const log = list.current;
    if (log === null) return undefined;
    const show = (): void => {
      const edge = follows ? log.lastElementChild : log.firstElementChild;
      (log.querySelector('[aria-current]') ?? edge)?.scrollIntoView({ block: 'nearest' });
    };
    show();
    // what grows above it must not push the newest line out of view
    const room = new ResizeObserver(show);
    if (log.parentElement !== null) room.observe(log.parentElement);
    return () => room.disconnect();
  }, [at, lines.length, follows]);
  if (lines.length === 0) return <p className="quiet-text">{say.log.none}</p>;
  // the last line of the moment on the board, while stepping through
  const current = replay === null ? null : lines.findLast((line) => line.at <= at && line.isNote !== true);
  return (
    <ol className="log" ref={list}>
      {lines.map((line) => (
        <LogLine
          key={line.id}
          line={line}
          colour={line.seat === null ? null : (facts.people[line.seat]?.colour ?? null)}
          current={line === current}
          say={say}
          session={session}
          recall={recall}
        />
      ))}
    </ol>
  );
}

const NONE: readonly never[] = [];

interface LogLineProps {
  readonly line: LogLine;
  readonly colour: number | null;
  readonly current: boolean;
  readonly say: Words;
  readonly session: TableSession;
  readonly recall: Recall;
}

const LogLine = memo(function LogLine({ line, colour, current, say, session, recall }: LogLineProps) {
  const { text, rule } = line.told;
  const show = (): void => session.jumpTo(line.at);
  return (
    <li
      {...recalling(recall, { at: line.at, events: line.event === undefined ? [] : [line.event] })}
      {...(current ? { 'aria-current': 'step' as const } : {})}
    >
      {colour === null ? null : <SeatGlyph colour={colour} size={12} />}
      <span>
        <button type="button" className="log-line" title={say.log.show} onClick={show}>
          {line.undone === true ? (
            <>
              <s>{text}</s> <span className="heard-only">({say.log.undone})</span>
            </>
          ) : (
            text
          )}
        </button>
        {rule === undefined ? null : (
          <>
            {' '}
            <RuleLink id={rule} />
          </>
        )}
      </span>
    </li>
  );
});
