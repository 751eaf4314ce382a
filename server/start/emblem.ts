// A small star chart for each game, drawn from its name: the same name gives the same chart.

import { FastChance, sha256, utf8 } from '@starboard/engine';
import { html, type Html } from './html.ts';

const WIDTH = 336;
const HEIGHT = 120;
const STARS = 7;
const FAINT_STARS = 26;

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function emblem(name: string): Html {
  const [a, b, c, d] = sha256(utf8(name));
  const random = new FastChance((a << 24) | (b << 16) | (c << 8) | d);
  const stars = constellation(random);
  const sun = stars[random.die(STARS - 2)];
  const line = stars.map(({ x, y }) => `${x},${y}`).join(' ');
  return html`<svg
    class="emblem"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${Array.from({ length: FAINT_STARS }, () => faintStar(random))}
    <circle class="orbit" cx="${sun.x}" cy="${sun.y}" r="${14 + random.die(6)}" />
    <circle class="orbit" cx="${sun.x}" cy="${sun.y}" r="${28 + random.die(10)}" />
    <polyline class="course" points="${line}" />
    ${stars.map(({ x, y, size }) => html`<circle class="star" cx="${x}" cy="${y}" r="${size}" />`)}
    <circle class="sun" cx="${sun.x}" cy="${sun.y}" r="6" />
  </svg>`;
}

/** From left to right, one in each strip, so that the line through them never crosses itself. */
function constellation(random: FastChance): Star[] {
  const strip = WIDTH / STARS;
  return Array.from({ length: STARS }, (_, i) => ({
    x: Math.round(i * strip + strip / 4 + random.die(strip / 2)),
    y: 20 + random.die(HEIGHT - 40),
    size: 1.5 + random.die(3) / 2,
  }));
}

function faintStar(random: FastChance): Html {
  return html`<circle
    class="faint"
    cx="${random.die(WIDTH)}"
    cy="${random.die(HEIGHT)}"
    r="${random.die(2) / 2}"
  />`;
}
