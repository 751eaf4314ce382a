// Sounds out of their description. Silent until the person has touched the page, as browsers want it.

import { SOUNDS, type Hiss, type Sound, type Tone } from './sounds.ts';

/** Beside music and talk it is heard, and no more. */
const LOUDNESS = 0.16;
/** A voice does not begin with a click. */
const RISE = 0.012;
const SILENCE = 0.0001;
/** Between the beginnings of sounds of one moment. */
const APART = 0.16;

let here: AudioContext | null = null;

/** One after the other. */
export function play(sounds: readonly Sound[]): void {
  const context = (here ??= new AudioContext());
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  sounds.forEach((sound, i) => sing(context, sound, now + i * APART));
}

export function sing(context: BaseAudioContext, sound: Sound, at: number): void {
  const all = new GainNode(context, { gain: LOUDNESS });
  all.connect(context.destination);
  for (const voice of SOUNDS[sound]) {
    const begins = at + voice.at;
    const volume = new GainNode(context, { gain: SILENCE });
    volume.gain.setValueAtTime(SILENCE, begins);
    volume.gain.linearRampToValueAtTime(voice.loud, begins + RISE);
    volume.gain.exponentialRampToValueAtTime(SILENCE, begins + voice.lasts);
    volume.connect(all);
    if ('wave' in voice) toneOf(context, voice, begins, volume);
    else hissOf(context, voice, begins, volume);
  }
}

function toneOf(context: BaseAudioContext, tone: Tone, at: number, into: AudioNode): void {
  const source = new OscillatorNode(context, { type: tone.wave, frequency: tone.from });
  glide(source.frequency, tone, at);
  source.connect(into);
  source.start(at);
  source.stop(at + tone.lasts);
}

function hissOf(context: BaseAudioContext, hiss: Hiss, at: number, into: AudioNode): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: hiss.filter, frequency: hiss.from, Q: 1.2 });
  glide(filter.frequency, hiss, at);
  source.connect(filter).connect(into);
  source.start(at);
  source.stop(at + hiss.lasts);
}

function glide(frequency: AudioParam, { from, to, lasts }: Tone | Hiss, at: number): void {
  if (to === undefined) return;
  frequency.setValueAtTime(from, at);
  frequency.exponentialRampToValueAtTime(to, at + lasts);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) | 0;
    samples[i] = seed / 2 ** 31;
  }
  noises.set(context, noise);
  return noise;
}
