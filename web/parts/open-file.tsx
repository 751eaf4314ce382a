// A button that opens a file, and says below why it could not be opened.

import { isRefusal, messageOf, type Refusal } from '@starboard/engine';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { usePhrase } from '../words/phrase.ts';
import { Icon } from './icon.tsx';
import '../style/open-file.css';

interface OpenFileProps {
  readonly label: string;
  readonly notOpened: string;
  /** The address of the page that shows it, or why there is none. */
  readonly open: (file: File) => Promise<string | Refusal>;
}

export function OpenFile({ label, notOpened, open }: OpenFileProps) {
  const phrase = usePhrase();
  const [, go] = useLocation();
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const choose = async (file: File): Promise<void> => {
    const found = await open(file);
    if (isRefusal(found)) setWrong(phrase(messageOf(found)));
    else go(found);
  };
  return (
    <div className="buttons">
      <label className="button" htmlFor={id}>
        <Icon name="file" /> {label}
      </label>
      <input
        id={id}
        type="file"
        className="open-file"
        accept="application/json,.json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) void choose(file);
        }}
      />
      <p role="alert" className="wrong">
        {wrong === null ? '' : `${notOpened} ${wrong}`}
      </p>
    </div>
  );
}
