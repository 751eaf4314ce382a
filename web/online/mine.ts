// The person's own tables: followed once, on whatever online page they are looked at.

import type { MyTable } from '@starboard/wire/schema';
import { createContext, use } from 'react';

export const MineContext = createContext<readonly MyTable[]>([]);

export function useMine(): readonly MyTable[] {
  return use(MineContext);
}
