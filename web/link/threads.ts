// How threads are started, from the page and from another thread.

import address from 'virtual:worker';

export type Role = 'table' | 'mind' | 'record' | 'group';

export function startThread(role: Role): Worker {
  return new Worker(address, { type: 'module', name: role });
}
