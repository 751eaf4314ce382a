// The order of battle, a line for each type that takes part: units and dice of the attacker, the type, those of the defender.

import { Die } from '@starboard/kit';
import { useEffect, useRef } from 'react';
import { unitAtStep } from '../../rules/battle.ts';
import { HITS_ON, PICKS_ON, UNIT_COLUMNS } from '../../rules/columns.ts';
import { fightersAt } from '../../rules/found.ts';
import { AFTER, ATTACKER, DEFENDER, TYPES, type Nexus } from '../../rules/state.ts';
import { FigureIcon } from '../board/figures.tsx';
import { hitsOnHere } from '../board/hex-tip.tsx';
import { upTo } from '../parts.tsx';
import { counted } from '../words/names.ts';
import type { Fight, FightProps } from './fight.ts';
import type { Roll } from './report.ts';

export function Lines(props: FightProps) {
  const { scene, fight } = props;
  const { state } = scene;
  const order = upTo(TYPES + 1)
    .map((step) => unitAtStep(state, step, state.terrain[fight.hex]))
    .filter((unit) => unit >= 0);
  const rolls = rollsOf(state, fight);
  const lines = order.filter(
    (unit) =>
      rolls.some((roll) => roll.unit === unit) ||
      fight.seats.some((seat) => fightersAt(state, fight.hex, seat, unit) > 0),
  );
  return (
    <ol className="no-lines" aria-label={props.table.labels.order}>
      {lines.map((unit) => (
        <Line key={unit} {...props} unit={unit} roll={rolls.find((roll) => roll.unit === unit) ?? null} />
      ))}
    </ol>
  );
}

/** The rolls that were told, and the one on the table: who did not watch sees that at least. */
function rollsOf(state: Nexus, fight: Fight): readonly Roll[] {
  const told = fight.report?.rolls ?? [];
  if (!fight.live || state.attacking === 0 || state.window !== AFTER) return told;
  const unit = state.attacking - 1;
  const dice = [[...state.dice.subarray(0, 6)], [...state.dice.subarray(6)]];
  const hitsOn = [ATTACKER, DEFENDER].map((side) => neededBy(state, fight.hex, unit, side));
  const picks = state.unitRow[unit * UNIT_COLUMNS + PICKS_ON];
  const base = state.unitRow[unit * UNIT_COLUMNS + HITS_ON];
  const picksOn = hitsOn.map((least) => (picks === 0 ? 7 : Math.max(least, picks - (base - least))));
  return [...told.filter((roll) => roll.unit !== unit), { unit, dice, hitsOn, picksOn, losses: [] }];
}

interface LineProps extends FightProps {
  readonly unit: number;
  readonly roll: Roll | null;
}

function Line(props: LineProps) {
  const { scene, table, fight, unit, roll } = props;
  const { state } = scene;
  const current = fight.live && state.attacking - 1 === unit;
  const needed = roll?.hitsOn ?? [
    neededBy(state, fight.hex, unit, ATTACKER),
    neededBy(state, fight.hex, unit, DEFENDER),
  ];
  const both = needed[0] === needed[1];
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li
      ref={line}
      className={current ? 'no-battle-line no-now' : 'no-battle-line'}
      {...(current ? { 'aria-current': 'step' as const } : {})}
    >
      <Half {...props} side={ATTACKER} />
      <span className="no-battle-type">
        <span>{table.names.units[unit].one}</span>
        <span className="no-soft">
          {both
            ? table.labels.hitsOn(needed[0])
            : `${table.labels.hitsOn(needed[0])} · ${table.labels.hitsOn(needed[1])}`}
        </span>
      </span>
      <Half {...props} side={DEFENDER} />
      <Losses {...props} />
    </li>
  );
}

/** The least face that hits, with what cards have added so far. */
function neededBy(state: Nexus, hex: number, unit: number, side: number): number {
  const cards =
    state.battle - 1 === hex ? state.rally[side] + (state.attacking - 1 === unit ? state.tune[side] : 0) : 0;
  return hitsOnHere(state, unit, state.terrain[hex]) - cards;
}

function Half({ scene, table, fight, unit, roll, side }: LineProps & { readonly side: number }) {
  const { state, people } = scene;
  const seat = fight.seats[side];
  const number = fightersAt(state, fight.hex, seat, unit);
  const faces = roll?.dice[side] ?? [];
  return (
    <span className={`no-half seat-${people[seat].colour}`}>
      <span className={number === 0 ? 'no-half-units no-gone' : 'no-half-units'}>
        <FigureIcon unit={unit} alternate={table.alternate} size={26} />
        <b>{number}</b>
      </span>
      <span className="no-dice">
        {faces.flatMap((many, i) =>
          upTo(many).map((n) => {
            const face = i + 1;
            const hit = roll !== null && face >= roll.hitsOn[side];
            const picks = roll !== null && face >= roll.picksOn[side];
            const look = picks ? 'no-die no-hit-die no-aimed-die' : hit ? 'no-die no-hit-die' : 'no-die';
            return (
              <span key={`${face} ${n}`} className={look}>
                <Die value={face} size={24} />
              </span>
            );
          }),
        )}
      </span>
    </span>
  );
}

function Losses({ scene: { people }, table: { names, labels }, roll }: LineProps) {
  if (roll === null || roll.losses.length === 0) return null;
  return (
    <span className="no-losses">
      {roll.losses.map(({ id, seat, unit, number }) => (
        <span key={id} className={`seat-${people[seat].colour}`}>
          {labels.lost(people[seat].name, counted(number, names.units[unit]))}
        </span>
      ))}
    </span>
  );
}
