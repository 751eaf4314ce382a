// The map of a sheet. What can be done glows; pointing at a sector shows what it would bring.

import { PanZoom, Spot, type Wish } from '@starboard/kit';
import { memo, useEffect, useMemo, useRef, type MouseEvent, type PointerEvent, type FocusEvent } from 'react';
import { distanceFromHome } from '../../../rules/hexes.ts';
import { centreOf, SIDE, type Point } from '../../draw/geometry.ts';
import { lineThrough } from '../../draw/pencil.ts';
import { conquestPoints, exploitPoints, findingOf, tradePoints } from '../../model/effects.ts';
import type { Page, Sector } from '../../model/page.ts';
import { printedOf } from '../../model/printed.ts';
import { stroke, timelineFor, type StrokeTimes } from '../../model/timeline.ts';
import { sectorSpot } from '../../model/spots.ts';
import { useSheetWords } from '../../words/words.ts';
import { useDesk } from '../desk.ts';
import type { Exploring } from './exploring.ts';
import { ShapeGhost, Tag } from './ghost.tsx';
import { PrintedMap } from './ground.tsx';
import { Marks } from './marks.tsx';
import { nameOfSector, SectorTip } from './sector-tip.tsx';
import { SeatMark } from './seat-mark.tsx';

interface GalaxyMapProps {
  readonly exploring: Exploring;
  readonly pointed: number | null;
  readonly onPoint: (place: number | null) => void;
}

export function GalaxyMap({ exploring, pointed, onPoint }: GalaxyMapProps) {
  const { state, page } = useDesk();
  const words = useSheetWords();
  const { sectors, box } = printedOf(state);
  const ground = useRef<SVGGElement>(null);
  const latest = useRef({ exploring, pointed });
  useEffect(() => {
    latest.current = { exploring, pointed };
  });
  useEffect(() => turnByWheel(ground.current, latest), []);

  const placeUnder = (target: EventTarget): number | null => {
    const id = target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null;
    return page.sectors.find(({ name }) => id === sectorSpot(name))?.place ?? null;
  };
  /** A finger has no hover: its first tap shows the shape, the next one places it. */
  const holdFirst = (event: MouseEvent): void => {
    const touched = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    const place = placeUnder(event.target);
    if (!touched || !exploring.on || place === null) return;
    const shown = pointed === null ? null : exploring.held(pointed);
    if (shown?.places.includes(place) === true && place === pointed) return;
    if (exploring.held(place) !== null) event.stopPropagation();
    onPoint(place);
  };
  const point = (event: PointerEvent | FocusEvent): void => onPoint(placeUnder(event.target));

  return (
    <PanZoom viewBox={box} label={words.headings.map} className="gx-map">
      <g
        ref={ground}
        onClickCapture={holdFirst}
        onPointerOver={(event) => event.pointerType === 'mouse' && point(event)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
        onFocus={(event) => event.target.matches(':focus-visible') && point(event)}
      >
        <PrintedMap sectors={sectors} />
        <Routes page={page} />
        <Sectors exploring={exploring} />
      </g>
      <Preview exploring={exploring} pointed={pointed} />
    </PanZoom>
  );
}

/** The wheel turns a shape that is held over the map instead of zooming. */
function turnByWheel(
  ground: SVGGElement | null,
  latest: { readonly current: { readonly exploring: Exploring; readonly pointed: number | null } },
): (() => void) | undefined {
  if (ground === null) return undefined;
  const turn = (event: WheelEvent): void => {
    const { exploring, pointed } = latest.current;
    if (pointed === null || !exploring.turnable(pointed)) return;
    event.preventDefault();
    event.stopPropagation();
    exploring.turn(pointed, event.deltaY < 0 ? -1 : 1);
  };
  ground.addEventListener('wheel', turn, { passive: false });
  return () => ground.removeEventListener('wheel', turn);
}

const Sectors = memo(function Sectors({ exploring }: { readonly exploring: Exploring }) {
  const { state, page, timeline, colour, picking } = useDesk();
  const words = useSheetWords();
  const { sectors } = printedOf(state);
  const targets = new Set(
    picking?.choices.flatMap(({ record }) => (record.move === 'conquer' ? [record['hex']] : [])) ?? [],
  );
  return page.sectors.map((sector, i) => (
    <Spot
      key={sector.place}
      id={sectorSpot(sector.name)}
      label={`${sector.name}: ${nameOfSector(sector, words)}`}
      wishes={picking === null ? undefined : wishesAt(sector, page, exploring)}
      // a card would hide where the shape may lie; the note says what it brings
      tip={exploring.held(sector.place) === null ? <SectorTip sector={sector} page={page} /> : undefined}
      className="gx-sector"
    >
      <polygon className="gx-hit spot-outline" points={sectors[i].hit} />
      {sector.ground === 'home' && <SeatMark colour={colour} place={sector.place} />}
      <Marks sector={sector} timeline={timelineAt(timeline, sector.place)} />
      {targets.has(sector.name) ? <Aim place={sector.place} /> : null}
      <SectorName sector={sector} />
    </Spot>
  ));
});

/** The strokes of a crosshair, at the rim of a sector that can be conquered now. */
function Aim({ place }: { readonly place: number }) {
  const { x, y } = centreOf(place);
  const [near, far] = [SIDE * 0.6, SIDE * 0.95];
  return (
    <path
      className="gx-aim"
      d={`M${x + near} ${y}H${x + far}M${x - near} ${y}H${x - far}M${x} ${y + near}V${y + far}M${x} ${y - near}V${y - far}`}
    />
  );
}

/** Seen where there is something to choose: lists and the log name sectors. */
function SectorName({ sector }: { readonly sector: Sector }) {
  const { x, y } = centreOf(sector.place);
  return (
    <text className="gx-sector-name" x={x} y={y - SIDE * 0.55}>
      {sector.name}
    </text>
  );
}

/** The strokes of one sector. */
function timelineAt(timeline: StrokeTimes, place: number): StrokeTimes {
  return timelineFor(timeline, stroke.outline(place), stroke.find(place), stroke.fill(place));
}

/** What pointing at the sector means, the action that waits first. */
function wishesAt(sector: Sector, page: Page, exploring: Exploring): readonly Wish[] {
  const hex = sector.name;
  if (page.action === 'explore') {
    const { range, grip } = exploring;
    const held = exploring.held(sector.place);
    if (held === null) return [{ move: 'explore', range, turn: grip.turn, hex }];
    return [{ move: 'explore', range, turn: held.turn, hex: held.hex }];
  }
  const waiting = page.action === null || page.action === 'research' ? [] : [{ move: page.action, hex }];
  const others = usesOf(sector).filter((move) => move !== page.action);
  return [...waiting, ...others.map((move) => ({ move, hex }))];
}

/** What can ever be done with it. */
function usesOf(sector: Sector): readonly string[] {
  if (sector.species !== null) return ['conquer', 'trade'];
  return sector.uninhabited || sector.ground === 'ruin' ? ['exploit'] : [];
}

function Preview({ exploring, pointed }: Pick<GalaxyMapProps, 'exploring' | 'pointed'>) {
  const { state, page, picking } = useDesk();
  const sectors = useMemo(() => new Map(page.sectors.map((sector) => [sector.place, sector])), [page]);
  const sector = pointed === null ? undefined : sectors.get(pointed);
  if (sector === undefined || picking === null) return null;
  const held = exploring.on ? exploring.held(sector.place) : null;
  if (held !== null) {
    const { points } = findingOf(state, page.page, held.places);
    return <ShapeGhost places={held.places} sectors={sectors} points={points} />;
  }
  const { place, name: hex } = sector;
  if (picking.can({ move: 'conquer', hex }))
    return <Tag place={place} text={`+${conquestPoints(state, page.page, place)}`} />;
  if (picking.can({ move: 'exploit', hex }))
    return <Tag place={place} text={`+${exploitPoints(state, page.page, place)}`} />;
  if (picking.can({ move: 'trade', hex }))
    return <Tag place={place} text={`+${tradePoints(state, page.page, place)}`} />;
  return null;
}

/** From the edge of home to the edge of a sector. */
function between({ x, y }: Point): readonly Point[] {
  const share = (SIDE * 0.9) / Math.hypot(x, y);
  return [share, 1 - share].map((part) => ({ x: x * part, y: y * part }));
}

/** Trade routes: a dotted line from home to everybody one trades with. */
function Routes({ page }: { readonly page: Page }) {
  // beside home the route is a border
  const partners = page.species.filter(({ fate, place }) => fate === 'traded' && distanceFromHome(place) > 1);
  return (
    <g className="gx-routes" aria-hidden="true">
      {partners.map(({ place }) => (
        <path key={place} d={lineThrough(between(centreOf(place)), place, 0.8)} />
      ))}
    </g>
  );
}
