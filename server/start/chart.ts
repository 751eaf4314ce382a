// The picture behind the title: a system with its orbits, a few hexes of a map, and a course laid through them.

import { html } from './html.ts';

export const chart = html`<svg
  class="chart"
  viewBox="0 0 600 400"
  preserveAspectRatio="xMidYMid meet"
  aria-hidden="true"
>
  <g class="grid">
    <path
      d="M60 300l26-15 26 15v30l-26 15-26-15zM112 300l26-15 26 15v30l-26 15-26-15zM86 255l26-15 26 15v30l-26 15-26-15zM138 255l26-15 26 15v30l-26 15-26-15zM164 300l26-15 26 15v30l-26 15-26-15z"
    />
  </g>
  <g class="orbits">
    <ellipse cx="400" cy="180" rx="58" ry="22" transform="rotate(-18 400 180)" />
    <ellipse cx="400" cy="180" rx="112" ry="44" transform="rotate(-18 400 180)" />
    <ellipse cx="400" cy="180" rx="176" ry="70" transform="rotate(-18 400 180)" />
    <ellipse cx="400" cy="180" rx="250" ry="100" transform="rotate(-18 400 180)" />
  </g>
  <path class="course" d="M138 315C196 318 232 300 314.6 230.9S430 250 514.3 95.5" />
  <circle class="sun" cx="400" cy="180" r="13" />
  <g class="worlds">
    <circle class="teal" cx="314.6" cy="230.9" r="8" />
    <circle class="rose" cx="514.3" cy="95.5" r="10" />
    <circle class="sand" cx="449.5" cy="156.0" r="5" />
    <circle class="blue" cx="171.5" cy="209.8" r="6" />
  </g>
  <g class="stars">
    <circle cx="30" cy="60" r="1.4" />
    <circle cx="84" cy="140" r="1" />
    <circle cx="150" cy="40" r="1.6" />
    <circle cx="210" cy="96" r="1" />
    <circle cx="262" cy="30" r="1.2" />
    <circle cx="330" cy="70" r="1" />
    <circle cx="372" cy="24" r="1.6" />
    <circle cx="452" cy="52" r="1" />
    <circle cx="540" cy="36" r="1.3" />
    <circle cx="578" cy="112" r="1" />
    <circle cx="560" cy="220" r="1.5" />
    <circle cx="520" cy="300" r="1" />
    <circle cx="462" cy="344" r="1.4" />
    <circle cx="380" cy="310" r="1" />
    <circle cx="318" cy="362" r="1.3" />
    <circle cx="250" cy="380" r="1" />
    <circle cx="22" cy="230" r="1.2" />
    <circle cx="40" cy="376" r="1" />
  </g>
</svg>`;
