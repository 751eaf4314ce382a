// All sheets on the table, small: one click away.

import { SeatGlyph, type Scene } from '@starboard/kit';
import { hasSeat } from '@starboard/engine';
import { memo } from 'react';
import { scoreOf } from '../../rules/scoring.ts';
import { isOver, visiblePage, WORD_BITS, WORDS, type Gal4Xeon } from '../../rules/state.ts';
import { centreOf, cornersOf, polygon, type Box } from '../draw/geometry.ts';
import { printedOf, type PrintedSector } from '../model/printed.ts';
import { useSheetWords } from '../words/words.ts';

interface SheetTabsProps {
  readonly scene: Scene<Gal4Xeon>;
  readonly shown: number;
  readonly onShow: (seat: number) => void;
}

/** More sheets than that are shown without their maps, in two rows. */
const FEW = 4;

export function SheetTabs({ scene, shown, onShow }: SheetTabsProps) {
  const { state, people, viewer } = scene;
  const words = useSheetWords();
  const { sectors, box } = printedOf(state);
  const isMany = scene.seats > FEW;
  return (
    <div className="gx-tabs" role="tablist" data-many={isMany ? 'yes' : 'no'}>
      {Array.from({ length: scene.seats }, (_, seat) => {
        const { name, colour } = people[seat];
        const page = visiblePage(state, seat);
        return (
          <button
            key={seat}
            type="button"
            role="tab"
            aria-selected={seat === shown}
            className={`gx-tab seat-${colour}${seat === viewer ? ' gx-tab-own' : ''}`}
            title={name}
            onClick={() => onShow(seat)}
          >
            <Thumbnail
              sectors={sectors}
              box={box}
              explored={setOf(state.outlined, page)}
              controlled={setOf(state.controlled, page)}
            />
            <span className="gx-tab-name">
              <SeatGlyph colour={colour} size={14} />{' '}
              {/* where there are many, the whole name stands on the sheet */}
              <span className="gx-tab-who" data-shortened={isMany || undefined}>
                {seat === viewer ? words.yourSheet : name}
              </span>
            </span>
            <span className="gx-tab-score">{scoreOf(state, page).total}</span>
            {!isOver(state) && (
              <span
                className="gx-tab-done"
                title={hasSeat(state.done, seat) ? words.pencilDown : words.writing}
              >
                <span aria-hidden="true">{hasSeat(state.done, seat) ? '✓' : '✎'}</span>{' '}
                <span className="gx-tab-word">
                  {hasSeat(state.done, seat) ? words.pencilDown : words.writing}
                </span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** A set of sectors as text, sector by sector: what looks the same is drawn once. */
function setOf(sets: Int32Array, page: number): string {
  return Array.from(sets.subarray(page * WORDS, (page + 1) * WORDS), (word) =>
    word.toString(2).padStart(WORD_BITS, '0').split('').toReversed().join(''),
  ).join('');
}

interface ThumbnailProps {
  readonly sectors: readonly PrintedSector[];
  readonly box: Box;
  readonly explored: string;
  readonly controlled: string;
}

/** A map that shows no more than who holds what. */
const Thumbnail = memo(function Thumbnail({ sectors, box, explored, controlled }: ThumbnailProps) {
  const paths = { mine: '', known: '', rest: '' };
  sectors.forEach(({ place }, sector) => {
    const look = controlled[sector] === '1' ? 'mine' : explored[sector] === '1' ? 'known' : 'rest';
    paths[look] += `M${polygon(cornersOf(centreOf(place))).replaceAll(' ', 'L')}Z`;
  });
  return (
    <svg className="gx-thumbnail" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <path className="gx-thumb-rest" d={paths.rest} />
      <path className="gx-thumb-known" d={paths.known} />
      <path className="gx-thumb-mine" d={paths.mine} />
    </svg>
  );
});
