// Asks what a good player would do: a bot that sees what the viewer sees, and no more.

import type { Answer, Mind, Progress } from '@starboard/bots';
import type { State } from '@starboard/engine';
import { openDraft, viewState, type Draft } from '@starboard/engine/view';
import { useEffect, useMemo, useState } from 'react';
import type { TableFacts } from '../link/facts.ts';
import { startMind } from '../link/minds.ts';
import type { Moment } from '../timeline/timeline.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

export const LEVEL = 'admiral';

let mind: Mind | null = null;

/** What has come of a question so far. */
interface Thought {
  readonly answer: Answer | null;
  readonly progress: Progress | null;
  readonly failed: boolean;
}

export interface Advised extends Thought {
  readonly asked: Draft | null;
  /** Null when there is nothing to ask about. */
  readonly ask: (() => void) | null;
  readonly stop: () => void;
}

/** A question to the adviser: about the viewer's own decision, or about one in the replay of a finished game. */
export function useAdvice(session: TableSession, table: TableState): Advised {
  const subject = useMemo(() => subjectOf(session, table), [session, table]);
  const [question, setQuestion] = useState<{ subject: Subject; draft: Draft } | null>(null);
  const begin = (about: Subject | null): void =>
    setQuestion(
      about === null ? null : { subject: about, draft: openDraft(session.game, about.view, about.seat) },
    );
  // another decision: the advice is out of date; the same after somebody else has decided too: it is asked anew
  if (question !== null && subject?.view !== question.subject.view)
    begin(subject !== null && isSameDecision(subject, question.subject) ? subject : null);
  const asked = question === null ? null : question.draft;
  return {
    ...useThought(asked, table.facts),
    asked,
    ask: subject === null ? null : () => begin(subject),
    stop: () => begin(null),
  };
}

const NO_THOUGHT: Thought = { answer: null, progress: null, failed: false };

function useThought(asked: Draft | null, facts: TableFacts): Thought {
  const [kept, setKept] = useState<{ about: Draft; thought: Thought } | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    const { game, seat, view } = asked;
    const { options, seats } = facts;
    const put = {
      game: game.id,
      rules: game.rules,
      options,
      seats,
      seat,
      view: game.shape.snapshot(view),
      level: LEVEL,
      seed: 1,
      why: true,
    };
    const note = (thought: Partial<Thought>): void =>
      setKept({ about: asked, thought: { ...NO_THOUGHT, ...thought } });
    mind ??= startMind();
    mind
      .think(put, (progress) => note({ progress }), controller.signal)
      .then((answer) => note({ answer }))
      .catch(() => {
        if (!controller.signal.aborted) note({ failed: true });
      });
    return () => controller.abort();
  }, [asked, facts]);
  // what comes of an earlier question says nothing of this one
  return kept !== null && kept.about === asked ? kept.thought : NO_THOUGHT;
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
  const { facts, replay, draft, view, viewer, moments, shown } = table;
  if (!facts.advised) return null;
  if (replay === null) {
    if (draft === null) return null;
    const since = moments.findLast(({ entry }, at) => at <= shown && entry?.seat === viewer) ?? null;
    return { view: draft.view, seat: viewer, since };
  }
  if (view.outcome === null) return null;
  const since = replay.moments[replay.at];
  const { actors, state } = since;
  const eyes = replay.viewpoint === undefined ? viewer : replay.viewpoint;
  if (eyes !== null) return actors.includes(eyes) ? { view: state, seat: eyes, since } : null;
  if (actors.length === 0) return null;
  // with everything open the adviser still gets only what the seat could see
  const seen = views.get(state) ?? viewState(session.game, state, actors[0]);
  views.set(state, seen);
  return { view: seen, seat: actors[0], since };
}
