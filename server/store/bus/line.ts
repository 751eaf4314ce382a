// One connection to the bus, by the Redis protocol. It is never mended: when it breaks, or says what it must not, it is
// over, and another is opened.

import { inTime } from './in-time.ts';
import { channelOf, idIn, numberIn } from './message.ts';

export interface BusEars {
  /** Something was said about an id that is listened for; whether it is true, only the database knows. */
  hear(id: string, number: number): void;
  /** Called once, and not before it was open. */
  lost(why: Error): void;
}

export interface BusLine {
  /** Resolves when all of them are heard; fails when that takes too long. */
  subscribe(ids: readonly string[]): Promise<void>;
  unsubscribe(ids: readonly string[]): Promise<void>;
  /** Resolves when the bus has it. */
  publish(id: string, number: number): Promise<void>;
  close(): void;
}

export type OpenLine = (ears: BusEars) => Promise<BusLine>;

/** Ids in one command. */
const AT_ONCE = 500;

export function redisLine(url: string, patience: number): OpenLine {
  return async (ears) => {
    // many files that only those need who have a bus
    const { createClient } = await import('@redis/client');
    const client = createClient({
      url,
      // in the third version of the protocol one connection both listens and speaks
      RESP: 3,
      disableOfflineQueue: true,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      socket: { reconnectStrategy: false, connectTimeout: patience },
    });
    let isOpen = false;
    let isOver = false;
    const close = (): void => {
      isOver = true;
      client.destroy();
    };
    client.on('error', (error: Error) => {
      const isNews = isOpen && !isOver;
      close();
      if (isNews) ears.lost(error);
    });
    try {
      await inTime(client.connect(), patience);
    } catch (error) {
      close();
      throw error;
    }
    isOpen = true;
    const hear = (text: string, channel: string): void => {
      const number = numberIn(text);
      if (number !== null && !isOver) ears.hear(idIn(channel), number);
    };
    const inParts = async (
      ids: readonly string[],
      run: (channels: string[]) => Promise<void>,
    ): Promise<void> => {
      for (let from = 0; from < ids.length; from += AT_ONCE)
        await inTime(run(ids.slice(from, from + AT_ONCE).map(channelOf)), patience);
    };
    return {
      subscribe: (ids) => inParts(ids, (channels) => client.subscribe(channels, hear)),
      unsubscribe: (ids) => inParts(ids, (channels) => client.unsubscribe(channels, hear)),
      async publish(id, number) {
        await client.publish(channelOf(id), String(number));
      },
      close,
    };
  };
}
