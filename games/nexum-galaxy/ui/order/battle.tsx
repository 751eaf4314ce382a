// The exact outcome of an attack, before it is made.

import { placeNames } from '../../rules/moves.ts';
import type { Preview } from '../../rules/preview.ts';
import { Figure } from '../board/icons.tsx';
import { relicOf } from '../words/facts.ts';
import { useText } from '../words/use-text.ts';

export function BattleLines({ battle }: { readonly battle: Preview }) {
  const text = useText();
  const { attack, defence, casualties, excess, survivors, captured, found, stars, points, plunder } = battle;
  return (
    <div className="nx-battle">
      <p className="nx-odds">
        <strong>{attack}</strong> {text.attack} <span className="nx-versus">›</span>{' '}
        <strong>{defence}</strong> {text.defenceWord}
      </p>
      {battle.allowed ? (
        <ul>
          {battle.wins ? <li className="nx-wins">{text.winsGame}</li> : null}
          <li className={casualties === 0 ? 'nx-good' : 'nx-bad'}>{text.losses(casualties)}</li>
          {excess === 0 ? null : <li className="nx-bad">{text.excess(excess)}</li>}
          <li>
            {text.destroys(battle.destroyed)} · {text.survivors(survivors)}
          </li>
          {captured.length === 0 ? null : <li className="nx-good">{text.captures(captured.map(relicOf))}</li>}
          {found.length === 0 ? null : <li className="nx-good">{text.finds(found.map(relicOf))}</li>}
          {stars.map(({ place }) => (
            <li key={place} className="nx-good">
              {text.starFalls(placeNames[place])}
            </li>
          ))}
          <li className="nx-good">
            <Figure of="medal" /> +{points}
            {plunder === 0 ? null : (
              <>
                {' '}
                · <Figure of="bolt" /> {text.loot(plunder)}
              </>
            )}
          </li>
        </ul>
      ) : null}
    </div>
  );
}
