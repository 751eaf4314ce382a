// `npm run bench:client [-- --write]`: what the client costs somebody who comes for the first time, and while they play.
// Fails when a bar is missed.

import { loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { isRefusal } from '@starboard/engine';
import { clientFolder } from '@starboard/server/client';
import { writeSection } from '../../lab/bench/document.ts';
import { findChromium } from '../../tools/chromium.mjs';
import { serve } from '../support/server.ts';
import { countBytes, type Counter } from './counter.ts';
import { fresh, longestWhileThinking, timesToDraw, timeToInteractive } from './measure.ts';
import { exploredGame, LARGEST, openFile, played, setUp } from './tables.ts';
import { VISITS, visited } from './visits.ts';

const RUNS = 5;
const ALL_PLAYED = { locale: 'en', speed: 'instant', played: played.map(({ id }) => id) };

interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: number;
}

/** `share` of the values are not larger. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

async function firstVisits(browser: Browser, counter: Counter): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const visit of VISITS) {
    const { game, bar } = visit;
    const value = await visited(browser, counter, visit);
    figures.push({ what: `First visit until a game of ${game} runs`, value, unit: 'kB', bar });
  }
  return figures;
}

async function startPage(browser: Browser, counter: Counter): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { context, page } = await fresh(browser, { locale: 'en' });
    times.push(await timeToInteractive(page, counter.address));
    await context.close();
  }
  return {
    what: 'Start page until it can be used, nothing in the cache',
    value: quantile(times, 0.5),
    unit: 'ms',
    bar: 1500,
  };
}

async function whileThinking(browser: Browser, counter: Counter): Promise<Figure> {
  const { context, page } = await fresh(browser, { ...ALL_PLAYED, speed: 'normal' });
  await page.goto(counter.address);
  await setUp(page, { game: 'nexum-galaxy', people: ['admiral', 'admiral'] }, counter.address);
  const longest = await longestWhileThinking(page, 15_000);
  await context.close();
  return { what: 'Longest task of the page while two Admirals think', value: longest, unit: 'ms', bar: 100 };
}

async function drawing(browser: Browser, counter: Counter): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, ...table } of LARGEST) {
    const { context, page } = await fresh(browser, ALL_PLAYED);
    await setUp(page, table, counter.address);
    await page.getByRole('dialog').waitFor({ timeout: 300_000 });
    await page.getByRole('button', { name: 'View the board' }).click();
    figures.push(...drawingFigures(name, await timesToDraw(page)));
    await context.close();
  }
  const { file, moments } = await exploredGame();
  const { context, page } = await fresh(browser, ALL_PLAYED);
  await openFile(page, file, counter.address);
  const times = await timesToDraw(page);
  figures.push(...drawingFigures('Nexum Galaxy, twelve systems and six exotic disks', times.slice(-moments)));
  await context.close();
  return figures;
}

function drawingFigures(name: string, times: readonly number[]): readonly Figure[] {
  return (
    [
      ['median', 0.5],
      ['95th percentile', 0.95],
    ] as const
  ).map(([named, share]) => ({
    what: `Drawing a move: ${name}, ${named} of ${times.length}`,
    value: quantile(times, share),
    unit: 'ms',
    bar: 16,
  }));
}

/** Browsers note no task shorter than this. */
const NOTED = 50;

const told = ({ value, unit }: Figure): string =>
  value === 0 ? `under ${NOTED} ${unit}` : `${value.toFixed(value < 20 ? 1 : 0)} ${unit}`;

function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => `| ${figure.what} | ${told(figure)} | ${figure.bar} ${figure.unit} |`);
  return ['| what | measured | bar |', '| --- | ---: | ---: |', ...rows].join('\n');
}

const load = loadavg()[0].toFixed(1);
const folder = await clientFolder(process.env);
if (isRefusal(folder)) throw new Error(folder.reason);
const server = await serve();
const counter = await countBytes(server.address);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const figures = [
  ...(await firstVisits(browser, counter)),
  await startPage(browser, counter),
  await whileThinking(browser, counter),
  ...(await drawing(browser, counter)),
];
const version = browser.version();
await browser.close();
counter.close();
await server.stop();

const text = `${new Date().toISOString().slice(0, 10)}, Chromium ${version} without a graphics card, with a load of ${load} before; each moment is drawn five times, and the quickest counts.\n\n${tableOf(figures)}`;
console.log(text);
const missed = figures.filter(({ value, bar }) => value > bar);
for (const { what } of missed) console.log(`Missed: ${what}`);
if (process.argv.includes('--write'))
  await writeSection(
    { document: 'performance.md', name: 'bench client', command: 'npm run bench:client -- --write' },
    text,
  );
process.exitCode = missed.length > 0 ? 1 : 0;
