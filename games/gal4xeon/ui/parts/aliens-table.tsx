// The aliens table: who was met, how they feel, how strong they are, and what became of them.

import { HtmlSpot } from '@starboard/kit';
import { memo } from 'react';
import { placeNames } from '../../rules/hexes.ts';
import { ActionSign, FaceSign, RaygunSign } from '../draw/icons.tsx';
import { tickAt } from '../draw/pencil.ts';
import { Written } from '../draw/written.tsx';
import type { Fate, Species } from '../model/page.ts';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import { SectorTip } from './map/sector-tip.tsx';

export const AliensTable = memo(function AliensTable() {
  const { state, page } = useDesk();
  const words = useSheetWords();
  const columns = [words.aliens.strength, words.aliens.trade, words.aliens.conquest];
  return (
    <section className="gx-aliens" aria-label={words.headings.aliens}>
      <h3>
        {words.headings.aliens} <small>{words.aliens.met(page.species.length, state.alienRows)}</small>
      </h3>
      <div className="gx-aliens-head">
        <svg viewBox="0 0 120 20" role="img" aria-label={columns.join(', ')}>
          <g>
            <title>{words.aliens.strength}</title>
            <RaygunSign x={51} y={2} size={16} />
          </g>
          <g>
            <title>{words.aliens.trade}</title>
            <ActionSign action="trade" x={76} y={2} size={16} />
          </g>
          <g>
            <title>{words.aliens.conquest}</title>
            <ActionSign action="conquer" x={100} y={2} size={16} />
          </g>
        </svg>
      </div>
      <div className="gx-aliens-rows">
        {page.species.map((species) => (
          <Row key={species.letter} species={species} />
        ))}
      </div>
      <p className="gx-your-strength">{words.aliens.military(page.strength)}</p>
    </section>
  );
});

function Row({ species }: { readonly species: Species }) {
  const { page, picking } = useDesk();
  const words = useSheetWords();
  const { letter, demeanour, strength, fate, place } = species;
  const hex = placeNames[place];
  const both = [
    { move: 'conquer', hex },
    { move: 'trade', hex },
  ];
  const wishes = page.action === 'trade' ? both.toReversed() : both;
  const sector = page.sectors.find((each) => each.place === place);
  return (
    <HtmlSpot
      id={`alien-${letter}`}
      label={`${words.sector.aliens(letter, words.demeanours[demeanour], strength)}: ${words.fates[fate]}`}
      wishes={picking === null || fate !== 'free' ? undefined : wishes}
      className={`gx-alien gx-alien-${fate}`}
      tip={sector && <SectorTip sector={sector} page={page} />}
    >
      <svg viewBox="0 0 120 20" aria-hidden="true">
        <Written text={letter} x={10} y={10} height={13} />
        <FaceSign demeanour={demeanour} x={23} y={1} size={18} />
        <Written text={String(strength)} x={59} y={10} height={12.5} />
        <Box x={77} fate={fate} is="traded" />
        <Box x={101} fate={fate} is="conquered" />
      </svg>
    </HtmlSpot>
  );
}

/** Ticked when it came to that, crossed out when it came to the other. */
function Box({ x, fate, is }: { readonly x: number; readonly fate: Fate; readonly is: Fate }) {
  return (
    <>
      <rect className="gx-square" x={x} y={3} width={14} height={14} />
      {fate === is && <path className="gx-tick" d={tickAt({ x: x + 7, y: 10 }, 12)} />}
      {fate !== is && fate !== 'free' && <path className="gx-strike" d={`M${x - 1} 15.5L${x + 15} 4.5`} />}
    </>
  );
}
