// Playing on from an earlier moment, on a table of its own. What the viewer could not see then is imagined.

import { FastChance } from '@starboard/engine';
import type { Moment } from '@starboard/engine/view';
import { useCallback, useEffect, useState } from 'react';
import { dealTable, isTold } from '../link/local-link.ts';
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
      session,
      replay.moments[replay.at],
      replay.viewpoint === null ? null : (replay.viewpoint ?? viewer),
    );
    const { game, options, seats, people, here } = session.link.facts;
    const wanted = { game, options, seats, people, here: here.length > 0 ? here : [0], lesson: false, from };
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
function beginningAt(session: TableSession, moment: Moment, viewer: number | null): string {
  if (viewer === null) return moment.view;
  const { game } = session;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] | 0;
  return game.shape.snapshot(game.imagine(session.stateOf(moment), viewer, new FastChance(seed)));
}

export function WhatIf({ onBack }: { readonly onBack: () => void }) {
  const say = useSay();
  return (
    <aside className="what-if" aria-label={say.whatIf.title}>
      <strong>{say.whatIf.title}</strong> <span>{say.whatIf.note}</span>{' '}
      <button type="button" className="primary" onClick={onBack}>
        {say.whatIf.back}
      </button>
    </aside>
  );
}
