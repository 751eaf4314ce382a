// A picture that fills its place and can be moved and zoomed by mouse, fingers and keys. React draws what is in it; the
// camera only changes one attribute, so that a drag costs no rendering.

import { use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { moved, viewBoxOf, zoomed, type Box } from './camera.ts';
import { KitWordsContext, OverMapContext } from './context.ts';

export interface PanZoomProps {
  readonly viewBox: Box;
  /** What the picture shows, for who cannot see it. */
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Pixels that a finger may tremble before a click becomes a drag. */
const SLOP = 5;
const STEP = 1.35;

export function PanZoom({ viewBox, label, className, children }: PanZoomProps) {
  const { x, y, width, height } = viewBox;
  const svg = useRef<SVGSVGElement>(null);
  const camera = useMemo(() => new Camera({ x, y, width, height }), [x, y, width, height]);
  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    camera.lookAt(element);
    const room = new ResizeObserver(() => camera.measure());
    room.observe(element);
    const unlisten = listenTo(element, camera);
    return () => {
      room.disconnect();
      unlisten();
    };
  }, [camera]);
  const words = use(KitWordsContext);
  return (
    <div className={`panzoom ${className ?? ''}`}>
      <svg ref={svg} role="group" aria-label={label} tabIndex={0} viewBox={viewBoxOf(viewBox)}>
        {children}
      </svg>
      {use(OverMapContext)}
      <div className="panzoom-buttons">
        <button type="button" aria-label={words.zoomIn} onClick={() => camera.zoom(STEP)}>
          +
        </button>
        <button
          type="button"
          className="panzoom-out"
          aria-label={words.zoomOut}
          onClick={() => camera.zoom(1 / STEP)}
        >
          −
        </button>
        <button
          type="button"
          className="panzoom-whole"
          aria-label={words.wholeBoard}
          onClick={() => camera.reset()}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}

class Camera {
  readonly #board: Box;
  #element: SVGSVGElement | null = null;
  #window: Box;
  #settled = 0;

  constructor(board: Box) {
    this.#board = board;
    this.#window = board;
  }

  lookAt(element: SVGSVGElement): void {
    this.#element = element;
    element.classList.remove('panzoom-part');
  }

  /** How many units of the map a pixel is while the whole of it is shown: numbers are drawn so large that they can be read. */
  measure(): void {
    const element = this.#element;
    if (element === null || element.clientWidth * element.clientHeight === 0) return;
    const { width, height } = this.#board;
    const unit = Math.max(width / element.clientWidth, height / element.clientHeight);
    element.style.setProperty('--unit', unit.toFixed(3));
  }

  zoom(factor: number, pixel?: { x: number; y: number }): void {
    const { x, y, width, height } = this.#window;
    const middle = { x: x + width / 2, y: y + height / 2 };
    this.#show(zoomed(this.#board, this.#window, factor, (pixel && this.#pointOf(pixel)) ?? middle));
  }

  /** By pixels of the screen. */
  drag(dx: number, dy: number): void {
    const scale = this.#element?.getScreenCTM()?.a ?? 1;
    this.#show(moved(this.#board, this.#window, -dx / scale, -dy / scale));
  }

  /** By shares of what is shown. */
  step(dx: number, dy: number): void {
    const { width, height } = this.#window;
    this.#show(moved(this.#board, this.#window, dx * width, dy * height));
  }

  reset(): void {
    this.#show(this.#board);
  }

  #pointOf(pixel: { x: number; y: number }): { x: number; y: number } | null {
    const matrix = this.#element?.getScreenCTM();
    return matrix ? new DOMPoint(pixel.x, pixel.y).matrixTransform(matrix.inverse()) : null;
  }

  #show(shown: Box): void {
    const element = this.#element;
    if (element === null) return;
    this.#window = shown;
    element.setAttribute('viewBox', viewBoxOf(shown));
    element.classList.toggle('panzoom-part', viewBoxOf(shown) !== viewBoxOf(this.#board));
    // boards leave out small text while this class is there: laying it out anew is what makes zooming slow
    element.classList.add('panzoom-moving');
    window.clearTimeout(this.#settled);
    this.#settled = window.setTimeout(() => element.classList.remove('panzoom-moving'), 160);
  }
}

const KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  ArrowLeft: (camera) => camera.step(-0.12, 0),
  ArrowRight: (camera) => camera.step(0.12, 0),
  ArrowUp: (camera) => camera.step(0, -0.12),
  ArrowDown: (camera) => camera.step(0, 0.12),
  '+': (camera) => camera.zoom(STEP),
  '=': (camera) => camera.zoom(STEP),
  '-': (camera) => camera.zoom(1 / STEP),
  '0': (camera) => camera.reset(),
};

function listenTo(svg: SVGSVGElement, camera: Camera): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Map<number, { x: number; y: number }>();
  let dragging = false;

  svg.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), event);
    },
    { signal, passive: false },
  );
  svg.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button > 0) return;
      if (fingers.size === 0) dragging = false;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  svg.addEventListener(
    'pointermove',
    (event) => {
      const last = fingers.get(event.pointerId);
      if (last === undefined) return;
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      if (!dragging && Math.hypot(dx, dy) < SLOP) return;
      // only now, so that a click without a drag stays with what was clicked
      if (!dragging) svg.setPointerCapture(event.pointerId);
      dragging = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const here = { x: event.clientX, y: event.clientY };
      if (other === undefined) camera.drag(dx, dy);
      else pinch(camera, other, last, here);
      fingers.set(event.pointerId, here);
    },
    { signal },
  );
  const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  svg.addEventListener('pointerup', lift, { signal });
  svg.addEventListener('pointercancel', lift, { signal });
  svg.addEventListener(
    'click',
    (event) => {
      if (dragging) event.stopPropagation();
      dragging = false;
    },
    { signal, capture: true },
  );
  svg.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof window.PointerEvent) || event.pointerType !== 'touch') return;
      const missed = event.target instanceof Element && event.target.closest('.spot-can') === null;
      const near = missed ? nearestTo(svg, event) : null;
      if (near === null) return;
      event.stopPropagation();
      near.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
    { signal, capture: true },
  );
  svg.addEventListener(
    'keydown',
    (event) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(camera);
    },
    { signal },
  );
  return () => ending.abort();
}

/** Fingers are wider than small things on a large map: so far away, in pixels, what can be pointed at is still meant. */
const FINGER = 20;

/** The small thing whose middle is nearest, within a finger's reach; null where it cannot be pointed at. */
function nearestTo(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Element | null {
  let [nearest, least]: [Element | null, number] = [null, FINGER];
  for (const spot of svg.querySelectorAll('.spot')) {
    const { x, y, width, height } = spot.getBoundingClientRect();
    const away = Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
    if (away < least && Math.min(width, height) <= 2 * FINGER) [nearest, least] = [spot, away];
  }
  return nearest?.classList.contains('spot-can') === true ? nearest : null;
}

function pinch(
  camera: Camera,
  still: { x: number; y: number },
  from: { x: number; y: number },
  to: { x: number; y: number },
): void {
  const before = Math.hypot(from.x - still.x, from.y - still.y);
  const after = Math.hypot(to.x - still.x, to.y - still.y);
  const middle = { x: (still.x + to.x) / 2, y: (still.y + to.y) / 2 };
  if (before > 0 && after > 0) camera.zoom(after / before, middle);
  camera.drag((to.x - from.x) / 2, (to.y - from.y) / 2);
}
