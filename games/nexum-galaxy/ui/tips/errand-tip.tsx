// What the seat that acts could do with a place right now, with cost and gain.

import { BID, CARD, MANAGE, MOVE, NOTHING, type Nexum } from '../../rules/state.ts';
import { MoveList } from '@starboard/engine';
import { mayMeetAt } from '../../rules/cloaking/hidden.ts';
import { nexumGalaxy } from '../../rules/game.ts';
import { moves, placeNames } from '../../rules/moves.ts';
import { forecast } from '../../rules/plan.ts';
import { heading, suggestion } from '../order/plan.ts';
import { CloakedNote } from '../order/cloaked-note.tsx';
import { BattleLines } from '../order/battle.tsx';
import { buildPrice, errandTo } from '../words/facts.ts';
import { useText } from '../words/use-text.ts';

const { build, go } = moves.kinds;

export interface ErrandTipProps {
  readonly state: Nexum;
  readonly seat: number;
  readonly place: number;
}

export function ErrandTip(props: ErrandTipProps) {
  const { state } = props;
  if (state.phase === CARD || state.phase === BID || state.asking !== NOTHING) return null;
  return state.phase === MANAGE ? <BuildTip {...props} /> : <GoTip {...props} />;
}

function isLegal(state: Nexum, seat: number, move: number): boolean {
  const list = new MoveList();
  nexumGalaxy.legal(state, seat, list);
  return list.has(move);
}

function BuildTip({ state, seat, place }: ErrandTipProps) {
  const text = useText();
  if (!isLegal(state, seat, build.make(place))) return null;
  return <p className="nx-tip-do">{text.buildHere(buildPrice(state, seat, placeNames[place]))}</p>;
}

function GoTip({ state, seat, place }: ErrandTipProps) {
  const text = useText();
  if (state.phase !== MOVE || !isLegal(state, seat, go.make(place))) return null;
  const ordered = heading(state, seat, place);
  const { ships, price, battle } = forecast(ordered, seat, suggestion(ordered, seat, null));
  const { kind } = errandTo(state, seat, place);
  return (
    <div className="nx-tip-do">
      <p>
        {text.goHere[kind]}: {text.cheapest(ships, price)}
      </p>
      {battle === null ? null : <BattleLines battle={battle} />}
      {mayMeetAt(state, seat, place) ? <CloakedNote /> : null}
    </div>
  );
}
