// What the viewer can decide in a battle.

import { Die, Stepper } from '@starboard/kit';
import { useState } from 'react';
import { FIGURES } from '../../data/units.ts';
import * as p from '../../rules/phases.ts';
import { TYPES } from '../../rules/state.ts';
import { fightersAt } from '../../rules/found.ts';
import { FigureIcon } from '../board/figures.tsx';
import { useOrders } from '../orders.ts';
import { Act, upTo } from '../parts.tsx';
import { dueNow } from '../words/nexus-words.ts';
import { fightOf, type FightProps } from './fight.ts';
import { PassIdle, PassOn } from './beforehand.tsx';

export function BattleActs({ scene, table }: Omit<FightProps, 'fight'>) {
  const fight = fightOf(scene.state, null);
  if (fight === null) return null;
  const props = { scene, table, fight };
  switch (scene.state.phase) {
    case p.SHATTER:
      return <Shards {...props} />;
    case p.WINDOW:
      return <Answers {...props} />;
    case p.REROLL:
      return <DiceAgain {...props} />;
    case p.LOSSES:
      return <Casualties key={`${scene.state.stage} ${scene.state.step}`} {...props} />;
    default:
      return null;
  }
}

/** NO-18.2 */
function Shards({ scene, table }: FightProps) {
  return (
    <div className="no-acts">
      {upTo(13).map((number) => (
        <Act key={number} scene={scene} table={table} record={{ move: 'shatter', number }} />
      ))}
    </div>
  );
}

/** NO-7.2: the cards are in the hand; here are the ways to play none. */
function Answers({ scene, table }: FightProps) {
  return (
    <div className="no-acts no-answers">
      <Act scene={scene} table={table} record={{ move: 'pass' }} />
      <PassOn scene={scene} table={table} />
      <PassIdle />
    </div>
  );
}

/** NO-13.12: dice are chosen by touching them, then rolled again together. */
function DiceAgain({ scene, table }: FightProps) {
  const { state } = scene;
  const send = useOrders(scene);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const dice = upTo(6).flatMap((face) =>
    upTo(state.dice[(state.rerolling - 1) * 6 + face]).map((n) => ({ id: `${face} ${n}`, face: face + 1 })),
  );
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const rollAgain = (): void => {
    const counts = upTo(6).map(
      (face) => dice.filter((die) => die.face === face + 1 && chosen.includes(die.id)).length,
    );
    const rerolls = counts.flatMap((number, face) =>
      number === 0 ? [] : [{ move: 'reroll', face: face + 1, dice: number }],
    );
    send([...rerolls, { move: 'done' }]);
  };
  return (
    <div className="no-acts">
      <button type="button" className="no-act no-primary" disabled={chosen.length === 0} onClick={rollAgain}>
        {table.words.move({ move: 'done' }, state, scene.viewer)}
      </button>
      {dice.map(({ id, face }) => (
        <button
          key={id}
          type="button"
          className={chosen.includes(id) ? 'no-die-button no-in-hand' : 'no-die-button'}
          aria-pressed={chosen.includes(id)}
          onClick={() => toggle(id)}
        >
          <Die value={face} size={30} />
        </button>
      ))}
    </div>
  );
}

/** NO-6.5, NO-6.6: one unit is given up by a click; several are chosen in any order, then given up together. */
function Casualties({ scene, table, fight }: FightProps) {
  const { state, people } = scene;
  const send = useOrders(scene);
  const [chosen, setChosen] = useState<readonly number[]>(upTo(TYPES).map(() => 0));
  const due = dueNow(state);
  const victim = fight.seats[state.stage === 0 || state.stage === 3 ? 0 : 1];
  const there = upTo(TYPES).filter((unit) => fightersAt(state, fight.hex, victim, unit) > 0);
  const total = chosen.reduce((sum, number) => sum + number, 0);
  if (due === 1) {
    return (
      <div className="no-acts">
        {there.map((unit) => (
          <Act key={unit} scene={scene} table={table} record={{ move: 'lose', unit: FIGURES[unit] }}>
            <span className={`no-choice-unit seat-${people[victim].colour}`}>
              <FigureIcon unit={unit} alternate={table.alternate} size={30} />
              {table.names.units[unit].one}
            </span>
          </Act>
        ))}
      </div>
    );
  }
  const add = (unit: number, by: number): void =>
    setChosen(chosen.map((number, i) => (i === unit ? number + by : number)));
  const giveUp = (): void =>
    send(chosen.flatMap((number, unit) => upTo(number).map(() => ({ move: 'lose', unit: FIGURES[unit] }))));
  return (
    <div className="no-acts">
      <button type="button" className="no-act no-primary" disabled={total !== due} onClick={giveUp}>
        {table.labels.giveUp(total, due)}
      </button>
      {there.map((unit) => (
        <Stepper
          key={unit}
          className={`no-stepper seat-${people[victim].colour}`}
          fewer={{
            label: table.labels.fewer(table.names.units[unit].many),
            act: chosen[unit] === 0 ? null : () => add(unit, -1),
          }}
          more={{
            label: table.labels.more(table.names.units[unit].many),
            act:
              total === due || chosen[unit] === fightersAt(state, fight.hex, victim, unit)
                ? null
                : () => add(unit, 1),
          }}
        >
          <span className="no-stepper-unit">
            <FigureIcon unit={unit} alternate={table.alternate} size={26} />
            {chosen[unit]}/{fightersAt(state, fight.hex, victim, unit)}
          </span>
        </Stepper>
      ))}
    </div>
  );
}
