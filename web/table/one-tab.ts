// A table of this browser is played in one tab at a time: two would overwrite each other's moves.

export interface Hold {
  readonly release: () => void;
}

/** Null when another tab has it, unless it is taken from there. `onLost`: another tab took it. */
export function holdTable(id: string, take: boolean, onLost: () => void): Promise<Hold | null> {
  // without a secure connection browsers have no locks
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return Promise.resolve({ release: () => {} });
  const held = Promise.withResolvers<void>();
  return new Promise((resolve) => {
    locks
      .request(`starboard.table.${id}`, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        resolve({ release: held.resolve });
        return held.promise;
      })
      .catch(onLost);
  });
}
