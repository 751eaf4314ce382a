// What was chosen about a table, where it is not as usual.

import type { OptionValues, OptionWords } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { useShown } from '../../games/use-shown.ts';
import type { Shown } from '../../games/uis.ts';
import { useTell, type OnlineWords } from '../tell.ts';

export interface ChosenOptionsProps {
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
}

export function ChosenOptions({ game, rules, options }: ChosenOptionsProps) {
  const tell = useTell();
  const shown = useShown(game, rules);
  if (shown === undefined || shown === null) return null;
  const chosen = chosenIn(shown, options, tell);
  if (chosen.length === 0) return <p className="quiet-text">{tell.room.usual}</p>;
  return (
    <dl className="chosen">
      {chosen.map(({ name, title, value }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function chosenIn({ game, words }: Shown, options: OptionValues, tell: OnlineWords) {
  const usual = defaultOptions(game.options);
  return Object.entries(game.options).flatMap(([name, option]) => {
    const value = options[name] ?? null;
    if (value === null || value === usual[name]) return [];
    const said = words.options[name];
    const text =
      option.type === 'flag'
        ? value === true
          ? tell.room.yes
          : tell.room.no
        : typeof value === 'object'
          ? nameIn(value, tell.room.ownFile, said?.values)
          : (said?.values?.[`${value as string | number}`] ?? `${value as string | number}`);
    return [{ name, title: said?.title ?? name, value: text }];
  });
}

/** A list is told by what is in it, another document by its name. */
function nameIn(document: unknown, otherwise: string, names: OptionWords['values'] = {}): string {
  if (Array.isArray(document))
    return document.map((each) => names[String(each)] ?? String(each)).join(', ') || '–';
  const { name } = document as { readonly name?: unknown };
  return typeof name === 'string' ? name : otherwise;
}
