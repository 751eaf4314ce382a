import { MoveList } from '@starboard/engine';
import { useEscape, type Scene } from '@starboard/kit';
import type { Nexus } from '../../rules/state.ts';
import type { TrayProps } from './tray-props.ts';

/** Lays down what is in hand, or takes back what was pointed at: there whenever something is begun. */
export function Cancel({ scene, table, desk }: TrayProps) {
  const escape = useEscape();
  const begun = isBegun(scene);
  if (!begun && desk.from === null && desk.brush === null) return null;
  const cancel = (): void => {
    desk.drop();
    if (begun) escape();
  };
  return (
    <button type="button" className="no-act no-cancel" onClick={cancel}>
      {table.labels.cancel}
    </button>
  );
}

/** Was something pointed at, so that fewer choices are left, or is an order unfinished? */
function isBegun({ game, state, picking, viewer }: Scene<Nexus>): boolean {
  if (picking === null) return false;
  if (game.inOrder(state, viewer)) return true;
  const legal = new MoveList();
  game.legal(state, viewer, legal);
  return picking.choices.length > 0 && picking.choices.length < legal.length;
}
