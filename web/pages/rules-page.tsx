import { addressOf } from '@starboard/wire/pages';
import { useState } from 'react';
import { Link } from 'wouter';
import { useShown } from '../games/use-shown.ts';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { LostPage } from '../parts/lost-page.tsx';
import { useSay } from '../words/say.ts';
import { Guide } from '../guide/guide.tsx';

export function RulesPage({ id }: { readonly id: string }) {
  const say = useSay();
  const shown = useShown(id);
  const [open] = useState(() => (window.location.hash === '' ? null : { id: window.location.hash.slice(1) }));
  if (shown === undefined) return <Loading />;
  if (shown === null) return <LostPage />;
  const title = say.guide.of(shown.words.title);
  return (
    <Page title={title} className="narrow">
      <h1>{title}</h1>
      <p>
        <Link href={addressOf('setup', { game: id })}>{shown.words.title}</Link>
      </p>
      <Guide game={shown.game} words={shown.words} open={open} />
    </Page>
  );
}
