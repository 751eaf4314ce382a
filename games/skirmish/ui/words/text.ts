// All that the game says in one language: what every game has, and what stands on this board besides.

import type { OptionWords, Translated } from '@starboard/engine';
import { useWords, type EventWords, type GameText, type MoveWords } from '@starboard/web/kit';
import type { CARDS } from '../../data/tables.ts';
import type { moves, Skirmish, SkirmishEvent } from '../../rules/state.ts';
import type { english } from '../../words/messages.ts';
import type { optionWords } from '../../words/options.ts';

type Card = (typeof CARDS)[number];

export interface SkirmishText extends GameText<Skirmish> {
  readonly moves: MoveWords<Skirmish, keyof typeof moves.kinds>;
  readonly events: EventWords<Skirmish, SkirmishEvent>;
  readonly messages: Translated<typeof english>;
  readonly options: Readonly<Record<keyof typeof optionWords, OptionWords>>;
  readonly board: {
    readonly nobody: string;
    readonly cards: string;
    readonly shows: string;
    readonly none: string;
    readonly launch: string;
    readonly pass: string;
    readonly deck: string;
    readonly names: Readonly<Record<Card, string>>;
    readonly helps: Readonly<Record<Card, string>>;
  };
}

export function useText(): SkirmishText['board'] {
  return (useWords<Skirmish>() as GameText<Skirmish> as SkirmishText).board;
}
