// A guided game: one step after the other on the real board.

import type { State } from '@starboard/engine';
import { useEffect, useMemo, useState } from 'react';
import { RuleLink, useWords, type GameUi, type LessonStep } from '@starboard/kit';
import { Icon, type IconName } from '../parts/icon.tsx';
import { standingIn } from '../timeline/standing.ts';
import { useSay } from '../words/say.ts';
import { followed, keepProgress, keptProgress, stepped, stepsOf } from './lesson-step.ts';
import type { TableState } from './table-state.ts';

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

export function useLesson(ui: GameUi, { facts, replay, moments, shown }: TableState, state: State): Guided {
  const { lesson: guidedBy, id } = facts;
  const steps = useMemo(() => stepsOf(ui, guidedBy), [ui, guidedBy]);
  const wanted = guidedBy !== false;
  const orders = useMemo(
    () => (wanted ? standingIn(moments.slice(0, shown + 1)).seats.length : 0),
    [wanted, moments, shown],
  );
  const [progress, setProgress] = useState(() =>
    wanted ? keptProgress(id, orders) : { at: 0, orders: 0, trail: [] },
  );
  const [reread, setReread] = useState<Reread | null>(null);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (wanted) keepProgress(id, progress);
  }, [wanted, id, progress]);
  // who looks at the past learns nothing new by it
  const next = wanted && replay === null ? followed(steps, progress, state, orders) : progress;
  if (next !== progress) setProgress(next);
  const { at } = progress;
  const again = reread !== null && reread.from === at ? reread.step : null;
  const step = wanted ? steps[again ?? at] : undefined;
  const waits = again === null && step?.shown?.(state) === false;
  return useMemo(() => {
    if (step === undefined) return { lesson: null, resume: null };
    if (stopped) return { lesson: null, resume: () => setStopped(false) };
    const here = again ?? at;
    const show = (earlier: number): void => setReread(earlier < at ? { step: earlier, from: at } : null);
    const lesson = {
      step: again === null ? step : onlyRead(step),
      waits,
      n: here + 1,
      of: steps.length,
      next: () => (again === null ? setProgress((now) => stepped(now, at + 1, now.orders)) : show(again + 1)),
      back: () => show(Math.max(0, here - 1)),
      stop: () => setStopped(true),
    };
    return { lesson, resume: null };
  }, [step, again, waits, at, steps, stopped]);
}

/** An earlier step that the learner turned back to, as long as the lesson does not go on. */
interface Reread {
  readonly step: number;
  readonly from: number;
}

/** What was done is not asked for again. */
function onlyRead({ id, spots = [], players, rule }: LessonStep): LessonStep {
  return {
    id,
    spots,
    ...(players === undefined ? {} : { players }),
    ...(rule === undefined ? {} : { rule }),
  };
}

export function LessonCard({ lesson, canAct }: { readonly lesson: LessonNow; readonly canAct: boolean }) {
  const say = useSay();
  const words = useWords();
  const { step, waits, n, of, next, back, stop } = lesson;
  // the next step is told again, whatever was folded before it
  const [folded, setFolded] = useState<number | null>(null);
  const isFolded = folded === n;
  const reads = step.done === undefined && !waits;
  const names = ['lesson', isFolded && 'lesson-folded', step.players && !waits && 'lesson-players'];
  return (
    <aside className={names.filter(Boolean).join(' ')} aria-label={say.lesson.title}>
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
