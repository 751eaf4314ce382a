// What is answered to what. All of it is known when the server starts, so a request is one look-up.

import { readFileSync } from 'node:fs';
import type { CatalogueEntry } from '@starboard/games/catalogue';
import { notFoundPage, startPage } from './start/pages.ts';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** The methods that would have been right, where the one used was not. */
  readonly allow?: string;
}

export type Routes = (method: string, url: string) => Reply;

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const READING = ['GET', 'HEAD'];

export function routesOf(games: readonly CatalogueEntry[]): Routes {
  const pages = new Map<string, Reply>([
    ['/', { status: 200, type: HTML, body: startPage(games) }],
    ['/starboard.css', { status: 200, type: 'text/css; charset=utf-8', body: own('starboard.css') }],
    ['/favicon.svg', { status: 200, type: 'image/svg+xml', body: own('favicon.svg') }],
    ['/api/games', { status: 200, type: JSON_TYPE, body: JSON.stringify({ games }) }],
  ]);
  const lost: Reply = { status: 404, type: HTML, body: notFoundPage() };
  return (method, url) => {
    const [path] = url.split('?', 1);
    const page = pages.get(path);
    if (page === undefined) return path.startsWith('/api/') ? complaint(404, 'There is nothing here.') : lost;
    if (READING.includes(method)) return page;
    return { ...complaint(405, 'This can only be read.'), allow: READING.join(', ') };
  };
}

function complaint(status: number, error: string): Reply {
  return { status, type: JSON_TYPE, body: JSON.stringify({ error }) };
}

function own(name: string): string {
  return readFileSync(new URL(`./start/${name}`, import.meta.url), 'utf8');
}
