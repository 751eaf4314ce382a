import { expect, test } from 'vitest';
import { LATENCIES, Times, timesAsText } from './times.ts';

test('each time is counted among those that took no longer than so long, and all of them together', () => {
  const times = new Times();
  for (const seconds of [0.001, 0.0011, 4, 60]) times.observe(seconds);
  const lines = timesAsText('thinking_seconds', 'How long it takes', [times]).trim().split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '# HELP thinking_seconds How long it takes',
    '# TYPE thinking_seconds histogram',
    'thinking_seconds_bucket{le="0.001"} 1',
    'thinking_seconds_bucket{le="0.002"} 2',
  ]);
  expect(lines.slice(2)).toHaveLength(LATENCIES.length + 3);
  expect(lines.slice(-5)).toEqual([
    'thinking_seconds_bucket{le="2"} 2',
    'thinking_seconds_bucket{le="5"} 3',
    'thinking_seconds_bucket{le="+Inf"} 4',
    'thinking_seconds_sum 64.0021',
    'thinking_seconds_count 4',
  ]);
});

test('kinds are told apart, also those of which there was none', () => {
  const [question, deed] = [new Times('question'), new Times('deed')];
  deed.observe(3);
  const text = timesAsText('store_seconds', 'How long it takes', [question, deed]);
  expect(text).toContain('store_seconds_bucket{le="5",kind="deed"} 1\n');
  expect(text).toContain('store_seconds_count{kind="question"} 0\n');
  expect(text).toContain('store_seconds_sum{kind="deed"} 3\n');
});
