// Buying: a unit is taken in hand and put on home-base hexes, as often as the rubium lasts; or the other way round.

import { HtmlSpot, RuleLink } from '@starboard/kit';
import { FIGURES } from '../../data/units.ts';
import { COST, UNIT_COLUMNS } from '../../rules/columns.ts';
import { TYPES } from '../../rules/state.ts';
import { FigureIcon } from '../board/figures.tsx';
import { Rubium, upTo } from '../parts.tsx';
import { UnitFacts } from '../unit-facts.tsx';
import type { TrayProps } from './tray-props.ts';

export function Market(props: TrayProps) {
  const { scene, table } = props;
  return (
    <div className="no-market" role="group" aria-label={table.labels.market}>
      <span className="no-purse">
        <Rubium
          amount={scene.state.rubium[scene.viewer]}
          label={table.labels.rubium(scene.state.rubium[scene.viewer])}
        />
      </span>
      {upTo(TYPES).map((unit) => (
        <Ware key={FIGURES[unit]} {...props} unit={unit} />
      ))}
    </div>
  );
}

function Ware({ scene, table, desk, unit }: TrayProps & { readonly unit: number }) {
  const { state, picking, viewer, people } = scene;
  const { names, labels, alternate } = table;
  const cost = state.unitRow[unit * UNIT_COLUMNS + COST];
  const left = state.supply[viewer * TYPES + unit];
  const wish = { move: 'buy', unit: FIGURES[unit] };
  // where no hex was pointed at yet, the unit stays in hand for several purchases
  const hexFirst = picking?.choices.every(({ record }) => record.move === 'buy') ?? false;
  const inHand = !hexFirst && picking?.can(wish) === true;
  return (
    <span className={`no-ware seat-${people[viewer].colour}`}>
      <HtmlSpot
        id={`buy ${FIGURES[unit]}`}
        label={labels.ware(names.units[unit].one, cost, left)}
        wishes={[wish]}
        onPoint={inHand ? () => desk.setBrush(desk.brush === unit ? null : unit) : undefined}
        className={desk.brush === unit ? 'no-ware-button no-in-hand' : 'no-ware-button'}
        tip={
          <div className="no-tip">
            <strong>{names.units[unit].one}</strong>
            <p className="no-deed">{labels.ware(names.units[unit].one, cost, left)}</p>
            <UnitFacts state={state} unit={unit} table={table} />
            <RuleLink id="NO-2.2" />
          </div>
        }
      >
        <FigureIcon unit={unit} alternate={alternate} size={30} />
        <span className="no-ware-name">{names.units[unit].one}</span>
        <Rubium amount={cost} label={labels.rubium(cost)} />
      </HtmlSpot>
    </span>
  );
}
