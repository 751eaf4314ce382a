// Sending units: a hex is taken in hand with all that has not moved there; here one says how many of each kind go.

import { Stepper } from '@starboard/kit';
import { HEX_NAMES } from '../../data/board.ts';
import { FIGURES } from '../../data/units.ts';
import { readyIn } from '../board/desk.ts';
import { FigureIcon } from '../board/figures.tsx';
import type { TrayProps } from './tray-props.ts';

export function Marching({ scene, table, desk }: TrayProps) {
  const { state, people, viewer } = scene;
  const { labels, names, alternate } = table;
  if (desk.from === null) return <span className="no-hint">{labels.chooseStack}</span>;
  const ready = readyIn(state, desk.from);
  const change = (unit: number, number: number): void =>
    desk.setArmy(desk.army.map((each, i) => (i === unit ? number : each)));
  const only = (unit: number): void => desk.setArmy(desk.army.map((_, i) => (i === unit ? ready[i] : 0)));
  return (
    <div className="no-marching" role="group" aria-label={labels.sendFrom(HEX_NAMES[desk.from])}>
      <span className="no-hint">{labels.sendFrom(HEX_NAMES[desk.from])}</span>
      {ready.map((most, unit) =>
        most === 0 ? null : (
          <Stepper
            key={FIGURES[unit]}
            className={`no-stepper seat-${people[viewer].colour}`}
            fewer={{
              label: labels.fewer(names.units[unit].many),
              act: desk.army[unit] === 0 ? null : () => change(unit, desk.army[unit] - 1),
            }}
            more={{
              label: labels.more(names.units[unit].many),
              act: desk.army[unit] === most ? null : () => change(unit, desk.army[unit] + 1),
            }}
          >
            <button
              type="button"
              className="no-stepper-unit"
              aria-label={labels.only(names.units[unit].many)}
              onClick={() => only(unit)}
            >
              <FigureIcon unit={unit} alternate={alternate} size={26} />
              <span aria-live="polite">
                {desk.army[unit]}/{most}
              </span>
            </button>
          </Stepper>
        ),
      )}
    </div>
  );
}
