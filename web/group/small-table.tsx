// A table of a group, small and live: the real board, which leads to the table, and who is where there.

import { NOBODY, type Game, type State } from '@starboard/engine';
import { MotionContext, WordsContext } from '@starboard/kit/table';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'wouter';
import { useShown, useTableWords } from '../games/use-shown.ts';
import type { Shown } from '../games/uis.ts';
import { useGroupWords } from '../series/series-words.tsx';
import { PACES } from '../settings/paces.ts';
import { useSettings } from '../settings/settings.ts';
import { useScene } from '../table/scene.ts';
import type { TableSession } from '../table/session.ts';

/** The room that the board is drawn for, before it is made small: so wide that it looks like one on a wide screen. */
const WIDE = 800;
const HIGH = 620;

export interface SmallTableProps {
  /** From 1. */
  readonly number: number;
  readonly sector: string;
  /** Null until it is there. */
  readonly session: TableSession | null;
  readonly href: string | null;
  /** What its way in is called. */
  readonly open: string;
  /** Is it the turn of whoever looks at this page? */
  readonly isMine: boolean;
  /** What is said of it instead of whose turn it is; null while it goes on. */
  readonly news: string | null;
  readonly children: ReactNode;
  /** Points of the factions, so far. */
  readonly onPoints: (points: readonly number[]) => void;
}

export function SmallTable(props: SmallTableProps) {
  const { number, sector, session, href, open, isMine, news, children, onPoints } = props;
  const words = useGroupWords();
  return (
    <article className={isMine ? 'small-table small-table-mine' : 'small-table'}>
      <header>
        <h3>{words.table(number)}</h3>
        <span className="quiet-text">{sector}</span>
      </header>
      {href === null ? (
        <div className="small-place" />
      ) : (
        <Link className="small-place" href={href} aria-label={open} title={open}>
          {session === null ? null : <SmallBoard session={session} onPoints={onPoints} />}
        </Link>
      )}
      <p className="small-turn">
        {news ?? (session === null ? '' : <Turn session={session} isMine={isMine} />)}
      </p>
      {children}
      {href === null ? null : (
        <Link className={isMine ? 'button primary' : 'button'} href={href}>
          {open}
        </Link>
      )}
    </article>
  );
}

function Turn({ session, isMine }: { readonly session: TableSession; readonly isMine: boolean }) {
  const words = useGroupWords();
  const { moments, shown, facts } = useSyncExternalStore(session.subscribe, session.snapshot);
  if (isMine) return <strong>{words.yourTurn}</strong>;
  const [seat] = moments[shown].actors;
  return seat === undefined ? '' : words.turnOf(facts.people[seat].name);
}

interface BoardProps {
  readonly session: TableSession;
  readonly onPoints: (points: readonly number[]) => void;
}

function SmallBoard(props: BoardProps) {
  const { game, link } = props.session;
  const shown = useShown(game.id, game.rules, link.facts.options);
  if (shown === undefined || shown === null) return null;
  return <Drawn {...props} shown={shown} />;
}

function Drawn({ session, shown, onPoints }: BoardProps & { readonly shown: Shown }) {
  const table = useSyncExternalStore(session.subscribe, session.snapshot);
  const words = useTableWords(shown, table.facts);
  const { speed } = useSettings();
  useEffect(() => {
    session.behave({ pace: PACES[speed], confirm: false, passIdle: false, warns: () => false });
  }, [session, speed]);
  const { game } = session;
  const { state } = table.moments[table.shown];
  const points = pointsAt(game, state).join();
  useEffect(() => onPoints(points === '' ? [] : points.split(',').map(Number)), [points, onPoints]);
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place);
  return (
    <div className="small-board" ref={place} inert aria-hidden="true">
      <div className="board board-small" style={{ width: WIDE, height: HIGH, transform: `scale(${scale})` }}>
        <WordsContext value={words}>
          <MotionContext value={false}>
            <Board session={session} shown={shown} />
          </MotionContext>
        </WordsContext>
      </div>
    </div>
  );
}

function Board({ session, shown: { ui } }: { readonly session: TableSession; readonly shown: Shown }) {
  const table = useSyncExternalStore(session.subscribe, session.snapshot);
  const scene = useScene(session, table);
  return <ui.Board {...scene} />;
}

/** How much smaller the board is than the room it is drawn for. */
function useScale(place: RefObject<HTMLDivElement | null>): number {
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const fit = (): void => setScale(element.clientWidth / WIDE);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return scale;
}

/** What would be counted if the game ended as it stands, and nobody won. */
function pointsAt(game: Game, state: State): readonly number[] {
  const sheet = game.sheet?.(state, NOBODY) ?? [];
  const lines = (game.counted?.score ?? []).flatMap((line) => sheet[line] ?? []);
  const [first] = lines;
  return first === undefined
    ? []
    : first.points.map((_, seat) => lines.reduce((sum, { points }) => sum + points[seat], 0));
}
