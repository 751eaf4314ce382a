// Opens a game file: by button, or dropped anywhere on the page.

import { addressOf } from '@starboard/wire/pages';
import { messageOf } from '@starboard/engine';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../parts/icon.tsx';
import { settings } from '../settings/settings.ts';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';

const LEVEL = 'captain';

export function OpenFile() {
  const say = useSay();
  const phrase = usePhrase();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const open = async (file: File): Promise<void> => {
    setWrong(null);
    const { importFile } = await import('./import.ts');
    const result = await importFile(file, settings().name.trim() || say.setup.you, LEVEL);
    if (typeof result === 'string') go(addressOf('table', { id: result }));
    else setWrong(phrase(messageOf(result)));
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), {
      signal,
    });
    document.addEventListener(
      'drop',
      (event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) void latest.current(file);
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        <Icon name="file" /> {say.start.open}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={say.start.open}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      {over ? <div className="drop-here">{say.start.drop}</div> : null}
      <div role="alert">
        {wrong === null ? null : (
          <div className="toast">
            <p>
              {say.saved.notOpened} {wrong}
            </p>
            <button type="button" className="quiet" aria-label={say.app.close} onClick={() => setWrong(null)}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}
