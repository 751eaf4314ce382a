// What is looked up beside the board: the log, the rules, the reference card, the analysis.

import { useSyncExternalStore } from 'react';
import { fetched, type GameUi, type GameWords, type Scene } from '@starboard/kit';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import type { Advised } from './advising.ts';
import { Log } from './log.tsx';
import type { Recall } from './marks/recall.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';
import type { Teller } from './telling.ts';

const Advice = fetched(async () => (await import('./advice.tsx')).Advice);
const Guide = fetched(async () => (await import('../guide/guide.tsx')).Guide);

export type PanelName = 'log' | 'rules' | 'reference' | 'advice' | 'talk';

const ICONS: Readonly<Record<PanelName, IconName>> = {
  log: 'log',
  rules: 'rules',
  reference: 'card',
  advice: 'chart',
  talk: 'talk',
};

export interface PanelsProps {
  /** Null: none was asked for. */
  readonly panel: PanelName | null;
  readonly onPanel: (panel: PanelName | null) => void;
  readonly session: TableSession;
  readonly table: TableState;
  readonly scene: Scene;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly rule: { readonly id: string } | null;
  readonly advice: Advised;
  readonly teller: Teller;
  readonly recall: Recall;
}

export function Panels({
  panel: chosen,
  onPanel,
  session,
  table,
  scene,
  ui,
  words,
  rule,
  advice,
  teller,
  recall,
}: PanelsProps) {
  const say = useSay();
  const { talk } = useSurroundings();
  const isNarrow = useNarrow();
  const panel = chosen ?? (isNarrow ? null : 'log');
  const titles: Readonly<Record<PanelName, string>> = {
    log: say.log.title,
    rules: say.guide.title,
    reference: say.reference.title,
    advice: say.advice.title,
    talk: talk?.title ?? '',
  };
  const names = (Object.keys(ICONS) as PanelName[]).filter(
    (name) => (name !== 'talk' || talk !== undefined) && (name !== 'advice' || table.facts.advised),
  );
  return (
    <aside className={panel === null ? 'panels panels-closed' : 'panels'} aria-label={say.table.panels}>
      <div className="panel-tabs" role="tablist" aria-label={say.table.panels}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={panel === name}
            aria-controls="panel"
            onClick={() => onPanel(panel === name && isNarrow ? null : name)}
          >
            <Icon name={panel === name && isNarrow ? 'unfold' : ICONS[name]} /> <span>{titles[name]}</span>
            {name === 'talk' && panel !== 'talk' && talk !== undefined && talk.unread > 0 ? (
              <span className="unread">{talk.unread}</span>
            ) : null}
          </button>
        ))}
      </div>
      {/* each is read from its beginning */}
      <div
        key={panel}
        className="panel"
        id="panel"
        role="tabpanel"
        tabIndex={0}
        aria-label={panel === null ? say.table.panels : titles[panel]}
      >
        {panel === 'log' ? <Log session={session} table={table} teller={teller} recall={recall} /> : null}
        {panel === 'rules' ? <Guide game={scene.game} words={words} open={rule} /> : null}
        {panel === 'reference' ? <ui.Reference {...scene} /> : null}
        {panel === 'talk' && talk !== undefined ? <talk.Content /> : null}
        {panel === 'advice' ? (
          <Advice session={session} table={table} advice={advice} recall={recall} />
        ) : null}
      </div>
    </aside>
  );
}

const narrow = window.matchMedia('(width < 56.25rem) or (height < 32rem)');

/** On a phone a panel takes its room from the board: none is open by itself, and a second press puts one away. */
function useNarrow(): boolean {
  return useSyncExternalStore(watchNarrow, () => narrow.matches);
}

function watchNarrow(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}
