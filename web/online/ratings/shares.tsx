// How often somebody came first, by what: a line with a bar for each.

import { useLocale } from '@starboard/kit';
import { useTell } from '../tell.ts';

export interface Share {
  readonly key: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

export function Shares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  const tell = useTell();
  if (shares.length === 0) return null;
  return (
    <table className="shares">
      <caption>{title}</caption>
      <thead className="heard-only">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{tell.results.share}</th>
          <th scope="col">{tell.results.wonOf}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, name, games, wins }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <Bar share={games === 0 ? 0 : wins / games} />
            </td>
            <td>{tell.results.of(wins, games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The share in words is what is heard of the bar. */
function Bar({ share }: { readonly share: number }) {
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <svg
      className="share-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={percent}
    >
      <rect className="share-all" width={100} height={10} />
      <rect className="share-won" width={100 * share} height={10} />
    </svg>
  );
}
