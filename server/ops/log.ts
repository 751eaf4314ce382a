// What the server has to say to those who run it: a line of JSON each. It is given no secrets, so it tells none.

import { Bucket, type Allowance } from '../base/bucket.ts';

export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const LEVELS = ['error', 'warn', 'info'] as const;

/** `level` is the least important that is told; anything else tells nothing. */
export function jsonLog(level: string, write: (line: string) => void): Log {
  const most = LEVELS.findIndex((each) => each === level);
  const at =
    (rank: number, name: string): Log['info'] =>
    (details, message) => {
      if (rank > most) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...details })}\n`);
    };
  return { error: at(0, 'error'), warn: at(1, 'warn'), info: at(2, 'info') };
}

/** Of each message so many at once, and so many a second after that: nobody fills the disk with the log by doing the same
 *  wrong thing again and again. How many were left out is told with the next. */
const USUAL: Allowance = { burst: 100, perSecond: 1 };

interface Told {
  readonly bucket: Bucket;
  leftOut: number;
}

export function calmed(log: Log, now: () => number, allowance = USUAL): Log {
  const told = new Map<string, Told>();
  const at =
    (write: Log['info']): Log['info'] =>
    (details, message) => {
      const of = told.get(message) ?? { bucket: new Bucket(allowance, now()), leftOut: 0 };
      told.set(message, of);
      if (!of.bucket.take(now())) {
        of.leftOut++;
        return;
      }
      const { leftOut } = of;
      of.leftOut = 0;
      write(leftOut === 0 ? details : { ...details, leftOut }, message);
    };
  return { error: at(log.error), warn: at(log.warn), info: at(log.info) };
}
