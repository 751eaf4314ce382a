// Capital letters and digits as pencil strokes, each in a field ten wide and fourteen high.

const STROKES: Readonly<Record<string, string>> = {
  0: 'M5.4 1C1 .6.8 13 4.8 13.1C9.3 13.2 9.4 1.2 5 1',
  1: 'M2.6 3.9L5.6 1L5.2 13.2',
  2: 'M1.5 4C2-.2 8.6.1 8 4.6C7.5 7.6 3 10 1.5 12.9L8.8 12.6',
  3: 'M1.8 2.5C4-.1 8.6.9 7.8 4C7.3 6.2 5 6.6 4 6.7C7 6.5 9.1 8.5 8.3 10.8C7.4 13.5 3.5 13.9 1.4 11.6',
  4: 'M6.9 13.3L7.1 1L1.2 9L9.2 8.7',
  5: 'M8.3 1.1L2.8 1.4L2.2 6.4C5 5 8.9 5.9 8.5 9.6C8 13.3 3.5 13.9 1.4 11.8',
  6: 'M7.4 1.1C3.5 2.5 1.2 7 1.8 10C2.4 13.7 8.1 13.8 8.4 10C8.7 6.5 3.6 6 2 9.5',
  7: 'M1.2 1.6L8.7 1.2C6.4 5 4.6 9 4 13.2',
  8: 'M5.1 6.6C1.4 5.2 1.8 1 5 1C8.3 1 8.4 5 5.1 6.6C.9 8.2 1 13.2 5 13.2C9.1 13.2 9 8.3 5.1 6.6',
  9: 'M8.2 4.6C8 .3 2 .2 1.8 4.4C1.7 8.1 7.6 8 8.2 4.4C8.3 8 7.6 11 6.2 13.3',
  A: 'M1 13.2L5.1 1L9.1 13M2.6 8.9L7.7 8.5',
  B: 'M2 1L1.8 13M2 1.2C8.6.4 8 6.4 2 6.8C9.6 6 9.4 13.4 1.8 13',
  C: 'M8.6 3C6-.4 1.2 2 1.2 7.2C1.2 13 6.4 14.6 8.8 11',
  D: 'M1.8 1L1.8 13M1.8 1.2C10.6.6 10.4 13.4 1.8 13',
  E: 'M8.2 1.2L2 1.4L1.8 13L8.6 12.7M1.9 7L7 6.8',
  F: 'M8.4 1.2L2 1.4L1.8 13.2M1.9 7L7 6.8',
  G: 'M8.4 3C6-.4 1.2 2 1.2 7.2C1.2 13.2 7.6 14.6 8.6 10.4L8.6 8L5.6 8.1',
  H: 'M1.8 1L1.6 13M8.4 1L8.4 13M1.7 7.1L8.4 6.8',
  I: 'M5 1L5 13M2.6 1.1L7.4 1M2.6 13L7.4 12.9',
  J: 'M7 1L7 10C6.8 14 2 14 1.6 10.4',
  K: 'M1.8 1L1.8 13M8.4 1.2L2 7.6L8.8 13',
  L: 'M2 1L1.8 12.9L8.6 12.6',
  M: 'M1 13L1.8 1.2L5 8.4L8.2 1.2L9 13',
  N: 'M1.6 13L1.8 1.2L8.2 12.8L8.4 1',
  O: 'M5.2 1C.4.6.2 13 4.8 13.2C9.9 13.4 9.9 1.2 4.8 1',
  P: 'M2 13.2L2 1.2C9.4.2 9.4 7.4 2 7.4',
  Q: 'M5.2 1C.4.6.2 13 4.8 13.2C9.9 13.4 9.9 1.2 4.8 1M6 9.6L9 13.8',
  R: 'M2 13.2L2 1.2C9.4.2 9.4 7.2 2 7.3M4.4 7.3L8.6 13.2',
  S: 'M8.2 2.6C6 0 1.6 1 1.8 4C2 7.4 8.6 6.6 8.4 10.2C8.2 13.8 3 14 1.4 11.4',
  T: 'M1 1.4L9 1.2M5 1.4L5 13.2',
  U: 'M1.6 1C1.2 9 1.4 13.2 5 13.2C8.6 13.2 8.6 9 8.4 1',
  V: 'M1.2 1L5 13L8.8 1',
  W: 'M.8 1L2.8 13L5 5L7.2 13L9.2 1',
  X: 'M1.4 1.2L8.6 13M8.6 1.2L1.4 13',
  Y: 'M1.2 1.2L5 7L8.8 1.2M5 7L4.8 13.2',
  Z: 'M1.4 1.4L8.6 1.2L1.4 13L8.8 12.7',
  '+': 'M5 3.4L5 10.8M1.4 7.1L8.6 7',
  '-': 'M2 7.1L8 6.8',
};

const HEIGHT = 14;
const ADVANCE = 11;

export interface Letter {
  readonly path: string;
  /** Where its field begins. */
  readonly x: number;
}

/** The letters of a text, side by side. */
export function lettersOf(text: string): readonly Letter[] {
  return Array.from(text, (letter, i) => ({ path: STROKES[letter] ?? '', x: i * ADVANCE }));
}

/** How large a text is when it is that high. */
export function writingSize(
  text: string,
  height: number,
): { readonly scale: number; readonly width: number } {
  const scale = height / HEIGHT;
  return { scale, width: (text.length * ADVANCE - 1) * scale };
}
