import { expect, test } from 'vitest';
import { benchSection, withSection } from './document.ts';

const engine = benchSection('engine');
const server = benchSection('server');

test('a new section goes to the end', () => {
  const text = withSection('# Performance\n', engine, 'fast');
  expect(text).toMatch(/^# Performance\n\n<!-- .* -->\n\nfast\n\n<!-- .* -->\n$/);
});

test('a later run replaces the figures and leaves the words around them', () => {
  const first = `${withSection('before\n', engine, 'old')}\nafter\n`;
  const second = withSection(first, engine, 'new');
  expect(second).toBe(first.replace('old', 'new'));
});

test('benches do not touch each other', () => {
  const both = withSection(withSection('# Performance\n', engine, 'fast'), server, 'durable');
  const again = withSection(both, engine, 'faster');
  expect(again).toContain('durable');
  expect(again).toContain('faster');
  expect(again).not.toContain('fast\n');
});
