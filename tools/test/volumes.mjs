import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sources } from '../sources.mjs';

const isTest = /\.(?:test|spec)\.tsx?$/;
/** Browser tests are no part of the quick run. */
const isQuick = /\.test\.tsx?$/;
/** Where it is decided. */
const decides = 'engine/testkit/volume.ts';

/**
 * The test files whose work depends on the kind of run. Only tests may ask for it: a helper would carry the difference
 * into files that do not show it.
 *
 * @param {string} base
 * @returns {string[]}
 */
export function filesWithVolumes(base) {
  const asking = sources(base).filter(
    (file) => /\.tsx?$/.test(file) && file !== decides && asks(readFileSync(join(base, file), 'utf8')),
  );
  const stranger = asking.find((file) => !isTest.test(file));
  if (stranger) throw new Error(`${stranger} asks for the volume of the run, which only a test may.`);
  return asking.filter((file) => isQuick.test(file));
}

/** @param {string} text */
const asks = (text) => /\bvolume\(|\benv(?:\.|\[['"])STARBOARD_(?:QUICK|LONG)\b/.test(text);
