// Nexum Galaxy with events: what axe and the layout find at such a table in every theme, and when the computer has won.

import { keptOrders, outcomeOf, writeGame, type GameFile, type Match } from '@starboard/engine/match';
import { gameIds } from '@starboard/games';
import { faults } from './support/faults.ts';
import { layoutFaults } from './support/layout.ts';
import { playedAtRandom } from './support/random-game.ts';
import { openFile, openText } from './support/setting-up.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { openTable } from './support/online.ts';
import { expect, setUp, test } from './support/starboard.ts';

/** One of each shape. */
const SHAPES = SIZES.filter((_, i) => [0, 2, 3, 6].includes(i));

for (const theme of ['dark', 'light', 'contrast'] as const)
  test.describe(`in the ${theme} theme`, () => {
    test.use({
      settings: { theme, speed: 'instant', motion: 'reduced', locale: 'en', played: [...gameIds] },
      colorScheme: theme === 'light' ? 'light' : 'dark',
    });

    test('axe finds nothing at a table with rows, markers and a computer, nor on its reference', async ({
      page,
    }) => {
      await page.goto('/play/nexum-galaxy');
      await page.getByRole('button', { name: 'Guided game with events' }).click();
      await page.locator('.nx-marker').first().waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Reference' }).click();
      await page.getByRole('heading', { name: 'Event cards' }).waitFor();
      expect(await faults(page)).toEqual([]);
    });
  });

test.describe('before the first turn', () => {
  test.use({ settings: { speed: 'normal', motion: 'full', locale: 'en', played: [...gameIds] } });

  const SOLO = { game: 'nexum-galaxy', options: { ruleSet: 'events', mode: 'solo-normal' } };

  test('the events of the first round are shown, and open the log, a reload and a replay', async ({
    page,
  }) => {
    await setUp(page, { ...SOLO, people: ['person'] });
    const caption = page.locator('.nx-caption');
    await expect(caption).toContainText('Row 1 of events:');
    // what lies face down is turned up in its time
    await expect(page.locator('.nx-events-round').first().locator('.nx-event-back')).toHaveCount(3);
    await expect(caption).toContainText('Row 2 of events:', { timeout: 20_000 });
    // any key skips it, wherever it is pressed
    await page.locator('.choices [data-move]').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(caption).toBeHidden();
    await expect(page.locator('.nx-computer')).toContainText(/Last: |Has not acted yet/);
    const lines = page.locator('.log-line');
    const told = await lines.allTextContents();
    expect(told[0]).toBe('Round 1: Player 1 goes first.');
    expect(told.filter((line) => line.startsWith('Row '))).toHaveLength(2);

    await page.reload();
    await expect(lines).toHaveText(told);
    await caption.getByRole('button').click();

    await lines.nth(1).click();
    await expect(page.locator('.prompt')).toContainText('Moment 1 of 1');
    await expect(caption).toBeHidden();
    await page
      .getByRole('region', { name: 'Replay' })
      .getByRole('button', { name: 'Play', exact: true })
      .click();
    await expect(caption).toContainText('Row 1 of events:');
  });

  test('what is said on a phone does not lie over the planets that it speaks of', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setUp(page, { ...SOLO, people: ['person'] });
    const caption = page.locator('.nx-caption');
    await caption.waitFor();
    const said = await page.evaluate(watchCaption);
    expect(said.flatMap(({ covered }) => covered)).toEqual([]);
    expect(new Set(said.map(({ edge }) => edge))).toEqual(new Set(['lower', 'upper']));
  });

  test('so they do at a server, also when the table went on', async ({ page }) => {
    await openTable(page, 'Ana', { ...SOLO, others: [] });
    // who opens a table for one is ready
    await expect(page.locator('.nx-caption')).toContainText('Row 1 of events:');
    await page.locator('.nx-caption').getByRole('button').click();
    const lines = page.locator('.log-line');
    const told = await lines.allTextContents();
    expect(told[0]).toBe('Round 1: Ana goes first.');
    expect(told[1]).toContain('Row 1 of events:');
    await page.reload();
    await expect(lines).toHaveText(told);
    await page.locator('.choices [data-move="card manage"]').click();
    await expect(lines.nth(told.length)).toContainText('Ana plays Management');
    await page.reload();
    await expect(lines.nth(told.length)).toContainText('Ana plays Management');
    expect((await lines.allTextContents()).slice(0, told.length)).toEqual(told);
  });
});

interface Said {
  readonly edge: string | undefined;
  /** Planets named in it that it hides. */
  readonly covered: readonly string[];
}

/** What the caption says, as often as it changes, until it is gone. */
function watchCaption(): Promise<readonly Said[]> {
  const field = document.querySelector('.nx-field') as Element;
  const said: Said[] = [];
  const note = (caption: HTMLElement): void => {
    const own = caption.getBoundingClientRect();
    const names = caption.querySelector('p')?.textContent.match(/\b[A-L][1-3]\b/g) ?? [];
    const isRow = caption.textContent.startsWith('Row');
    const covered = (isRow ? [] : names).filter((name) => {
      const spot = field.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
      if (spot === undefined || spot.right <= own.left || spot.left >= own.right) return false;
      return spot.bottom > own.top && spot.top < own.bottom;
    });
    said.push({ edge: caption.dataset['edge'], covered });
  };
  return new Promise((resolve) => {
    const look = (): void => {
      const caption = field.querySelector<HTMLElement>('.nx-caption');
      if (caption === null) resolve(said);
      else note(caption);
    };
    look();
    new MutationObserver(look).observe(field, { childList: true, subtree: true, characterData: true });
  });
}

test.describe('when the computer wins', () => {
  test.use({ settings: { speed: 'normal', motion: 'full', locale: 'en', played: [...gameIds] } });

  test('how it did is seen before the result is', async ({ page }) => {
    const { file, last } = await beforeTheEnd();
    await openFile(page, file);
    for (const move of last) await page.locator(`.choices [data-move="${move}"]`).click();
    const caption = page.locator('.nx-caption');
    const result = page.getByRole('heading', { name: 'The game is over' });
    await expect(caption).toContainText('The computer acts');
    await expect(result).toBeHidden();
    await caption.getByRole('button', { name: 'Skip' }).click();
    await expect(result).toBeVisible();
  });
});

const LOST = {
  game: 'nexum-galaxy',
  seats: 1,
  options: { sector: 'FENIX', ruleSet: 'events', mode: 'solo-hard' },
};

/** Somebody who plays anything loses to the computer. */
async function lostGame(isWanted: (match: Match) => boolean = () => true): Promise<[Match, number]> {
  for (let seed = 1; seed < 40; seed++) {
    const match = await playedAtRandom(LOST, seed);
    const outcome = outcomeOf(match);
    if (outcome !== null && outcome.ranks[0] !== 1 && isWanted(match)) return [match, seed];
  }
  throw new Error('The computer never won so.');
}

/** Such a game before its last order, with that, after which the computer acts in the first row. */
async function beforeTheEnd(): Promise<{ readonly file: GameFile; readonly last: readonly string[] }> {
  const lastOf = ({ game, log }: Match): readonly string[] =>
    (keptOrders(log).at(-1)?.order ?? []).map((move) => game.moves.toText(move));
  const [lost, seed] = await lostGame((match) => lastOf(match).join() === 'bid 0');
  let orders = lost.log.length;
  const match = await playedAtRandom(LOST, seed, () => --orders === 0);
  return { file: writeGame(match, { withSeed: true }), last: lastOf(lost) };
}

for (const [locale, won] of [
  ['en', 'The computer wins'],
  ['es', 'Gana la IA'],
] as const)
  test.describe(`when the computer has won, in ${locale}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', locale, played: [...gameIds] } });

    test('that is said, with its score, and lies well in every shape of window', async ({ page }) => {
      const [lost] = await lostGame();
      await openText(page, JSON.stringify(writeGame(lost, { withSeed: true })));
      await page.getByText(won, { exact: true }).waitFor();
      expect(await faults(page)).toEqual([]);
      for (const size of SHAPES) {
        await resize(page, size);
        expect(await layoutFaults(page), sizeName(size)).toEqual([]);
      }
      await page.getByRole('button', { name: locale === 'en' ? 'View the board' : 'Ver el tablero' }).click();
      for (const size of SHAPES) {
        await resize(page, size);
        expect(await layoutFaults(page), sizeName(size)).toEqual([]);
      }
      await page.goto('/saved');
      await expect(page.locator('.saved-card .ending strong')).toHaveText(`${won}.`);
    });
  });
