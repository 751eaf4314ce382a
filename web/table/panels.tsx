// What is looked up beside the board: the log, the rules, the reference card, the analysis.

import type { GameUi, GameWords, Scene } from '../kit/index.ts';
import { Guide } from '../guide/guide.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import { Advice, type Advised } from './advice.tsx';
import { Log } from './log.tsx';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';
import type { Teller } from './telling.ts';

export type PanelName = 'log' | 'rules' | 'reference' | 'advice';

const ICONS: Readonly<Record<PanelName, IconName>> = {
  log: 'log',
  rules: 'rules',
  reference: 'card',
  advice: 'chart',
};

export interface PanelsProps {
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
}

export function Panels({
  panel,
  onPanel,
  session,
  table,
  scene,
  ui,
  words,
  rule,
  advice,
  teller,
}: PanelsProps) {
  const say = useSay();
  const titles: Readonly<Record<PanelName, string>> = {
    log: say.log.title,
    rules: say.guide.title,
    reference: say.reference.title,
    advice: say.advice.title,
  };
  const names = Object.keys(ICONS) as PanelName[];
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
            onClick={() => onPanel(panel === name && isNarrow() ? null : name)}
          >
            <Icon name={ICONS[name]} /> <span>{titles[name]}</span>
          </button>
        ))}
      </div>
      <div
        className="panel"
        id="panel"
        role="tabpanel"
        tabIndex={0}
        aria-label={panel === null ? say.table.panels : titles[panel]}
      >
        {panel === 'log' ? <Log session={session} table={table} teller={teller} /> : null}
        {panel === 'rules' ? <Guide words={words} open={rule} /> : null}
        {panel === 'reference' ? <ui.Reference {...scene} /> : null}
        {panel === 'advice' ? <Advice session={session} table={table} advice={advice} /> : null}
      </div>
    </aside>
  );
}

/** On a phone a panel takes its room from the board, so a second press puts it away. */
export function isNarrow(): boolean {
  return window.matchMedia('(width < 56.25rem)').matches;
}
