import { useEffect, useState } from 'react';

/** What `load` brings; undefined until it is there. Of several calls the last counts; what fails is thrown where it is
 *  drawn, so that somebody is told. The caller keeps `load` the same as long as it means the same, and
 *  counts `times` up to load again. */
export function useLoaded<T>(load: () => Promise<T>, times = 0): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T } | { readonly error: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    const run = async (): Promise<void> => {
      try {
        const value = await load();
        if (wanted) setLoaded({ value });
      } catch (error) {
        if (wanted) setLoaded({ error });
      }
    };
    void run();
    return () => {
      wanted = false;
    };
  }, [load, times]);
  if (loaded !== null && 'error' in loaded) throw loaded.error;
  return loaded?.value;
}
