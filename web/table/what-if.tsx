// Playing on from an earlier moment, on a table of its own. What the viewer could not see then is imagined.

import { FastChance, type Game } from '@starboard/engine';
import { useCallback, useEffect, useState } from 'react';
import { dealTable } from '../link/local-link.ts';
import { isTold } from '../link/told.ts';
import type { Moment } from '../timeline/timeline.ts';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';
import { sessionAt } from './sitting-down.ts';

export interface Branch {
  readonly session: TableSession | null;
  readonly begin: () => void;
  readonly leave: () => void;
}

export function useWhatIf(session: TableSession, table: TableState): Branch {
  const [branch, setBranch] = useState<TableSession | null>(null);
  const { replay, viewer } = table;
  const begin = useCallback(() => {
    if (replay === null) return;
    const from = beginningAt(
      session.game,
      replay.moments[replay.at],
      replay.viewpoint === null ? null : (replay.viewpoint ?? viewer),
    );
    const { game, rules, options, seats, people, here } = session.link.facts;
    const seated = { people, here: here.length > 0 ? here : [0], lesson: false };
    const wanted = { game, rules, options, seats, ...seated, from };
    const start = async (): Promise<void> => {
      const link = await dealTable(wanted);
      if (!isTold(link)) setBranch(await sessionAt(link));
    };
    void start();
  }, [session, replay, viewer]);
  useEffect(() => () => branch?.close(), [branch]);
  return { session: branch, begin, leave: () => setBranch(null) };
}

/** A full state that fits what was seen then; the truth where everything is open. */
function beginningAt(game: Game, { state }: Moment, viewer: number | null): Int32Array {
  if (viewer === null) return state.cells;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] | 0;
  return game.imagine(state, viewer, new FastChance(seed)).cells;
}

export interface WhatIfProps {
  /** Is anything hidden in this game? */
  readonly secrets: boolean;
  readonly onBack: () => void;
}

export function WhatIf({ secrets, onBack }: WhatIfProps) {
  const say = useSay();
  return (
    <aside className="what-if" aria-label={say.whatIf.title}>
      <strong>{say.whatIf.title}</strong> <span>{say.whatIf.note}</span>{' '}
      {secrets ? <span>{say.whatIf.imagined}</span> : null}{' '}
      <button type="button" className="primary" onClick={onBack}>
        {say.whatIf.back}
      </button>
    </aside>
  );
}
