// The language of docs/translating.md, as a reader of that page makes it.

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../docs/translating.md', import.meta.url));

/** A folder of languages with that one in it, gone afterwards. */
export async function inFolderWithEsperanto<T>(what: (folder: string) => Promise<T>): Promise<T> {
  const page = await readFile(PAGE, 'utf8');
  const [, name] = /`languages\/(\w+)`, and in it `index\.ts`/.exec(page) ?? [];
  const [, source] = /^```ts\n(.*?)^```$/ms.exec(page) ?? [];
  if (name === undefined || source === undefined) throw new Error('The page does not say what to write.');
  const folder = await mkdtemp(join(tmpdir(), 'languages-'));
  try {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.ts'), source);
    return await what(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
