// Who plays in an arena: a bot of this program, one from a file of its own, or one of another version of this program.

import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBot, type Bot, type Brain } from '@starboard/bots';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';

export interface Contestant {
  /** As it was asked for: `captain`, `dreamer@docs/examples/dreamer.ts` or `captain@../starboard-before`. */
  readonly name: string;
  readonly bot: Bot;
  /** What it knows of the game. */
  readonly brain: Brain;
}

interface OtherBots {
  readonly findBot?: typeof findBot;
}

interface OtherGames {
  readonly loadBrain?: (game: string) => Promise<Brain | null>;
}

/** `brain` is what bots of this version know of the game. */
export async function contestantOf(name: string, game: string, brain: Brain): Promise<Contestant | Refusal> {
  const cut = name.indexOf('@');
  if (cut >= 0) {
    const [botName, path] = [name.slice(0, cut), name.slice(cut + 1)];
    return /\.m?[jt]s$/.test(path) ? fromFile(name, path, brain) : fromFolder(name, botName, path, game);
  }
  const bot = findBot(name);
  return isRefusal(bot) ? bot : { name, bot, brain };
}

/** What the file exports as `bot`. */
async function fromFile(name: string, path: string, brain: Brain): Promise<Contestant | Refusal> {
  const bot = (await load<{ readonly bot?: Bot }>('.', path))?.bot;
  if (bot === undefined) return refuseInEnglish(`${JSON.stringify(path)} is no file that exports a bot.`);
  return { name, bot, brain };
}

/** Search, evaluation and levels of that version; the rules that are played by are ours. */
async function fromFolder(
  name: string,
  botName: string,
  folder: string,
  game: string,
): Promise<Contestant | Refusal> {
  const bots = await load<OtherBots>(folder, 'bots/index.ts');
  const games = await load<OtherGames>(folder, 'games/registry.ts');
  if (bots?.findBot === undefined || games?.loadBrain === undefined) {
    return refuseInEnglish(`${JSON.stringify(folder)} is no folder with another version of this program.`);
  }
  const bot = bots.findBot(botName);
  if (!('sit' in bot)) return refuseInEnglish(bot.reason);
  const brain = await games.loadBrain(game);
  if (brain === null) return refuseInEnglish(`The version in ${JSON.stringify(folder)} has no game ${game}.`);
  return { name, bot, brain };
}

/** The path is computed: what is there is not known when this is written. */
async function load<M>(folder: string, file: string): Promise<M | null> {
  const path = resolve(folder, file);
  const there = await stat(path).catch(() => null);
  return there === null ? null : ((await import(pathToFileURL(path).href)) as M);
}

/** Is it from elsewhere? */
export function isForeign({ name }: Contestant): boolean {
  return name.includes('@');
}
