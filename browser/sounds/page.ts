// Every sound as a browser makes it, but for the loudspeaker; what came is left on the document for the test to read.

import { sing } from '../../web/sounds/play.ts';
import { SOUNDS, type Sound } from '../../web/sounds/sounds.ts';

const RATE = 22_050;
const LONGEST = 1.7;

const told: Record<string, { loudest: number; afterwards: number }> = {};
for (const name of Object.keys(SOUNDS) as Sound[]) {
  const context = new OfflineAudioContext(1, 2 * RATE, RATE);
  sing(context, name, 0);
  const heard = (await context.startRendering()).getChannelData(0);
  const loudest = (from: number): number =>
    heard.subarray(from).reduce((most, swing) => Math.max(most, Math.abs(swing)), 0);
  told[name] = { loudest: loudest(0), afterwards: loudest(LONGEST * RATE) };
}
document.body.append(
  Object.assign(document.createElement('pre'), { id: 'sounds', textContent: JSON.stringify(told) }),
);
