// What the kit itself says, in English.

export const words = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeBoard: 'Show the whole board',
  tapAgain: 'Tap again to do it.',
};

export type KitWords = typeof words;
