// A guided first game: one step after the other on the real board.

import type { State } from '@starboard/engine';
import { useEffect, useMemo, useState } from 'react';
import { RuleLink, useWords, type Choice, type GameUi, type LessonStep, type Wish } from '../kit/index.ts';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import { fits } from './picking.ts';

export interface Lesson {
  readonly step: LessonStep;
  readonly n: number;
  readonly of: number;
  readonly next: () => void;
  readonly back: () => void;
  readonly stop: () => void;
}

/** The step that the learner is at; null when there is no lesson, or it is over. */
export function useLesson(ui: GameUi, wanted: boolean, table: string, state: State): Lesson | null {
  const { steps } = ui.lesson;
  const key = `starboard.lesson.${table}`;
  const [at, setAt] = useState(() => Number(localStorage.getItem(key) ?? 0));
  const step = wanted ? steps[at] : undefined;
  useEffect(() => {
    localStorage.setItem(key, String(at));
  }, [key, at]);
  if (step?.done?.(state) === true) setAt(at + 1);
  return useMemo(() => {
    if (step === undefined) return null;
    return {
      step,
      n: at + 1,
      of: steps.length,
      next: () => setAt(at + 1),
      back: () => setAt(Math.max(0, at - 1)),
      stop: () => setAt(steps.length),
    };
  }, [step, at, steps]);
}

/** Does the step ask for one of these wishes? */
export function wantedBy(step: LessonStep, choices: readonly Choice[], wishes: readonly Wish[]): boolean {
  const asked = step.wishes ?? [];
  return choices.some(
    (choice) => asked.some((wish) => fits(choice, wish)) && wishes.some((wish) => fits(choice, wish)),
  );
}

export function LessonCard({ lesson, canAct }: { readonly lesson: Lesson; readonly canAct: boolean }) {
  const say = useSay();
  const words = useWords();
  const { step, n, of, next, back, stop } = lesson;
  const reads = step.done === undefined;
  return (
    <aside className="lesson" aria-label={say.lesson.title}>
      <header>
        <strong>{say.lesson.title}</strong> <span className="quiet-text">{say.lesson.step(n, of)}</span>
        <button
          type="button"
          className="quiet"
          aria-label={say.lesson.stop}
          title={say.lesson.stop}
          onClick={stop}
        >
          <Icon name="close" />
        </button>
      </header>
      <div role="status">
        <p>{words.lesson[step.id] ?? step.id}</p>
      </div>
      {step.rule === undefined ? null : (
        <p>
          <RuleLink id={step.rule} />
        </p>
      )}
      <div className="buttons">
        {n > 1 ? (
          <button type="button" onClick={back}>
            {say.lesson.back}
          </button>
        ) : null}
        {reads ? (
          <button type="button" className="primary" onClick={next}>
            {n === of ? say.lesson.end : say.lesson.next}
          </button>
        ) : (
          <span className="quiet-text">{canAct ? say.lesson.yourTurn : say.lesson.wait}</span>
        )}
      </div>
    </aside>
  );
}
