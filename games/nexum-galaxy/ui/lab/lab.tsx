// What the expansion lays in front of a seat: a bar whose buttons open technologies with the Processing card, the hand of
// event cards, and the civilization. Where cards or a civilization are to be chosen, or a guide points at technologies, that
// drawer is open by itself until it is closed.

import { usePointedOut } from '@starboard/kit';
import { useEffect, useRef, useState } from 'react';
import { civilizationIds } from '../../data/civilizations.ts';
import { technologies } from '../../data/technologies.ts';
import { DRAFT, HIDE, KEEP, LAND, PLACE, WINDOW, type Nexum } from '../../rules/state.ts';
import { CardFace } from '../events/card-face.tsx';
import { useText } from '../words/use-text.ts';
import { AsteroidFace } from './asteroid.tsx';
import { Civilization, Draft } from './civilization.tsx';
import { asteroidsOf, handOf, inPlaces, standingOf, type LabProps } from './facts.ts';
import { Hand } from './hand.tsx';
import { PROCESSING_CARD, Technologies } from './technologies.tsx';

/** Questions that are answered on the map: a drawer over it closes. */
const onMap = ({ asking, target }: Nexum): boolean => asking === PLACE || asking === LAND || target !== 0;

export type Tab = 'technologies' | 'hand' | 'civilization';

/** The drawer that a question is answered in. */
function askedIn(state: Nexum): Tab | null {
  if (state.asking === DRAFT) return 'civilization';
  return state.asking === WINDOW || state.asking === KEEP || state.asking === HIDE ? 'hand' : null;
}

export interface LabBarProps extends LabProps {
  /** How often the map was pointed at: it closes a drawer that nobody asks for. */
  readonly pointings: number;
}

export function Lab({ pointings, ...props }: LabBarProps) {
  const { state, seat, acting } = props;
  const text = useText().lab;
  const pointedOut = usePointedOut();
  const guided = pointedOut.join(' ');
  const isGuided = pointedOut.some((spot) => spot.startsWith('technology-') || spot === PROCESSING_CARD);
  const wanted = isGuided ? 'technologies' : acting ? askedIn(state) : null;
  const moment = isGuided
    ? guided
    : wanted === null
      ? `${pointings} ${acting && onMap(state) ? state.asking : ''}`
      : `${state.round} ${state.asking} ${state.turnedUp} ${state.turn}`;
  const [chosen, setChosen] = useState<{ readonly tab: Tab | null; readonly moment: string } | null>(null);
  const shown = chosen?.moment === moment ? chosen.tab : wanted;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (guided !== '') section.current?.querySelector('.spot-lesson')?.scrollIntoView({ block: 'nearest' });
  }, [guided, shown]);
  const toggle = (tab: Tab) => ({
    'aria-expanded': shown === tab,
    onClick: () => setChosen({ tab: shown === tab ? null : tab, moment }),
  });
  const civilization = state.civilization[seat];
  const payable =
    props.own && acting && technologies.some((_, number) => standingOf(state, seat, number) === 'payable');
  return (
    <>
      {shown === null ? null : (
        <div className="nx-drawer-place">
          <section className="nx-drawer" aria-label={text.bar} ref={section}>
            <button
              type="button"
              className="nx-cancel"
              aria-label={text.close}
              title={text.close}
              onClick={() => setChosen({ tab: null, moment })}
            >
              ✕
            </button>
            <Drawer tab={shown} {...props} />
          </section>
        </div>
      )}
      <nav className="nx-lab" aria-label={text.bar}>
        <button
          type="button"
          {...toggle('technologies')}
          {...(payable
            ? { className: 'nx-lab-can', 'aria-label': `${text.technologies}: ${text.canDevelop}` }
            : {})}
        >
          {text.technologies}
          <span className="nx-lab-asteroids" aria-hidden="true">
            {inPlaces(asteroidsOf(state, seat)).map(({ name, kind }) => (
              <AsteroidFace key={name} kind={kind} />
            ))}
          </span>
        </button>
        <button type="button" {...toggle('hand')}>
          {text.hand}
          <span className="nx-lab-cards">
            {handOf(state, seat).map((card, i) => (
              // cards that are hidden have nothing but their place
              <CardFace key={card ?? `hidden ${i}`} card={card} />
            ))}
          </span>
        </button>
        {civilization === 0 && wanted !== 'civilization' ? null : (
          <button type="button" {...toggle('civilization')}>
            {civilization === 0 ? text.civilizations : text.civilization[civilizationIds[civilization - 1]]}
          </button>
        )}
      </nav>
    </>
  );
}

export function Drawer({ tab, ...props }: LabProps & { readonly tab: Tab }) {
  if (tab === 'technologies') return <Technologies {...props} />;
  if (tab === 'hand') return <Hand {...props} />;
  return props.state.asking === DRAFT ? <Draft {...props} /> : <Civilization {...props} />;
}
