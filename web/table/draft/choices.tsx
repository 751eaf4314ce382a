// The same choices that glow on the board, as text: for the keyboard, for screen readers, and for who prefers words.

import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useInHand } from '@starboard/kit/table';
import { fitting, useWords, type Choice, type Scene, type Wish } from '@starboard/kit';
import { useSay } from '../../words/say.ts';
import type { TableDraft } from './draft.ts';
import type { Drafter } from './drafter.ts';
import { orderTexts } from './order-text.ts';

/** More than this nobody reads: the rest is found by typing. */
const MOST = 60;

export interface ChoicesProps {
  readonly drafter: Drafter;
  readonly draft: TableDraft | null;
  /** It is complete and on its way to the table. */
  readonly sent: boolean;
  readonly scene: Scene;
}

export function Choices({ drafter, draft, sent, scene }: ChoicesProps) {
  const say = useSay();
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const inHand = useInHand();
  const open = draft?.left ?? NONE;
  const left = useMemo(() => ofThoseInHand(open, inHand), [open, inHand]);
  const seat = draft?.seat ?? 0;
  const labelled = useMemo(
    () => left.map((choice) => ({ choice, text: words.move(choice.record, scene.state, seat) })),
    [left, words, scene.state, seat],
  );
  const found = labelled.filter(({ text }) => text.toLowerCase().includes(wanted.toLowerCase()));
  const list = useRef<HTMLUListElement>(null);
  const stays = useRef(false);
  useEffect(() => {
    if (stays.current) list.current?.querySelector('button')?.focus();
  }, [labelled]);
  const field = useRef<HTMLInputElement>(null);
  if (draft === null) return <p className="quiet-text">{say.table.noChoices}</p>;
  const take = (choice: Choice, byKey: boolean): void => {
    stays.current = byKey;
    setWanted('');
    drafter.choose(choice);
  };
  const focus = (n: number): void => [...(list.current?.querySelectorAll('button') ?? [])].at(n)?.focus();
  /** What keys do in the field. Of what is found the first is meant; where nothing was typed, nothing is yet. */
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    Enter: () => (wanted === '' || found.length === 0 ? focus(0) : take(found[0].choice, true)),
    ArrowDown: () => focus(0),
    ArrowUp: () => focus(-1),
    Escape: () => (wanted === '' ? field.current?.blur() : setWanted('')),
  };
  return (
    <div className="choices">
      {labelled.length > 12 || wanted !== '' ? (
        <input
          ref={field}
          type="search"
          className="find-choice"
          placeholder={say.table.find}
          aria-label={say.table.find}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            const act = keys[event.key];
            if (act === undefined) return;
            event.preventDefault();
            // what the key does at the table is not meant
            event.stopPropagation();
            act();
          }}
        />
      ) : null}
      {draft.order.length > 0 ? (
        <div className="unfinished">
          <span>
            {sent ? say.table.sent : say.table.unfinished}: {orderTexts(words, draft, draft.order).join(', ')}
          </span>
          {sent ? null : (
            <>
              <button type="button" onClick={() => drafter.stepBack()}>
                {say.table.stepBack}
              </button>
              <button type="button" onClick={() => drafter.escape()}>
                {say.table.dropOrder}
              </button>
            </>
          )}
        </div>
      ) : null}
      <ul ref={list} onKeyDown={walkWithArrows}>
        {found.slice(0, MOST).map(({ choice, text }) => (
          <li key={choice.move}>
            <button
              type="button"
              className="choice"
              data-move={Object.values(choice.record).join(' ')}
              onClick={({ detail }) => {
                // a click without a press came from the keyboard, which goes on from here
                take(choice, detail === 0);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST ? (
        <p className="quiet-text">{say.table.moreChoices(found.length - MOST)}</p>
      ) : null}
    </div>
  );
}

const NONE: readonly Choice[] = [];

/** What can be done with what is in hand on the board; all, where nothing is. */
function ofThoseInHand(choices: readonly Choice[], inHand: readonly Wish[] | null): readonly Choice[] {
  const held = fitting(choices, inHand ?? []);
  return held.length > 0 ? held : choices;
}

export function walkWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  event.preventDefault();
  event.stopPropagation();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
