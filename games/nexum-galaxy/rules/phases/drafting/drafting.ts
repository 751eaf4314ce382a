// Which civilization a seat plays, before the first round (NG-17.1).

import type { Chance, MoveList, Refusal } from '@starboard/engine';
import { civilizationIds } from '../../../data/civilizations.ts';
import { refuse } from '../../../words/messages.ts';
import { choose, isTaken } from '../../civilizations/choose.ts';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import type { PhaseQuestion } from '../question.ts';

const { choose: chosen } = moves.kinds;

function legal(state: Nexum, _seat: number, into: MoveList): void {
  for (let civilization = 0; civilization < civilizationIds.length; civilization++)
    if (!isTaken(state, civilization)) into.add(chosen.make(civilization));
}

function play(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  choose(state, seat, chosen.civilization(move), tell);
}

function whyNotChosen(state: Nexum, civilization: number): Refusal | null {
  return [...state.civilization].some((each) => each === civilization + 1)
    ? refuse('NG-17.1', 'civilizationTaken', { civilization: civilizationIds[civilization] })
    : null;
}

export const drafting: PhaseQuestion = {
  name: 'draft',
  answers: [chosen.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, _seat, move) => whyNotChosen(state, chosen.civilization(move)),
  first: () => refuse('NG-17.1', 'chooseFirst'),
  untimely: () => refuse('NG-17.1', 'nothingToChoose'),
};
