// What a good player would do, in words and figures.

import type { Answer } from '@starboard/bots';
import type { Draft } from '@starboard/engine/view';
import { SeatGlyph, useLocale, useWords } from '@starboard/kit';
import { useEffect, useMemo } from 'react';
import { useSay } from '../words/say.ts';
import { LEVEL, type Advised } from './advising.ts';
import { variationTexts } from './variation-text.ts';
import { recalling, type Recall } from './marks/recall.ts';
import { nameIn, seated } from '../words/names.ts';
import { orderTexts } from './draft/order-text.ts';
import { byChance, isChosen, percent } from './ranking.ts';
import { hintSentences } from './reasons.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

export interface AdviceProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly advice: Advised;
  readonly recall: Recall;
}

export function Advice({ session, table, advice, recall }: AdviceProps) {
  const say = useSay();
  const { asked, answer, progress, failed, ask, stop } = advice;
  const latest = answer?.progress ?? progress;
  return (
    <div className="advice">
      {latest === null || table.facts.seats === 1 ? null : (
        <ExpectedBar table={table} expected={latest.expected} />
      )}
      {asked === null || failed ? (
        <button type="button" disabled={ask === null} onClick={() => ask?.()}>
          {say.advice.ask}
        </button>
      ) : answer === null ? (
        <p role="status">
          {say.advice.thinking}{' '}
          {progress === null ? null : (
            <progress value={progress.iterations} max={progress.of} aria-label={say.advice.thinking} />
          )}{' '}
          <button type="button" onClick={stop}>
            {say.advice.stop}
          </button>
        </p>
      ) : null}
      {ask === null ? <p className="quiet-text">{say.advice.notNow}</p> : null}
      {failed ? <p role="status">{say.advice.failed}</p> : null}
      {asked !== null && answer !== null ? (
        <Thoughts session={session} table={table} asked={asked} answer={answer} recall={recall} />
      ) : null}
    </div>
  );
}

const STEPS_TOLD = 12;

function Thoughts({
  session,
  table,
  asked,
  answer,
  recall,
}: {
  readonly session: TableSession;
  readonly table: TableState;
  readonly asked: Draft;
  readonly answer: Answer;
  readonly recall: Recall;
}) {
  const say = useSay();
  const words = useWords();
  const locale = useLocale();
  const { order: best, progress } = answer;
  // who plays alone wins in any case
  const isAlone = table.facts.seats === 1;
  const told = isAlone ? { ...answer, options: [] } : answer;
  const options = isAlone ? answer.options : byChance(answer.options);
  const text = orderTexts(words, asked, best).join(', ');
  const nameOf = nameIn(table.facts.people);
  const proposed = useMemo(() => ({ draft: asked, order: best }), [asked, best]);
  useEffect(() => {
    recall.set(proposed);
    return () => recall.set(null);
  }, [recall, proposed]);
  const follows = variationTexts(words, asked, progress.variation, best.length, STEPS_TOLD);
  return (
    <>
      <div className="hint" role="status">
        {hintSentences(say, words.terms, LEVEL, text, told, locale).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p>{say.advice.best}</p>
      <ol className="thoughts">
        {options.map((thought) => (
          <li key={thought.order.join(' ')}>
            <button
              type="button"
              className="choice"
              onClick={() => session.drafter.fill(thought.order)}
              {...recalling(recall, { draft: asked, order: thought.order }, proposed)}
            >
              {orderTexts(words, asked, thought.order).join(', ')}
              <small>
                {[
                  ...(isAlone ? [] : [say.advice.chance(percent(thought.expected))]),
                  say.advice.share(percent(thought.share)),
                  ...(thought !== options[0] && isChosen(answer, thought) ? [say.advice.chosen] : []),
                ].join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {follows.length > 0 ? (
        <div className="quiet-text">
          <p>{say.advice.line}:</p>
          <ol className="follows">
            {follows.map(({ at, seat, texts }) => (
              <li key={at}>
                {nameOf(seat)}: {texts.join(' · ')}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </>
  );
}

function ExpectedBar({
  table,
  expected,
}: {
  readonly table: TableState;
  readonly expected: readonly number[];
}) {
  const say = useSay();
  const people = seated(table.facts.people);
  return (
    <figure className="expected">
      <figcaption>{say.advice.bar}</figcaption>
      <div className="expected-bar" aria-hidden="true">
        {people.map(({ seat, colour }) => (
          <span
            key={seat}
            className={`seat-${colour}`}
            style={{ flexGrow: Math.max(0.001, expected[seat] ?? 0), background: 'var(--seat)' }}
          />
        ))}
      </div>
      <ul>
        {people.map(({ seat, colour, name }) => (
          <li key={seat}>
            <SeatGlyph colour={colour} size={12} /> {name} {say.advice.chance(percent(expected[seat] ?? 0))}
          </li>
        ))}
      </ul>
    </figure>
  );
}
