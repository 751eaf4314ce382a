// Where there is no room for the whole sheet, a part of it is shown: the one that is needed, or the one that was chosen.

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Action } from '../../data/sheet.ts';
import { useSheetWords, type SheetWords } from '../words/words.ts';

export type Section = keyof SheetWords['sections'];

/** On a narrow table; and what shares a place beside the map on one of middle size. */
export const SECTIONS: readonly Section[] = ['tracks', 'map', 'technologies', 'aliens'];
export const SIDES: readonly Section[] = ['technologies', 'aliens'];

/** Where the spots of a lesson are, by how their names begin. */
const WHERE: Readonly<Record<string, Section>> = {
  sector: 'map',
  tech: 'technologies',
  alien: 'aliens',
  score: 'aliens',
  track: 'tracks',
};

/** `pointedOut` are the spots of a lesson: the part in which the first of them is is what it speaks of. */
export function useSection(
  action: Action | null,
  owed: boolean,
  pointedOut: readonly string[],
): [Section, (section: Section) => void] {
  const acting: Section = owed || action === 'research' ? 'technologies' : action === null ? 'tracks' : 'map';
  const taught = pointedOut.map((spot) => WHERE[spot.split('-')[0]]).find((section) => section !== undefined);
  const needed = taught ?? acting;
  const since = `${needed} ${pointedOut.join(' ')}`;
  const [choice, setChoice] = useState({ section: needed, since });
  if (choice.since !== since) setChoice({ section: needed, since });
  return [choice.section, (section) => setChoice({ section, since })];
}

const PARTS: Readonly<Record<Section, string>> = {
  tracks: '.gx-control',
  map: '.gx-area-map',
  technologies: '.gx-tree',
  aliens: '.gx-right',
};

/** Brings the part that is needed into sight where the sheet is longer than its place; again when that place has changed. */
export function useInSight(
  section: Section,
  pointedOut: readonly string[],
): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: place } = sheet;
    if (place === null) return undefined;
    const show = (): void => {
      const part = place.querySelector(PARTS[section]);
      // a part that is not shown needs nothing; one that is too long is read from the top
      if (!part?.checkVisibility()) return;
      const isLong = part.clientHeight > place.clientHeight;
      part.scrollIntoView({ block: isLong ? 'start' : 'nearest' });
    };
    show();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const room = new ResizeObserver(show);
    room.observe(place);
    return () => room.disconnect();
  }, [section]);
  const spots = pointedOut.join(' ');
  useEffect(() => {
    for (const spot of spots.split(' ')) {
      const found = sheet.current?.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
      if (!found?.checkVisibility()) continue;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
  }, [spots, section]);
  return sheet;
}

interface SectionsProps {
  readonly of: readonly Section[];
  readonly shown: Section;
  readonly onShow: (section: Section) => void;
  readonly className: string;
}

export function Sections({ of, shown, onShow, className }: SectionsProps) {
  const words = useSheetWords();
  return (
    <nav className={className}>
      {of.map((each) => (
        <button key={each} type="button" aria-pressed={each === shown} onClick={() => onShow(each)}>
          {words.sections[each]}
        </button>
      ))}
    </nav>
  );
}
