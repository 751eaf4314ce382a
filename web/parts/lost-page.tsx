import { Link } from 'wouter';
import { Page } from './page.tsx';
import { useSay } from '../words/say.ts';

export function LostPage() {
  const say = useSay();
  return (
    <Page title={say.errors.lost} className="narrow">
      <h1>{say.errors.lost}</h1>
      <p className="lead">{say.errors.lostHelp}</p>
      <p>
        <Link href="/">{say.errors.toStart}</Link>
      </p>
    </Page>
  );
}
