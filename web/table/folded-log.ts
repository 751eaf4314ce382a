// The log with runs of alike lines in one.

import type { Told } from '@starboard/kit';
import type { Moment } from '../timeline/timeline.ts';
import type { Folder, LogLine } from './telling.ts';

/** Alike lines that follow each other: what they are together, and each by itself. */
export interface LogFold {
  readonly told: Told;
  readonly lines: readonly LogLine[];
}

export function foldedLog(
  lines: readonly LogLine[],
  moments: readonly Moment[],
  fold: Folder,
): readonly (LogLine | LogFold)[] {
  const folded: (LogLine | LogFold)[] = [];
  let run: LogLine[] = [];
  let together: Told | null = null;
  const close = (): void => {
    if (together === null) folded.push(...run);
    else folded.push({ told: together, lines: run });
    [run, together] = [[], null];
  };
  for (const [n, line] of lines.entries()) {
    // a name over nothing says nothing
    if (line.isName === true && lines.at(n + 1)?.isTurn === true) continue;
    const longer = run.length > 0 && isAlike(run[0], line) ? fold([...run, line], moments) : null;
    if (longer === null) {
      close();
      run = [line];
    } else {
      run.push(line);
      together = longer;
    }
  }
  close();
  return folded;
}

/** Of one kind, by one seat, and taken back both or neither. */
function isAlike(one: LogLine, other: LogLine): boolean {
  const { event, seat, undone, isTurn } = other;
  if (one.event === undefined || event === undefined || isTurn === true) return false;
  return one.event.event === event.event && one.seat === seat && one.undone === undone;
}
