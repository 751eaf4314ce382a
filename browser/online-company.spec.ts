// What people online need of each other: finding a table, talking, agreeing, and being left alone.

import { begin, cardOf, duel, introduce, openTable, sitDown, type WantedOnline } from './support/online.ts';
import { expect, test } from './support/starboard.ts';

const SHORT: WantedOnline = { game: 'skirmish', numbers: { Rounds: 2 } };

test('the lobby changes by itself, and my tables show where it is my turn', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  await ben.goto('/online');
  await ben.getByRole('heading', { name: 'Tables with free seats' }).waitFor();
  const table = await openTable(page, 'Ana', SHORT);
  const card = cardOf(ben, table);
  await expect(card).toContainText('1 free seat');
  await card.getByRole('link', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  await introduce(ben, 'Ben');
  await begin(page, ben);

  const cy = await visitor('Cy');
  await cy.goto('/online');
  await expect(cardOf(cy, table).getByRole('link', { name: 'Watch' })).toBeVisible();
  await ben.goto('/online');
  await expect(ben.locator('.online-card-turn', { hasText: 'Ana' })).toContainText('your turn');
  await expect(ben).toHaveTitle(/^\(1\) Online/);
  await expect(page).toHaveTitle(/^● Your turn/);
  await page.goto(`/online/table/${table.id}`);
  await page.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await ben.locator('.online-card-turn').getByRole('link', { name: 'Go to the table' }).click();
  await ben.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await expect(ben.locator('.log')).toContainText('The plans:');
});

test('a table by invitation is for those who have the link, and closes for all', async ({
  page,
  visitor,
}) => {
  const ben = await visitor('Ben');
  const table = await openTable(page, 'Ana', { ...SHORT, invited: true });
  const open = await openTable(page, 'Ana', SHORT);
  await ben.goto('/online');
  await cardOf(ben, open).waitFor();
  await expect(cardOf(ben, table)).toHaveCount(0);
  await page.goto(`/online/table/${table.id}`);
  await ben.goto(`/online/table/${table.id}`);
  await expect(ben.getByText('There is no such table, or you are not invited to it.')).toBeVisible();
  expect(table.link).toContain(`/online/table/${table.id}#`);
  await sitDown(ben, 'Ben', table);
  await expect(page.locator('.room-seats')).toContainText('Ben');

  await page.getByRole('button', { name: 'Free the seat' }).click();
  await expect(ben.getByText('The host freed Ben’s seat.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Sit down here' })).toBeVisible();
  await page.getByLabel('Bot in seat 2').selectOption('cadet');
  await expect(ben.locator('.room-seats')).toContainText('Cadet');
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
  await expect(ben.getByRole('heading', { name: 'This table was closed' })).toBeVisible();
});

test('a table with bots alone begins at once, and a bot plays for who asks for it', async ({ page }) => {
  await openTable(page, 'Ana', { ...SHORT, others: ['cadet'] });
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const notice = page.getByRole('group', { name: 'A bot is playing for you.' });
  await expect(page.getByLabel('Answer in advance')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(notice).toHaveCount(0);
});

test('people talk, and whoever is blocked is not read and cannot sit down', async ({
  page,
  visitor,
  complaints,
}) => {
  const ben = await visitor('Ben');
  await duel([page, ben], SHORT);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  const [heardByAna, heardByBen] = [page, ben].map((each) => each.getByRole('log', { name: 'Chat' }));
  await ben.getByLabel('Say something').fill('You move like a comet.');
  await ben.keyboard.press('Enter');
  await expect(heardByAna).toContainText('You move like a comet.');
  await page.getByRole('tab', { name: 'Log' }).click();
  await ben.getByLabel('Say something').fill('A slow one.');
  await ben.keyboard.press('Enter');
  await expect(page.locator('.unread')).toHaveText('1');
  await page.getByRole('tab', { name: /Chat/ }).click();

  await page.getByRole('button', { name: 'Ben' }).first().click();
  const about = page.getByRole('dialog', { name: 'Ben' });
  await about.getByText('Report to the host of this server').click();
  await about.getByLabel('What happened?').fill('Rude about comets.');
  await about.getByRole('button', { name: 'Send' }).click();
  await expect(about.getByText('The host of this server will look at it.')).toBeVisible();
  await about.getByRole('button', { name: /^Block/ }).click();
  await expect(about.getByText('blocked', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You move like a comet.')).toHaveCount(0);
  await ben.getByLabel('Say something').fill('Hello?');
  await ben.keyboard.press('Enter');
  await expect(heardByBen).toContainText('Hello?');
  await page.getByLabel('Say something').fill('Nothing to hear.');
  await page.keyboard.press('Enter');
  await expect(heardByBen).toContainText('Nothing to hear.');
  await expect(page.getByText('Hello?')).toHaveCount(0);

  const next = await openTable(page, 'Ana', SHORT);
  await ben.goto(`/online/table/${next.id}`);
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  await expect(ben.getByRole('alert').first()).toContainText('has blocked you');
  // nor with the invitation
  await ben.goto(next.link);
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  await expect(ben.getByRole('alert').first()).toContainText('take a seat at another table');
  await page.goto('/online/account');
  await page.getByRole('button', { name: 'Unblock: Ben' }).click();
  await expect(page.getByText('Muted and blocked')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an offer has room of its own above the board, and news go by themselves', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  await duel([page, ben], SHORT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for a pause' }).click();
  const offer = ben.getByRole('group', { name: 'Ana asks for a pause.' });
  for (const width of [1280, 390]) {
    await ben.setViewportSize({ width, height: 844 });
    // both at once: after a change of width the page takes a moment to settle
    const { below, height } = await offer.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const board = document.querySelector('.board')?.getBoundingClientRect();
      return { below: (board?.top ?? -Infinity) - box.bottom, height: box.height };
    });
    expect(below).toBeGreaterThanOrEqual(0);
    expect(height).toBeLessThan(90);
  }
  await offer.getByRole('button', { name: 'Decline' }).click();
  const news = page.locator('.strip').getByText('Ben declines the pause.');
  await expect(news).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('Space holds nothing back where the others play on', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  await duel([page, ben], SHORT);
  await page.locator('.board').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Space');
  for (const each of [page, ben]) await each.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await expect(page.locator('.log')).toContainText('The plans:');
  await expect(page.locator('.prompt')).not.toContainText('Paused');
});

test('that there is no network is told before any waiting is over', async ({ page }) => {
  await page.clock.install();
  await openTable(page, 'Ana', { ...SHORT, others: ['cadet'] });
  await page.locator('.board').waitFor();
  // no timer runs out from here on
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.context().setOffline(true);
  const told = page.getByText('You are offline.');
  await expect(told).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.resume();
  await expect(told).toHaveCount(0);
});

test('who is muted is marked and can be blocked, and the window about them closes with Escape', async ({
  page,
  visitor,
}) => {
  const ben = await visitor('Ben');
  await duel([page, ben], SHORT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Players' }).click();
  await page.getByRole('button', { name: /Ben/ }).last().click();
  const about = page.getByRole('dialog', { name: 'Ben' });
  await about.getByRole('button', { name: /^Mute/ }).press('Enter');
  await expect(about.getByRole('button', { name: /^Unmute/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toHaveCount(0);
  const players = page.getByRole('dialog', { name: 'Players' });
  await expect(players.locator('li', { hasText: 'Ben' })).toContainText('muted');
  // who is muted can be blocked at once, and the other way round
  await players.getByRole('button', { name: /Ben/ }).click();
  await about.getByRole('button', { name: /^Block/ }).click();
  await expect(about.getByText('blocked', { exact: true })).toBeVisible();
  await about.getByRole('button', { name: /^Mute only/ }).click();
  await expect(about.getByText('muted', { exact: true })).toBeVisible();
  await about.getByRole('button', { name: /^Block/ }).click();
  await about.getByRole('button', { name: /^Unblock/ }).click();
  await expect(about.getByRole('button', { name: /^Mute/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(players.locator('li', { hasText: 'Ben' })).not.toContainText('blocked');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('orders are taken back, games paused and drawn when all agree, and played again', async ({
  page,
  visitor,
}) => {
  const ben = await visitor('Ben');
  await duel([page, ben], SHORT);
  for (const each of [page, ben]) await each.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await expect(page.locator('.log')).toContainText('The plans:');

  const fromMenu = async (title: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: title }).click();
  };
  const sure = (title: string): Promise<void> =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name: title }).click();
  await fromMenu('Ask for a takeback');
  await sure('Ask for a takeback');
  await expect(page.getByText('You asked for a takeback: waiting for the others.')).toBeVisible();
  await ben.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You asked for a takeback')).toHaveCount(0);
  await expect(page.locator('.news')).toContainText('Ben declines the takeback.');
  await page.locator('.news').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.log')).toContainText('Ben declines the takeback.');
  await fromMenu('Ask for a takeback');
  await sure('Ask for a takeback');
  await ben.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const each of [page, ben]) {
    await expect(each.locator('.log')).toContainText('the game goes back to');
    await expect(each.locator('.choices .choice', { hasText: 'Plan no card' })).toBeVisible();
  }

  await fromMenu('Ask for a pause');
  await ben.getByRole('button', { name: 'Agree', exact: true }).click();
  const paused = page.getByRole('group', { name: 'The game is paused.' });
  await expect(paused).toBeVisible();
  await expect(page.locator('.choices .choice')).toHaveCount(0);
  for (const each of [page, ben]) await expect(each.locator('.prompt')).toHaveText('The game is paused.');
  await paused.getByRole('button', { name: 'Resume' }).click();
  await expect(page.locator('.choices .choice').first()).toBeVisible();

  await fromMenu('Offer a draw');
  await sure('Offer a draw');
  await ben.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('A draw');
  const before = page.url();
  await page.getByRole('button', { name: 'View the board' }).click();
  await ben.getByRole('button', { name: 'View the board' }).click();
  await page
    .getByRole('group', { name: 'The game is over.' })
    .getByRole('button', { name: 'Rematch' })
    .click();
  await page.waitForURL((url) => url.href !== before);
  const asked = ben.getByRole('group', { name: 'Ana would like a rematch.' });
  await asked.getByRole('button', { name: 'Go to the rematch' }).click();
  // everybody sits one seat further
  await expect(ben.locator('.room-seats li').first()).toContainText('Ben');
  await begin(page, ben);
});

test('who gives up has lost, and the other is told', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  await duel([page, ben], SHORT);
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Give up' }).click();
  await ben.getByRole('dialog', { name: 'Give up' }).getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('dialog')).toContainText('You win');
});

test('an absent player is not replaced at once, and it is said when', async ({ page, visitor }) => {
  const ben = await visitor('Ben');
  await duel([page, ben], { ...SHORT, clock: 'live' });
  await expect(page.getByRole('timer').first()).toHaveText(/29:\d\d|30:00/);
  await ben.close();
  await expect(page.getByRole('img', { name: 'away' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Players' }).click();
  const replace = page.getByRole('dialog').getByRole('button', { name: /^Let a bot play/ });
  await expect(replace).toBeDisabled();
  await expect(replace).toContainText(/in 0:\d\d|in 1:00/);
});

test('who stood ready is asked again when somebody sits down, and told why', async ({ page, visitor }) => {
  const table = await openTable(page, 'Ana', { ...SHORT, others: ['free', 'free'] });
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByText('You are ready.').waitFor();
  const ben = await visitor('Ben');
  await sitDown(ben, 'Ben', table);
  await expect(page.locator('.room-again')).toHaveText(
    'Ben sat down. So everybody is asked again: are you ready?',
  );
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.locator('.room-again')).toHaveCount(0);
  await expect(page.locator('.room-seat-mine')).toContainText('you');
});

test('two who are called alike are told apart, and guests are marked', async ({ page, visitor }) => {
  const other = await visitor('Ana');
  const table = await openTable(page, 'Ana', SHORT);
  await sitDown(other, 'Ana', table);
  const seats = page.locator('.room-seats li');
  await expect(seats.first()).toContainText('Ana (1)');
  await expect(seats.last()).toContainText('Ana (2)');
  await expect(seats.last()).toContainText('guest');
  // nobody else can come, so there is no invitation to show
  await expect(page.getByRole('heading', { name: 'Invite others' })).toHaveCount(0);
  const cy = await visitor('Cy');
  await cy.goto('/online');
  await expect(cardOf(cy, table)).toContainText('Ana (2)');
  await begin(page, other);
  await other.getByRole('tab', { name: 'Chat' }).click();
  await other.getByLabel('Say something').fill('Which one am I?');
  await other.keyboard.press('Enter');
  await page.getByRole('tab', { name: /Chat/ }).click();
  await expect(page.locator('.chat-speaker')).toContainText('Ana (2)');
});

test('a bot that stands in is in the log, in its place, also when the game is over', async ({
  page,
  visitor,
}) => {
  const ben = await visitor('Ben');
  const table = await duel([page, ben], SHORT);
  await page.locator('.choices .choice', { hasText: 'Plan no card' }).click();
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Let a bot play for me' }).click();
  const stands = /Ben lets \w+ \(Captain\) take over\./;
  await expect(page.locator('.news')).toContainText(stands);
  await expect(page.locator('.log')).toContainText(stands);
  const lines = page.locator('.log li');
  await expect(lines.filter({ hasText: 'The plans:' })).not.toHaveCount(0);
  const texts = await lines.allTextContents();
  const note = texts.findIndex((text) => stands.test(text));
  expect(note).toBeLessThan(texts.findIndex((text) => text.includes('The plans:')));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog', { name: 'Give up' }).getByRole('button', { name: 'Give up' }).click();
  await page.locator('.end-winner').waitFor();
  await page.goto(`/online/game/${table.id}`);
  await expect(page.getByRole('region', { name: 'At the table' })).toContainText(stands);
  await page.getByRole('link', { name: 'Replay on the board' }).click();
  await expect(page.locator('.log')).toContainText(stands);
  await page.goto(`/online/game/${table.id}`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.room-seats').waitFor();
  await ben.goto(`/online/game/${table.id}`);
  await expect(ben.getByRole('link', { name: 'Go to the rematch' })).toBeVisible();
});
