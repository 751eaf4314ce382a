// What a panel is and does, in words.

import { RuleLink } from '@starboard/kit';
import { cardName, eventCards, type EventKind } from '../../data/events.ts';
import { isOfComputer, type ForetoldPanel } from '../../rules/cosmos/foretell.ts';
import { placeNames } from '../../rules/moves.ts';
import type { CosmosText } from '../words/cosmos-text.ts';
import { useText } from '../words/use-text.ts';

const RULES: Readonly<Record<EventKind, string>> = {
  solar: 'NG-10.9',
  glacial: 'NG-10.10',
  'ionized-planet': 'NG-10.13',
  'ionized-system': 'NG-10.13',
  calm: 'NG-10.14',
  convoy: 'NG-10.16',
  invasion: 'NG-11.9',
  reinforcement: 'NG-11.9',
  raid: 'NG-11.9',
  offensive: 'NG-11.9',
};

function title(text: CosmosText, { side, may, card }: ForetoldPanel): string {
  const kinds = [...new Set(may.map(({ kind }) => kind))];
  const what = kinds.length === 0 || kinds.length > 6 ? text.unknown : text.either(kinds);
  return text.panel(side + 1, what, card === null ? null : cardName(eventCards[card]));
}

function targets(text: CosmosText, panel: ForetoldPanel): string | null {
  if (panel.card === null) return null;
  const { safe } = panel;
  return safe === null ? reached(text, panel) : `${reached(text, panel)} ${text.safe(placeNames[safe])}`;
}

function reached(text: CosmosText, { may, places, happened }: ForetoldPanel): string {
  const names = places.map((place) => placeNames[place]);
  const acts = may.filter(({ kind }) => isOfComputer(kind)).length;
  // what may yet be either only points there
  return acts > 0 && (acts === may.length || names.length > 0)
    ? text.pointsAt(names)
    : text.hits(names, happened);
}

/** For who cannot see it: what, where, and on which planets. */
export function panelLabel(text: CosmosText, panel: ForetoldPanel): string {
  return [title(text, panel), targets(text, panel)].filter((each) => each !== null).join('. ');
}

export function PanelTip({ panel, ahead }: { readonly panel: ForetoldPanel; readonly ahead: boolean }) {
  const text = useText().cosmos;
  const { may } = panel;
  const found = targets(text, panel);
  return (
    <div className="nx-tip">
      <p className="nx-tip-title">
        <strong>{title(text, panel)}</strong>
      </p>
      {found === null ? null : <p>{found}</p>}
      {may.length === 1 ? <p className="nx-soft">{text.does(may[0])}</p> : null}
      {ahead ? <p className="nx-soft">{text.foreseen}</p> : null}
      <p className="nx-tip-rules">
        <RuleLink id={may.length === 1 ? RULES[may[0].kind] : 'NG-10.4'} />
      </p>
    </div>
  );
}
