import type { Command } from '@starboard/wire/schema';
import { useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { Field } from '../me/form.tsx';
import { useTell } from '../tell.ts';

export interface ReadyProps {
  readonly isReady: boolean;
  /** Why the person is asked again though they were ready; null where they are not. */
  readonly why: string | null;
  readonly commitment: string;
  /** Do dice have a say in the game? */
  readonly dice: boolean;
  readonly act: (command: Command) => void;
}

/** The ready check. Whoever wants may add a word of their own to what chance is made from. */
export function Ready({ isReady, why, commitment, dice, act }: ReadyProps) {
  const tell = useTell();
  const [word, setWord] = useState('');
  if (isReady)
    return (
      <div className="room-ready">
        <p role="status">{tell.room.waiting}</p>
        <button type="button" onClick={() => act({ do: 'ready', ready: false })}>
          {tell.room.unready}
        </button>
      </div>
    );
  const added = word.trim() === '' ? {} : { word: word.trim() };
  return (
    <div className="room-ready">
      <p role="status" className="room-again">
        {why === null ? '' : `${why} ${tell.room.readyAgain}`}
      </p>
      <button
        type="button"
        className="primary big"
        onClick={() => act({ do: 'ready', ready: true, ...added })}
      >
        <Icon name="check" /> {tell.room.ready}
      </button>
      <details>
        <summary>{dice ? tell.room.dice : tell.room.draws}</summary>
        <p className="quiet-text">{dice ? tell.room.diceHelp : tell.room.drawsHelp}</p>
        <Field label={tell.room.word} value={word} onChange={setWord} maxLength={100} />
        <p className="quiet-text">
          {tell.room.commitment} <code className="hash">{commitment}</code>
        </p>
      </details>
    </div>
  );
}
