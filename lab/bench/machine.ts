// Figures mean nothing without the machine they come from.

import { availableParallelism, cpus } from 'node:os';

export interface Machine {
  readonly date: string;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
}

export function thisMachine(): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: availableParallelism(),
  };
}

export function describeMachine({ date, node, cpu, cores }: Machine): string {
  return `${date}, Node ${node}, ${cpu}, ${cores} ${cores === 1 ? 'core' : 'cores'}`;
}
