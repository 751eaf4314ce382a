// What is heard at a table, as data: each sound is a few voices, made by the browser and not fetched as files. They are
// tuned to one scale (A minor pentatonic), so that whatever sounds together goes together.

import type { SoundCue } from '@starboard/kit';

/** All times in seconds, all frequencies in hertz. */
interface Voice {
  readonly at: number;
  readonly lasts: number;
  /** 1: as loud as a voice may be. */
  readonly loud: number;
  readonly from: number;
  /** Where it glides to; absent: it stays. */
  readonly to?: number;
}

export interface Tone extends Voice {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'square';
}

/** Noise through a filter, which is what glides. */
export interface Hiss extends Voice {
  readonly filter: 'lowpass' | 'bandpass' | 'highpass';
}

/** What the table itself has to say, besides what a game is heard as. */
export type TableSound = 'turn' | 'win' | 'lose' | 'end' | 'refused';
export type Sound = SoundCue | TableSound;

export const SOUNDS: Readonly<Record<Sound, readonly (Tone | Hiss)[]>> = {
  // two strokes on metal
  build: [
    { wave: 'triangle', from: 440, at: 0, lasts: 0.16, loud: 0.7 },
    { wave: 'sine', from: 1760, at: 0, lasts: 0.07, loud: 0.25 },
    { wave: 'triangle', from: 659, at: 0.1, lasts: 0.22, loud: 0.6 },
    { wave: 'sine', from: 2637, at: 0.1, lasts: 0.08, loud: 0.2 },
  ],
  // something leaves, and is gone
  launch: [
    { filter: 'bandpass', from: 280, to: 1900, at: 0, lasts: 0.5, loud: 0.8 },
    { wave: 'sine', from: 110, to: 330, at: 0, lasts: 0.4, loud: 0.5 },
  ],
  hit: [
    { filter: 'lowpass', from: 2400, to: 120, at: 0, lasts: 0.55, loud: 1 },
    { wave: 'sine', from: 130, to: 45, at: 0, lasts: 0.45, loud: 0.9 },
  ],
  // what was one's own falls
  loss: [
    { wave: 'triangle', from: 330, to: 165, at: 0, lasts: 0.5, loud: 0.6 },
    { wave: 'sine', from: 220, to: 110, at: 0.12, lasts: 0.6, loud: 0.5 },
  ],
  // bells, each with a partial that is a little off
  relic: [
    { wave: 'sine', from: 880, at: 0, lasts: 0.9, loud: 0.4 },
    { wave: 'sine', from: 2429, at: 0, lasts: 0.3, loud: 0.1 },
    { wave: 'sine', from: 1319, at: 0.12, lasts: 0.9, loud: 0.35 },
    { wave: 'sine', from: 1760, at: 0.24, lasts: 1.1, loud: 0.3 },
    { wave: 'sine', from: 4858, at: 0.24, lasts: 0.3, loud: 0.06 },
  ],
  // it falls, turns over, and lies
  die: [
    { filter: 'bandpass', from: 2300, at: 0, lasts: 0.05, loud: 0.9 },
    { filter: 'bandpass', from: 2900, at: 0.11, lasts: 0.04, loud: 0.7 },
    { filter: 'bandpass', from: 2100, at: 0.19, lasts: 0.04, loud: 0.6 },
    { filter: 'bandpass', from: 1700, at: 0.24, lasts: 0.06, loud: 0.5 },
  ],
  card: [
    { filter: 'highpass', from: 1400, to: 4200, at: 0, lasts: 0.14, loud: 0.5 },
    { filter: 'bandpass', from: 900, at: 0.12, lasts: 0.04, loud: 0.4 },
  ],
  turn: [
    { wave: 'sine', from: 440, at: 0, lasts: 0.35, loud: 0.5 },
    { wave: 'sine', from: 587, at: 0.13, lasts: 0.5, loud: 0.5 },
    { wave: 'sine', from: 1175, at: 0.13, lasts: 0.25, loud: 0.12 },
  ],
  win: [
    { wave: 'triangle', from: 440, at: 0, lasts: 0.4, loud: 0.5 },
    { wave: 'triangle', from: 523, at: 0.14, lasts: 0.4, loud: 0.5 },
    { wave: 'triangle', from: 659, at: 0.28, lasts: 0.5, loud: 0.5 },
    { wave: 'triangle', from: 880, at: 0.42, lasts: 1.1, loud: 0.5 },
    { wave: 'sine', from: 659, at: 0.42, lasts: 1.1, loud: 0.3 },
    { wave: 'sine', from: 1760, at: 0.56, lasts: 0.9, loud: 0.15 },
  ],
  lose: [
    { wave: 'triangle', from: 440, at: 0, lasts: 0.5, loud: 0.4 },
    { wave: 'triangle', from: 392, at: 0.26, lasts: 0.5, loud: 0.4 },
    { wave: 'triangle', from: 330, at: 0.52, lasts: 0.9, loud: 0.4 },
    { wave: 'sine', from: 165, at: 0.52, lasts: 1, loud: 0.4 },
  ],
  end: [
    { wave: 'sine', from: 440, at: 0, lasts: 0.5, loud: 0.45 },
    { wave: 'sine', from: 659, at: 0.16, lasts: 0.8, loud: 0.45 },
  ],
  refused: [{ wave: 'sine', from: 165, to: 147, at: 0, lasts: 0.2, loud: 0.6 }],
};
