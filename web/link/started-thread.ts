// A thread as the page that started it knows it: it can be asked, it tells, and it may break down.

import { portTo, remote, type Remote } from './rpc.ts';
import { startThread, type Role } from './threads.ts';

export interface StartedThread<F> {
  readonly calls: Remote<F>;
  /** Rejects when the thread breaks down, whatever it was asked. */
  readonly crashed: Promise<never>;
  readonly close: () => void;
  /** It is of no use any more, and why. */
  readonly fail: (reason: string) => void;
}

export function startedThread<F>(
  role: Role,
  hear: (news: unknown) => void,
  crash?: (reason: string) => void,
): StartedThread<F> {
  const worker = startThread(role);
  const crashed = Promise.withResolvers<never>();
  crashed.promise.catch(() => {});
  const close = (): void => worker.terminate();
  const fail = (reason: string): void => {
    close();
    crashed.reject(new Error(reason));
    crash?.(reason);
  };
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.message);
  });
  return { calls: remote<F>(portTo(worker), hear), crashed: crashed.promise, close, fail };
}
