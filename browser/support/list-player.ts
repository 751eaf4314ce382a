// A player that takes choices from the list in words, on the page itself: quick enough for whole games of two.

import type { Page } from '@playwright/test';

/** Chooses at random until the result is shown; how many choices that took. */
export async function playByList(page: Page, seed: number): Promise<number> {
  return page.evaluate(async (first) => {
    // no faster than a server lets a person be
    const PAUSE = 60;
    let random = first;
    let chosen = 0;
    while (document.querySelector('dialog[open]') === null) {
      // what the game warns of is done all the same
      document.querySelector<HTMLElement>('.notices .notice .primary')?.click();
      const choices = document.querySelectorAll<HTMLElement>('.choices .choice');
      if (choices.length > 0) {
        random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
        choices[Math.floor((random / 2 ** 32) * choices.length)].click();
        chosen++;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return chosen;
  }, seed);
}
