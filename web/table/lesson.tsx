// A guided first game: one step after the other on the real board.

import type { State } from '@starboard/engine';
import { useEffect, useMemo, useState } from 'react';
import { movedOn, RuleLink, useWords, type GameUi, type LessonStep } from '@starboard/kit';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import { keepStep, keptStep } from './lesson-step.ts';

export interface LessonNow {
  readonly step: LessonStep;
  /** Its time has not come: neither its text is shown nor what it points at. */
  readonly waits: boolean;
  readonly n: number;
  readonly of: number;
  readonly next: () => void;
  readonly back: () => void;
  readonly stop: () => void;
}

export interface Guided {
  /** The step that the learner is at; null when there is no lesson, or it is over. */
  readonly lesson: LessonNow | null;
  /** Null where no lesson was stopped. */
  readonly resume: (() => void) | null;
}

export function useLesson(ui: GameUi, wanted: boolean, table: string, state: State): Guided {
  const { steps } = ui.lesson;
  const [at, setAt] = useState(() => (wanted ? keptStep(table) : 0));
  const [stopped, setStopped] = useState(false);
  const step = wanted ? steps[at] : undefined;
  useEffect(() => {
    if (wanted) keepStep(table, at);
  }, [wanted, table, at]);
  const next = wanted ? movedOn(steps, at, state) : at;
  if (next !== at) setAt(next);
  const waits = step?.shown?.(state) === false;
  return useMemo(() => {
    if (step === undefined) return { lesson: null, resume: null };
    if (stopped) return { lesson: null, resume: () => setStopped(false) };
    const lesson = {
      step,
      waits,
      n: at + 1,
      of: steps.length,
      next: () => setAt(at + 1),
      back: () => setAt(Math.max(0, at - 1)),
      stop: () => setStopped(true),
    };
    return { lesson, resume: null };
  }, [step, waits, at, steps, stopped]);
}

export function LessonCard({ lesson, canAct }: { readonly lesson: LessonNow; readonly canAct: boolean }) {
  const say = useSay();
  const words = useWords();
  const { step, waits, n, of, next, back, stop } = lesson;
  // the next step is told again, whatever was folded before it
  const [folded, setFolded] = useState<number | null>(null);
  const isFolded = folded === n;
  const reads = step.done === undefined && !waits;
  return (
    <aside className={isFolded ? 'lesson lesson-folded' : 'lesson'} aria-label={say.lesson.title}>
      <p className="lesson-title">
        <strong>{say.lesson.title}</strong> <span className="quiet-text">{say.lesson.step(n, of)}</span>
      </p>
      <div className="lesson-text" id="lesson-text">
        <p role="status">
          {waits ? (canAct ? say.lesson.playOn : say.lesson.wait) : (words.lesson[step.id] ?? step.id)}
        </p>{' '}
        <p className="lesson-more quiet-text">
          {reads || waits ? null : canAct ? say.lesson.yourTurn : say.lesson.wait}{' '}
          {step.rule === undefined ? null : <RuleLink id={step.rule} />}
        </p>
      </div>
      <div className="buttons lesson-steps">
        {n > 1 ? (
          <button type="button" className="lesson-back" onClick={back}>
            <Icon name="back" size={16} /> <span>{say.lesson.back}</span>
          </button>
        ) : null}
        {reads ? (
          <button type="button" className="primary" onClick={next}>
            {n === of ? say.lesson.end : say.lesson.next}
          </button>
        ) : null}
      </div>
      <div className="lesson-tools">
        <Tool
          icon={isFolded ? 'unfold' : 'fold'}
          label={isFolded ? say.lesson.unfold : say.lesson.fold}
          className="lesson-fold"
          expanded={!isFolded}
          onClick={() => setFolded(isFolded ? null : n)}
        />
        <Tool icon="close" label={say.lesson.stop} onClick={stop} />
      </div>
    </aside>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string;
  /** Of what folds and unfolds. */
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, className = '', expanded, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`quiet ${className}`}
      aria-label={label}
      title={label}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded, 'aria-controls': 'lesson-text' })}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
