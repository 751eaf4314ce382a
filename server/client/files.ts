// The built client in memory, each file as it is and compressed, so that an answer is one look-up.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { refuseInEnglish, type Refusal } from '@starboard/engine';

export interface ClientFile {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content. */
  readonly forEver: boolean;
  /** By encoding, the best first; `identity` is last and always there. */
  readonly bodies: readonly (readonly [encoding: string, body: Buffer])[];
}

export interface ClientFiles {
  /** The file at that path; null where there is none. */
  file(path: string): ClientFile | null;
  /** The page, which every address of the client's own leads to. */
  readonly page: ClientFile;
  /** Does the client know that address, or will it say that nothing is there? */
  knows(path: string): boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const;

const ADDRESSES =
  /^\/(?:$|(?:play|table|rules)\/[\w-]+$|saved$|settings$|online(?:\/(?:account|new|(?:new|table|game)\/[\w-]+))?$)/;

export function openClient(folder: string): ClientFiles | Refusal {
  if (!existsSync(join(folder, 'index.html')))
    return refuseInEnglish(`There is no client in ${JSON.stringify(folder)}: it has no index.html.`);
  const files = new Map<string, ClientFile>(filesIn(folder).map((path) => [`/${path}`, read(folder, path)]));
  const page = read(folder, 'index.html');
  return {
    file: (path) => files.get(path) ?? null,
    page,
    knows: (path) => ADDRESSES.test(path),
  };
}

function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(folder, path);
    return Object.hasOwn(TYPES, extname(path)) ? [path] : [];
  });
}

function read(folder: string, path: string): ClientFile {
  const bodies = ENCODINGS.flatMap(([encoding, ending]) => {
    const file = join(folder, path + ending);
    return existsSync(file) ? [[encoding, readFileSync(file)] as const] : [];
  });
  const hash = createHash('sha256').update(bodies[bodies.length - 1][1]);
  return {
    type: TYPES[extname(path)],
    tag: `"${hash.digest('base64url').slice(0, 22)}"`,
    forEver: path.startsWith('assets/'),
    bodies,
  };
}

/** The best encoding that the browser takes, by its Accept-Encoding. */
export function encodedFor(
  { bodies }: ClientFile,
  accepts: string,
): readonly [encoding: string, body: Buffer] {
  const taken = new Set(accepts.split(',').map((each) => each.split(';')[0].trim()));
  return bodies.find(([encoding]) => taken.has(encoding)) ?? bodies[bodies.length - 1];
}
