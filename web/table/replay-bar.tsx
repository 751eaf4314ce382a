// Stepping through what happened: slider, speed, viewpoint, and "what if" from here.

import { traitsOf } from '@starboard/engine';
import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { PACES } from '../settings/paces.ts';
import { useSay } from '../words/say.ts';
import { seated } from '../words/names.ts';
import type { Moment } from '../timeline/timeline.ts';
import type { Replay } from '../timeline/replay.ts';
import type { TableSession } from './session.ts';
import { SpeedChoice } from './speed-choice.tsx';
import type { TableState } from './table-state.ts';

export interface ReplayBarProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly replay: Replay;
  /** Milliseconds that a moment takes to be followed. */
  readonly following: (moment: Moment) => number;
  readonly whatIf: () => void;
}

/** The fastest that can be followed. */
const FLICKER = 120;

export function ReplayBar({ session, table, replay, following, whatIf }: ReplayBarProps) {
  const say = useSay();
  const { speed } = useSettings();
  const { at, moments, playing, viewpoint } = replay;
  const last = moments.length - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const pace = PACES[speed];
    const timer = window.setTimeout(
      () => session.playNext(),
      Math.max(FLICKER, pace, pace === 0 || !table.moving ? 0 : following(moments[at])),
    );
    return () => window.clearTimeout(timer);
  }, [session, playing, at, speed, moments, following, table.moving]);
  return (
    <section className="replay-bar" aria-label={say.replay.title}>
      <div className="replay-steps">
        <Step icon="first" label={say.replay.first} onClick={() => session.jumpTo(0)} />
        <Step icon="back" label={say.replay.back} onClick={() => session.jumpTo(at - 1)} />
        <Step
          icon={playing ? 'pause' : 'play'}
          label={playing ? say.replay.stop : say.replay.play}
          onClick={() => session.pauseOrPlay()}
        />
        <Step icon="next" label={say.replay.next} onClick={() => session.jumpTo(at + 1)} />
        <Step icon="last" label={say.replay.last} onClick={() => session.jumpTo(last)} />
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say.replay.slider}
        aria-valuetext={say.replay.at(at + 1, moments.length)}
        onChange={(event) => session.jumpTo(Number(event.target.value))}
      />
      <Rest session={session} table={table} viewpoint={viewpoint} whatIf={whatIf} />
    </section>
  );
}

interface RestProps extends Omit<ReplayBarProps, 'replay' | 'following'> {
  readonly viewpoint: Replay['viewpoint'];
}

/** What one sets once: on a phone it is folded, so that the room is the board's. */
function Rest({ session, table, viewpoint, whatIf }: RestProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <div className="replay-more">
      <button
        type="button"
        className="quiet replay-toggle"
        aria-expanded={open}
        aria-controls="replay-options"
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'fold' : 'unfold'} /> {say.replay.more}
      </button>
      <div className={open ? 'replay-options' : 'replay-options replay-folded'} id="replay-options">
        <SpeedChoice />
        {table.view.outcome === null ||
        !traitsOf(session.game, table.view.options, table.view.seats).secrets ? null : (
          <label>
            {say.replay.viewpoint}{' '}
            <select
              value={viewpoint === undefined ? MINE : String(viewpoint)}
              onChange={({ target: { value } }) => void session.lookAs(viewpointOf(value))}
            >
              <option value={MINE}>{say.replay.mine}</option>
              <option value="null">{say.replay.everything}</option>
              {seated(table.facts.people).map(({ name, seat }) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {table.facts.kept && table.facts.advised ? (
          <button type="button" onClick={whatIf} title={say.replay.whatIfHelp}>
            <Icon name="branch" /> {say.replay.whatIf}
          </button>
        ) : null}
      </div>
      {table.facts.viewOnly === true ? null : (
        <button type="button" className="primary" onClick={() => session.backToNow()}>
          {say.replay.now}
        </button>
      )}
    </div>
  );
}

const MINE = 'mine';

function viewpointOf(value: string): number | null | undefined {
  if (value === MINE) return undefined;
  return value === 'null' ? null : Number(value);
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function Step({ icon, label, onClick }: StepProps) {
  return (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
