// The windows that a page has to look right in. One page goes through all of them: opening it anew for each would take minutes.

import type { Page } from '@playwright/test';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
  /** 2: enlarged to 200 %. */
  readonly zoom: number;
}

const WINDOWS: readonly (readonly [number, number])[] = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
];

/** A phone is enlarged with two fingers, which lays nothing out anew. */
const ZOOMS_FROM = 820;

/** A page at 200 % is laid out in half as many pixels of CSS, each drawn as two: layout sees only the first. */
export const SIZES: readonly WindowSize[] = [
  ...WINDOWS.map(([width, height]) => ({ width, height, zoom: 1 })),
  ...WINDOWS.filter(([width]) => width >= ZOOMS_FROM).map(([width, height]) => ({ width, height, zoom: 2 })),
];

export function sizeName({ width, height, zoom }: WindowSize): string {
  return `${width}x${height}${zoom === 1 ? '' : ` at ${100 * zoom} %`}`;
}

/** Changes the window and waits until everything on the page has found its place in it. */
export async function resize(page: Page, { width, height, zoom }: WindowSize): Promise<void> {
  const size = { width: Math.round(width / zoom), height: Math.round(height / zoom) };
  await page.setViewportSize(size);
  await page.evaluate(settled, size.width);
}

/** Runs in the page: resolves when nothing has moved for some frames. */
async function settled(width: number): Promise<void> {
  const CALM = 3;
  const places = (): string =>
    Array.from(
      document.querySelectorAll('main, .board, .panzoom, .seats, .table-choices, dialog'),
      (each) => {
        const { x, y, width: wide, height } = each.getBoundingClientRect();
        return [x, y, wide, height].join(' ');
      },
    ).join();
  let [before, calm] = ['', 0];
  while (calm < CALM) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = places();
    calm = now === before && innerWidth === width ? calm + 1 : 0;
    before = now;
  }
}
