// What the kit itself says, in English.

export const words = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeBoard: 'Show the whole board',
};

export type KitWords = typeof words;
