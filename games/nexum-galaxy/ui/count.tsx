// A figure with its number, in the card of a seat.

import { Figure } from './board/icons.tsx';

interface CountProps {
  readonly figure: 'medal' | 'relic' | 'bolt' | 'ship' | 'planet' | 'star' | 'bid' | 'rock' | 'cards' | 'eye';
  readonly name: string;
  readonly value: number;
  readonly of?: number;
  readonly more?: string;
  readonly title?: string;
}

export function Count({ figure, name, value, of, more, title }: CountProps) {
  return (
    <div className="nx-count-of" title={title ?? name}>
      <dt>
        <Figure of={figure} />
        <span className="nx-hidden">{name}</span>
      </dt>
      <dd>
        <strong>{value}</strong>
        {of === undefined ? null : <span className="nx-soft">/{of}</span>}
        {more === undefined ? null : <span className="nx-soft"> {more}</span>}
      </dd>
    </div>
  );
}
