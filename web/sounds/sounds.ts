// A few soft notes, made here: no files. Silent until the person has touched the page, as browsers want it.

interface Note {
  readonly hertz: number;
  /** Seconds after the first. */
  readonly after: number;
}

const SOUNDS = {
  moved: [{ hertz: 330, after: 0 }],
  yourTurn: [
    { hertz: 440, after: 0 },
    { hertz: 587, after: 0.13 },
  ],
  refused: [{ hertz: 165, after: 0 }],
  ended: [
    { hertz: 392, after: 0 },
    { hertz: 494, after: 0.16 },
    { hertz: 587, after: 0.32 },
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.06;
const LENGTH = 0.28;

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const { hertz, after } of SOUNDS[sound]) sing(audio, hertz, audio.currentTime + after);
}

function sing(context: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}
