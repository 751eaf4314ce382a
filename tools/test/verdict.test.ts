import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { browser, unit } from './stages.mjs';
import { verdict } from './verdict.mjs';

let folder: string;
let report: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-'));
  report = join(folder, 'report.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const vitestReport = (passed: number, failed: number, testResults: unknown[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });

const playwrightReport = (stats: object, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors });

test('tests are counted from the report', () => {
  writeFileSync(report, vitestReport(5, 2));
  expect(verdict(1, report, unit.count)).toEqual({ passed: 5, failed: 2 });
  writeFileSync(report, playwrightReport({ expected: 3, unexpected: 1, flaky: 1 }));
  expect(verdict(1, report, browser.count)).toEqual({ passed: 3, failed: 2 });
});

test('a file that breaks before its first test is a failure', () => {
  writeFileSync(report, vitestReport(5, 0, [{ status: 'failed', assertionResults: [] }]));
  expect(verdict(1, report, unit.count)).toEqual({ passed: 5, failed: 1 });
  writeFileSync(report, playwrightReport({ expected: 3 }, [{ message: 'boom' }]));
  expect(verdict(1, report, browser.count)).toEqual({ passed: 3, failed: 1 });
});

test('a failed test is not counted again with its file', () => {
  writeFileSync(report, vitestReport(5, 1, [{ status: 'failed', assertionResults: [{ status: 'failed' }] }]));
  expect(verdict(1, report, unit.count)).toEqual({ passed: 5, failed: 1 });
});

test('a run of no test is a failure', () => {
  writeFileSync(report, vitestReport(0, 0));
  expect(verdict(0, report, unit.count)).toMatchObject({ passed: 0, failed: 1, complaint: 'ran no test' });
});

test('a run without a report is a failure', () => {
  expect(verdict(0, report, unit.count)).toMatchObject({ passed: 0, failed: 1 });
  writeFileSync(report, '{"half":');
  expect(verdict(0, report, unit.count)).toMatchObject({ passed: 0, failed: 1 });
});

test('a bad exit is a failure even when every test passed', () => {
  writeFileSync(report, vitestReport(5, 0));
  expect(verdict(1, report, unit.count)).toMatchObject({ passed: 5, failed: 1 });
});
