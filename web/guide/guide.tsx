// The rules of a game, in order, to be searched and looked up.

import type { Game, Guide as Rules } from '@starboard/engine';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { GameWords } from '@starboard/kit';
import { useSay } from '../words/say.ts';
import { useGuide } from '../games/guides.ts';

const NOTHING_YET: Rules = {};

export interface GuideProps {
  readonly game: Pick<Game, 'id' | 'rules'>;
  readonly words: Pick<GameWords, 'chapters'>;
  /** The rule to show; a new object each time it is asked for. */
  readonly open?: { readonly id: string } | null;
}

export function Guide({
  game: { id: gameId, rules: version },
  words: { chapters: titles },
  open = null,
}: GuideProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(open);
  if (asked !== open) {
    setAsked(open);
    setText('');
  }
  const loaded = useGuide(gameId, version);
  const guide = loaded ?? NOTHING_YET;
  const wanted = useDeferredValue(text);
  const chapters = useMemo(() => chaptersOf(guide, titles, wanted), [guide, titles, wanted]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === null) return;
    const rule = list.current?.querySelector(`[data-rule="${CSS.escape(open.id)}"]`);
    rule?.scrollIntoView({ block: 'start' });
    if (rule instanceof HTMLElement) rule.focus({ preventScroll: true });
  }, [open, guide]);
  const found = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="guide">
      <input
        type="search"
        aria-label={say.guide.search}
        placeholder={say.guide.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="quiet-text" role="status">
        {wanted === '' || loaded === undefined
          ? ''
          : found === 0
            ? say.guide.none(wanted)
            : say.guide.found(found)}
      </p>
      <div ref={list} className="guide-rules">
        {chapters.map(({ id, title, rules }) => (
          <section key={id}>
            <h3>{title}</h3>
            {rules.map(([rule, { title: heading, text: body }]) => (
              <article
                key={rule}
                data-rule={rule}
                tabIndex={-1}
                className={rule === open?.id ? 'rule rule-open' : 'rule'}
              >
                <h4>
                  <span className="rule-id">{rule}</span> {heading}
                </h4>
                <p>{body}</p>
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly (readonly [string, Rules[string]])[];
}

function chaptersOf(guide: Rules, titles: GameWords['chapters'], wanted: string): readonly Chapter[] {
  const sought = fold(wanted).split(' ');
  const found = Object.entries(guide).filter(([id, { title, text }]) => {
    const rule = fold(`${id} ${title} ${text}`);
    return sought.every((word) => rule.includes(word));
  });
  const byChapter = Map.groupBy(found, ([id]) => id.split('.')[0]);
  return [...byChapter].map(([id, rules]) => ({ id, title: titles[id] ?? id, rules }));
}

/** `Acción` is found by `accion`. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
