// A player that only points: at what glows on the board and in the hand, and at what is asked beside the pointer.

import type { Page } from '@playwright/test';
import { FastChance } from '@starboard/engine';

interface Glowing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The page as a player sees it, found out at once: each question to it costs more than its answer. */
interface Look {
  readonly isOver: boolean;
  /** What is asked beside the pointer, in number. */
  readonly asked: number;
  /** Does the table ask before it does what the game warns of? */
  readonly warned: boolean;
  /** What glows where a pointer can reach it; nothing is looked for while something is asked. */
  readonly spots: readonly Glowing[];
}

function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const isOver = document.querySelector('dialog[open]') !== null;
    const asked = document.querySelectorAll('.asking .choice').length;
    const warned = document.querySelector('.notices .notice .primary') !== null;
    if (isOver || asked > 0 || warned) return { isOver, asked, warned, spots: [] };
    const spots = [...document.querySelectorAll('.spot-can')].flatMap((spot) => {
      spot.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const shapes = spot instanceof SVGGElement ? [spot, ...spot.querySelectorAll('*')] : [spot];
      for (const shape of shapes) {
        const { left, top, width, height } = shape.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width > 0 && spot.contains(document.elementFromPoint(x, y)))
          return [{ id: spot.getAttribute('data-spot') ?? '', x, y }];
      }
      return [];
    });
    return { isOver, asked, warned, spots };
  });
}

export interface Pointed {
  /** How often something was pointed at. */
  readonly clicks: number;
  /** Moments at which something could be done, but nothing to point at glowed. */
  readonly stuck: readonly string[];
}

/** Plays until the result is shown, pointing at random. */
export async function playByPointing(page: Page, seed: number, most = 2000): Promise<Pointed> {
  const chance = new FastChance(seed);
  const stuck: string[] = [];
  let idle = 0;
  for (let clicks = 0; clicks < most;) {
    const { isOver, asked, warned, spots } = await look(page);
    if (isOver) return { clicks, stuck };
    if (warned) {
      await page.locator('.notices .notice .primary').click();
      clicks++;
      continue;
    }
    if (asked > 0) {
      await page.locator('.asking .choice').nth(chance.draw(asked)).click();
      clicks++;
      continue;
    }
    if (spots.length > 0) {
      const { x, y } = spots[chance.draw(spots.length)];
      await page.mouse.click(x, y);
      clicks++;
      idle = 0;
      continue;
    }
    // the bots think; but where the list has choices, the board must have them too
    const choices = page.locator('.choices .choice');
    if ((await choices.count()) > 0 && ++idle > 3) {
      stuck.push((await choices.first().textContent()) ?? '');
      await choices.first().click();
      idle = 0;
    } else await page.waitForTimeout(25);
  }
  throw new Error(`No end after ${most} clicks.`);
}
