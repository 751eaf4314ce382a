import { isRefusal, refuseInEnglish } from '@starboard/engine';
import { benches } from '@starboard/lab/bench';
import { readArguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { columns } from './text.ts';

const names = Object.keys(benches).join(', ');

export const command: CliCommand = {
  help: `starboard bench NAME [ARGUMENTS]

Measures how fast things are on this machine:

${columns(
  Object.entries(benches).map(([name, { summary }]) => [name, summary]),
  [false, false],
).join('\n')}

${Object.values(benches)
  .map(({ help }) => help)
  .join('\n')}`,
  async run([name, ...args]) {
    if (name === undefined) return refuseInEnglish(`Say which bench: ${names}.`);
    if (!Object.hasOwn(benches, name)) {
      return refuseInEnglish(`There is no bench ${JSON.stringify(name)}; there are ${names}.`);
    }
    const { flags, run } = benches[name];
    const read = readArguments({ command: `bench ${name}`, takes: [], flags }, args);
    return isRefusal(read) ? read : run(read);
  },
};
