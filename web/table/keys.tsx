import { useEffect, useRef } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useSay } from '../words/say.ts';

export function Keys({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say.keys.title} onClose={onClose}>
      <dl className="keys">
        {say.keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Keys that work wherever the focus is, except where it takes text. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      // a window over the page has keys of its own
      if (document.querySelector('dialog:modal') !== null) return;
      const takesText = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (takesText && event.key !== 'Escape') return;
      // a button does with these what buttons do
      const presses = event.key === ' ' || event.key === 'Enter';
      if (presses && target instanceof Element && target.matches('button, [role=button], a, summary')) return;
      const act = latest.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
