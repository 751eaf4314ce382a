// The technologies in their three paths, each with what it does, its price and whether it can be paid now; and the Processing
// card, whose asteroids are pointed at to pay with them.

import { HtmlSpot, RuleLink, usePointedOut } from '@starboard/kit';
import { useState } from 'react';
import { paths, technologies } from '../../data/technologies.ts';
import { asteroidNames, placeNames } from '../../rules/moves.ts';
import { cloakedOf } from '../../rules/cloaking/hidden.ts';
import { lowest } from '../../rules/board.ts';
import type { Nexum } from '../../rules/state.ts';
import { useText } from '../words/use-text.ts';
import { Choices } from './besides.tsx';
import { AsteroidFace } from './asteroid.tsx';
import { asteroidsOf, inPlaces, priceText, standingOf, type LabProps } from './facts.ts';

/** What a guide points out for the asteroids on the card. */
export const PROCESSING_CARD = 'processing-card';

/** Most asteroids that a technology takes. */
const MOST = 2;

export function Technologies({ state, seat, own }: LabProps) {
  const text = useText().lab;
  const asteroids = asteroidsOf(state, seat);
  const isPointedOut = usePointedOut().includes(PROCESSING_CARD);
  const [places, setPlaces] = useState<readonly number[]>([]);
  // spent or dropped ones are no longer chosen
  const chosen = places.filter((place) => place < asteroids.length);
  const names = chosen
    .map((place) => asteroids[place])
    .filter((kind) => kind !== null)
    .toSorted((a, b) => a - b)
    .map((kind) => asteroidNames[kind]);
  const toggled = (place: number): readonly number[] =>
    chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place];
  return (
    <div className="nx-technologies">
      <div
        className={isPointedOut ? 'nx-processing spot-lesson' : 'nx-processing'}
        data-spot={PROCESSING_CARD}
        role="group"
        aria-label={text.processing}
      >
        <strong>{text.processing}</strong>{' '}
        <span>{text.asteroids(asteroids.length, state.capacity[seat])}</span>
        {inPlaces(asteroids).map(({ name, kind, place }) => (
          <button
            key={name}
            type="button"
            className="nx-asteroid"
            disabled={!own || kind === null}
            aria-pressed={chosen.includes(place)}
            aria-label={kind === null ? text.hiddenAsteroid : text.asteroid(asteroidNames[kind])}
            title={kind === null ? text.hiddenAsteroid : text.asteroid(asteroidNames[kind])}
            onClick={() => setPlaces(toggled(place))}
          >
            <AsteroidFace kind={kind} />
          </button>
        ))}
        {own && asteroids.length > 0 ? <span className="nx-soft">{text.choosing}</span> : null}
        {own ? <FreeActions state={state} seat={seat} /> : null}
      </div>
      {paths.map((path) => (
        <section key={path} className="nx-path">
          <h3>{text.path[path]}</h3>
          <ol>
            {technologies.map(({ id, path: of, price }, number) => {
              if (of !== path) return null;
              const standing = standingOf(state, seat, number);
              const cost = priceText(text, price);
              const paid = names.length > 0 && names.length <= MOST ? { asteroids: names.join('+') } : {};
              const wish =
                'energy' in price
                  ? { move: 'develop', technology: id }
                  : { move: 'pay', technology: id, ...paid };
              return (
                <li key={id}>
                  <HtmlSpot
                    id={`technology-${id}`}
                    label={`${text.technology[id]}. ${text.does[id]} ${cost}. ${text.standing[standing]}`}
                    wishes={own ? [wish] : undefined}
                    className={`nx-technology nx-technology-${standing}`}
                  >
                    <strong>{text.technology[id]}</strong>
                    <span>{text.does[id]}</span>
                    <small>
                      {cost} · {text.standing[standing]}
                    </small>
                  </HtmlSpot>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <p className="nx-tip-rules">
        <RuleLink id="NG-13.6" /> <RuleLink id="NG-13.8" />
      </p>
    </div>
  );
}

/** What can be done besides: on the map it is done by pointing at planets. */
function FreeActions({ state, seat }: { readonly state: Nexum; readonly seat: number }) {
  const text = useText().lab;
  const hidden = cloakedOf(state, seat);
  return (
    <div className="nx-free">
      {state.capacity[seat] === 0 ? <span className="nx-soft">{text.needsProcessing}</span> : null}
      <Choices state={state} seat={seat} kinds={['drop']} />
      {hidden === 0 ? null : <span>{text.cloakedAt(hiddenPlaces(state, hidden).join(', '))}</span>}
    </div>
  );
}

function hiddenPlaces(state: Nexum, relics: number): readonly string[] {
  if (relics === 0) return [];
  return [placeNames[state.cloakPlace[lowest(relics)] - 1], ...hiddenPlaces(state, relics & (relics - 1))];
}
