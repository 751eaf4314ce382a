// The door to groups of tables that play into each other.

export type { DatedGroupDeed, GroupDeed, GroupPlan } from './deed.ts';
export { groupText, parseGroup, type GroupFile } from './file.ts';
export { afterDeed, begunGroup, foldGroup, type Group, type GroupTable, type Parcel } from './group.ts';
export { GroupHouse, type HouseOrder } from './house.ts';
export { resultOf } from '../result.ts';
export { groupPlayOf, newsOf } from './news.ts';
export { planGroup, readGroupGiven, type GroupGiven, type GroupPlanning } from './planning.ts';
export {
  answerFor,
  ASKS_HOUSE,
  groupIsDue,
  NO_TAKE_BACKS,
  note,
  openGroupTable,
  reportTable,
  unfinishedTable,
  whyNotUndone,
  type GroupDecided,
  type TableNews,
} from './playing.ts';
export { factionScores, groupResult, type FactionScore } from './scoring.ts';
export { recordOf, verifyGroup, type TableRecord } from './verify.ts';
