import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { SETTINGS } from '../data.ts';
import { pageText, root } from './blocks.ts';

const UNIT = 'docs/examples/starboard.service';
const unit = new Map(
  [...pageText(UNIT).matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const),
);
const settings = parseEnv(pageText('docs/examples/starboard.env'));

test('unit, settings and commands speak of the same files', () => {
  expect(unit.get('EnvironmentFile')).toBe(SETTINGS);
  expect(settings['STARBOARD_DATA']).toBe(`/var/lib/${unit.get('StateDirectory')}`);
  const [, script, program] = unit.get('ExecStart')?.split(' ') ?? [];
  for (const file of [script, program]) expect(existsSync(join(root, file)), file).toBe(true);
  const hosting = pageText('docs/hosting.md');
  for (const name of Object.keys(settings)) expect(hosting).toContain(`\`${name}\``);
});

test('the service is told the name of the computer’s start where it may not look', () => {
  expect([unit.get('ProcSubset'), unit.get('Environment')]).toEqual(['pid', 'STARBOARD_BOOT=%b']);
});

test('threads of the service may give way to each other, and its settings say its port', () => {
  const filters = [...pageText(UNIT).matchAll(/^SystemCallFilter=(.*)$/gm)].map(([, filter]) => filter);
  // what stands later adds to what stands before, or takes away from it
  expect(filters.indexOf('setpriority')).toBeGreaterThan(filters.indexOf('~@privileged @resources'));
  expect(unit.get('ExecStart')).not.toContain('--');
});

const ANALYSER = '/usr/bin/systemd-analyze';

test.runIf(existsSync(ANALYSER))('the service may do little of what it does not need', () => {
  const said = execFileSync(ANALYSER, ['security', '--offline=true', '--no-pager', join(root, UNIT)], {
    encoding: 'utf8',
  });
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1]);
  expect(exposure, said).toBeLessThan(3);
});
