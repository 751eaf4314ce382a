// NO-7.7: who wants no more questions for cards says so with one click, for a battle or until the own turn, takes it back with
// another, and among bots alone may choose to be passed for where nothing can be played.

import type { Page } from '@playwright/test';
import type { MoveRecord, State } from '@starboard/engine';
import type { GameFile } from '@starboard/engine/match';
import { ORDER, UNIT_COLUMNS } from '../games/nexus-ops/rules/columns.ts';
import { allFightersAt, fightersAt } from '../games/nexus-ops/rules/found.ts';
import { LOSSES, WINDOW } from '../games/nexus-ops/rules/phases.ts';
import { BEFORE, TYPES, type Nexus } from '../games/nexus-ops/rules/state.ts';
import { positionOf } from './support/position.ts';
import { openText } from './support/setting-up.ts';
import { expect, openFile, test } from './support/starboard.ts';

const PASS_IDLE = 'Pass for me when I can play nothing';

const question = (page: Page) => page.locator('.no-answers');
const act = (page: Page, name: string) => page.locator('.no-tray').getByRole('button', { name, exact: true });

/** How long nothing shall be asked: until the battle that goes on is over, or the own turn begins. */
type Until = 'battle' | 'turn';

interface Counted {
  asked: number;
  isOver: boolean;
}

declare global {
  interface Window {
    counted?: Counted;
  }
}

/** Counts from now on how often cards are asked for until then. One question may follow another at once: what it says tells
 *  them apart. */
async function count(page: Page, until: Until): Promise<void> {
  await page.evaluate((limit) => {
    const textOf = (selector: string): string | null => document.querySelector(selector)?.textContent ?? null;
    const battle = (): string | null => textOf('.no-battle:not(.no-past) strong');
    const asked = (): string | null => (textOf('.no-answers') === null ? null : textOf('.prompt'));
    const fought = battle();
    const counted: Counted = { asked: 0, isOver: false };
    window.counted = counted;
    let before = asked();
    new MutationObserver(() => {
      counted.isOver ||=
        limit === 'battle' ? battle() !== fought : textOf('.prompt')?.includes('Deploy') === true;
      if (counted.isOver) return;
      const now = asked();
      if (now !== null && now !== before) counted.asked++;
      before = now;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, until);
}

const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => window.counted ?? { asked: 0, isOver: false });

/** Decides whatever else comes, any of what there is. */
async function step(page: Page): Promise<Counted> {
  await page.evaluate(async () => {
    const choices = document.querySelectorAll<HTMLElement>('.choices .choice');
    if (document.querySelector('.no-answers') === null && choices.length > 0)
      choices[Math.floor(Math.random() * choices.length)].click();
    await new Promise((resolve) => setTimeout(resolve, 60));
  });
  return counted(page);
}

/** How often cards were asked for again until then; once is enough. */
async function playedOn(page: Page): Promise<number> {
  for (;;) {
    const { asked, isOver } = await step(page);
    if (isOver || asked > 0) return asked;
  }
}

interface Wanted {
  readonly seats: number;
  readonly found: (state: Nexus, choices: readonly MoveRecord[]) => boolean;
}

function position({ seats, found }: Wanted): Promise<GameFile> {
  const options = seats === 2 ? { board: 'bad-neighbors' } : {};
  const isIt = (state: State, choices: readonly MoveRecord[]): boolean => found(state as Nexus, choices);
  return positionOf({ game: 'nexus-ops', seats, options, found: isIt });
}

/** Dice are about to be rolled: there will be another question after them. */
const begins = ({ phase, window }: Nexus): boolean => phase === WINDOW && window === BEFORE;

/** A unit has to be given up, and enough are left for the battle to go on, with a card in hand. */
function goesOn(state: Nexus): boolean {
  if (state.phase !== LOSSES || state.energizeSize[0] === 0) return false;
  const [hex, sides] = [state.battle - 1, [state.turn, state.defender]];
  const fightsLater = (unit: number): boolean =>
    state.unitRow[unit * UNIT_COLUMNS + ORDER] >= state.step &&
    sides.some((seat) => fightersAt(state, hex, seat, unit) > 1);
  return (
    sides.every((seat) => allFightersAt(state, hex, seat) > 1) &&
    Array.from({ length: TYPES }, (_, unit) => unit).some(fightsLater)
  );
}

interface PassButton extends Wanted {
  readonly name: string;
  readonly until: Until;
}

const BUTTONS: readonly PassButton[] = [
  { name: 'Pass in this battle', seats: 2, found: begins, until: 'battle' },
  {
    name: 'Pass until my turn',
    seats: 3,
    found: (state: Nexus) => begins(state) && state.turn !== 0,
    until: 'turn',
  },
];

for (const { name, seats, found, until } of BUTTONS)
  test(`"${name}" is one click, and nothing more is asked until then`, async ({ page }) => {
    const file = await position({ seats, found });
    // who passes once only is asked again
    await openFile(page, file);
    await count(page, until);
    await act(page, 'Pass').click();
    expect(await playedOn(page)).toBe(1);

    await openFile(page, file);
    await count(page, until);
    await act(page, name).click();
    expect(await playedOn(page)).toBe(0);
  });

test('"Ask me again" takes it back', async ({ page }) => {
  const file = await position({ seats: 2, found: goesOn });
  for (const isTakenBack of [false, true]) {
    await openFile(page, file);
    await count(page, 'battle');
    await page.locator('.beforehand select').selectOption({ label: 'Pass in this battle' });
    const said = page.getByText('Your answer: Pass in this battle.');
    await expect(said).toBeVisible();
    const back = page.getByRole('button', { name: 'Ask me again' });
    if (isTakenBack) {
      await back.click();
      await expect(said).toBeHidden();
    }
    expect(await playedOn(page)).toBe(isTakenBack ? 1 : 0);
  }
});

test.describe('where nothing can be played', () => {
  // with a card in hand, which does not fit
  const found = ({ phase, energizeSize }: Nexus, choices: readonly MoveRecord[]): boolean =>
    phase === WINDOW && choices.length === 1 && energizeSize[0] > 0;

  test('who chose it is passed for, from that question on', async ({ page }) => {
    const file = await position({ seats: 2, found });
    await openFile(page, file);
    const lines = page.locator('.log-line');
    const before = await lines.count();
    await act(page, PASS_IDLE).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    // at every table from now on
    await openText(page, JSON.stringify(file));
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  });

  test('nobody is where another person sits', async ({ page }) => {
    const file = await position({ seats: 2, found });
    const people = ['Ana', 'Ben'].map((name) => ({ name, bot: null }));
    await openText(page, JSON.stringify({ ...file, people }));
    await page.getByRole('button', { name: 'I am Ana' }).click();
    await expect(act(page, 'Pass')).toBeVisible();
    await expect(act(page, PASS_IDLE)).toHaveCount(0);
  });
});
