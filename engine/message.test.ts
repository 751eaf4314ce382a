import { expect, test } from 'vitest';
import { isMessage, phrased, speaker, verbatim, type Catalogue, type Translated } from './message.ts';
import { messageOf, refusalJson, refuser } from './refusal.ts';

const english = {
  over: 'The end.',
  short: ({ needs, has }: { needs: number; has: number }) =>
    `You need ${needs} ${needs === 1 ? 'ship' : 'ships'}; you have ${has}.`,
  wrong: ({ place, problem }: { place: string; problem: string }) => `${place}: ${problem}`,
  either: ({ problems }: { problems: readonly string[] }) => problems.join(' '),
} satisfies Catalogue;

const spanish: Translated<typeof english> = {
  over: 'Fin.',
  short: ({ needs, has }) => `Necesitas ${needs} ${needs === 1 ? 'nave' : 'naves'}; tienes ${has}.`,
  wrong: ({ place, problem }) => `En ${place}: ${problem}`,
  either: ({ problems }) => problems.join(' / '),
};

const say = speaker('demo', english);
const catalogues = { demo: spanish };

test('a message carries its key, its values and the English sentence', () => {
  expect(say('over')).toEqual({ key: 'demo.over', values: {}, text: 'The end.' });
  expect(say('short', { needs: 1, has: 0 })).toEqual({
    key: 'demo.short',
    values: { needs: 1, has: 0 },
    text: 'You need 1 ship; you have 0.',
  });
});

test('each language says it by its key, plurals included', () => {
  // as another version said it
  const older = { key: 'test.list', values: {}, text: 'As it was.' };
  expect(phrased({ test: { list: ({ names }: { names: string[] }) => names.join() } }, older)).toBe(
    'As it was.',
  );
  expect(phrased(catalogues, say('short', { needs: 1, has: 0 }))).toBe('Necesitas 1 nave; tienes 0.');
  expect(phrased(catalogues, say('short', { needs: 3, has: 0 }))).toBe('Necesitas 3 naves; tienes 0.');
});

test('a message inside a message is said in the same language, in lists too', () => {
  const outer = say('wrong', { place: 'A1', problem: say('over') });
  expect(outer.text).toBe('A1: The end.');
  expect(phrased(catalogues, outer)).toBe('En A1: Fin.');
  const both = { ...say('either', { problems: [] }), values: { problems: [say('over'), say('over')] } };
  expect(phrased(catalogues, both)).toBe('Fin. / Fin.');
});

test('values with no message inside are given as they are, not copied', () => {
  const heard: unknown[] = [];
  const values = { place: 'A1', problems: ['none'] };
  const hear = (given: typeof values): string => `${heard.push(given)}`;
  speaker('demo', { hear })('hear', values);
  expect(heard[0]).toBe(values);
});

test('what a language lacks is said in English, phrase by phrase', () => {
  const { short: _missing, ...partial } = spanish;
  expect(phrased({ demo: partial }, say('short', { needs: 2, has: 1 }))).toBe(
    'You need 2 ships; you have 1.',
  );
  expect(phrased({ demo: partial }, say('over'))).toBe('Fin.');
  expect(phrased({}, say('over'))).toBe('The end.');
  expect(phrased(catalogues, verbatim('As it was written.'))).toBe('As it was written.');
});

test('what no catalogue is named for is looked up in the game’s own', () => {
  const outer = say('wrong', { place: 'A1', problem: say('over') });
  expect(phrased({ other: {} }, outer, spanish)).toBe('En A1: Fin.');
  expect(phrased({ demo: {} }, outer, spanish)).toBe('A1: The end.');
});

test('a message and a refusal survive being written down', () => {
  const sent = JSON.parse(JSON.stringify(say('short', { needs: 2, has: 1 }))) as unknown;
  expect(isMessage(sent) && phrased(catalogues, sent)).toBe('Necesitas 2 naves; tienes 1.');
  const refusal = refuser(say)('XX-1.1', 'short', { needs: 2, has: 1 });
  expect(refusal.reason).toBe('You need 2 ships; you have 1.');
  const json = JSON.parse(JSON.stringify(refusalJson(refusal))) as typeof refusal;
  expect(json).toEqual({
    key: 'demo.short',
    values: { needs: 2, has: 1 },
    reason: refusal.reason,
    rule: 'XX-1.1',
  });
  expect(phrased(catalogues, messageOf(json))).toBe('Necesitas 2 naves; tienes 1.');
});
