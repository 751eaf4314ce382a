// A server that is measured, and how its clients talk to it.

import type { ScriptedMove } from './script.ts';

/** A table with somebody connected at each seat. */
export interface MeasuredTable {
  /** Sends the move and resolves when the seat that made it has seen it accepted. */
  play(move: ScriptedMove, number: number): Promise<void>;
}

export interface Measured {
  readonly tables: readonly MeasuredTable[];
  /** Bytes of memory that the server's process holds. */
  memory(): Promise<number>;
  /** Seconds that the server's process has spent on processors. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export interface Contestant {
  readonly name: string;
  /** Starts the server in a process of its own, with so many tables of two seats. */
  start(tables: number): Promise<Measured>;
}
