import { expect, test } from 'vitest';
import { InDoubt, StoreRefused } from './store.ts';
import { isPassing, sentenceOf, StoreTrouble, troubleOf } from './trouble.ts';

const coded = (code: string): Error => Object.assign(new Error('whatever it says'), { code });

test.each([
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'readOnly'],
  ['SQLITE_CORRUPT_VTAB', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR_FSYNC', 'failing'],
  ['SQLITE_BUSY', 'away'],
  ['53100', 'full'],
  ['25006', 'readOnly'],
  ['XX001', 'damaged'],
  ['57P01', 'away'],
  ['ECONNREFUSED', 'away'],
  // a value that is taken, a fault of ours
  ['SQLITE_CONSTRAINT_UNIQUE', null],
  ['23505', null],
  ['42601', null],
])('%s: %s', (code, kind) => {
  expect(troubleOf(coded(code))).toBe(kind);
});

test('what lies behind a failure counts', () => {
  expect(troubleOf(new InDoubt('it broke', { cause: coded('53100') }))).toBe('full');
  expect(troubleOf(new InDoubt('it broke'))).toBe('away');
  expect(troubleOf(new Error('Connection terminated unexpectedly'))).toBe('away');
  expect(troubleOf(new Error('a bug'))).toBe(null);
  expect(troubleOf('a word')).toBe(null);
});

test('what may be over in a moment is waited for, a wrong password is not', () => {
  const refused = (code: string) => new StoreRefused('it cannot be used', { cause: coded(code) });
  expect(['ECONNREFUSED', '57P03'].map((code) => isPassing(refused(code)))).toEqual([true, true]);
  expect(['28P01', '3D000', '25006', 'ENOTFOUND'].some((code) => isPassing(refused(code)))).toBe(false);
});

test('what is told to everybody names no place', () => {
  const secret = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' });
  expect(sentenceOf(secret)).toBe('The database does not answer.');
  expect(sentenceOf(new StoreTrouble('unsafe', 'It says why.'))).toBe('It says why.');
});
