// Where the built client is. It is built when its sources have changed, by a process of its own: the server needs no
// build tools in its memory.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { refuseInEnglish, type Refusal } from '@starboard/engine';

const builder = fileURLToPath(new URL('../../tools/client.mjs', import.meta.url));
const run = promisify(execFile);

/** A folder that STARBOARD_CLIENT names is taken as it is. */
export async function clientFolder(
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | Refusal> {
  const named = env['STARBOARD_CLIENT'];
  if (named) return named;
  try {
    return (await run(process.execPath, [builder])).stdout.trim();
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string };
    const why = stderr?.trim() || String(error);
    return refuseInEnglish(`The client could not be built:\n${why}`);
  }
}
