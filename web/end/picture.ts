// A picture of the board as it lies, that needs nothing else to be looked at.

const COPIED = [
  'display',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'stop-color',
  'stop-opacity',
  'transform',
  'transform-box',
  'transform-origin',
  'r',
  'rx',
  'ry',
] as const;

/** The whole board with its colours; null where there is none to be drawn. */
export function pictureOf(board: SVGSVGElement | null): string | null {
  if (board === null) return null;
  const copy = board.cloneNode(true) as SVGSVGElement;
  const { x, y, width, height } = board.viewBox.baseVal;
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground');
  const originals = [board, ...board.querySelectorAll<SVGElement>('*')];
  for (const [n, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const looks = getComputedStyle(originals[n]);
    const style = COPIED.map((name) => `${name}:${looks.getPropertyValue(name)}`).join(';');
    for (const name of element.getAttributeNames())
      if (/^(?:class|tabindex|role|aria-|data-)/.test(name)) element.removeAttribute(name);
    // the attribute itself the page's own rules forbid
    element.style.cssText = style;
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  copy.style.cssText = `background:${ground}`;
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  return new XMLSerializer().serializeToString(copy);
}

const SCALE = 2;
