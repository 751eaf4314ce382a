// A window over the page, as the browser makes it: it keeps the focus, and Escape closes it.

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSay } from '../words/say.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const say = useSay();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // what one came for, not the way out
    element?.querySelector<HTMLElement>('input[type=text], .primary')?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  useEffect(() => (dialog.current === null ? undefined : keepFocus(dialog.current)), []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        // a window over this one closes alone
        if (event.target === dialog.current) onClose();
      }}
      onClick={(event) => {
        // beside the window; the second of a double click was meant for what opened it
        if (event.target === dialog.current && event.detail < 2) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-inside">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="quiet" aria-label={say.app.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** When what had the focus goes away, the window has it, not the page below. */
function keepFocus(dialog: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) dialog.focus({ preventScroll: true });
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

export interface AskProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question that is answered yes or no. */
export function Ask({ title, text, yes, onYes, onNo }: AskProps) {
  const say = useSay();
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={onYes}>
          {yes}
        </button>
        <button type="button" onClick={onNo}>
          {say.app.cancel}
        </button>
      </div>
    </Dialog>
  );
}
