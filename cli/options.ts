// A game's options as they are written on a command line: `--option rounds=4`, `--option sector=@my-sector.json`.

import { isRefusal, Refusal, type Game, type OptionValues } from '@starboard/engine';
import { parseOption } from '@starboard/engine/match';
import { readText } from './files.ts';

export async function readGameOptions(
  game: Game,
  written: readonly string[],
): Promise<OptionValues | Refusal> {
  const values: Record<string, unknown> = {};
  for (const text of written) {
    const cut = text.indexOf('=');
    if (cut < 1) return new Refusal(`--option is written name=value, not ${JSON.stringify(text)}.`);
    const name = text.slice(0, cut);
    if (Object.hasOwn(values, name)) return new Refusal(`Option ${name} is given twice: say it once.`);
    const value = await readValue(game, name, text.slice(cut + 1));
    if (isRefusal(value)) return value;
    values[name] = value;
  }
  return values;
}

async function readValue(game: Game, name: string, text: string): Promise<unknown> {
  const isDocument = Object.hasOwn(game.options, name) && game.options[name].type === 'document';
  if (!isDocument || !text.startsWith('@')) return parseOption(game.options, name, text);
  const content = await readText(text.slice(1));
  return isRefusal(content) ? content : parseOption(game.options, name, content);
}
