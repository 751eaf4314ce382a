import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, run } from './testing.ts';

/** Serves once, so that there is data. */
async function withData(work: (data: string) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const data = join(folder, 'data');
    await run(['serve', '--port', '0', '--data', data]);
    await work(data);
  });
}

test('it says what it can do, and refuses the rest', async () => {
  expect((await run(['admin', '--help'])).out).toContain('silence PERSON');
  expect((await run(['admin'])).err).toContain('Say what to do: there is people, reports');
  expect((await run(['admin', 'dance'])).err).toContain('There is no admin "dance"');
  expect((await run(['admin', 'ban'])).err).toContain('Say which PERSON');
});

test('without data there is nobody to look after', () =>
  inFolder(async (folder) => {
    const said = await run(['admin', 'people', '--data', folder]);
    expect([said.code, said.err]).toEqual([2, expect.stringContaining('There is no data in') as string]);
  }));

test('lists are empty at first, and nobody can be found', () =>
  withData(async (data) => {
    expect(await run(['admin', 'people', '--data', data])).toMatchObject({ code: 0, out: 'Nobody.\n' });
    expect(await run(['admin', 'reports', '--all', '--data', data])).toMatchObject({
      code: 0,
      out: 'Nothing.\n',
    });
    for (const line of [
      ['ban', 'x'],
      ['unban', 'x'],
      ['silence', 'x'],
      ['password', 'x'],
      ['forget', 'x'],
    ])
      expect((await run(['admin', ...line, '--data', data])).err).toContain('There is nobody with the id');
    expect((await run(['admin', 'settle', 'x', '--data', data])).err).toContain('There is no report "x".');
    const days = await run(['admin', 'silence', 'x', '--days', 'many', '--data', data]);
    expect(days.err).toContain('--days is a whole number');
  }));
