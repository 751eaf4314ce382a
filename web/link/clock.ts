// The time at a table of this device, as an input: tests bring their own.

export interface TableClock {
  now(): number;
  /** Resolves at that time or soon after. */
  until(time: number): Promise<void>;
}

export const deviceClock: TableClock = {
  now: () => Date.now(),
  until: (time) =>
    new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, time - Date.now()));
    }),
};
