// The door for those who run matches: opening and committing, the log, files, snapshots and proofs.

export * from '../beforehand.ts';
export {
  FairCounts,
  fairChance,
  mixSeeds,
  recordedFast,
  RecordingChance,
  ScriptedChance,
  type Draw,
  type Fairness,
} from '../chance.ts';
export * from '../course.ts';
export { follow } from '../follow.ts';
export * from '../gamefile.ts';
export * from '../header.ts';
export { commitmentOf, standingOrders, type Entry, type Forfeit } from '../log.ts';
export * from '../match.ts';
export { defaultOptions, parseOption, readOptions, sampleValues, type DocumentOption } from '../options.ts';
export * from '../record.ts';
export * from '../resume.ts';
export { fromHex, hex, hmacSha256 } from '../sha256.ts';
export { undoable } from '../undo.ts';
export { whyNotMove, whyNotWish } from '../whynot.ts';
export { readDraw, writeDraw, type WrittenDraw, type WrittenEntry } from '../written.ts';
