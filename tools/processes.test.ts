import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

import { descendants } from './processes.mjs';

const CHILD = `
  const { spawn } = require('node:child_process');
  const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'grandchild']);
  console.log(grandchild.pid);
  setInterval(() => {}, 1000);
`;

const onLinux = process.platform === 'linux' ? ['Linux'] : [];

test.each(onLinux)('on %s the processes below are found, with what they run', async () => {
  const child = spawn(process.execPath, ['-e', CHILD, 'child'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const grandchild = Number(said.toString());
  try {
    const below = descendants(process.pid);
    expect(below.find(({ pid }) => pid === child.pid)?.about).toContain(process.execPath);
    expect(below.map(({ pid }) => pid)).toContain(grandchild);
    expect(descendants(grandchild)).toEqual([]);
  } finally {
    process.kill(grandchild, 'SIGKILL');
    child.kill('SIGKILL');
  }
});
