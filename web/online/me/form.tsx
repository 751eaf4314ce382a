// Small parts of the forms about people.

import type { Refused } from '@starboard/server/schema';
import { useId, useState, type ReactNode } from 'react';
import { useSentence } from '../tell.ts';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly maxLength?: number;
  readonly autoComplete?: string;
  /** What it must look like, as browsers check it. */
  readonly pattern?: string;
  readonly help?: string;
}

export function Field({ label, value, onChange, type = 'text', help, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
      {help === undefined ? null : (
        <small id={`${id}-help`} className="quiet-text">
          {help}
        </small>
      )}
    </div>
  );
}

export function Form({
  onSubmit,
  children,
}: {
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      className="plain-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        void onSubmit().finally(() => setBusy(false));
      }}
    >
      {children}
    </form>
  );
}

/** Why it was refused, in a sentence. */
export function Wrong({ refused }: { readonly refused: Refused | null }) {
  const sentence = useSentence();
  return (
    <div role="alert">{refused === null ? null : <p className="wrong">{sentence(refused.reason)}</p>}</div>
  );
}
