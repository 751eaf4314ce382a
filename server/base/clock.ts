// The time, as an input: tests bring their own.

export interface Clock {
  now(): number;
  /** Calls once, at that time or soon after; the returned function calls it off. */
  at(time: number, call: () => void): () => void;
}

/** Timers hold 24 days at most; whoever waits longer is asked again. */
const LONGEST = 3_600_000;

export const realClock: Clock = {
  now: () => Date.now(),
  at(time, call) {
    const wait = (): NodeJS.Timeout => {
      const left = time - Date.now();
      return setTimeout(
        () => {
          // timers count on a clock of their own, which is a little ahead at times
          if (Date.now() >= time) call();
          else timer = wait();
        },
        Math.min(LONGEST, Math.max(0, left)),
      );
    };
    let timer = wait();
    return () => clearTimeout(timer);
  },
};
