import { useEffect, useRef } from 'react';

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
