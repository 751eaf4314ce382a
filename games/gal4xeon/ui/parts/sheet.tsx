// One sheet, as its owner or as somebody else sees it.

import { HtmlSpot, SeatGlyph, usePointedOut, type Scene } from '@starboard/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ROUNDS } from '../../data/numbers.ts';
import { isHidden, isOver, pageOf, visiblePage, type Gal4Xeon } from '../../rules/state.ts';
import { handOf } from '../model/dice.ts';
import { readPage } from '../model/page.ts';
import { STILL, timelineOf } from '../model/timeline.ts';
import { useSheetWords } from '../words/words.ts';
import { AliensTable } from './aliens-table.tsx';
import { chosenSquares } from './chosen.ts';
import { DeskContext, type SheetDesk } from './desk.ts';
import { Dice } from './dice.tsx';
import { useKeys } from './keys.ts';
import { useExploring } from './map/exploring.ts';
import { GalaxyMap } from './map/galaxy-map.tsx';
import { Modifiers } from './modifiers.tsx';
import { Note } from './note.tsx';
import { Outlook } from './outlook.tsx';
import { RoundTable } from './round-table.tsx';
import { ScoreBox } from './score-box.tsx';
import { Sections, SECTIONS, SIDES, useInSight, useSection, type Section } from './sections.tsx';
import { TechTree } from './tech-tree.tsx';
import { Tip } from './tip.tsx';
import { Tracks } from './tracks.tsx';

interface SheetProps {
  readonly scene: Scene<Gal4Xeon>;
  readonly seat: number;
}

export function Sheet({ scene, seat }: SheetProps) {
  const desk = useSheetDesk(scene, seat);
  const { state, page, picking, hand } = desk;
  const words = useSheetWords();
  const exploring = useExploring(state, picking);
  const [pointed, setPointed] = usePointed(state);
  const [hovered, setHovered] = useState(0);
  const pointedOut = usePointedOut();
  const [section, setSection] = useSection(page.action, page.owed, pointedOut);
  const sheet = useInSight(section, pointedOut);
  useKeys({ desk, exploring, pointed });
  const side: Section = section === 'aliens' ? 'aliens' : 'technologies';
  const chosen = chosenSquares(picking, hand);
  return (
    <DeskContext value={desk}>
      <div
        ref={sheet}
        className="gx-sheet"
        data-sheet={seat}
        data-section={section}
        data-side={side}
        data-held={chosen > 0 ? 'yes' : 'no'}
        data-waits={page.action === null ? 'no' : 'yes'}
      >
        <header className="gx-head">
          <SeatGlyph colour={desk.colour} size={22} />
          <strong>{scene.people[seat].name}</strong>
          <span>{isOver(state) ? words.over : words.round(state.round, ROUNDS)}</span>
          {isHidden(state, pageOf(state, seat)) && <em>{words.asOpened}</em>}
          <b className="gx-total">{words.points(page.score.total)}</b>
        </header>
        <div className="gx-panel">
          {!isOver(state) && (
            <div className="gx-control">
              <Dice onPoint={setHovered} />
              <Note exploring={exploring} pointed={pointed} />
              {page.action === null && picking !== null && <Finish />}
            </div>
          )}
          <Sections of={SIDES} shown={side} onShow={setSection} className="gx-sides" />
          <TechTree />
          <div className="gx-right">
            <AliensTable />
            <ScoreBox />
            <RoundTable />
          </div>
        </div>
        <Modifiers />
        <Sections of={SECTIONS} shown={section} onShow={setSection} className="gx-sections" />
        <div className="gx-area-map">
          <GalaxyMap exploring={exploring} pointed={pointed} onPoint={setPointed} />
          <Outlook exploring={exploring} pointed={pointed} />
        </div>
        <Tracks offered={chosen || hovered} />
      </div>
    </DeskContext>
  );
}

function useSheetDesk(scene: Scene<Gal4Xeon>, seat: number): SheetDesk {
  const { state, before, news, viewer, people } = scene;
  const [skipped, setSkipped] = useState<Scene['news'] | null>(null);
  useEffect(() => {
    const skip = (): void => setSkipped(news);
    if (news.length === 0) return undefined;
    // whoever goes on has seen enough
    window.addEventListener('pointerdown', skip, { once: true });
    window.addEventListener('keydown', skip, { once: true });
    return () => {
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
  }, [news]);
  const picking = seat === viewer ? scene.picking : null;
  const colour = people[seat].colour;
  const number = visiblePage(state, seat);
  const page = useMemo(() => readPage(state, seat, number), [state, seat, number]);
  const hand = useMemo(() => handOf(state, seat, number), [state, seat, number]);
  const timeline = useMemo(() => timelineOf(news, before, seat), [news, before, seat]);
  const shown = skipped === news ? STILL : timeline;
  return useMemo(
    () => ({ state, page, hand, timeline: shown, picking, colour }),
    [state, page, hand, shown, picking, colour],
  );
}

/** The place under the pointer. What was pointed at before a move is not what is meant after it. */
function usePointed(state: Gal4Xeon): [number | null, (place: number | null) => void] {
  const [pointed, setPointed] = useState<{ readonly place: number | null; readonly of: Gal4Xeon } | null>(
    null,
  );
  const point = useCallback((place: number | null) => setPointed({ place, of: state }), [state]);
  return [pointed?.of === state ? pointed.place : null, point];
}

function Finish() {
  const words = useSheetWords();
  return (
    <HtmlSpot
      id="finish"
      label={words.dice.finish}
      wishes={[{ move: 'finish' }]}
      className="gx-finish"
      tip={<Tip title={words.dice.finish} lines={[words.dice.finishHow]} rules={['GX-3.14']} />}
    >
      {words.dice.finish}
    </HtmlSpot>
  );
}
