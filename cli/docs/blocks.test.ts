import { expect, test } from 'vitest';
import { blocksOf, linesOf } from './blocks.ts';
import { changed, changesIn } from './diff.ts';

const PAGE = `# A page

\`\`\`sh
npm start     # serves
npm run -s starboard -- games
\`\`\`

<!-- not run: it takes minutes -->

\`\`\`sh
npm test
\`\`\`

\`\`\`
plain
\`\`\`
`;

test('blocks are told with their language, their line, and why they are not run', () => {
  const [first, second, third] = blocksOf(PAGE);
  expect([first.language, first.line, first.notRun]).toEqual(['sh', 3, null]);
  expect([second.language, second.line, second.notRun]).toEqual(['sh', 10, 'it takes minutes']);
  expect([third.language, third.text]).toEqual(['', 'plain\n']);
  expect(linesOf(first)).toEqual(['npm start', 'npm run -s starboard -- games']);
});

test('a change is read file by file and hunk by hunk', () => {
  const diff =
    '--- a.ts\n+++ a.ts\n@@ here\n one\n-two\n+2\n@@\n+new\n three\n--- b.css\n+++ b.css\n@@\n-x\n';
  const [a, b] = changesIn(diff);
  expect([a.path, a.hunks.length, b.path]).toEqual(['a.ts', 2, 'b.css']);
  expect(changed('one\ntwo\nthree\n', a.hunks[0])).toBe('one\n2\nthree\n');
  expect(changed('one\ntwo\nthree\n', a.hunks[1])).toBe('one\ntwo\nnew\nthree\n');
  expect(changed('x\ny\n', b.hunks[0])).toBe('y\n');
});

test.each([
  ['are not there', 'one\n\ntwo\n'],
  ['are there twice', 'one\ntwo\none\ntwo\n'],
  ['are only the end of a line', 'none\ntwo\n'],
])('a change does not fit where its old lines %s', (_, text) => {
  expect(changed(text, ' one\n-two\n+2\n')).toBe(null);
});
