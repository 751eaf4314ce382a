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
      return left > LONGEST
        ? setTimeout(() => {
            timer = wait();
          }, LONGEST)
        : setTimeout(call, Math.max(0, left));
    };
    let timer = wait();
    return () => clearTimeout(timer);
  },
};
