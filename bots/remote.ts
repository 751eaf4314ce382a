// A mind in another thread: the same code for a Web Worker and for Node's worker threads, since both send plain data.

import { ThoughtHold } from './hold.ts';
import type { Answer, Loader, Mind, Port, Progress, Question } from './thinking.ts';

type Asked =
  | { readonly id: number; readonly question: Question; readonly listening: boolean }
  | { readonly id: number; readonly cancel: true }
  | { readonly id: number; readonly hold: boolean };

type Told =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly still: true }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };

/** Answers what comes through the port. The search is a program of its own, which a page that only asks does not fetch. */
export function serveMind(port: Port, load: Loader): void {
  const mind = import('./mind.ts').then(({ openMind }) => openMind(load));
  const underWay = new Map<number, { readonly controller: AbortController; readonly hold: ThoughtHold }>();
  const tell = (told: Told): void => port.post(told);
  const answer = async ({
    id,
    question,
    listening,
  }: Extract<Asked, { question: Question }>): Promise<void> => {
    const controller = new AbortController();
    const hold = new ThoughtHold();
    hold.onStill = () => tell({ id, still: true });
    underWay.set(id, { controller, hold });
    try {
      const listen = listening ? (progress: Progress) => tell({ id, progress }) : undefined;
      tell({ id, answer: await (await mind).think(question, listen, controller.signal, hold) });
    } catch (error) {
      tell({ id, error: error instanceof Error ? error.message : String(error) });
    } finally {
      underWay.delete(id);
    }
  };
  port.listen((message) => {
    const asked = message as Asked;
    if ('cancel' in asked) underWay.get(asked.id)?.controller.abort();
    else if ('hold' in asked) underWay.get(asked.id)?.hold.set(asked.hold);
    else void answer(asked);
  });
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  readonly listen: ((progress: Progress) => void) | undefined;
  readonly signal: AbortSignal | undefined;
  readonly hold: ThoughtHold | undefined;
}

/** The other end of `serveMind`. What is cancelled ends when the other thread has let go of it. */
export function remoteMind(port: Port): Mind {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.listen((message) => {
    const told = message as Told;
    const who = waiting.get(told.id);
    if (who === undefined) return;
    if ('progress' in told) return who.listen?.(told.progress);
    if ('still' in told) return who.hold?.onStill();
    waiting.delete(told.id);
    if (who.signal?.aborted === true) who.reject(who.signal.reason);
    else if ('answer' in told) who.resolve(told.answer);
    else who.reject(new Error(told.error));
  });
  return {
    think(question, listen, signal, hold) {
      const id = ++last;
      return new Promise<Answer>((resolve, reject) => {
        if (signal?.aborted === true) return reject(signal.reason as Error);
        waiting.set(id, { resolve, reject, listen, signal, hold });
        const tellHold = (): void => {
          if (waiting.has(id)) port.post({ id, hold: hold?.isWanted === true } satisfies Asked);
        };
        hold?.listen(tellHold);
        signal?.addEventListener(
          'abort',
          () => {
            if (waiting.has(id)) port.post({ id, cancel: true } satisfies Asked);
          },
          { once: true },
        );
        port.post({ id, question, listening: listen !== undefined } satisfies Asked);
        if (hold?.isWanted === true) tellHold();
      });
    },
  };
}
