// Parts of a screen that are programs of their own: each is fetched when it is first drawn, so that nobody waits for what is
// not on the table.

import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react';

export type FetchedPart<P extends object> = FunctionComponent<P> & {
  /** Brings it before it is drawn, where it would push others aside when it comes. */
  readonly bring: () => Promise<void>;
};

const all: (() => Promise<void>)[] = [];

/** A component that is fetched when it is first drawn. Until it is there, nothing stands in its place. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): FetchedPart<P> {
  let part: ComponentType<P> | null = null;
  const bring = async (): Promise<void> => {
    part ??= await load();
  };
  all.push(bring);
  function Fetched(props: P) {
    const [come, setCome] = useState<{ readonly error: unknown } | boolean>(part !== null);
    const isThere = part !== null;
    useEffect(() => {
      if (isThere) return;
      bring().then(
        () => setCome(true),
        (error: unknown) => setCome({ error }),
      );
    }, [isThere]);
    if (typeof come === 'object') throw come.error;
    const Part = part;
    return Part === null ? null : <Part {...props} />;
  }
  return Object.assign(Fetched, { bring });
}

/** Brings every part that there is: for tests, which draw once. */
export async function fetchAll(): Promise<void> {
  await Promise.all(all.map((bring) => bring()));
}
