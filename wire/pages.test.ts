import { expect, test } from 'vitest';
import { addressOf, isPage, PAGES } from './pages.ts';

test('every address that the page makes is one that the server answers', () => {
  expect(addressOf('onlineTable', { id: 'abc-1' })).toBe('/online/table/abc-1');
  expect(addressOf('lobby')).toBe('/online');
  const filled = Object.values(PAGES).map((page) => page.replaceAll(/:\w+/g, 'some-name_1'));
  expect(filled.filter((address) => !isPage(address))).toEqual([]);
});

test.each(['/play', '/play/', '/play/a/b', '/online/', '/online/table', '/table/a.b', '/other', '//', ''])(
  'nothing is at %j',
  (path) => expect(isPage(path)).toBe(false),
);
