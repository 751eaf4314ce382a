// What is answered where no route of the API is: the client's files, and its page for every address of its own.

import { isPage } from '@starboard/wire/pages';
import { refused, toldRefusal } from '../base/refused.ts';
import { encodedFor, type ClientFile, type ClientFiles } from './files.ts';

export interface FileReply {
  readonly status: number;
  /** A script, style or picture under a name that changes with it; absent: anything else. */
  readonly isPart?: true;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface FileRequest {
  readonly method: string;
  readonly url: string;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

export type Replies = (asked: FileRequest) => FileReply;

/** Icons, which every page shows: that an old one is seen for a day hurts nobody. */
const KEPT_A_DAY = 'public, max-age=86400';

const READING = ['GET', 'HEAD'];

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
};

export function repliesOf(client: ClientFiles): Replies {
  return (asked) => {
    const [path] = asked.url.split('?', 1);
    if (path.startsWith('/api/')) return complaint(404, 'nothingHere');
    if (!READING.includes(asked.method)) {
      const headers = { ...JSON_HEADERS, Allow: READING.join(', ') };
      return { ...complaint(405, 'readOnly'), headers };
    }
    const file = client.file(path);
    if (file !== null) return fileReply(file, asked, 200);
    // where there is none of its own the page says that nothing is there
    return fileReply(client.page, asked, isPage(path) ? 200 : 404);
  };
}

function complaint(status: number, name: 'nothingHere' | 'readOnly'): FileReply {
  const error = toldRefusal(refused('unknown', name));
  return { status, headers: JSON_HEADERS, body: JSON.stringify({ error }) };
}

function fileReply(
  file: ClientFile,
  { acceptEncoding, ifNoneMatch }: FileRequest,
  status: number,
): FileReply {
  const { forEver } = file;
  const isPicture = file.type.startsWith('image/');
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': forEver ? 'public, max-age=31536000, immutable' : isPicture ? KEPT_A_DAY : 'no-cache',
    // nobody asks again for what never changes
    ...(forEver ? {} : { ETag: file.tag }),
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && ifNoneMatch === file.tag) return { status: 304, headers, body: '' };
  const [encoding, body] = encodedFor(file, acceptEncoding);
  return {
    status,
    ...(forEver ? { isPart: true } : {}),
    headers: encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding },
    body,
  };
}
