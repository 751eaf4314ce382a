// The log in prose: what each moment told the viewer.

import type { GameEvent, State } from '@starboard/engine';
import { useMemo } from 'react';
import { useWords, type GameWords, type Told, type TurnOf } from '@starboard/kit';
import type { TableFacts } from '../link/facts.ts';
import type { Moment } from '../timeline/timeline.ts';
import { useSay, type Words } from '../words/say.ts';
import { nameIn } from '../words/names.ts';
import { useNameThen } from './names-then.ts';

export interface LogLine {
  readonly id: string;
  /** The moment it tells of. */
  readonly at: number;
  readonly seat: number | null;
  readonly told: Told;
  /** What it tells of; absent where the table itself speaks. */
  readonly event?: GameEvent;
  /** A turn begins with it. */
  readonly isTurn?: true;
  /** The game had nothing to say: it only names whose turn begins. */
  readonly isName?: true;
  /** It tells of an order that was taken back. */
  readonly undone?: boolean;
  /** It tells of something beside the game. */
  readonly isNote?: boolean;
}

/** Tells one moment, and remembers what it has told. */
export type Teller = (moment: Moment, at: number) => readonly LogLine[];

type NameOf = (seat: number) => string;

/** What a run of lines is in one; null: they stay apart. */
export type Folder = (lines: readonly LogLine[], moments: readonly Moment[]) => Told | null;

export function useFolder(facts: TableFacts): Folder {
  const words = useWords();
  const namesIn = useNamesIn(facts);
  return useMemo(
    () => (lines, moments) => {
      const events = lines.flatMap(({ event }) => event ?? []);
      const last = moments.at(lines.at(-1)?.at ?? 0);
      if (last === undefined || events.length !== lines.length) return null;
      return words.folded?.(events, namesIn(last), last.state) ?? null;
    },
    [words, namesIn],
  );
}

export function useTeller(facts: TableFacts, turnOf: TurnOf | undefined): Teller {
  const words = useWords();
  const say = useSay();
  const namesIn = useNamesIn(facts);
  return useMemo(() => tellerOf(words, say, namesIn, turnOf), [words, say, namesIn, turnOf]);
}

/** What happened is told with the names of its time. */
function useNamesIn(facts: TableFacts): (moment: Moment) => NameOf {
  const { people } = facts;
  const nameThen = useNameThen(facts);
  return useMemo(() => {
    const nameNow = nameIn(people);
    return ({ entry }) => (entry === null ? nameNow : (seat) => nameThen(seat, entry.at));
  }, [people, nameThen]);
}

export function tellerOf(
  words: GameWords,
  say: Words,
  namesIn: (moment: Moment) => NameOf,
  turnOf: TurnOf = () => undefined,
): Teller {
  const told = new WeakMap<Moment, readonly LogLine[]>();
  return (moment, at) => {
    let lines = told.get(moment);
    if (lines === undefined)
      told.set(moment, (lines = tell(moment, at, words, say, namesIn(moment), turnOf)));
    return lines;
  };
}

function tell(
  moment: Moment,
  at: number,
  words: GameWords,
  say: Words,
  nameOf: NameOf,
  turnOf: TurnOf,
): readonly LogLine[] {
  const entry = tellEntry(moment, say, nameOf);
  // a draw is everybody's
  const doer = moment.entry?.draw === true ? null : (moment.entry?.seat ?? null);
  const told: Omit<LogLine, 'id' | 'at'>[] = [
    ...(entry === null ? [] : [{ seat: doer, told: { text: entry } }]),
    ...moment.events.flatMap((event) => eventLines(event, moment.state, words, nameOf, turnOf)),
  ];
  return told.map((each, n) => ({ id: `${at} ${n}`, at, ...each }));
}

function eventLines(
  event: GameEvent,
  state: State,
  words: GameWords,
  nameOf: NameOf,
  turnOf: TurnOf,
): readonly Omit<LogLine, 'id' | 'at'>[] {
  const told = words.event(event, nameOf, state);
  const turn = turnOf(event);
  if (told !== null)
    return [{ seat: seatOf(event), told, event, ...(turn === undefined ? {} : { isTurn: true }) }];
  return turn === undefined || turn === null
    ? []
    : [{ seat: turn, told: { text: nameOf(turn) }, isTurn: true, isName: true }];
}

/** Whom an event is about; null: nobody, or more than one. Not who moved: a pass lets the dice of others fall. */
function seatOf(event: GameEvent): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** What the table itself has to say of it: the rest the game tells. */
function tellEntry({ entry }: Moment, say: Words, nameOf: NameOf): string | null {
  if (entry === null) return null;
  if (entry.undo) return say.log.undo(nameOf(entry.seat));
  if (entry.takeBack) return say.log.takeBack(nameOf(entry.seat));
  if (entry.draw) return say.log.draw;
  if (entry.forfeit === undefined) return null;
  return entry.forfeit === 'time' ? say.log.time(nameOf(entry.seat)) : say.log.resigned(nameOf(entry.seat));
}
