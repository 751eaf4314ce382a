// For test files: fuzz a game, and when something is found leave the shrunk game as a file to look at.

import { mkdirSync, writeFileSync } from 'node:fs';
import type { Game } from '../index.ts';
import { fuzz, type Fuzzing, type FuzzReport } from './fuzz.ts';

/** Throws with the finding and with the command that shows it. */
export function assertSound(game: Game, fuzzing: Fuzzing, folder = 'build/findings'): FuzzReport {
  const report = fuzz(game, fuzzing);
  if (report.found === null) return report;
  const { kind, message, file } = report.found;
  const path = `${folder}/${game.id}-${kind.replaceAll(' ', '-')}.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(file, null, 1)}\n`);
  throw new Error(`${kind}: ${message}\nsee it: npm run -s starboard -- replay ${path}`);
}
