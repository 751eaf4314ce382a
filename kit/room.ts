// The room that a board can count on in a window of that size, whatever else the table shows at the moment. A map is laid by it: a
// map that turned when a replay, a guide or a panel takes some of the room would be another map each time.

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Players and words stand beside the board from here on. */
const WIDE: Room = { width: 900, height: 512 };
/** A phone held sideways: everything else stands right of the board. */
const SIDEWAYS = 600;

export function roomIn({ width, height }: Room): Room {
  if (height < WIDE.height && width >= SIDEWAYS) return { width: 0.64 * width, height: height - 100 };
  if (width < WIDE.width || height < WIDE.height) return { width, height: 0.55 * height };
  return { width: width - Math.min(0.4 * width, 740), height: height - 200 };
}
