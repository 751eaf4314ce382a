import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface About {
  readonly version?: string;
  readonly workspaces?: readonly string[];
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const about = JSON.parse(read('package.json')) as About;

test('the version stands in one place: package.json', () => {
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, About> };
  // npm writes it there by itself; the client's fingerprint sees it there
  expect([lock.version, lock.packages[''].version]).toEqual([about.version, about.version]);
  const rooms = about.workspaces ?? [];
  expect(rooms.length).toBeGreaterThan(5);
  for (const room of rooms)
    expect((JSON.parse(read(`${room}/package.json`)) as About).version, room).toBe(undefined);
});

test('what has changed in it is told', () => {
  const [latest] = /^## (\S+)/m.exec(read('CHANGELOG.md'))?.slice(1) ?? [];
  expect(latest).toBe(about.version);
});
