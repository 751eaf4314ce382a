// Calls into another thread: functions by name, answers in the order in which they come, and news in between.

import type { Port } from '@starboard/bots';

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Call {
  readonly id: number;
  readonly call: string;
  readonly args: readonly unknown[];
}

type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly news: unknown };

/** The functions as they look from the other side. */
export type Remote<F> = {
  readonly [K in keyof F]: F[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never;
};

export function serve(port: Port, functions: Functions): (news: unknown) => void {
  const tell = (reply: Reply): void => port.post(reply);
  const answer = async ({ id, call, args }: Call): Promise<void> => {
    try {
      const wanted = functions[call] as (...given: readonly unknown[]) => unknown;
      const value = wanted(...args);
      // what is known at once is told at once: no news come before it
      tell({ id, value: value instanceof Promise ? await value : value });
    } catch (error) {
      tell({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
  port.listen((message) => void answer(message as Call));
  return (news) => tell({ news });
}

/** The other end of `serve`. */
export function remote<F>(port: Port, onNews: (news: unknown) => void): Remote<F> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  port.listen((message) => {
    const reply = message as Reply;
    if ('news' in reply) return onNews(reply.news);
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) caller?.reject(new Error(reply.error));
    else caller?.resolve(reply.value);
  });
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      const caller = Promise.withResolvers<unknown>();
      waiting.set(++last, caller);
      port.post({ id: last, call: name, args } satisfies Call);
      return caller.promise;
    };
  return new Proxy({}, { get: (_target, name) => call(String(name)) }) as Remote<F>;
}

/** This thread's end of the line to a worker. */
export function portTo(worker: Worker): Port {
  return {
    post: (message) => worker.postMessage(message),
    listen: (handler) => worker.addEventListener('message', (event: MessageEvent) => handler(event.data)),
  };
}

/** A worker's end of the line to who started it. */
export function portHome(): Port {
  return {
    post: (message) => self.postMessage(message),
    listen: (handler) => self.addEventListener('message', (event: MessageEvent) => handler(event.data)),
  };
}
