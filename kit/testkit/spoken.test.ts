import { expect, test } from 'vitest';
import { unspoken } from './spoken.ts';

test('what can be pressed and is called nothing is found', () => {
  const nameless = [
    '<button type="button"><svg></svg></button>',
    '<button type="button" aria-label=" "></button>',
    '<g role="button" tabindex="0"><path></path></g>',
    '<g data-spot="A1" role="img"></g>',
  ];
  for (const markup of nameless) expect(unspoken(markup), markup).not.toEqual([]);
});

test('what has a name is left in peace', () => {
  const named = [
    '<button type="button"><b>Go</b></button>',
    '<button type="button" aria-label="Go"><svg></svg></button>',
    '<button type="button"><svg aria-label="Go"></svg></button>',
    '<g role="button" aria-label="Go" data-spot="A1"></g>',
    '<path d="M0 0"></path>',
  ];
  expect(unspoken(named.join(''))).toEqual([]);
});
