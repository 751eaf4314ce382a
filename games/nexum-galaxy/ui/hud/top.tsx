// Above the map: round and order of the seats, and the two tracks that win the game.

import { SeatGlyph, type Person } from '@starboard/kit';
import type { TurnReading } from '../../rules/reading.ts';
import { isOut } from '../../rules/victory.ts';
import type { Nexum } from '../../rules/state.ts';
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
  return (
    <header className="nx-top">
      <div className="nx-round">
        <strong>{text.round(turn.round, turn.roundLimit)}</strong>
        <span className="nx-soft nx-phase">{text.phase[turn.phase]}</span>
        <TurnOrder state={state} turn={turn} people={people} />
      </div>
      <div className="nx-tracks">
        <Track
          name={text.pointsTrack}
          figure="medal"
          goal={turn.goal.points}
          values={valuesOf(state, state.points)}
          people={people}
        />
        {turn.goal.relics === null ? null : (
          <Track
            name={text.relicsTrack}
            figure="relic"
            goal={turn.goal.relics}
            values={valuesOf(state, state.relicsHeld)}
            people={people}
          />
        )}
      </div>
    </header>
  );
}

function valuesOf(state: Nexum, by: Int32Array): readonly number[] {
  return Array.from(by.subarray(0, state.civs));
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

interface TrackProps {
  readonly name: string;
  readonly figure: 'medal' | 'relic';
  readonly goal: number;
  readonly values: readonly number[];
  readonly people: readonly Person[];
}

/** Boxes from 0 to what wins; everybody's sign stands where it has come to. */
function Track({ name, figure, goal, values, people }: TrackProps) {
  const label = values.map((value, seat) => `${people[seat].name} ${value}`).join(', ');
  return (
    <div
      className={`nx-track nx-track-${figure}`}
      role="img"
      aria-label={`${name} (${goal}): ${label}`}
      title={name}
    >
      <Figure of={figure} />
      {Array.from({ length: goal + 1 }, (_, box) => (
        <span key={box} className={`nx-box ${box === goal ? 'nx-box-goal' : ''}`}>
          <span className="nx-box-number">{box}</span>
          {values.map((value, seat) =>
            Math.min(value, goal) === box ? (
              <SeatGlyph key={people[seat].colour} colour={people[seat].colour} size={13} />
            ) : null,
          )}
        </span>
      ))}
    </div>
  );
}
