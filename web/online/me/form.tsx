// Small parts of the forms about people.

import type { RefusalBody } from '@starboard/wire/schema';
import { messageOf } from '@starboard/engine';
import { useId, useState, type ReactNode } from 'react';
import { usePhrase } from '../../words/phrase.ts';
import { useTell } from '../tell.ts';

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

interface WrittenProps extends Pick<FieldProps, 'value' | 'onChange'> {
  readonly label?: string;
  /** A new one, which is told what it must be like. */
  readonly isNew?: boolean;
}

export function PasswordField({ label, isNew = false, ...rest }: WrittenProps) {
  const tell = useTell();
  return (
    <Field
      label={label ?? tell.account.password}
      type="password"
      maxLength={200}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...(isNew ? { help: tell.account.passwordHelp } : {})}
      {...rest}
    />
  );
}

export function LoginField({ isNew = false, ...rest }: Omit<WrittenProps, 'label'>) {
  const tell = useTell();
  return (
    <Field
      label={tell.account.login}
      maxLength={40}
      autoComplete="username"
      {...(isNew ? { help: tell.account.loginHelp, pattern: LOGIN } : {})}
      {...rest}
    />
  );
}

const LOGIN = String.raw`[a-zA-Z0-9._\-]{3,40}`;

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
export function Wrong({ refused }: { readonly refused: RefusalBody | null }) {
  const phrase = usePhrase();
  return (
    <div role="alert">{refused === null ? null : <p className="wrong">{phrase(messageOf(refused))}</p>}</div>
  );
}
