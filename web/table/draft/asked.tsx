// The question beside the pointer, when what was pointed at leaves several choices that the board does not tell apart.

import { useEffect, useRef } from 'react';
import { Beside, useWords, type Scene } from '@starboard/kit';
import { useSay } from '../../words/say.ts';
import { walkWithArrows } from './choices.tsx';
import type { TableDraft } from './draft.ts';
import type { Drafter } from './drafter.ts';

export interface AskedProps {
  readonly drafter: Drafter;
  readonly draft: TableDraft;
  readonly scene: Scene;
  readonly anchor: () => Element | null;
}

export function Asked({ drafter, draft, scene, anchor }: AskedProps) {
  const say = useSay();
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const { asked } = draft;
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [asked]);
  if (asked === null) return null;
  return (
    <Beside anchor={anchor} className="asking" role="group" label={say.table.which}>
      <p>{say.table.which}</p>
      <ul ref={list} onKeyDown={walkWithArrows}>
        {asked.map((choice) => (
          <li key={choice.move}>
            <button type="button" className="choice" onClick={() => drafter.choose(choice)}>
              {words.move(choice.record, scene.state, draft.seat)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="quiet" onClick={() => drafter.escape()}>
        {say.app.cancel}
      </button>
    </Beside>
  );
}
