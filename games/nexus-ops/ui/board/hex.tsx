import type { ReactNode } from 'react';
import { arrange, type HexView, type Standing } from './hexes.ts';
import { outline, R, type Lie, type Place } from './geometry.ts';
import { Dome, Mine, StackPiece, Swords, Token } from './pieces.tsx';

export interface HexProps {
  readonly view: HexView;
  readonly lie: Lie;
  readonly alternate: boolean;
  /** Colours by seat. */
  readonly colours: readonly number[];
  /** Units of the mover that have moved, by unit type; empty where it does not matter. */
  readonly spent?: readonly boolean[];
  /** Stacks that are still on their way here. */
  readonly arriving?: readonly boolean[];
  readonly children?: ReactNode;
}

const NOBODY: readonly boolean[] = [];

/** Everything in a hex above its ground. */
export function HexPieces({
  view,
  lie,
  alternate,
  colours,
  spent = NOBODY,
  arriving = NOBODY,
  children,
}: HexProps) {
  const { home, owner, contested, mine, pays, token, stacks } = view;
  const crowded = stacks.length > 0;
  const low = crowded ? UNDER_UNITS : null;
  return (
    <>
      {home >= 0 ? (
        <g className={`seat-${colours[home]}`}>
          <polygon className="no-home" points={outline(lie, R - 6)} />
          <Dome colour={colours[home]} />
        </g>
      ) : null}
      {owner >= 0 ? (
        <g className={`seat-${colours[owner]}`}>
          <polygon className="no-owned" points={outline(lie, R - 14)} />
        </g>
      ) : null}
      {contested ? (
        <>
          <polygon className="no-contested" points={outline(lie, R - 14)} />
          <Swords />
        </>
      ) : null}
      <polygon className="no-rim spot-outline" points={outline(lie, R - 7)} />
      {token ? <Token {...(low ?? { x: 0, y: 4 })} scale={crowded ? 0.5 : 1} /> : null}
      {mine > 0 ? (
        <Mine
          value={mine}
          {...(low ?? { x: 0, y: 20 })}
          paid={pays && owner >= 0 ? colours[owner] : undefined}
        />
      ) : null}
      {arrange(stacks).map((standing, i) => (
        <StackPiece
          key={`${stacks[i].seat} ${stacks[i].unit}`}
          {...stacks[i]}
          {...lowered(standing, mine > 0 || token)}
          colour={colours[stacks[i].seat]}
          alternate={alternate}
          spent={spent[i] ?? false}
          arriving={arriving[i] ?? false}
        />
      ))}
      {children}
    </>
  );
}

/** Where a mine or a token lies under units: beside the name. */
export const UNDER_UNITS: Place = { x: 19, y: 67 };

/** Above the mine where there is one. */
function lowered(standing: Standing, above: boolean): Standing {
  return above ? { ...standing, y: standing.y - 8 } : standing;
}
