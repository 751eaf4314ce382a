// All planets and stars, and what a click on each of them means now.

import type { Person, Picking } from '@starboard/kit';
import { useMemo } from 'react';
import { isEnemy, isStar, slotOf } from '../../rules/board.ts';
import { staysOn } from '../../rules/ledger.ts';
import { readPlace, type PlaceReading } from '../../rules/reading.ts';
import {
  DRAFT,
  EXPLORE,
  HEAP_SLOT,
  HIDE,
  KEEP,
  LAND,
  MANAGE,
  MOVE,
  PLACE,
  WINDOW,
  type Nexum,
} from '../../rules/state.ts';
import type { Ordering } from '../order/use-order.ts';
import type { Live } from '../tips/live.ts';
import { PlaceTip } from '../tips/place-tip.tsx';
import { buildPrice } from '../words/facts.ts';
import { MarkerBadges } from '../events/markers.tsx';
import { markersOn } from '../events/markers-on.ts';
import type { SkyText } from '../words/sky-text.ts';
import { useText } from '../words/use-text.ts';
import type { Chart, Spotted } from './chart.ts';
import type { Latest } from './latest.ts';
import { PlaceSpot, type Act } from './place.tsx';

export interface PlacesProps {
  readonly chart: Chart;
  readonly state: Nexum;
  /** Places that an animation has not reached yet are shown as they were before. */
  readonly before: Nexum | null;
  readonly waiting: ReadonlySet<number>;
  readonly people: readonly Person[];
  readonly actor: number | null;
  readonly picking: Picking | null;
  readonly order: Ordering | null;
  readonly origin: number | null;
  readonly onPlan: (place: number) => void;
  readonly live: Latest<Live>;
}

export function Places(props: PlacesProps) {
  const { chart, state, before, waiting: late, people, live } = props;
  const text = useText();
  const tips = useMemo(
    () =>
      new Map(
        [...chart.byPlace.values()].map(({ place, size }) => [
          place,
          <PlaceTip key={place} live={live} place={place} size={size} />,
        ]),
      ),
    [chart, live],
  );
  const spots = [...chart.byPlace.values()].map((spot) => {
    return { spot, reading: readPlace(before !== null && late.has(spot.place) ? before : state, spot.place) };
  });
  const places = spots.map(({ spot, reading }) => {
    const { owner, ships, carried, waiting } = reading;
    const name = owner === null ? null : people[owner].name;
    return (
      <PlaceSpot
        key={spot.place}
        spot={spot}
        reading={reading}
        label={[
          text.place(spot.name, spot.size, name, ships, [...carried, ...waiting]),
          ...markersOn(reading, text.cosmos),
          ...marksOn(reading, text.sky),
        ].join(', ')}
        colour={owner === null ? null : people[owner].colour}
        areaColour={areaColourOf(spot, people)}
        homeColour={spot.gate === null ? null : people[spot.gate].colour}
        act={actOn(spot, props)}
        mark={markOf(spot, props)}
        price={priceOn(spot, props)}
        onPlan={props.onPlan}
        tip={props.order === null ? tips.get(spot.place) : undefined}
      />
    );
  });
  if (state.aggressiveness === 0) return places;
  return (
    <>
      {places}
      {spots.map(({ spot, reading: { noMove, noManage } }) => (
        <MarkerBadges key={spot.place} spot={spot} noMove={noMove} noManage={noManage} />
      ))}
    </>
  );
}

/** For who cannot see them. */
function marksOn({ asteroid, dead, hidden }: PlaceReading, text: SkyText): readonly string[] {
  return [
    ...(asteroid ? [text.asteroidMark] : []),
    ...(dead ? [text.deadMark] : []),
    ...hidden.map((type) => text.hiddenMark(type)),
  ];
}

/** Questions that are answered with disks or cards. */
const ELSEWHERE: readonly number[] = [KEEP, WINDOW, EXPLORE, PLACE, HIDE, DRAFT];

function areaColourOf({ place, size }: Spotted, people: readonly Person[]): number | null {
  return size === 'area' && slotOf(place) !== HEAP_SLOT ? people[slotOf(place)].colour : null;
}

/** Where the rules would say no the click still asks them, so that the table can tell why. */
function actOn({ place }: Spotted, { state, actor, order, origin }: PlacesProps): Act {
  if (actor === null) return 'none';
  if (order !== null) return 'plan';
  if (state.asking === LAND) return 'land';
  if (ELSEWHERE.includes(state.asking)) return 'none';
  if (state.phase === MANAGE) return 'build';
  if (state.phase === MOVE && place === origin) return 'plan';
  return state.phase === MOVE && origin === null && couldSend(state, actor, place) ? 'plan' : 'go';
}

/** Ships that may leave: pointed at, they are what goes; the target is asked for next. */
function couldSend(state: Nexum, seat: number, place: number): boolean {
  if (state.owner[place] !== seat + 1 || isStar(state, place)) return false;
  const rested = state.ships[place] > state.moved[place];
  return state.energy[seat] > 0 && state.ships[place] > staysOn(state, place) && rested;
}

function markOf({ place, name }: Spotted, { state, actor, picking, order, origin }: PlacesProps): string {
  if (order !== null) {
    if (place === order.target) return 'nx-target';
    if (order.plan.some(({ from }) => from === place)) return 'nx-sender';
    return order.sources.some((source) => source.place === place) ? '' : 'nx-elsewhere';
  }
  if (place === origin) return 'nx-origin';
  if (actor === null || picking === null || state.phase !== MOVE || !isEnemy(state, actor, place)) return '';
  return picking.can({ move: 'go', to: name }) ? 'nx-prey' : '';
}

function priceOn({ name }: Spotted, { state, actor, picking, order }: PlacesProps): number | null {
  if (actor === null || picking === null || order !== null || state.phase !== MANAGE) return null;
  return picking.can({ move: 'build', planet: name }) ? buildPrice(state, actor, name) : null;
}
