// Which part of a board is shown: numbers only, so that it can be tested without a screen.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far in one may go. */
const CLOSEST = 8;

/** The window grown or shrunk by `factor` so that the given point stays where it is on the screen. */
export function zoomed(board: Box, window: Box, factor: number, at: { x: number; y: number }): Box {
  const width = Math.min(board.width, Math.max(board.width / CLOSEST, window.width / factor));
  const scale = width / window.width;
  return inside(board, {
    x: at.x - (at.x - window.x) * scale,
    y: at.y - (at.y - window.y) * scale,
    width,
    height: window.height * scale,
  });
}

export function moved(board: Box, window: Box, dx: number, dy: number): Box {
  return inside(board, { ...window, x: window.x + dx, y: window.y + dy });
}

/** The middle of the window stays on the board, so that nobody gets lost in space. */
function inside(board: Box, window: Box): Box {
  return {
    ...window,
    x: within(window.x, board.x - window.width / 2, board.x + board.width - window.width / 2),
    y: within(window.y, board.y - window.height / 2, board.y + board.height - window.height / 2),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function viewBoxOf({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}
