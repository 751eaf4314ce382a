// Who may come to a new table, how much time there is, and what happens when it is over.

import { useId, type ReactNode } from 'react';
import { useTell } from '../tell.ts';
import type { CardTime } from '../facts/time-words.ts';

export interface ClockRules {
  readonly kind: CardTime['kind'];
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly onTimeout: CardTime['onTimeout'];
}

export interface HouseRules extends ClockRules {
  readonly visibility: 'public' | 'invited';
  readonly rated: boolean;
}

export const USUAL_HOUSE: HouseRules = {
  visibility: 'public',
  rated: false,
  kind: 'none',
  minutes: 30,
  increment: 15,
  days: 3,
  onTimeout: 'bot',
};

const DAY = 86_400;

export function timeOf({ kind, minutes, increment, days, onTimeout }: ClockRules): CardTime {
  if (kind === 'live') return { kind, bank: minutes * 60, increment, onTimeout };
  return { kind, bank: kind === 'days' ? days * DAY : 0, increment: 0, onTimeout };
}

export function HouseRules({
  house,
  onChange,
}: {
  readonly house: HouseRules;
  readonly onChange: (house: HouseRules) => void;
}) {
  const tell = useTell();
  const { kind, rated, visibility } = house;
  const mayRate = kind !== 'none';
  return (
    <fieldset>
      <legend>{tell.open.house}</legend>
      <Row label={tell.open.visibility}>
        {(id) => (
          <select
            id={id}
            value={visibility}
            onChange={({ target }) =>
              onChange({ ...house, visibility: target.value as HouseRules['visibility'] })
            }
          >
            <option value="public">{tell.open.everybody}</option>
            <option value="invited">{tell.open.invited}</option>
          </select>
        )}
      </Row>
      {visibility === 'invited' ? <p className="quiet-text">{tell.open.openLater}</p> : null}
      <ClockRows house={house} onChange={onChange} />
      <Row label={tell.ratings.choose}>
        {(id) => (
          <select
            id={id}
            disabled={!mayRate}
            value={rated && mayRate ? 'rated' : 'casual'}
            onChange={({ target }) => onChange({ ...house, rated: target.value === 'rated' })}
          >
            <option value="casual">{tell.ratings.chooseCasual}</option>
            <option value="rated">{tell.ratings.chooseRated}</option>
          </select>
        )}
      </Row>
      {mayRate ? null : <p className="quiet-text">{tell.ratings.needsClock}</p>}
    </fieldset>
  );
}

export interface ClockRowsProps<T extends ClockRules> {
  readonly house: T;
  readonly onChange: (house: T) => void;
}

/** How much time there is, and what happens when it is over. */
export function ClockRows<T extends ClockRules>({ house, onChange }: ClockRowsProps<T>) {
  const tell = useTell();
  const { kind, minutes, increment, days, onTimeout } = house;
  const change = (part: Partial<ClockRules>): void => onChange({ ...house, ...part });
  return (
    <>
      <Row label={tell.open.clock}>
        {(id) => (
          <select
            id={id}
            value={kind}
            onChange={({ target }) => change({ kind: target.value as ClockRules['kind'] })}
          >
            <option value="none">{tell.open.untimed}</option>
            <option value="live">{tell.open.live}</option>
            <option value="days">{tell.open.byDays}</option>
          </select>
        )}
      </Row>
      {kind === 'live' ? (
        <>
          <Row label={tell.open.minutes}>
            {(id) => <Count id={id} value={minutes} max={600} onChange={(n) => change({ minutes: n })} />}
          </Row>
          <Row label={tell.open.increment}>
            {(id) => (
              <Count id={id} value={increment} min={0} max={600} onChange={(n) => change({ increment: n })} />
            )}
          </Row>
        </>
      ) : null}
      {kind === 'days' ? (
        <Row label={tell.open.days}>
          {(id) => <Count id={id} value={days} max={30} onChange={(n) => change({ days: n })} />}
        </Row>
      ) : null}
      {kind === 'none' ? null : (
        <Row label={tell.open.onTimeout}>
          {(id) => (
            <select
              id={id}
              value={onTimeout}
              onChange={({ target }) => change({ onTimeout: target.value as ClockRules['onTimeout'] })}
            >
              <option value="bot">{tell.open.botPlays}</option>
              <option value="forfeit">{tell.open.forfeit}</option>
            </select>
          )}
        </Row>
      )}
    </>
  );
}

export function Row({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface CountProps {
  readonly id: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (n: number) => void;
}

export function Count({ id, value, min = 1, max, onChange }: CountProps) {
  return (
    <input
      id={id}
      type="number"
      min={min}
      max={max}
      value={value}
      onChange={({ target: { valueAsNumber: n } }) =>
        onChange(Number.isNaN(n) ? min : Math.min(max, Math.max(min, Math.trunc(n))))
      }
    />
  );
}
