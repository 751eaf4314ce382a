// A rating, with how far it may be from the truth.

import type { ShownRating } from '@starboard/wire/schema';
import { useTell } from '../tell.ts';

export function Points({ rating: { points, within, provisional } }: { readonly rating: ShownRating }) {
  const tell = useTell();
  return (
    <>
      {tell.ratings.exactly(points, within)}
      {provisional ? (
        <>
          {' '}
          <small className="badge" title={tell.ratings.provisionalHelp}>
            {tell.ratings.provisional}
          </small>
        </>
      ) : null}
    </>
  );
}
