import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { RuleLink, SeatGlyph, type Told } from '@starboard/kit';
import { useSay, type Words } from '../words/say.ts';
import { foldedLog, type LogFold } from './folded-log.ts';
import { recalling, type Recall } from './marks/recall.ts';
import { seatNotes, withNotes } from './noted-log.ts';
import type { TableSession } from './session.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';
import { useFolder, type LogLine, type Teller } from './telling.ts';

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
  const fold = useFolder(facts);
  const lines = useMemo(() => withNotes(moments, end, teller, notes), [moments, end, teller, notes]);
  const items = useMemo(() => foldedLog(lines, moments, fold), [lines, moments, fold]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
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
  const current = replay === null ? undefined : lines.findLast((line) => line.at <= at && !isAside(line));
  const drawn = (line: LogLine, isPart = false) => (
    <LogEntry
      key={line.id}
      line={line}
      colour={line.seat === null ? null : (facts.people[line.seat]?.colour ?? null)}
      current={line === current}
      isPart={isPart}
      say={say}
      session={session}
      recall={recall}
    />
  );
  return (
    <ol className="log" ref={list}>
      {items.map((item) => {
        if (!('lines' in item)) return drawn(item);
        const [first] = item.lines;
        const isOpen = unfolded.has(first.id) || (current !== undefined && item.lines.includes(current));
        const toggle = (): void => {
          const next = new Set(unfolded);
          if (!next.delete(first.id)) next.add(first.id);
          setUnfolded(next);
        };
        return [
          <Fold
            key={`fold ${first.id}`}
            fold={item}
            colour={first.seat === null ? null : (facts.people[first.seat]?.colour ?? null)}
            isOpen={isOpen}
            onToggle={toggle}
            say={say}
            recall={recall}
          />,
          ...(isOpen ? item.lines.map((line) => drawn(line, true)) : []),
        ];
      })}
    </ol>
  );
}

const NONE: readonly never[] = [];

/** It stands at no moment of its own. */
function isAside({ isNote, isName }: LogLine): boolean {
  return isNote === true || isName === true;
}

interface LogEntryProps {
  readonly line: LogLine;
  readonly colour: number | null;
  readonly current: boolean;
  /** Is it one of those that were folded? */
  readonly isPart: boolean;
  readonly say: Words;
  readonly session: TableSession;
  readonly recall: Recall;
}

const LogEntry = memo(function LogEntry({
  line,
  colour,
  current,
  isPart,
  say,
  session,
  recall,
}: LogEntryProps) {
  const { at, event } = line;
  const looks = [isPart && 'log-part', line.isTurn === true && 'log-turn'].filter(Boolean).join(' ');
  return (
    <li
      {...(looks === '' ? {} : { className: looks })}
      {...recalling(recall, { told: event === undefined ? [] : [{ at, event }] })}
      {...(current ? { 'aria-current': 'step' as const } : {})}
    >
      {colour === null ? null : <SeatGlyph colour={colour} size={12} />}
      <span>
        <button type="button" className="log-line" title={say.log.show} onClick={() => session.jumpTo(at)}>
          <Text told={line.told} undone={line.undone} say={say} />
        </button>
        <Rule told={line.told} />
      </span>
    </li>
  );
});

interface FoldProps {
  readonly fold: LogFold;
  readonly colour: number | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly say: Words;
  readonly recall: Recall;
}

function Fold({ fold: { told, lines }, colour, isOpen, onToggle, say, recall }: FoldProps) {
  const happened = lines.flatMap(({ at, event }) => (event === undefined ? [] : [{ at, event }]));
  return (
    <li {...recalling(recall, { told: happened })}>
      {colour === null ? null : <SeatGlyph colour={colour} size={12} />}
      <span>
        <button type="button" className="log-line log-fold" aria-expanded={isOpen} onClick={onToggle}>
          <Text told={told} undone={lines[0].undone} say={say} />
        </button>
        <Rule told={told} />
      </span>
    </li>
  );
}

interface TextProps {
  readonly told: Told;
  readonly undone: boolean | undefined;
  readonly say: Words;
}

function Text({ told: { text }, undone, say }: TextProps) {
  return undone === true ? (
    <>
      <s>{text}</s> <span className="heard-only">({say.log.undone})</span>
    </>
  ) : (
    text
  );
}

function Rule({ told: { rule } }: { readonly told: Told }) {
  return rule === undefined ? null : <RuleLink id={rule} />;
}
