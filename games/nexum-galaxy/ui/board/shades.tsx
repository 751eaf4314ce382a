// Colours that need a gradient: planets, stars and the haze behind them.

/** Light and dark side of each kind of globe. */
const GLOBES: readonly (readonly [light: string, mid: string, dark: string])[] = [
  ['#c9b8a6', '#8a7566', '#3b302b'],
  ['#b9c4cf', '#738293', '#2d3742'],
  ['#8fd0c9', '#3f8f92', '#143f49'],
  ['#9fc0f0', '#4d78b8', '#1a2f5c'],
  ['#f0c990', '#b9824a', '#553319'],
  ['#d3b4ea', '#8862ad', '#392352'],
  ['#e9aa94', '#aa5f53', '#4c2222'],
];

/** Planets of a size share a few looks; which one it is depends on where the planet lies. */
const LOOKS = { small: [0, 1], medium: [2, 3], large: [4, 5, 6] } as const;

export function globeOf(size: 'small' | 'medium' | 'large', place: number): number {
  const looks = LOOKS[size];
  return looks[(place * 7 + (place >>> 3)) % looks.length];
}

export function Shades() {
  return (
    <defs>
      {GLOBES.map(([light, mid, dark], i) => (
        <radialGradient key={light} id={`nx-globe-${i}`} cx="0.34" cy="0.3" r="0.8">
          <stop offset="0" stopColor={light} />
          <stop offset="0.5" stopColor={mid} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      ))}
      <radialGradient id="nx-sun">
        <stop offset="0" stopColor="#fffdf2" />
        <stop offset="0.45" stopColor="#ffe7a3" />
        <stop offset="1" stopColor="#f0a93c" />
      </radialGradient>
      <radialGradient id="nx-giant">
        <stop offset="0" stopColor="#fff0d2" />
        <stop offset="0.5" stopColor="#ff9d5c" />
        <stop offset="1" stopColor="#c8402c" />
      </radialGradient>
      <radialGradient id="nx-corona">
        <stop offset="0.2" stopColor="#ffdf8f" stopOpacity="0.55" />
        <stop offset="1" stopColor="#ffdf8f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="nx-nebula">
        <stop offset="0" className="nx-nebula-in" />
        <stop offset="1" className="nx-nebula-out" />
      </radialGradient>
    </defs>
  );
}
