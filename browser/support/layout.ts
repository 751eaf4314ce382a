// What can be said against a page by measuring it: words that are cut, things that lie on each other, things that nobody can
// reach. All is measured in the page at once.
//
// What is cut on purpose, because a tap shows the whole of it, says so with `data-shortened`. Cards that float above a map
// (`position: absolute` or `fixed`) may cover the map, which can be moved, but neither words nor controls beside it.

import type { Page } from '@playwright/test';

/** Shapes on boards that bear words or numbers: what is written elsewhere must not lie under them. */
const PLATES = [
  '.no-plate',
  '.no-mine-ring',
  '.no-token-disc',
  '.no-swords circle',
  '.nx-pill rect',
  '.nx-number circle',
  '.gx-plate',
];

/** Rows that are slid sideways by purpose. */
const ROWS = [
  '.seats',
  '.choices',
  '.table-scroll',
  '.nx-events',
  '.nx-lab',
  '.nx-asked',
  '.nx-through',
  '.other-tables',
  '.no-strip-row',
  '.no-line',
];

/** Told in a few words each, so that a failure can be read; none where all is well. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults, { plates: PLATES.join(','), rows: ROWS.join(',') });
}

/** Runs in the page: nothing outside it is known here. */
async function findFaults({ plates, rows }: { plates: string; rows: string }): Promise<string[]> {
  // what has just changed looks for a frame as it did before, part of it
  const isChanging = (each: Animation): boolean =>
    each instanceof CSSTransition && each.playState === 'running';
  while (document.getAnimations().some(isChanging))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  /** Less than that is rounding. */
  const SLIVER = 2;
  /** Less than that is no line of words. */
  const LINE = 24;
  const faults = new Set<string>();
  const inset = (box: DOMRect, x: number, y: number): DOMRect =>
    new DOMRect(box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y);
  const meet = (one: DOMRect, other: DOMRect): DOMRect => {
    const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
    return new DOMRect(x, y, Math.min(one.right, other.right) - x, Math.min(one.bottom, other.bottom) - y);
  };
  const isThere = ({ width, height }: DOMRect): boolean => width > SLIVER && height > SLIVER;
  const called = (element: Element): string => {
    const own = element.closest('[data-spot]')?.getAttribute('data-spot');
    const of = element.getAttribute('class')?.split(' ')[0] ?? element.tagName.toLowerCase();
    const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 28);
    return `${of}${own === undefined || own === null ? '' : ` of ${own}`} "${words}"`;
  };

  /** Is it drawn at all, and not only heard? */
  const heard = new Map<Element, boolean>();
  const isHeardOnly = (element: Element): boolean => {
    const known = heard.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const answer = getComputedStyle(element).clipPath !== 'none' || (parent !== null && isHeardOnly(parent));
    heard.set(element, answer);
    return answer;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && !isHeardOnly(element);

  interface Clip {
    readonly box: DOMRect;
    readonly across: boolean;
    readonly down: boolean;
    readonly slides: boolean;
    readonly by: Element;
  }
  /** What cuts an element off, from the inside out. */
  const clips = new Map<Element, readonly Clip[]>();
  const clipsOf = (element: Element): readonly Clip[] => {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const { parentElement: parent } = element;
    const outer = parent === null || position === 'fixed' ? [] : clipsOf(parent);
    const [across, down] = [overflowX !== 'visible', overflowY !== 'visible'];
    const isSvg = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    const own: readonly Clip[] =
      isSvg || !(across || down) || element === document.documentElement || element === document.body
        ? []
        : [
            {
              box: element.getBoundingClientRect(),
              across,
              down,
              slides: ['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY),
              by: element,
            },
          ];
    const all = [...own, ...outer];
    clips.set(element, all);
    return all;
  };
  /** A page that rolls is looked at whole. */
  const rolls = document.documentElement.scrollHeight > innerHeight + 1;
  const screen = rolls
    ? new DOMRect(0, -scrollY, innerWidth, document.documentElement.scrollHeight)
    : new DOMRect(0, 0, innerWidth, innerHeight);
  /** What is seen of a box, and what cuts it where nobody can slide it into sight. */
  const seenOf = (element: Element, whole: DOMRect): { seen: DOMRect; cutBy: string | null } => {
    let [seen, cutBy] = [whole, null as string | null];
    let slid = false;
    for (const { box, across, down, slides, by } of clipsOf(element)) {
      const left = across ? Math.max(seen.left, box.left) : seen.left;
      const right = across ? Math.min(seen.right, box.right) : seen.right;
      const top = down ? Math.max(seen.top, box.top) : seen.top;
      const bottom = down ? Math.min(seen.bottom, box.bottom) : seen.bottom;
      const now = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      const lost = seen.width - now.width > SLIVER || seen.height - now.height > SLIVER;
      if (slides) slid = true;
      else if (lost && !slid) cutBy ??= called(by).split(' "')[0];
      seen = now;
    }
    if (!slid && seen.bottom - screen.bottom > SLIVER) cutBy ??= 'the window';
    if (!slid && seen.right - screen.right > SLIVER) cutBy ??= 'the window';
    if (!slid && screen.left - seen.left > SLIVER) cutBy ??= 'the window';
    return { seen: meet(seen, screen), cutBy };
  };

  interface Thing {
    readonly element: Element;
    readonly kind: 'words' | 'control' | 'plate';
    readonly seen: DOMRect;
    readonly floats: Element | null;
    readonly isOnMap: boolean;
  }
  /** What it floats in, above the page. */
  const floating = new Map<Element, Element | null>();
  const floatOf = (element: Element): Element | null => {
    const known = floating.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const isDrawn = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    const isFloat =
      !isDrawn &&
      (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        element.matches('dialog, .notices'));
    const answer = isFloat ? element : parent === null ? null : floatOf(parent);
    floating.set(element, answer);
    return answer;
  };
  const things: Thing[] = [];
  const note = (element: Element, kind: Thing['kind'], whole: DOMRect): void => {
    if (!isThere(whole) || !isShown(element)) return;
    const isShort = element.closest('[data-shortened]') !== null;
    const { seen, cutBy } = seenOf(element, whole);
    if (cutBy !== null && !isShort && kind !== 'plate') {
      const what = isThere(seen) ? 'is cut by' : 'is hidden by';
      faults.add(`${called(element)} ${what} ${cutBy}`);
    }
    const isOnMap = element.closest('.panzoom > svg') !== null;
    if (isThere(seen)) things.push({ element, kind, seen, floats: floatOf(element), isOnMap });
  };

  // a dialog is all that counts while it is open
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document.body;

  for (const element of root.querySelectorAll('button, a[href], input, select, textarea, [role="button"]')) {
    if (element instanceof SVGElement) continue;
    note(element, 'control', element.getBoundingClientRect());
  }
  for (const element of root.querySelectorAll(plates))
    note(element, 'plate', element.getBoundingClientRect());
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element } = node;
    if (element === null || (node.textContent ?? '').trim() === '') continue;
    if (!isShown(element) || element.closest('option, title, desc, textarea') !== null) continue;
    const drawn: Element | null = element.closest('text');
    if (drawn !== null) {
      const box = drawn.getBoundingClientRect();
      // a line is higher than its letters
      note(drawn, 'words', inset(box, 0, 0.22 * box.height));
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      note(element, 'words', inset(line, 0, Math.min(3, 0.15 * line.height)));
  }

  // words that a control shows of itself
  const pen = document.createElement('canvas').getContext('2d');
  const widthOf = (element: Element, words: string): number => {
    if (pen === null) return 0;
    pen.font = getComputedStyle(element).font;
    return pen.measureText(words).width;
  };
  const ARROW = 14;
  for (const field of root.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!isShown(field) || field.value !== '') continue;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (room > 0 && widthOf(field, field.placeholder) > room + SLIVER)
      faults.add(`the placeholder "${field.placeholder}" is cut`);
  }
  for (const field of root.querySelectorAll('select')) {
    if (!isShown(field)) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - ARROW;
    const words = field.selectedOptions[0]?.textContent ?? '';
    if (room > 0 && field.closest('[data-shortened]') === null && widthOf(field, words) > room + ARROW)
      faults.add(`the choice "${words}" is cut`);
  }

  // what lies on what
  /** Pieces of one thing belong together: the number on its plate, the words on their button. */
  const pieceOf = ({ element }: Thing): Element =>
    (element instanceof SVGElement ? element.closest('g') : null) ?? element;
  /** What is asked for goes away again, and what stays in sight while the rest is scrolled covers what can be scrolled. */
  const isAside = (floats: Element): boolean =>
    floats.matches('.beside, dialog') || getComputedStyle(floats).position === 'sticky';
  const mayLie = (one: Thing, other: Thing): boolean => {
    if (one.kind !== 'words' && other.kind !== 'words' && (one.kind === 'plate' || other.kind === 'plate'))
      return true;
    // the same words in the same place: letters with a halo around them
    const [here, there] = [one.seen, other.seen];
    if (
      one.element.textContent === other.element.textContent &&
      Math.abs(here.x - there.x) + Math.abs(here.y - there.y) < SLIVER
    )
      return true;
    // what floats covers a map, which can be moved, and words below a card that was asked for
    const isAbove = one.floats !== other.floats;
    if (isAbove && (one.isOnMap || other.isOnMap)) return true;
    if (isAbove && [one, other].some(({ floats }) => floats !== null && isAside(floats))) return true;
    const [a, b] = [pieceOf(one), pieceOf(other)];
    return a === b || (!one.isOnMap && (a.contains(b) || b.contains(a)));
  };
  const inOrder = things.toSorted((one, other) => one.seen.left - other.seen.left);
  inOrder.forEach((one, i) => {
    for (let k = i + 1; k < inOrder.length && inOrder[k].seen.left < one.seen.right - SLIVER; k++) {
      const other = inOrder[k];
      if (!isThere(meet(one.seen, other.seen)) || mayLie(one, other)) continue;
      const [first, second] = [called(one.element), called(other.element)].toSorted();
      faults.add(`${first} and ${second} lie on each other`);
    }
  });

  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than the window');
  // a page slides down and a row sideways: nobody looks for the rest of what slides both ways, or finds a sliver of it
  for (const box of [root, ...root.querySelectorAll('*')]) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const slides = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    if (box === document.body || box.matches('textarea') || box.clientHeight === 0 || !isShown(box)) continue;
    const across = slides(overflowX) && box.scrollWidth > box.clientWidth + 1;
    const down = slides(overflowY) && box.scrollHeight > box.clientHeight + 1;
    if (across && !box.matches(rows)) faults.add(`${called(box)} is wider than its place`);
    if (across && down) faults.add(`${called(box)} slides both ways`);
    if (down && box.clientHeight < LINE) faults.add(`${called(box)} is a sliver`);
  }
  return [...faults];
}
