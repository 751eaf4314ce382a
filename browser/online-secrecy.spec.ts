// Online, what somebody may not know is in no byte that reaches the browser; and what the server says is checked.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HIDDEN, isRefusal, type State } from '@starboard/engine';
import { isViewFile, parseSaved, type ViewDelta, type View } from '@starboard/engine/view';
import { shape } from '../games/skirmish/rules/state.ts';
import { playByList } from './support/list-player.ts';
import { duel, type WantedOnline } from './support/online.ts';
import { expect, test } from './support/starboard.ts';

const SHORT: WantedOnline = { game: 'skirmish', numbers: { Rounds: 2 } };

interface Heard {
  readonly view?: View | null;
  readonly delta?: ViewDelta;
  readonly missed?: readonly ViewDelta[];
  readonly first?: View;
  readonly deltas?: readonly ViewDelta[];
}

/** Everything that comes from the server: through the line, and as answers to requests. */
function tap(page: Page): Promise<Heard>[] {
  const heard: Promise<Heard>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push(Promise.resolve(JSON.parse(payload.toString()) as Heard));
    }),
  );
  page.on('response', (response) => {
    if (response.url().includes('/api/')) heard.push(response.json() as Promise<Heard>);
  });
  return heard;
}

/** The views that these messages make, one after the other. */
function viewsIn(messages: readonly Heard[]): State[] {
  const views: State[] = [];
  const shown = (view: View): State => {
    const state = shape.restore(view.state);
    if (state === null) throw new Error('That is no view of Skirmish.');
    return state;
  };
  const follow = (from: State, { patch }: ViewDelta): State => {
    const next = shape.clone(from as ReturnType<typeof shape.create>);
    shape.patch(next, patch);
    return next;
  };
  let latest: State | null = null;
  for (const { view, delta, first, deltas = [] } of messages) {
    if (view) views.push((latest = shown(view)));
    if (delta && latest !== null) views.push((latest = follow(latest, delta)));
    if (first) {
      let then = shown(first);
      views.push(then);
      for (const each of deltas) views.push((then = follow(then, each)));
    }
  }
  return views;
}

function handIn(view: State, seat: number): number[] {
  return [...(view as ReturnType<typeof shape.create>).hand.subarray(seat * 3, seat * 3 + 3)];
}

test('no byte of a hand reaches the other player or a spectator', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  const cy = await visitor('Cy');
  const [toBen, toCy] = [tap(ben), tap(cy)];
  const { id } = await duel([page, ben], SHORT);
  await cy.goto(`/online/table/${id}`);
  await cy.locator('.board').waitFor();
  for (const each of [page, ben])
    await each
      .locator('.choices .choice', { hasText: /Plan (?!no card)/ })
      .first()
      .click();
  await expect(ben.locator('.log')).toContainText('The plans:');
  await expect(cy.locator('.log')).toContainText('The plans:');
  await ben.reload();
  await ben.locator('.sk-card').first().waitFor();
  await expect(page.locator('.sk-card').first()).toBeVisible();
  await expect(cy.locator('.sk-card')).toHaveCount(0);

  const seenByBen = viewsIn(await Promise.all(toBen));
  expect(seenByBen.length).toBeGreaterThan(3);
  for (const view of seenByBen) {
    expect(handIn(view, 0).every((card) => card === HIDDEN || card === 0)).toBe(true);
    expect(handIn(view, 1)).not.toEqual([HIDDEN, HIDDEN, HIDDEN]);
  }
  const seenByCy = viewsIn(await Promise.all(toCy));
  expect(seenByCy.length).toBeGreaterThan(1);
  for (const view of seenByCy)
    for (const seat of [0, 1])
      expect(handIn(view, seat).every((card) => card === HIDDEN || card === 0)).toBe(true);
  for (const told of [...(await Promise.all(toBen)), ...(await Promise.all(toCy))])
    expect(JSON.stringify(told)).not.toMatch(/"seed":"[0-9a-f]/);
});

test('what is saved in the middle of a game is what this player was shown', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  await duel([page, ben], SHORT);
  await page.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await ben.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    ben.waitForEvent('download'),
    ben.getByRole('button', { name: 'Save as a file What you have seen so far' }).click(),
  ]);
  const path = await download.path();
  const file = parseSaved(readFileSync(path, 'utf8'));
  if (isRefusal(file) || !isViewFile(file)) throw new Error('That is no view file.');
  expect(file.viewer).toBe(1);
  expect(file.people?.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  expect(JSON.stringify(file)).not.toContain('plan none');

  await ben.goto('/');
  await ben.setInputFiles('input[type=file]', path);
  await expect(ben.getByText('This is what Ben had seen of an unfinished game.')).toBeVisible();
});

test('a record whose dice were changed is found out by the page', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  const { id } = await duel([page, ben], SHORT);
  await Promise.all([playByList(page, 3), playByList(ben, 4)]);
  await page.goto(`/online/game/${id}`);
  await expect(page.getByText('Proved in this browser: nobody tampered with the dice.')).toBeVisible();
  await expect(page.getByText('The fingerprint is the one this browser noted')).toBeVisible();

  await page.route('**/record*', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { setup: number[][] };
    const [bound, result] = file.setup[0];
    file.setup[0][1] = (result + 1) % bound;
    await route.fulfill({ json: file });
  });
  await page.reload();
  await expect(page.getByText('The proof failed:')).toBeVisible();
  await expect(page.getByText('A die of the set-up does not follow from the seed.')).toBeVisible();
});
