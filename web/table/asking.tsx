// The question beside the pointer, when what was pointed at leaves several choices that the board does not tell apart.

import { useEffect, useRef } from 'react';
import { useWords, type Scene } from '@starboard/kit';
import { Beside } from '../parts/beside.tsx';
import { useSay } from '../words/say.ts';
import { walkWithArrows } from './choices.tsx';
import type { Order } from './ordering.ts';
import type { TableSession } from './session.ts';

export interface AskingProps {
  readonly session: TableSession;
  readonly order: Order;
  readonly scene: Scene;
  readonly anchor: () => Element | null;
}

export function Asking({ session, order, scene, anchor }: AskingProps) {
  const say = useSay();
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const { asked } = order;
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
            <button type="button" className="choice" onClick={() => session.choose(choice)}>
              {words.move(choice.record, scene.state, order.draft.seat)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="quiet" onClick={() => session.escape()}>
        {say.app.cancel}
      </button>
    </Beside>
  );
}
