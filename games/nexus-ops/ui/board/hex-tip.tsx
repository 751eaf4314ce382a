// The card beside the pointer at a hex: what it is, who is there, what it brings, and what a click would do.

import { RuleLink, SeatGlyph, type Person, type Scene } from '@starboard/kit';
import { useMemo, type ReactNode } from 'react';
import { HEX_NAMES } from '../../data/board.ts';
import { LANDS, TERRAINS } from '../../data/terrain.ts';
import { FIGURES } from '../../data/units.ts';
import { enemiesOf, isEnemy, transfer } from '../../rules/army.ts';
import { hasHex } from '../../rules/board.ts';
import { BONUS, COST, FIRST_IN, FORBIDDEN, HITS_ON, UNIT_COLUMNS } from '../../rules/columns.ts';
import * as p from '../../rules/phases.ts';
import { INNER_RING, SEATS, shape, TOKEN_KINDS, TYPES, type Nexus } from '../../rules/state.ts';
import { OddsBar } from '../battle/odds.tsx';
import type { NexusTable } from '../table.ts';
import { counted } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { FigureIcon } from './figures.tsx';
import { ordersTo } from './hex-wishes.ts';
import type { HexView } from './hexes.ts';

/** The hex in words, for who cannot see it. */
export function hexLabel({ names, labels }: NexusTable, people: readonly Person[], view: HexView): string {
  const { hex, terrain, stacks, mine, token, home } = view;
  return [
    `${HEX_NAMES[hex]}, ${names.terrains[terrain]}`,
    ...(home < 0 ? [] : [labels.homeOf(people[home].name)]),
    ...(mine > 0 ? [labels.mine(mine)] : []),
    ...(token ? [labels.token] : []),
    ...stacks.map(({ seat, unit, number }) =>
      labels.unitsOf(counted(number, names.units[unit]), people[seat].name),
    ),
  ].join(', ');
}

interface TipProps {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
  readonly desk: Desk;
  readonly view: HexView;
}

export function HexTip(props: TipProps) {
  const { scene, table, view } = props;
  const { names, labels } = table;
  const { hex, terrain, home, owner, contested } = view;
  const nameOf = (seat: number): string => scene.people[seat].name;
  return (
    <div className="no-tip">
      <strong>
        {names.terrains[terrain]} <span className="no-soft">{HEX_NAMES[hex]}</span>
      </strong>
      <Deed {...props} />
      {home >= 0 ? (
        <p>
          {labels.homeOf(nameOf(home))} <RuleLink id="NO-1.3" />
        </p>
      ) : null}
      {contested ? (
        <p>
          {labels.contested} <RuleLink id="NO-3.4" />
        </p>
      ) : owner >= 0 && owner !== home ? (
        <p>{labels.controlledBy(nameOf(owner))}</p>
      ) : null}
      <Army {...props} />
      <LandNotes {...props} />
      <Riches {...props} />
    </div>
  );
}

/** The units in the hex, with what they need to hit there. */
function Army({ scene: { state, people }, table: { names, labels, alternate }, view }: TipProps) {
  if (view.stacks.length === 0) return null;
  return (
    <ul className="no-tip-army">
      {view.stacks.map(({ seat, unit, number }) => (
        <li key={`${seat} ${unit}`} className={`seat-${people[seat].colour}`}>
          <SeatGlyph colour={people[seat].colour} size={14} />
          <FigureIcon unit={unit} alternate={alternate} size={22} />
          <span>{labels.unitsOf(counted(number, names.units[unit]), people[seat].name)}</span>
          <span className="no-soft">{labels.hitsOn(hitsOnHere(state, unit, view.terrain))}</span>
        </li>
      ))}
    </ul>
  );
}

export function hitsOnHere(state: Nexus, unit: number, terrain: number): number {
  const row = unit * UNIT_COLUMNS;
  return state.unitRow[row + HITS_ON] - state.unitRow[row + BONUS + terrain];
}

/** What the land means for units. */
function LandNotes({ scene: { state }, table: { names, labels }, view: { terrain, hex } }: TipProps) {
  const notes: ReactNode[] = [];
  const all = Array.from({ length: TYPES }, (_, unit) => unit);
  const column = (unit: number, at: number): number => state.unitRow[unit * UNIT_COLUMNS + at];
  const isLand = LANDS.some((land) => land === TERRAINS[terrain]);
  for (const unit of isLand ? all : []) {
    const bonus = column(unit, BONUS + terrain);
    if (bonus !== 0) notes.push(<li key={`bonus ${unit}`}>{labels.bonus(names.units[unit].one, bonus)}</li>);
    if (hasHex(column(unit, FIRST_IN), terrain))
      notes.push(<li key={`first ${unit}`}>{labels.firstHere(names.units[unit].many)}</li>);
  }
  const barred = all
    .filter((unit) => hasHex(column(unit, FORBIDDEN), terrain))
    .map((unit) => names.units[unit].many);
  if (TERRAINS[terrain] === 'vortex')
    notes.push(
      <li key="vortex">
        {labels.vortex} <RuleLink id="NO-17.1" />
      </li>,
    );
  else if (barred.length > 0)
    notes.push(
      <li key="barred">
        {labels.noEntry(barred)} <RuleLink id="NO-3.2" />
      </li>,
    );
  if (TERRAINS[terrain] === 'monolith')
    notes.push(
      <li key="monolith">
        {labels.monolith} <RuleLink id="NO-10.2" />
      </li>,
    );
  if (state.found[hex] > 0)
    notes.push(
      <li key="found">
        {labels.staysOut(names.units[state.found[hex] - 1].one)} <RuleLink id="NO-5.7" />
      </li>,
    );
  if (state.vortex === 1 && hex >= INNER_RING && hex < INNER_RING + 6)
    notes.push(<li key="edge">{labels.vortexEdge(hex - INNER_RING + 1)}</li>);
  return notes.length === 0 ? null : <ul className="no-tip-notes">{notes}</ul>;
}

/** The mine, or what the token may be. */
function Riches({ scene: { state, people }, table: { names, labels }, view }: TipProps) {
  const { mine, pays, owner, token, hex } = view;
  if (token) {
    const pile = (state.token[hex] - 1) * TOKEN_KINDS;
    const kinds = names.tokens
      .map((name, kind) => ({ name, left: state.pile[pile + kind] }))
      .filter(({ left }) => left > 0);
    return (
      <>
        <p>
          {labels.token} <RuleLink id="NO-5.1" />
        </p>
        <ul className="no-tip-notes">
          {kinds.map(({ name, left }) => (
            <li key={name}>
              {left} × {name}
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (mine === 0) return null;
  return (
    <p>
      {labels.mine(mine)}: {pays ? labels.minePays(people[owner].name, mine) : labels.mineIdle}{' '}
      <RuleLink id="NO-9.1" />
    </p>
  );
}

/** What a click would do here, with its price or its odds. */
function Deed({ scene, table, desk, view }: TipProps) {
  const { state, picking, viewer } = scene;
  const { names, labels } = table;
  if (picking === null) return null;
  const { hex } = view;
  const name = HEX_NAMES[hex];
  if (state.phase === p.DEPLOY && desk.brush !== null) {
    if (!picking.can({ move: 'buy', hex: name })) return null;
    const cost = state.unitRow[desk.brush * UNIT_COLUMNS + COST];
    return <p className="no-deed">{labels.buyHere(names.units[desk.brush], cost, state.rubium[viewer])}</p>;
  }
  if (state.phase === p.MOVE && desk.from !== null && desk.from !== hex) {
    const orders = ordersTo(picking, desk, hex);
    if (orders.length === 0) return null;
    const sent = desk.army.map((number, unit) =>
      orders.some((order) => order['unit'] === FIGURES[unit]) ? number : 0,
    );
    const army = sent.flatMap((number, unit) => (number === 0 ? [] : [counted(number, names.units[unit])]));
    return (
      <>
        <p className="no-deed">{labels.moveHere(army)}</p>
        <AttackOdds
          state={state}
          seat={viewer}
          from={desk.from}
          hex={hex}
          army={sent}
          table={table}
          scene={scene}
        />
      </>
    );
  }
  if (state.phase === p.FIGHT && picking.can({ move: 'fight', hex: name })) {
    return <Opponents state={state} seat={viewer} hex={hex} table={table} scene={scene} />;
  }
  return null;
}

interface AttackProps {
  readonly state: Nexus;
  readonly seat: number;
  readonly hex: number;
  readonly table: NexusTable;
  readonly scene: Scene<Nexus>;
}

/** The battle that this move would bring. */
function AttackOdds({ from, army, ...props }: AttackProps & { from: number; army: readonly number[] }) {
  const { state, seat, hex } = props;
  const sent = army.join();
  const after = useMemo(() => {
    const moved = shape.clone(state);
    for (const [unit, number] of sent.split(',').map(Number).entries()) {
      if (number > 0) transfer(moved, seat, unit, number, from, hex);
    }
    return moved;
  }, [state, seat, from, hex, sent]);
  return hasHex(enemiesOf(state, seat), hex) ? <Opponents {...props} state={after} /> : null;
}

/** The odds against everybody who could be fought there. */
function Opponents({ state, seat, hex, table: { labels }, scene: { people } }: AttackProps) {
  const enemies = Array.from({ length: SEATS }, (_, other) => other).filter(
    (other) => isEnemy(state, seat, other) && state.here[hex * SEATS + other] > 0,
  );
  return (
    <>
      {enemies.map((enemy) => (
        <div key={enemy} className="no-deed">
          {labels.against(people[enemy].name)}
          <OddsBar state={state} hex={hex} attacker={seat} defender={enemy} labels={labels} />
        </div>
      ))}
      <RuleLink id="NO-6.3" />
    </>
  );
}
