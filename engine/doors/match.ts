// The door for those who run matches: opening and committing, the log, files, snapshots and proofs.

export * from '../standing-move.ts';
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
export * from '../match.ts';
export { follow } from '../follow.ts';
export * from '../game-file.ts';
export { type BesideGame, type EarlierName, type SeatNote } from '../beside-game.ts';
export { whyTooLarge } from '../file-json.ts';
export * from '../header.ts';
export { commitmentOf, keptOrders, type Entry, type Forfeit } from '../log.ts';
export * from '../commit.ts';
export { readOutcome, type StoredOutcome } from '../outcome.ts';
export { defaultOptions, parseOption, readOptions, sampleValues, type DocumentOption } from '../options.ts';
export * from '../replay.ts';
export * from '../snapshot.ts';
export { fromHex, hex, hmacSha256 } from '../sha256.ts';
export { undoable } from '../undo.ts';
export * from '../unruled.ts';
export { seatsNear } from '../seats.ts';
export { whyNotMove, whyNotWish } from '../whynot.ts';
export { drawFromJson, drawToJson, type DrawJson, type EntryJson } from '../entry-json.ts';
