// The running score, category by category.

import { HtmlSpot } from '@starboard/kit';
import { memo, type ReactNode } from 'react';
import { ActionSign, FaceSign, HexSign, StarSign } from '../draw/icons.tsx';
import { Written } from '../draw/written.tsx';
import type { Score } from '../../rules/scoring.ts';
import type { Page } from '../model/page.ts';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import { Tip } from './tip.tsx';

type Category = Exclude<keyof Score, 'total'>;

export const CATEGORIES: readonly {
  readonly id: Category;
  readonly sign: ReactNode;
  readonly rule: string;
}[] = [
  { id: 'ruins', sign: <StarSign />, rule: 'GX-10.2' },
  { id: 'sphere', sign: <HexSign rings={1} />, rule: 'GX-10.3' },
  { id: 'met', sign: <FaceSign demeanour="neutral" />, rule: 'GX-10.4' },
  { id: 'conquests', sign: <ActionSign action="conquer" />, rule: 'GX-10.5' },
  { id: 'sectors', sign: <HexSign />, rule: 'GX-10.6' },
];

export const ScoreBox = memo(function ScoreBox() {
  const { page } = useDesk();
  const words = useSheetWords();
  return (
    <section className="gx-score" aria-label={words.headings.score}>
      {CATEGORIES.map(({ id, sign, rule }) => (
        <HtmlSpot
          key={id}
          id={`score-${id}`}
          label={`${words.score[id]}: ${words.points(page.score[id])}`}
          className="gx-score-line"
          tip={
            <Tip title={words.score[id]} lines={[words.scoring[id], ...detailsOf(id, page)]} rules={[rule]} />
          }
        >
          <svg className="gx-score-sign" viewBox="0 0 24 24" aria-hidden="true">
            {sign}
          </svg>
          <span>{words.score[id]}</span>
          <Amount value={page.score[id]} />
        </HtmlSpot>
      ))}
      <HtmlSpot
        id="score-total"
        label={`${words.score.total}: ${words.points(page.score.total)}`}
        className="gx-score-line gx-score-total"
        tip={<Tip title={words.score.total} lines={[words.scoring.total]} rules={['GX-10.7', 'GX-10.8']} />}
      >
        <span>{words.score.total}</span>
        <Amount value={page.score.total} />
      </HtmlSpot>
    </section>
  );
});

/** How far both rings are, and which ruins are ours. */
function detailsOf(id: Category, page: Page): readonly string[] {
  const rings = [1, 2].map((ring) => page.sectors.filter((sector) => sector.ring === ring));
  if (id === 'sphere')
    return [
      rings.map((ring) => `${ring.filter(({ controlled }) => controlled).length}/${ring.length}`).join(' · '),
    ];
  if (id !== 'ruins') return [];
  const ruins = page.sectors.filter(({ ground }) => ground === 'ruin');
  return [ruins.map(({ worth, controlled }) => (controlled ? `(${worth})` : `${worth}`)).join(' ')];
}

function Amount({ value }: { readonly value: number }) {
  const text = String(value);
  return (
    <svg className="gx-amount" viewBox={`0 0 ${text.length * 11} 16`} aria-hidden="true">
      <Written text={text} x={(text.length * 11) / 2} y={8} height={14} />
    </svg>
  );
}
