// How far colours lie apart, for all kinds of eyes, and what a style sheet says that they are.

/** Linear light: red, green, blue from 0 to 1. */
type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

/** What is seen without one kind of cones: Machado, Oliveira and Fernandes 2009, at full strength. */
const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Eyes = keyof typeof EYES;

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];

const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = ([r, g, b]: Matrix, [x, y, z]: Light): Light => [
  r[0] * x + r[1] * y + r[2] * z,
  g[0] * x + g[1] * y + g[2] * z,
  b[0] * x + b[1] * y + b[2] * z,
];

const each = ([x, y, z]: Light, change: (value: number) => number): Light => [
  change(x),
  change(y),
  change(z),
];

function lightOf(colour: string): Light {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour) ? colour.slice(1) : null;
  if (digits === null) throw new Error(`${colour} is not a colour like #0088a2.`);
  const size = digits.length / 3;
  const part = (n: number): number => {
    const text = digits.slice(n * size, (n + 1) * size);
    return parseInt(size === 1 ? text + text : text, 16) / 255;
  };
  return each([part(0), part(1), part(2)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

/** The ratio of WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const [r, g, blue] = lightOf(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05;
  });
  return Math.max(a, b) / Math.min(a, b);
}

/** The distance in OKLab; 0.02 can just be noticed. */
export function difference(one: string, other: string, eyes: Eyes): number {
  const lab = (colour: string): Light => {
    const seen = each(times(EYES[eyes], lightOf(colour)), (value) => Math.min(1, Math.max(0, value)));
    return times(TO_LAB, each(times(TO_CONES, seen), Math.cbrt));
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export const THEMES = ['dark', 'light', 'contrast'] as const;

/** The colours that a style sheet names on its root in one theme; what a theme does not say, the first rule does. */
export function coloursIn(css: string, theme: (typeof THEMES)[number]): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  for (const [, selectors, body] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    const themes = [...selectors.matchAll(/:root(?:\[data-theme='(\w+)'\])?/g)];
    if (!themes.some(([, named = theme]) => named === theme)) continue;
    for (const [, name, value] of body.matchAll(/--([\w-]+):\s*(#[\da-f]+);/gi)) colours.set(name, value);
  }
  return colours;
}
