// What a good player would do: asked of a bot that sees what the viewer sees, and no more.

import type { Answer, Mind, Progress } from '@starboard/bots';
import { openDraft, viewState, type Draft, type Moment, type State } from '@starboard/engine';
import { useEffect, useMemo, useState } from 'react';
import { SeatGlyph, useLocale, useWords } from '../kit/index.ts';
import { startMind } from '../link/minds.ts';
import { useSay } from '../words/say.ts';
import { lineTexts } from './line-text.ts';
import { nameIn, seated } from './names.ts';
import { orderTexts } from './order-text.ts';
import { hintSentences } from './reasons.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

const LEVEL = 'admiral';

let mind: Mind | null = null;

export interface Advised {
  readonly asked: Draft | null;
  readonly answer: Answer | null;
  readonly progress: Progress | null;
  readonly failed: boolean;
  /** Null when there is nothing to ask about. */
  readonly ask: (() => void) | null;
  readonly stop: () => void;
}

/** A question to the adviser: about the viewer's own decision, or about one in the replay of a finished game. */
export function useAdvice(session: TableSession, table: TableState): Advised {
  const { facts } = table;
  const subject = useMemo(() => subjectOf(session, table), [session, table]);
  const [question, setQuestion] = useState<{ subject: Subject; draft: Draft } | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = question === null ? null : question.draft;
  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    const { game, seat, view } = asked;
    const { options, seats } = facts;
    const put = {
      game: game.id,
      options,
      seats,
      seat,
      view: game.shape.snapshot(view),
      level: LEVEL,
      seed: 1,
      why: true,
    };
    mind ??= startMind();
    mind
      .think(put, setProgress, controller.signal)
      .then(setAnswer)
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true);
      });
    return () => controller.abort();
  }, [asked, facts]);
  const begin = (about: Subject | null): void => {
    setQuestion(
      about === null ? null : { subject: about, draft: openDraft(session.game, about.view, about.seat) },
    );
    setAnswer(null);
    setFailed(false);
  };
  // another decision: the advice is out of date; the same after somebody else has decided too: it is asked anew
  if (question !== null && subject?.view !== question.subject.view)
    begin(subject !== null && isSameDecision(subject, question.subject) ? subject : null);
  return {
    asked,
    answer,
    progress,
    failed,
    ask: subject === null ? null : () => begin(subject),
    stop: () => begin(null),
  };
}

interface Subject {
  readonly view: State;
  readonly seat: number;
  /** What the seat has done last; in a replay, the moment it stands at. */
  readonly since: Moment | null;
}

function isSameDecision(one: Subject, other: Subject): boolean {
  return one.seat === other.seat && one.since === other.since;
}

const views = new WeakMap<State, State>();

function subjectOf(session: TableSession, table: TableState): Subject | null {
  const { facts, replay, order, sight, viewer, moments, shown } = table;
  if (!facts.advised) return null;
  if (replay === null) {
    if (order === null) return null;
    const since = moments.slice(0, shown + 1).findLast(({ entry }) => entry?.seat === viewer) ?? null;
    return { view: order.draft.view, seat: viewer, since };
  }
  if (sight.outcome === null) return null;
  const since = replay.moments[replay.at];
  const { actors } = since;
  const state = session.stateOf(since);
  const eyes = replay.viewpoint === undefined ? viewer : replay.viewpoint;
  if (eyes !== null) return actors.includes(eyes) ? { view: state, seat: eyes, since } : null;
  if (actors.length === 0) return null;
  // with everything open the adviser still gets only what the seat could see
  const view = views.get(state) ?? viewState(session.game, state, actors[0]);
  views.set(state, view);
  return { view, seat: actors[0], since };
}

export interface AdviceProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly advice: Advised;
}

export function Advice({ session, table, advice }: AdviceProps) {
  const say = useSay();
  const { asked, answer, progress, failed, ask, stop } = advice;
  const latest = answer?.progress ?? progress;
  return (
    <div className="advice">
      {latest === null ? null : <ExpectedBar table={table} expected={latest.expected} />}
      {asked === null ? (
        <button type="button" disabled={ask === null} onClick={() => ask?.()}>
          {say.advice.ask}
        </button>
      ) : answer === null && !failed ? (
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
        <Thoughts session={session} table={table} asked={asked} answer={answer} />
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
}: {
  readonly session: TableSession;
  readonly table: TableState;
  readonly asked: Draft;
  readonly answer: Answer;
}) {
  const say = useSay();
  const words = useWords();
  const locale = useLocale();
  const { order: best, options, progress } = answer;
  const text = orderTexts(words, asked, best).join(', ');
  const nameOf = nameIn(table.facts.people);
  const follows = lineTexts(words, asked, progress.line, best.length, STEPS_TOLD);
  return (
    <>
      <div className="hint" role="status">
        {hintSentences(say, words.terms, LEVEL, text, answer, locale).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p>{say.advice.best}</p>
      <ol className="thoughts">
        {options.map(({ order, share, expected }) => (
          <li key={order.join(' ')}>
            <button type="button" className="choice" onClick={() => session.fill(order)}>
              {orderTexts(words, asked, order).join(', ')}
              <small>
                {say.advice.chance(percent(expected))} · {say.advice.share(percent(share))}
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

function percent(share: number): number {
  return Math.round(100 * share);
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
