// For tests: a folder that looks like a built client, so that nobody has to build the real one.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SCRIPT = '// as long as a script is\n'.repeat(40);

export function smallClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html>\n<html lang="en"><div id="starboard"></div></html>\n',
  );
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'service.js'), SCRIPT);
  return folder;
}
