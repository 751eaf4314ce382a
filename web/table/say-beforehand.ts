// What the viewer may answer beforehand, and how the table lends it to boards.

import { MoveList, type State } from '@starboard/engine';
import type { Beforehand, IdleSetting } from '@starboard/kit/table';
import { useMemo } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import { isAmongBots, type TableState } from './table-state.ts';

/** Answers that can be given at what is on the board, with the one that was given and stands; none: nothing is to be said. */
export function answersBeforehand(
  { game: { standingAnswers } }: TableSession,
  table: TableState,
  state: State,
): readonly number[] {
  const { viewer, said } = table;
  if (standingAnswers === undefined || !maySayBeforehand(table)) return [];
  const offers = new MoveList();
  standingAnswers.offers(state, viewer, offers);
  const stands = said !== null && standingAnswers.stands(state, viewer, said);
  return [...new Set([...offers.toArray(), ...(stands ? [said] : [])])];
}

/** What the table lends to boards that ask such a question themselves. */
export function useSayBeforehand(session: TableSession, table: TableState): Beforehand {
  const { said } = table;
  const maySay = maySayBeforehand(table);
  const idle = useIdleSetting(table);
  return useMemo(
    () => ({ said, say: (answer) => session.say(answer), maySay, idle }),
    [session, said, maySay, idle],
  );
}

/** Not where somebody else decides in the viewer's seat, nor in the past. */
function maySayBeforehand({ facts, viewer, replay, view }: TableState): boolean {
  return facts.here.includes(viewer) && replay === null && view.outcome === null;
}

export function useIdleSetting(table: TableState): IdleSetting | null {
  const label = useSay().settings.passIdle;
  const { passIdle: on } = useSettings();
  const among = isAmongBots(table);
  return useMemo(
    () => (among ? { label, on, set: (passIdle) => changeSettings({ passIdle }) } : null),
    [label, on, among],
  );
}
