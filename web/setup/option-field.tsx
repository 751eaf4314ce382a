// One option of a game as a control, made from its description.

import { isRefusal, messageOf, type Option } from '@starboard/engine';
import type { DocumentOption } from '@starboard/engine/match';
import { useId, useRef, useState } from 'react';
import { type GameWords } from '@starboard/kit';
import { Icon } from '../parts/icon.tsx';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import { isListBySeat, renamed, resizedList, type ListBySeat } from './named-by-seat.ts';

export interface OptionFieldProps {
  readonly name: string;
  readonly option: Option;
  readonly value: unknown;
  readonly words: Pick<GameWords, 'options'>;
  readonly seats: number;
  readonly onChange: (value: unknown) => void;
  /** A number is being typed that it cannot have; null: no more. */
  readonly onWrong?: ((typed: number | null) => void) | undefined;
}

export function OptionField({ name, option, value, words, seats, onChange, onWrong }: OptionFieldProps) {
  const id = useId();
  const { title, help } = words.options[name];
  return (
    <div className="option">
      <label htmlFor={id}>{title}</label>
      <Control
        id={id}
        name={name}
        option={option}
        value={value}
        words={words}
        seats={seats}
        onChange={onChange}
        onWrong={onWrong}
      />
      {help === undefined ? null : (
        <small id={`${id}-help`} className="quiet-text">
          {help}
        </small>
      )}
    </div>
  );
}

function Control(props: OptionFieldProps & { readonly id: string }) {
  const { id, name, option, value, words, onChange, onWrong } = props;
  const { help } = words.options[name];
  const described = { id, name, ...(help === undefined ? {} : { 'aria-describedby': `${id}-help` }) };
  switch (option.type) {
    case 'flag':
      return (
        <input
          {...described}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'integer':
      return (
        <NumberField
          {...described}
          option={option}
          value={Number(value)}
          onChange={onChange}
          onWrong={onWrong}
        />
      );
    case 'choice':
      return (
        <select {...described} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {option.of.map((each) => (
            <option key={each} value={each}>
              {words.options[name]?.values?.[each] ?? each}
            </option>
          ))}
        </select>
      );
    case 'document':
      return isListBySeat(option) ? (
        <ListField {...props} option={option} />
      ) : (
        <FileField {...described} option={option} value={value} onChange={onChange} />
      );
  }
}

interface NumberFieldProps {
  readonly id: string;
  readonly option: Extract<Option, { type: 'integer' }>;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly onWrong?: OptionFieldProps['onWrong'];
}

/** What is being typed may be out of bounds on its way to a number that is not: meanwhile that is said, and it is put right
 *  when the field is left. */
function NumberField({ option: { min, max }, value, onChange, onWrong, ...described }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string): void => {
    const number = Number(text);
    const isFine = text !== '' && Number.isInteger(number) && number >= min && number <= max;
    setTyped(isFine ? null : text);
    onWrong?.(isFine || text === '' ? null : number);
    if (isFine) onChange(number);
  };
  const leave = (): void => {
    if (typed !== null && typed !== '') onChange(Math.min(max, Math.max(min, Math.trunc(Number(typed)))));
    setTyped(null);
    onWrong?.(null);
  };
  return (
    <input
      {...described}
      type="number"
      min={min}
      max={max}
      value={typed ?? value}
      onChange={({ target }) => take(target.value)}
      onBlur={leave}
    />
  );
}

/** One name for each seat; whoever chooses a name that another seat has changes places with it. */
function ListField({ id, name, option, value, words, seats, onChange }: ListFieldProps) {
  const say = useSay();
  const names = resizedList(option.bySeat, (value ?? []) as readonly string[], seats);
  return (
    <span className="list-field">
      {Array.from({ length: seats }, (_, seat) => (
        <select
          // seats have nothing but their place
          key={`seat ${seat}`}
          id={seat === 0 ? id : `${id}-${seat}`}
          name={`${name}-${seat + 1}`}
          aria-label={`${words.options[name].title}: ${say.setup.seat(seat + 1)}`}
          value={names[seat]}
          onChange={({ target }) => onChange(renamed(option, names, seats, { seat, name: target.value }))}
        >
          {option.bySeat.map((each) => (
            <option key={each} value={each}>
              {say.setup.seat(seat + 1)}: {words.options[name].values?.[each] ?? each}
            </option>
          ))}
        </select>
      ))}
    </span>
  );
}

type ListFieldProps = OptionFieldProps & { readonly id: string; readonly option: ListBySeat };

interface FileFieldProps {
  readonly id: string;
  readonly option: DocumentOption;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function FileField({ id, option, value, onChange, ...described }: FileFieldProps) {
  const say = useSay();
  const phrase = usePhrase();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [title, setTitle] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const document = await read(file);
    const known = document === undefined ? null : option.read(document);
    setTitle(file.name);
    setWrong(known === null ? say.setup.badFile : isRefusal(known) ? phrase(messageOf(known)) : null);
    onChange(known === null || isRefusal(known) ? null : known);
  };
  return (
    <span className="file-field">
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) void take(file);
        }}
      />
      {value === null ? (
        <button id={id} {...described} type="button" onClick={() => input.current?.click()}>
          <Icon name="file" /> {say.setup.chooseFile}
        </button>
      ) : (
        <button id={id} {...described} type="button" onClick={() => onChange(null)}>
          {say.setup.removeFile}: {title ?? documentName(value) ?? say.setup.aFile}
        </button>
      )}
      {wrong === null ? null : (
        <span role="alert" className="wrong">
          {wrong}
        </span>
      )}
    </span>
  );
}

/** What a document calls itself. */
function documentName(document: unknown): string | null {
  if (typeof document !== 'object' || document === null || !('name' in document)) return null;
  return typeof document.name === 'string' ? document.name : null;
}

/** Undefined when it is not JSON. */
async function read(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return undefined;
  }
}
