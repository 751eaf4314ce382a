// What is written to a WebSocket: to whoever does not read no more than so much, and nothing after the end.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Outlet } from './connection.ts';
import { textFrames } from './frame.ts';

/** Who is told to go and does not is cut off after so long, in milliseconds. */
const LEAVING = 2000;

export interface SocketOutlet extends Outlet {
  readonly unread: number;
  pong(data: Buffer): void;
}

export function outletOf(socket: WebSocket, stream: Duplex, most: number, outdated: boolean): SocketOutlet {
  /** Whoever does not read is cut off before more is written. */
  const isReading = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (stream.writableLength <= most) return true;
    socket.terminate();
    return false;
  };
  return {
    isOutdated: outdated,
    get unread() {
      return stream.writableLength;
    },
    send(texts) {
      if (isReading()) stream.write(textFrames(texts));
    },
    pong(data) {
      if (isReading()) socket.pong(data);
    },
    end(code, reason) {
      if (socket.readyState !== socket.OPEN) return;
      socket.close(code, reason);
      const impatient = setTimeout(() => socket.terminate(), LEAVING).unref();
      socket.once('close', () => clearTimeout(impatient));
    },
  };
}
