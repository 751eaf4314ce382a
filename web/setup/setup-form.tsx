// A table as wanted: presets, seats, options, a look at the map, and why it cannot be played if it cannot.

import { defaultOptions, isRefusal, readOptions, type OptionValues } from '@starboard/engine';
import { useId, useMemo, useState } from 'react';
import type { Shown } from '../games/uis.ts';
import { phrased, RuleLink, type Person } from '../kit/index.ts';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import { OptionField } from './option-field.tsx';
import { company, resized, seatsHere, shuffled, tableOf } from './people.ts';
import { SeatRows } from './seat-rows.tsx';
import type { NewTable } from '../link/facts.ts';

export interface SetupFormProps {
  readonly shown: Shown;
  readonly you: string;
  readonly level: string;
  readonly onStart: (table: NewTable) => void;
}

export function SetupForm({ shown: { game, ui, words }, you, level, onStart }: SetupFormProps) {
  const say = useSay();
  const seatsId = useId();
  const first = ui.presets[0];
  const [options, setOptions] = useState<OptionValues>({
    ...defaultOptions(game.options),
    ...first?.options,
  });
  const [people, setPeople] = useState<readonly Person[]>(() =>
    company(first?.seats ?? Math.max(game.seats.min, Math.min(2, game.seats.max)), you, level),
  );
  const seats = people.length;
  const refusal = useMemo(() => {
    const read = readOptions(game.options, options);
    return isRefusal(read) ? read : game.conflict(read, seats);
  }, [game, options, seats]);
  const { Preview } = ui;
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === null) onStart(tableOf(game.id, options, people));
      }}
    >
      {ui.presets.length > 1 ? (
        <fieldset className="presets">
          <legend>{say.setup.presets}</legend>
          {ui.presets.map((preset) => (
            <button
              key={preset.id}
              type="button"
              className="preset"
              onClick={() => {
                setOptions({ ...defaultOptions(game.options), ...preset.options });
                setPeople(resized(people, preset.seats, level));
              }}
            >
              <strong>{words.presets[preset.id]?.title ?? preset.id}</strong>
              <small>{words.presets[preset.id]?.help}</small>
            </button>
          ))}
        </fieldset>
      ) : null}
      <div className="setup-table">
        <fieldset>
          <legend>{say.setup.seats}</legend>
          <div className="seat-count">
            <label htmlFor={seatsId}>{say.setup.numberOfSeats}</label>
            <select
              id={seatsId}
              value={seats}
              onChange={({ target }) => setPeople(resized(people, Number(target.value), level))}
            >
              {numbers(game.seats.min, game.seats.max).map((n) => (
                <option key={n}>{n}</option>
              ))}
            </select>
            <button type="button" onClick={() => setPeople(shuffled(people))}>
              <Icon name="shuffle" /> {say.setup.shuffle}
            </button>
          </div>
          <SeatRows people={people} onChange={setPeople} />
          {seatsHere(people).length === 0 ? <p className="quiet-text">{say.setup.watching}</p> : null}
        </fieldset>
        <figure className="preview">
          <figcaption>{say.setup.preview}</figcaption>
          {refusal === null ? <Preview options={options} seats={seats} /> : null}
        </figure>
      </div>
      {Object.keys(game.options).length > 0 ? (
        <fieldset className="options">
          <legend>{say.setup.options}</legend>
          {Object.entries(game.options).map(([name, option]) => (
            <OptionField
              key={name}
              name={name}
              option={option}
              value={options[name]}
              words={words}
              onChange={(value) => setOptions({ ...options, [name]: value })}
            />
          ))}
        </fieldset>
      ) : null}
      <div className="setup-start">
        <p role="status" className="wrong">
          {refusal === null ? '' : `${say.setup.cannot} ${phrased(words.phrases, refusal.reason)} `}
          {refusal === null || refusal.rule === null ? null : <RuleLink id={refusal.rule} />}
        </p>
        <button type="submit" className="primary big" disabled={refusal !== null}>
          {say.setup.start}
        </button>
      </div>
    </form>
  );
}

function numbers(min: number, max: number): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
