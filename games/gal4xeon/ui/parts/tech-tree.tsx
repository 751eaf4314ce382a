// The tech tree: what is claimed has a pencil outline, what can be claimed glows.

import { Spot } from '@starboard/kit';
import { memo, type ReactNode } from 'react';
import type { TechnologyId } from '../../data/sheet.ts';
import { chartOf } from '../../rules/chart.ts';
import { owns } from '../../rules/research.ts';
import { MOST_TURNS } from '../../rules/shapes.ts';
import type { Gal4Xeon } from '../../rules/state.ts';
import { HexShape } from '../draw/hex-shape.tsx';
import { ActionSign, FaceSign, RaygunSign } from '../draw/icons.tsx';
import { lineThrough, outlineOf } from '../draw/pencil.ts';
import { printedOf } from '../model/printed.ts';
import { stroke } from '../model/timeline.ts';
import type { TreeLeaf, TreeLayout } from '../model/tree.ts';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import { fresh } from './fresh.ts';
import { Tip } from './tip.tsx';

const STEP_X = 46;
const STEP_Y = 42;
const WIDTH = 38;
const HEIGHT = 30;

export const TechTree = memo(function TechTree() {
  const { state, page } = useDesk();
  const words = useSheetWords();
  const { tree } = printedOf(state);
  return (
    <section className="gx-tree" aria-label={words.headings.technologies}>
      <h3>{words.headings.technologies}</h3>
      <svg
        viewBox={`-4 -4 ${tree.columns * STEP_X} ${tree.rows * STEP_Y}`}
        preserveAspectRatio="xMidYMin meet"
        role="group"
        aria-label={words.headings.technologies}
      >
        <Lines tree={tree} owned={page.technology} />
        {tree.leaves.map((leaf) => (
          <LeafSpot key={leaf.id} leaf={leaf} tree={tree} />
        ))}
      </svg>
    </section>
  );
});

const middleOf = ({ column, row }: TreeLeaf): { x: number; y: number } => ({
  x: column * STEP_X + WIDTH / 2,
  y: row * STEP_Y + HEIGHT / 2,
});

/** Printed lines, drawn over in pencil below what is claimed. */
function Lines({ tree, owned }: { readonly tree: TreeLayout; readonly owned: number }) {
  const byNumber = new Map(tree.leaves.map((leaf) => [leaf.technology, leaf]));
  return tree.leaves.flatMap((leaf) =>
    leaf.needs.map((need) => {
      const above = byNumber.get(need);
      if (above === undefined) return null;
      const [from, to] = [middleOf(above), middleOf(leaf)];
      const ends = [
        { x: from.x, y: from.y + HEIGHT / 2 },
        { x: to.x, y: to.y - HEIGHT / 2 },
      ];
      return (
        <g key={`${need} ${leaf.technology}`}>
          <path className="gx-branch" d={`M${ends[0].x} ${ends[0].y}L${ends[1].x} ${ends[1].y}`} />
          {owns(owned, need) && (
            <path className="gx-branch-open" d={lineThrough(ends, leaf.technology, 0.9)} />
          )}
        </g>
      );
    }),
  );
}

function LeafSpot({ leaf, tree }: { readonly leaf: TreeLeaf; readonly tree: TreeLayout }) {
  const { state, page, picking, timeline } = useDesk();
  const words = useSheetWords();
  const { id, technology, column, row } = leaf;
  const [x, y] = [column * STEP_X, row * STEP_Y];
  const isOwned = owns(page.technology, technology);
  const missing = leaf.needs.filter((need) => !owns(page.technology, need));
  const missingNames = missing.map((need) => nameOf(tree, need, words.technologies));
  const standing = isOwned
    ? words.technology.owned
    : missing.length === 0
      ? words.technology.ready
      : words.technology.needs(missingNames);
  const corners = [
    { x, y },
    { x: x + WIDTH, y },
    { x: x + WIDTH, y: y + HEIGHT },
    { x, y: y + HEIGHT },
  ];
  return (
    <Spot
      id={`tech-${id}`}
      label={`${words.technologies[id]}. ${standing}`}
      wishes={picking === null ? undefined : [{ move: 'research', technology: id }]}
      className={`gx-leaf ${isOwned ? 'gx-leaf-owned' : missing.length === 0 ? 'gx-leaf-ready' : ''}`}
      tip={
        <Tip
          title={words.technologies[id]}
          lines={[words.effect(id), standing]}
          rules={['GX-6.1', ruleOf(id)]}
        />
      }
    >
      <rect className="gx-leaf-box spot-outline" x={x} y={y} width={WIDTH} height={HEIGHT} rx={5} />
      <LeafSign id={id} state={state} x={x} y={y} />
      {isOwned && (
        <path
          d={outlineOf(corners, technology, 1.4)}
          pathLength={1}
          {...fresh(timeline, stroke.technology(technology), 'gx-outline')}
        />
      )}
    </Spot>
  );
}

function nameOf(tree: TreeLayout, technology: number, names: Readonly<Record<TechnologyId, string>>): string {
  const leaf = tree.leaves.find((each) => each.technology === technology);
  return leaf === undefined ? '' : names[leaf.id];
}

export function ruleOf(id: TechnologyId): string {
  if (id.startsWith('military')) return 'GX-9.1';
  if (id.startsWith('range')) return 'GX-9.3';
  if (id.endsWith('Relations')) return 'GX-9.5';
  if (id === 'logistics') return 'GX-9.2';
  return id === 'miningConglomerate' ? 'GX-9.4' : 'GX-9.6';
}

interface LeafSignProps {
  readonly id: TechnologyId;
  readonly state: Gal4Xeon;
  readonly x: number;
  readonly y: number;
}

function LeafSign({ id, state, x, y }: LeafSignProps): ReactNode {
  if (id.startsWith('military'))
    return (
      <>
        <RaygunSign x={x + 3} y={y + 7} size={16} />
        <text className="gx-leaf-number" x={x + 28} y={y + 21}>
          {id.slice(-1)}
        </text>
      </>
    );
  if (id.startsWith('range')) {
    const shape = chartOf(state).turns[(Number(id.slice(-1)) - 1) * MOST_TURNS] ?? [];
    return <HexShape shape={shape} x={x + 6} y={y + 2} size={26} />;
  }
  switch (id) {
    case 'friendlyRelations':
      return <FaceSign demeanour="friendly" x={x + 9} y={y + 4} size={20} />;
    case 'neutralRelations':
      return <FaceSign demeanour="neutral" x={x + 9} y={y + 4} size={20} />;
    case 'unfriendlyRelations':
      return <FaceSign demeanour="unfriendly" x={x + 9} y={y + 4} size={20} />;
    case 'logistics':
      return <Twice x={x} y={y} sign={<ActionSign action="conquer" x={x + 3} y={y + 7} size={16} />} />;
    case 'miningConglomerate':
      return <Twice x={x} y={y} sign={<ActionSign action="exploit" x={x + 3} y={y + 7} size={16} />} />;
    default:
      return <Twice x={x} y={y} sign={<ActionSign action="trade" x={x + 3} y={y + 7} size={16} />} />;
  }
}

/** An action that has two targets. */
function Twice({ x, y, sign }: { readonly x: number; readonly y: number; readonly sign: ReactNode }) {
  return (
    <>
      {sign}
      <text className="gx-leaf-number" x={x + 28} y={y + 20}>
        ×2
      </text>
    </>
  );
}
