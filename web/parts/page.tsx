// The frame of every page that is not a table.

import { addressOf } from '@starboard/wire/pages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useSay } from '../words/say.ts';
import { languages } from '../words/languages.ts';
import { Icon } from './icon.tsx';
import { useTitle } from './use-title.ts';
import '../style/pages.css';

export interface PageProps {
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Page({ title, className, children }: PageProps) {
  const say = useSay();
  useTitle(title);
  return (
    <>
      <a className="skip" href="#content">
        {say.app.skip}
      </a>
      <header className="page-top">
        <Link href="/" className="home" aria-label={say.app.home}>
          <img src="/favicon.svg" alt="" width={30} height={30} /> <span>Starboard</span>
        </Link>
        <nav>
          <Link
            href={addressOf('lobby')}
            className="button quiet"
            aria-label={say.app.online}
            title={say.app.online}
          >
            <Icon name="globe" /> <span className="wide-only">{say.app.online}</span>
          </Link>
          <Language />
          <Link
            href={addressOf('settings')}
            className="button quiet"
            aria-label={say.settings.title}
            title={say.settings.title}
          >
            <Icon name="settings" />
          </Link>
        </nav>
      </header>
      <main id="content" className={`page ${className ?? ''}`} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function Language() {
  const say = useSay();
  const { locale } = useSettings();
  return (
    <select
      aria-label={say.settings.language}
      value={locale}
      onChange={({ target }) => changeSettings({ locale: target.value })}
    >
      {[...languages].map(([id, { name }]) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
