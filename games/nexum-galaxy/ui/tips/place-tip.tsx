// The card beside the pointer: what a place is, who is there, what can be done with it, and which rules say so.

import { RuleLink, SeatGlyph, type Person } from '@starboard/kit';
import { exoticFaces } from '../../data/exotic.ts';
import { PLANET_ENERGY, PLUNDER, STAR_ENERGY } from '../../data/numbers.ts';
import { relicTypes } from '../../data/sector.ts';
import { isArea, isEnemy, isExotic, isStar, slotOf, systemOf } from '../../rules/board.ts';
import { fallsWith, shieldOf } from '../../rules/ledger.ts';
import { readPlace, type PlaceReading } from '../../rules/reading.ts';
import { works } from '../../rules/relics.ts';
import { FIRST_STAR, HEAP_SLOT, HOLE, type Nexum } from '../../rules/state.ts';
import { Figure } from '../board/icons.tsx';
import type { Latest } from '../board/latest.ts';
import { errandTo } from '../words/facts.ts';
import type { BoardText, SizeName } from '../words/board-text.ts';
import { useText } from '../words/use-text.ts';
import { FareTip } from './fare-tip.tsx';
import { ErrandTip } from './errand-tip.tsx';
import type { Live } from './live.ts';

export interface PlaceTipProps {
  readonly live: Latest<Live>;
  readonly place: number;
  readonly size: SizeName;
}

export function PlaceTip({ live, place, size }: PlaceTipProps) {
  const text = useText();
  const { state, people, actor, chart, origin } = live.get();
  const disk = chart.disks.find(({ system }) => system === systemOf(place));
  const reading = readPlace(state, place);
  const gate = state.tann.subarray(0, state.civs).indexOf(place);
  return (
    <div className="nx-tip">
      <p className="nx-tip-title">
        <strong>{reading.name}</strong> {isHeap(state, place) ? text.sky.heap : text.size[size]}
        {isArea(state, place) && !isHeap(state, place) ? (
          <span className="nx-soft"> · {text.sky.areaOf(people[slotOf(place)].name)}</span>
        ) : null}
        {gate < 0 ? null : <span className="nx-soft"> · {text.gateOf(people[gate].name)}</span>}
      </p>
      {isHeap(state, place) || size === 'hole' ? null : (
        <Holder reading={reading} people={people} state={state} text={text} />
      )}
      <Markers reading={reading} text={text} />
      {actor === null ? null : <ErrandTip state={state} seat={actor} place={place} />}
      {actor === null || origin === null || origin === place ? null : (
        <FareTip state={state} seat={actor} from={origin} to={place} />
      )}
      <Found state={state} reading={reading} text={text} />
      <Relics reading={reading} state={state} text={text} />
      {gives(state, reading) ? <Worth state={state} place={place} text={text} /> : null}
      {isStar(state, place) ? <p className="nx-soft">{starWords(state, place, text)}</p> : null}
      {disk?.closed === true ? (
        <p className="nx-soft">
          {text.closedSystem} <RuleLink id="NG-6.2" />
        </p>
      ) : null}
      <p className="nx-tip-rules">
        {rulesFor(state, actor, place).map((rule) => (
          <RuleLink key={rule} id={rule} />
        ))}
      </p>
    </div>
  );
}

interface Part {
  readonly state: Nexum;
  readonly text: BoardText;
}

function Holder({
  reading,
  people,
  state,
  text,
}: Part & { reading: PlaceReading; people: readonly Person[] }) {
  const { owner, ships, rested, conquered } = reading;
  if (owner === null) return <p className="nx-soft">{text.empty}</p>;
  const moving = state.turn === owner && rested < ships && !isStar(state, reading.place);
  return (
    <p>
      <SeatGlyph colour={people[owner].colour} size={14} /> {people[owner].name} · {text.ships(ships)}
      {moving ? <span className="nx-soft"> · {text.canMove(rested)}</span> : null}
      {conquered ? <span className="nx-soft"> · {text.conquered}</span> : null}
    </p>
  );
}

function Markers({ reading, text }: { reading: PlaceReading; text: BoardText }) {
  const { noMove, noManage, ionized } = reading;
  const { marker, bars, ionizedTip } = text.cosmos;
  return (
    <>
      {noMove === 0 ? null : (
        <p>
          <strong>{marker('noMove', noMove)}.</strong> {bars.noMove} <RuleLink id="NG-10.9" />
        </p>
      )}
      {noManage === 0 ? null : (
        <p>
          <strong>{marker('noManage', noManage)}.</strong> {bars.noManage} <RuleLink id="NG-10.10" />
        </p>
      )}
      {ionized ? (
        <p>
          {ionizedTip} <RuleLink id="NG-10.13" />
        </p>
      ) : null}
    </>
  );
}

function Relics({ reading, state, text }: Part & { reading: PlaceReading }) {
  const { carried, waiting, place } = reading;
  const cancels = relicTypes.some((type, number) => carried.includes(type) && !works(state, place, number));
  const lines = [
    ...carried.map((type, i) => ({ name: `carried ${i}`, type, says: text.carries(type) })),
    ...waiting.map((type, i) => ({ name: `waiting ${i}`, type, says: text.waits(type) })),
  ];
  return (
    <>
      {lines.map(({ name, type, says }) => (
        <p key={name}>
          <Figure of={type} /> {says} <span className="nx-soft">{text.relicEffect[type]}</span>
        </p>
      ))}
      {cancels ? (
        <p className="nx-soft">
          {text.cancelled} <RuleLink id="NG-2.7" />
        </p>
      ) : null}
    </>
  );
}

/** What it gives each time, what it gives once, and what it takes to get it. */
function Worth({ state, place, text }: Part & { place: number }) {
  const star = slotOf(place) >= FIRST_STAR;
  const doubled = works(state, place, relicTypes.indexOf('extractor')) ? 2 : 1;
  const owner = state.owner[place];
  const onStar = star ? 0 : shieldOf(state, place);
  const armed = works(state, place, relicTypes.indexOf('military'));
  return (
    <>
      {owner === 0 || star ? null : (
        <p>{text.defence(state.ships[place] + onStar + Number(armed), state.ships[place], onStar, armed)}</p>
      )}
      <p className="nx-soft">
        {text.extraction(star ? STAR_ENERGY : PLANET_ENERGY * doubled)} ·{' '}
        {text.loot(PLUNDER[state.size[place]])}
      </p>
    </>
  );
}

/** What explorers and miners ask about. */
function Found({ state, reading, text }: Part & { reading: PlaceReading }) {
  const { place, asteroid, dead, hidden } = reading;
  const number = calledBy(state, place);
  return (
    <>
      {isArea(state, place) && !isHeap(state, place) ? <p className="nx-soft">{text.sky.mustLeave}</p> : null}
      {hidden.map((type) => (
        <p key={type}>
          <Figure of={type} /> {text.sky.hidden(type)} <RuleLink id="NG-16.4" />
        </p>
      ))}
      {asteroid ? (
        <p>
          {text.sky.asteroid} <RuleLink id="NG-13.3" />
        </p>
      ) : null}
      {dead ? (
        <p>
          {text.sky.dead} <RuleLink id="NG-14.3" />
        </p>
      ) : null}
      {number === null ? null : (
        <p className="nx-soft">
          {text.sky.calledBy(number)} <RuleLink id="NG-15.7" />
        </p>
      )}
    </>
  );
}

/** NG-15.7: on exotic disks several planets can share a number. */
function calledBy(state: Nexum, place: number): number | null {
  const system = systemOf(place);
  if (!isExotic(state, system)) return null;
  return exoticFaces[state.letter[system] - 1].planets[slotOf(place)]?.[0] ?? null;
}

function isHeap(state: Nexum, place: number): boolean {
  return isArea(state, place) && slotOf(place) === HEAP_SLOT;
}

function gives(state: Nexum, { place, dead }: PlaceReading): boolean {
  const isClosedStar = isStar(state, place) && ((state.starless >>> systemOf(place)) & 1) === 1;
  return !isArea(state, place) && state.size[place] !== HOLE && !dead && !isClosedStar;
}

function starWords(state: Nexum, place: number, text: BoardText): string {
  if (((state.starless >>> systemOf(place)) & 1) === 1) return text.sky.neutronStar;
  return state.starShield === 0 ? text.starNeeds : `${text.starNeeds} ${text.starDefends}`;
}

/** The rules that somebody who points here most likely wants to read. */
function rulesFor(state: Nexum, actor: number | null, place: number): readonly string[] {
  if (isStar(state, place)) return ['NG-6.9', 'NG-6.27'];
  if (isArea(state, place)) return ['NG-12.4', 'NG-12.5'];
  const gate = state.tann.subarray(0, state.civs).indexOf(place);
  if (gate >= 0 && fallsWith(state, gate, place)) return ['NG-9.10'];
  if (actor !== null && isEnemy(state, actor, place)) return ['NG-6.21', 'NG-6.22'];
  const errand = actor === null ? 'settle' : errandTo(state, actor, place).kind;
  return errand === 'join' ? ['NG-5.5', 'NG-6.7'] : ['NG-6.14', 'NG-6.31'];
}
