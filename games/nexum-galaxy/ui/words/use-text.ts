// The board's words in the language of the table.

import type { Translated } from '@starboard/engine';
import { useWords, type EventWords, type GameText, type MoveWords } from '@starboard/kit';
import type { SkillId } from '../../data/civilizations.ts';
import type { NexumEvent } from '../../rules/events.ts';
import type { moves } from '../../rules/moves.ts';
import type { AnswerName } from '../../rules/standing.ts';
import type { Nexum } from '../../rules/state.ts';
import type { english } from '../../words/messages.ts';
import type { BoardText } from './board-text.ts';

export type NexumEventWords = EventWords<Nexum, NexumEvent>;
/** Choices of a decision, and answers beforehand. */
export type NexumMoveWords = MoveWords<Nexum, keyof typeof moves.kinds | AnswerName>;

type AsteroidEventName =
  | 'mined'
  | 'dropped'
  | 'developed'
  | 'drew'
  | 'discarded'
  | 'covered'
  | 'burned'
  | 'died'
  | 'destroyed';
type AsteroidMoveName =
  | 'capture'
  | 'drop'
  | 'develop'
  | 'pay'
  | 'discard'
  | 'keep'
  | 'cover'
  | 'pass'
  | AnswerName;

/** What is said of what the expansion adds. */
export type AsteroidEventWords = Pick<NexumEventWords, AsteroidEventName>;
export type AsteroidMoveWords = Pick<NexumMoveWords, AsteroidMoveName>;

type ExoticEventName = 'explored' | 'lost' | 'found' | 'quantum';
type ExoticMoveName = 'explore' | 'onward' | 'stay' | 'beside' | 'enough' | 'land';

/** What is said of exploring and of exotic systems. */
export type ExoticEventWords = Pick<NexumEventWords, ExoticEventName>;
export type ExoticMoveWords = Pick<NexumMoveWords, ExoticMoveName>;

/** What is said of cloaked ships. */
export type CloakEventWords = Pick<NexumEventWords, 'cloaked' | 'appeared' | 'discovered' | 'repelled'>;
export type CloakMoveWords = Pick<NexumMoveWords, 'cloak' | 'under' | 'appear'>;

/** What is said of civilizations and their skills. */
export type CivilizationEventWords = Pick<NexumEventWords, 'chose' | 'evolved' | 'skill' | 'foreseen'>;
export type CivilizationMoveWords = Pick<NexumMoveWords, 'choose' | 'evolve' | SkillId>;

type GroupMoveName =
  | 'parcel'
  | 'unpack'
  | 'gates'
  | 'relay'
  | 'through'
  | 'load'
  | 'stow'
  | 'pack'
  | 'depart';

/** What is said of tables that play into each other. */
export type GroupEventWords = Pick<NexumEventWords, 'shipped' | 'opened'>;
export type GroupMoveWords = Pick<NexumMoveWords, GroupMoveName>;
export type GroupPrompts = Readonly<
  Record<'receive' | 'unpack' | 'ship' | 'load', (state: Nexum, seat: number) => string>
>;
/** What is said of battles of a campaign. */
export type CampaignEventWords = Pick<NexumEventWords, 'gift' | 'gift gone' | 'unpacked'>;
export type CampaignMoveWords = Pick<NexumMoveWords, 'mark' | 'blanket'>;

/** All that the game says in one language: what every game has, and what this board says besides. */
export interface NexumText extends GameText<Nexum> {
  readonly moves: NexumMoveWords;
  readonly events: NexumEventWords;
  readonly messages: Translated<typeof english>;
  readonly board: BoardText;
}

export function useText(): BoardText {
  return (useWords<Nexum>() as GameText<Nexum> as NexumText).board;
}
