// A table as wanted: presets, seats, options, a look at the map, and why it cannot be played if it cannot. Who may sit
// there is the caller's: rows for people at this screen, or for people anywhere.

import { isRefusal, messageOf, type Option, type OptionValues } from '@starboard/engine';
import { defaultOptions, readOptions, seatsNear } from '@starboard/engine/match';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Shown } from '../games/uis.ts';
import { RuleLink } from '@starboard/kit';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import { choiceInstead, isNumberOffered, isOffered, offeredOption, whyNotSo, withLists } from './fitting.ts';
import { isListBySeat } from './named-by-seat.ts';
import { OptionField } from './option-field.tsx';

export interface TableFormProps {
  readonly shown: Shown;
  /** What is asked before all else. */
  readonly first?: ReactNode;
  readonly seats: number;
  /** How many may sit there; as many as the game is for, where nothing is said. */
  readonly seatCounts?: readonly number[];
  readonly onSeats: (seats: number) => void;
  /** Beside the number of seats. */
  readonly besideSeats?: ReactNode;
  readonly rows: ReactNode;
  /** More to decide about the table. */
  readonly more?: ReactNode;
  readonly submit: string;
  /** What came of submitting it, if it was refused: told beside the button, which is in reach wherever one is in the form. */
  readonly refused?: ReactNode;
  readonly busy?: boolean;
  readonly onSubmit: (options: OptionValues) => void;
}

/** As many seats as its first ready-made table has. */
export function usualSeats({ game, ui }: Shown): number {
  return ui.presets[0]?.seats ?? seatsNear(game, 2);
}

export function TableForm(props: TableFormProps) {
  const { shown, first, seats, onSeats, besideSeats, rows, more, submit, refused, busy = false } = props;
  const { onSubmit } = props;
  const { game, ui, words } = shown;
  const { seatCounts = numbers(game.seats.min, game.seats.max) } = props;
  const presets = ui.presets.filter((preset) => seatCounts.includes(preset.seats));
  const say = useSay();
  const phrase = usePhrase();
  const seatsId = useId();
  const usual = defaultOptions(game.options);
  const [options, setOptions] = useState<OptionValues>({ ...usual, ...ui.presets[0]?.options });
  /** Why something else was chosen. */
  const [instead, setInstead] = useState<string | null>(null);
  /** A number that is being typed and cannot be. */
  const [typed, setTyped] = useState<OptionValues | null>(null);
  const { refusal, advice } = useMemo(() => {
    const read = readOptions(game.options, options);
    const against = whyNotSo(game, options, seats);
    const said = isRefusal(read) || against !== null ? [] : (game.advice?.(read, seats) ?? []);
    return { refusal: against, advice: said };
  }, [game, options, seats]);
  /** Did the press under way begin while something was wrong? Leaving a field puts its number right, and a table that nobody
   *  has seen so is not opened by the same press. */
  const pressedWrong = useRef(false);
  const wrong = typed === null ? refusal : whyNotSo(game, { ...options, ...typed }, seats);
  const choose = (chosen: OptionValues): void => {
    setOptions(chosen);
    setInstead(null);
  };
  const resize = (wanted: number): void => {
    onSeats(wanted);
    setInstead(null);
    const fitted = withLists(game, options, wanted);
    const against = whyNotSo(game, fitted, wanted);
    const other = against === null ? null : choiceInstead(game, ui.presets, fitted, wanted);
    setOptions(other === null ? fitted : { ...fitted, [other.option]: other.value });
    if (against === null || other === null) return;
    const { option, value } = other;
    const title = words.options[option]?.values?.[value] ?? value;
    setInstead(`${phrase(messageOf(against))} ${say.setup.instead(title)}`);
  };
  const { Preview } = ui;
  const offered = useMemo(() => offeredAt(shown, options, seats), [shown, options, seats]);
  const [fromFiles, plain] = [true, false].map((isFile) =>
    offered.filter(({ option }) => (option.type === 'document' && !isListBySeat(option)) === isFile),
  );
  const field = ({ name, option }: Offered) => (
    <OptionField
      key={name}
      name={name}
      option={option}
      value={options[name]}
      words={words}
      seats={seats}
      onChange={(value) => choose(withLists(game, { ...options, [name]: value }, seats))}
      onWrong={(number) => setTyped(number === null ? null : { [name]: number })}
    />
  );
  return (
    <form
      className="setup"
      onPointerDownCapture={() => (pressedWrong.current = wrong !== null)}
      onKeyDownCapture={() => (pressedWrong.current = false)}
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong === null && !busy && !pressedWrong.current) onSubmit(options);
      }}
    >
      {first}
      {presets.length > 1 ? (
        <fieldset className="presets">
          <legend>{say.setup.presets}</legend>
          {presets.map((preset) => (
            <button
              key={preset.id}
              type="button"
              className="preset"
              aria-pressed={seats === preset.seats && isSame(options, { ...usual, ...preset.options })}
              onClick={() => {
                choose({ ...usual, ...preset.options });
                onSeats(preset.seats);
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
            <select id={seatsId} value={seats} onChange={({ target }) => resize(Number(target.value))}>
              {seatCounts.map((n) => (
                <option key={n}>{n}</option>
              ))}
            </select>
            {besideSeats}
          </div>
          <p role="status" className="quiet-text">
            {instead}
          </p>
          {rows}
        </fieldset>
        {more}
        <figure className="preview">
          <figcaption>{say.setup.preview}</figcaption>
          {refusal === null ? <Preview options={options} seats={seats} /> : null}
        </figure>
      </div>
      {offered.length > 0 ? (
        <fieldset className="options">
          <legend>{say.setup.options}</legend>
          {plain.map(field)}
          {fromFiles.length > 0 ? (
            <details open={fromFiles.some(({ name }) => options[name] !== null)}>
              <summary>{say.setup.fromFiles}</summary>
              {fromFiles.map(field)}
            </details>
          ) : null}
        </fieldset>
      ) : null}
      <div className="setup-start">
        {refused}
        <p role="status" className="wrong">
          {wrong === null ? '' : `${say.setup.cannot} ${phrase(messageOf(wrong))} `}
          {wrong === null || wrong.rule === null ? null : <RuleLink id={wrong.rule} />}
        </p>
        {advice.length === 0 ? null : (
          <p className="quiet-text">
            {say.setup.advised} {advice.map(phrase).join(' ')}
          </p>
        )}
        <button type="submit" className="primary big" disabled={wrong !== null || busy}>
          {submit}
        </button>
      </div>
    </form>
  );
}

interface Offered {
  readonly name: string;
  readonly option: Option;
}

/** The options that make sense at that table. */
function offeredAt({ game, ui }: Shown, options: OptionValues, seats: number): readonly Offered[] {
  return Object.entries(game.options).flatMap(([name, described]) => {
    const ask = described.type === 'integer' ? isNumberOffered : isOffered;
    const option = offeredOption(described, options[name], (value) =>
      ask(game, ui.presets, options, seats, { option: name, value }),
    );
    return option === null ? [] : [{ name, option }];
  });
}

function isSame(one: OptionValues, other: OptionValues): boolean {
  return Object.keys(one).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

function numbers(min: number, max: number): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
