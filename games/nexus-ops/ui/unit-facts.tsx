// What a unit can do, told from the table's own values: a deck file may have changed them.

import { RuleLink } from '@starboard/kit';
import { LANDS, TERRAINS } from '../data/terrain.ts';
import * as c from '../rules/columns.ts';
import { hasHex } from '../rules/board.ts';
import type { Nexus } from '../rules/state.ts';
import type { NexusTable } from './table.ts';

interface Fact {
  readonly text: string;
  readonly rule: string;
}

/** The rules of the standard units' abilities, and those of the others. */
const GAIT_RULES = ['NO-3.1', 'NO-12.3', 'NO-12.4', 'NO-12.6', 'NO-18.5'];

export function factsOf(state: Nexus, unit: number, { names, labels }: NexusTable): readonly Fact[] {
  const value = (column: number): number => state.unitRow[unit * c.UNIT_COLUMNS + column];
  const lands = (set: number): readonly string[] =>
    TERRAINS.flatMap((_, terrain) => (hasHex(set, terrain) ? [names.terrains[terrain]] : []));
  const facts: (Fact | null)[] = [
    { text: labels.hitsOn(value(c.HITS_ON)), rule: 'NO-6.4' },
    value(c.MINES) === 1 ? { text: labels.worksMines, rule: 'NO-9.1' } : null,
    value(c.FORBIDDEN) > 0 ? { text: labels.notIn(lands(value(c.FORBIDDEN))), rule: 'NO-3.2' } : null,
    ...LANDS.map((_, land) => {
      const bonus = value(c.BONUS + land);
      return bonus === 0 ? null : { text: labels.bonusIn(names.terrains[land], bonus), rule: 'NO-6.4' };
    }),
    value(c.GAIT) > 0 ? { text: labels.gaits[value(c.GAIT)], rule: GAIT_RULES[value(c.GAIT)] } : null,
    value(c.PICKS_ON) > 0 ? { text: labels.picksOn(value(c.PICKS_ON)), rule: 'NO-12.5' } : null,
    value(c.BREATH_ON) > 0
      ? { text: labels.breath(value(c.BREATH_ON), value(c.BREATH_AGAIN) === 1), rule: 'NO-4.1' }
      : null,
    value(c.FIRST_IN) > 0 ? { text: labels.firstIn(lands(value(c.FIRST_IN))), rule: 'NO-18.4' } : null,
    value(c.PER_HEX) > 0 ? { text: labels.perHex(value(c.PER_HEX)), rule: 'NO-18.1' } : null,
    value(c.FEWER_DICE) > 0 ? { text: labels.fewerDice(value(c.FEWER_DICE)), rule: 'NO-18.1' } : null,
    value(c.SHATTERS) === 1 ? { text: labels.shatters, rule: 'NO-18.2' } : null,
    value(c.SPREADS) === 1 ? { text: labels.spreads, rule: 'NO-18.3' } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

export function UnitFacts(props: {
  readonly state: Nexus;
  readonly unit: number;
  readonly table: NexusTable;
}) {
  return (
    <ul className="no-tip-notes">
      {factsOf(props.state, props.unit, props.table).map(({ text, rule }) => (
        <li key={text}>
          {text} <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}
