// Above the map: round and order of the seats, and the two tracks that win the game.

import { SeatGlyph, type Person } from '@starboard/kit';
import { readProgress } from '../../rules/progress.ts';
import type { TurnReading } from '../../rules/reading.ts';
import { isOut } from '../../rules/victory.ts';
import { DRAFTING, EVENTS, type Nexum } from '../../rules/state.ts';
import { Figure } from '../board/icons.tsx';
import { useText } from '../words/use-text.ts';

export interface TopProps {
  readonly state: Nexum;
  readonly turn: TurnReading;
  /** By civ: the tracks count those of the computer too. */
  readonly people: readonly Person[];
}

export function Top({ state, turn, people }: TopProps) {
  const text = useText();
  const steps: Readonly<Record<number, string>> = { [EVENTS]: text.cosmos.rows, [DRAFTING]: text.lab.draft };
  const progress = people.map((_, civ) => readProgress(state, civ));
  return (
    <header className="nx-top">
      <div className="nx-round">
        <strong>{text.round(turn.round, turn.roundLimit)}</strong>
        <span className="nx-soft nx-phase">{steps[state.step] ?? text.phase[turn.phase]}</span>
        <TurnOrder state={state} turn={turn} people={people} />
      </div>
      <div className="nx-tracks">
        <Track
          name={text.pointsTrack}
          figure="medal"
          marks={progress.map(({ points, goal }) => ({ value: points, goal: goal.points }))}
          people={people}
        />
        {turn.goal.relics === null ? null : (
          <Track
            name={text.relicsTrack}
            figure="relic"
            marks={progress.map(({ relics, goal }) => ({ value: relics, goal: goal.relics ?? 0 }))}
            people={people}
          />
        )}
      </div>
    </header>
  );
}

/** Seats as they take their turns in this round, with their bids. */
function TurnOrder({ state, turn, people }: TopProps) {
  const text = useText();
  const seats = Array.from({ length: state.seats }, (_, i) => (turn.first + i) % state.seats);
  return (
    <ol className="nx-turns">
      {seats.map((seat) => {
        const now = seat === turn.seat && turn.phase !== 'over';
        const out = isOut(state, seat);
        return (
          <li
            key={seat}
            className={`seat-${people[seat].colour} ${now ? 'nx-now' : ''} ${out ? 'nx-out' : ''}`}
            title={seat === turn.first ? `${people[seat].name} · ${text.first}` : people[seat].name}
            {...(now ? { 'aria-current': 'step' as const } : {})}
          >
            <SeatGlyph colour={people[seat].colour} size={14} />
            <span className="nx-turn-name">{people[seat].name}</span>
            {state.bids[seat] === 0 ? null : (
              <span className="nx-turn-bid">
                <Figure of="bid" />
                {state.bids[seat]}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** How far a civ has come, and what wins for it. */
interface Mark {
  readonly value: number;
  readonly goal: number;
}

interface TrackProps {
  readonly name: string;
  readonly figure: 'medal' | 'relic';
  /** By civ. */
  readonly marks: readonly Mark[];
  readonly people: readonly Person[];
}

/** Boxes from 0 to what wins; everybody's sign stands where it has come to, with its allies' where they win together. */
function Track({ name, figure, marks, people }: TrackProps) {
  const goals = new Set(marks.map(({ goal }) => goal));
  const last = Math.max(...goals);
  const label = marks
    .map(({ value, goal }, seat) => `${people[seat].name} ${value}${goals.size > 1 ? `/${goal}` : ''}`)
    .join(', ');
  return (
    <div
      className={`nx-track nx-track-${figure}`}
      role="img"
      aria-label={`${name} (${[...goals].join(', ')}): ${label}`}
      title={name}
    >
      <Figure of={figure} />
      {Array.from({ length: last + 1 }, (_, box) => (
        <span key={box} className={`nx-box ${goals.has(box) ? 'nx-box-goal' : ''}`}>
          <span className="nx-box-number">{box}</span>
          {marks.map(({ value, goal }, seat) =>
            Math.min(value, goal) === box ? (
              <SeatGlyph key={people[seat].colour} colour={people[seat].colour} size={13} />
            ) : null,
          )}
        </span>
      ))}
    </div>
  );
}
