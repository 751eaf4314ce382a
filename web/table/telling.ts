// The log in prose: what each moment told the viewer.

import type { GameEvent } from '@starboard/engine';
import { useMemo } from 'react';
import { useWords, type GameWords, type Told } from '@starboard/kit';
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
  /** It tells of an order that was taken back. */
  readonly undone?: boolean;
  /** It tells of something beside the game. */
  readonly isNote?: boolean;
}

/** Tells one moment, and remembers what it has told. */
export type Teller = (moment: Moment, at: number) => readonly LogLine[];

type NameOf = (seat: number) => string;

export function useTeller(facts: TableFacts): Teller {
  const words = useWords();
  const say = useSay();
  const { people } = facts;
  const nameThen = useNameThen(facts);
  return useMemo(() => {
    const nameNow = nameIn(people);
    // what happened is told with the names of its time
    const namesIn = ({ entry }: Moment): NameOf =>
      entry === null ? nameNow : (seat) => nameThen(seat, entry.at);
    return tellerOf(words, say, namesIn);
  }, [words, say, people, nameThen]);
}

export function tellerOf(words: GameWords, say: Words, namesIn: (moment: Moment) => NameOf): Teller {
  const told = new WeakMap<Moment, readonly LogLine[]>();
  return (moment, at) => {
    let lines = told.get(moment);
    if (lines === undefined) told.set(moment, (lines = tell(moment, at, words, say, namesIn(moment))));
    return lines;
  };
}

function tell(moment: Moment, at: number, words: GameWords, say: Words, nameOf: NameOf): readonly LogLine[] {
  const entry = tellEntry(moment, say, nameOf);
  // a draw is everybody's
  const doer = moment.entry?.draw === true ? null : (moment.entry?.seat ?? null);
  const told = [
    ...(entry === null ? [] : [{ seat: doer, told: { text: entry } }]),
    ...moment.events.flatMap((event) => {
      const line = words.event(event, nameOf, moment.state);
      return line === null ? [] : [{ seat: seatOf(event), told: line, event }];
    }),
  ];
  return told.map((each, n) => ({ id: `${at} ${n}`, at, ...each }));
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
