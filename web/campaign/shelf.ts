// Where campaigns are kept in this browser: each is one record, written after every step.

import { databaseOf, finished } from '../shelf/database.ts';
import type { SavedCampaign } from './record.ts';

const NAME = 'starboard-campaigns';
const VERSION = 1;
const CAMPAIGNS = 'campaigns';

const database = databaseOf(NAME, VERSION, (made) => {
  made.createObjectStore(CAMPAIGNS, { keyPath: 'id' });
});

async function within<T>(
  mode: IDBTransactionMode,
  work: (campaigns: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T> {
  const transaction = (await database()).transaction(CAMPAIGNS, mode, { durability: 'strict' });
  const request = work(transaction.objectStore(CAMPAIGNS));
  await finished(transaction);
  return request?.result as T;
}

/** The one that was played last first. */
export async function listCampaigns(): Promise<readonly SavedCampaign[]> {
  const all = await within<SavedCampaign[]>(
    'readonly',
    (campaigns) => campaigns.getAll() as IDBRequest<SavedCampaign[]>,
  );
  return all.toSorted((a, b) => b.played - a.played);
}

export async function loadCampaign(id: string): Promise<SavedCampaign | null> {
  const found = await within<SavedCampaign | undefined>(
    'readonly',
    (campaigns) => campaigns.get(id) as IDBRequest<SavedCampaign | undefined>,
  );
  return found ?? null;
}

/** False where it has gone on elsewhere since: then nothing is written. `entries` is what its log had. */
export async function saveCampaign(saved: SavedCampaign, entries: number | null): Promise<boolean> {
  let done = false;
  await within('readwrite', (campaigns) => {
    const before = campaigns.get(saved.id) as IDBRequest<SavedCampaign | undefined>;
    before.addEventListener('success', () => {
      if ((before.result?.map.log.length ?? null) !== entries) return;
      campaigns.put(saved);
      done = true;
    });
    return null;
  });
  return done;
}

export async function removeCampaign(id: string): Promise<void> {
  await within('readwrite', (campaigns) => campaigns.delete(id));
}
