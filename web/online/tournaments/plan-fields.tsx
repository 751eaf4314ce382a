// The fields of a tournament beside those of its tables.

import { useState } from 'react';
import { LEVELS } from '../../setup/people.ts';
import { levelName } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { ClockRows, Count, Row } from '../open/house-rules.tsx';
import { PatienceRow } from '../open/patience-row.tsx';
import { useTell } from '../tell.ts';
import { localTime } from './dates.ts';
import { FORMAT_RULES } from './facts.ts';
import { capOf, formatsFor, ROOM, soon, type PlanFilled } from './planned.ts';
import { useSeriesRules } from '../../series/series-words.tsx';

interface FieldsProps {
  readonly plan: PlanFilled;
  readonly onChange: (plan: PlanFilled) => void;
}

interface AboutProps extends FieldsProps {
  /** How many tables a group of it may have; null where it has no groups. */
  readonly tables: { readonly min: number; readonly max: number } | null;
  /** Of the game. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly onFormat: (format: PlanFilled['format']) => void;
}

/** What it is called, and how it is played. */
export function About({ plan, seats, tables, onChange, onFormat }: AboutProps) {
  const tell = useTell();
  const rules = useSeriesRules();
  const { form, formats } = tell.tournaments;
  const { title, format, cap, rounds } = plan;
  const room = ROOM[format];
  return (
    <fieldset className="setup-first">
      <legend>{form.about}</legend>
      <Row label={form.name}>
        {(id) => (
          <input
            id={id}
            value={title}
            required
            maxLength={80}
            onChange={({ target }) => onChange({ ...plan, title: target.value })}
          />
        )}
      </Row>
      <Row label={form.format}>
        {(id) => (
          <select
            id={id}
            value={format}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => onFormat(target.value as PlanFilled['format'])}
          >
            {formatsFor(seats).map((each) => (
              <option key={each} value={each}>
                {formats[each]}
              </option>
            ))}
          </select>
        )}
      </Row>
      <p role="status" className="quiet-text">
        {rules[FORMAT_RULES[format]]?.text}
      </p>
      {room === null ? null : (
        <Row label={form.cap}>
          {(id) => (
            <Count
              id={id}
              value={cap}
              min={room[0]}
              max={room[1]}
              onChange={(n) => onChange({ ...plan, cap: n, bots: Math.min(plan.bots, n) })}
            />
          )}
        </Row>
      )}
      {tables === null ? null : (
        <Row label={form.games}>
          {(id) => (
            <select
              id={id}
              value={plan.tables}
              onChange={({ target }) => onChange({ ...plan, tables: Number(target.value) })}
            >
              <option value={0}>{form.oneTable}</option>
              {Array.from({ length: tables.max - tables.min + 1 }, (_, i) => tables.min + i).map((each) => (
                <option key={each} value={each}>
                  {form.group(each)}
                </option>
              ))}
            </select>
          )}
        </Row>
      )}
      {format === 'swiss' ? (
        <Row label={form.rounds}>
          {(id) => (
            <Count
              id={id}
              value={rounds}
              min={0}
              max={20}
              onChange={(n) => onChange({ ...plan, rounds: n })}
            />
          )}
        </Row>
      ) : null}
    </fieldset>
  );
}

/** Bots that are in the list from the beginning. */
export function Bots({ plan, onChange }: FieldsProps) {
  const say = useSay();
  const { form } = useTell().tournaments;
  return (
    <>
      <Row label={form.bots}>
        {(id) => (
          <Count
            id={id}
            value={plan.bots}
            min={0}
            max={capOf(plan)}
            onChange={(bots) => onChange({ ...plan, bots })}
          />
        )}
      </Row>
      <Row label={form.botLevel}>
        {(id) => (
          <select
            id={id}
            value={plan.level}
            onChange={({ target }) => onChange({ ...plan, level: target.value })}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {levelName(say, level)}
              </option>
            ))}
          </select>
        )}
      </Row>
    </>
  );
}

/** Minutes. */
const CHECK_INS = [15, 30, 60];
/** When the list closes, and how much time there is. */
export function Entries({ plan, onChange }: FieldsProps) {
  const { form } = useTell().tournaments;
  const { closesAt, checkIn, patience } = plan;
  return (
    <fieldset>
      <legend>{form.list}</legend>
      <Row label={form.closes}>
        {(id) => (
          <select
            id={id}
            value={closesAt === null ? 'asked' : 'time'}
            onChange={({ target }) =>
              onChange({ ...plan, closesAt: target.value === 'time' ? soon(Date.now()) : null })
            }
          >
            <option value="asked">{form.closesWhenISay}</option>
            <option value="time">{form.closesAt}</option>
          </select>
        )}
      </Row>
      {closesAt === null ? null : (
        <>
          <Row label={form.closingTime}>
            {(id) => (
              <ClosingTime id={id} at={closesAt} onChange={(at) => onChange({ ...plan, closesAt: at })} />
            )}
          </Row>
          <Row label={form.checkIn}>
            {(id) => (
              <select
                id={id}
                value={checkIn}
                onChange={({ target }) => onChange({ ...plan, checkIn: Number(target.value) })}
              >
                <option value={0}>{form.noCheckIn}</option>
                {CHECK_INS.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {form.checkInBefore(minutes)}
                  </option>
                ))}
              </select>
            )}
          </Row>
        </>
      )}
      <ClockRows house={plan} onChange={onChange} />
      <PatienceRow minutes={patience} onChange={(minutes) => onChange({ ...plan, patience: minutes })} />
    </fieldset>
  );
}

interface ClosingTimeProps {
  readonly id: string;
  readonly at: number;
  readonly onChange: (at: number) => void;
}

/** What is being typed is no time yet. */
function ClosingTime({ id, at, onChange }: ClosingTimeProps) {
  const [typed, setTyped] = useState(() => localTime(at));
  return (
    <input
      id={id}
      type="datetime-local"
      required
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const time = new Date(target.value).getTime();
        if (!Number.isNaN(time)) onChange(time);
      }}
    />
  );
}
