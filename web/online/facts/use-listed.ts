import { useEffect, useState } from 'react';
import { useMine } from '../mine.ts';

/** What the server lists; null until it is there. It is asked for again when a table of the person changes, or the page is
 *  looked at. The caller keeps `list` the same. */
export function useListed<T>(list: () => Promise<T | null>): T | null {
  const mine = useMine();
  const [listed, setListed] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const told = await list();
      if (wanted && told !== null) setListed(told);
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') void look().catch(() => {});
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', seen);
    };
  }, [mine, list]);
  return listed;
}
