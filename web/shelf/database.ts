// What every shelf in the browser's own databases needs: a database that is opened once, and to know when a transaction is over.

/** The same database each time; one that could not be opened is tried again the next time. */
export function databaseOf(
  name: string,
  version: number,
  make: (database: IDBDatabase) => void,
): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | null = null;
  return () => {
    opening ??= opened(name, version, make).catch((error: unknown) => {
      // a browser that was just short of space may open it the next time
      opening = null;
      throw error;
    });
    return opening;
  };
}

function opened(name: string, version: number, make: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => make(request.result));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
    transaction.addEventListener('error', () => reject(reasonOf(transaction.error)));
  });
}

/** Of what is kept entry by entry: all entries under that name. */
export function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function reasonOf(error: DOMException | null): Error {
  return new Error(error?.message ?? 'The browser gave no reason.');
}
