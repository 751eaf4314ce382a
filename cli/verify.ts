import { isRefusal, replayGame, type GameFile } from '@starboard/engine';
import { readArguments } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type Command } from './command.ts';
import { about, openGameFile } from './files.ts';

export const command: Command = {
  help: `starboard verify FILE [--json]

Proves a saved game: every order is legal, every die follows from the seed whose hash was published when the table
opened, and no entry was changed, added or lost in between. Ends with 0 when all of that is proved and the game is
over, with 1 when something cannot be proved yet, with 2 when the file is refused.

  --json   for programs
`,
  async run(args, io) {
    const read = readArguments({ command: 'verify', takes: ['FILE'], flags: { json: 'switch' } }, args);
    if (isRefusal(read)) return read;
    const [path] = read.given;
    const opened = await openGameFile(path);
    if (isRefusal(opened)) return opened;
    const { game, file } = opened;
    const match = replayGame(game, file);
    if (isRefusal(match)) return about(path, match);
    const proof = proofOf(file, game.outcome(match.state) !== null);
    io.out(read.has('json') ? `${JSON.stringify(proof, null, 2)}\n` : proofText(proof));
    return proof.proved ? ALL_WELL : NOT_IN_ORDER;
  },
};

interface Proof {
  readonly game: string;
  readonly rules: number;
  readonly entries: number;
  readonly dice: number;
  readonly over: boolean;
  /** Legality was proved if we came this far; dice and hashes only with the seed. */
  readonly diceProved: boolean;
  readonly proved: boolean;
}

function proofOf(file: GameFile, over: boolean): Proof {
  const { game, rules, log, setup } = file;
  const dice = log.reduce(
    (sum, entry) => sum + ('draws' in entry ? (entry.draws?.length ?? 0) : 0),
    setup.length,
  );
  const diceProved = file.seed !== undefined;
  return { game, rules, entries: log.length, dice, over, diceProved, proved: diceProved && over };
}

function proofText({ game, rules, entries, dice, over, diceProved }: Proof): string {
  const legal = `All ${entries} entries are by the rules (${game}, version ${rules}).\n`;
  const fair = diceProved
    ? `All ${dice} dice and cards and all ${entries} hashes follow from the seed that the table was bound to.\n`
    : `The ${dice} dice and cards are not proved yet: the file has no seed, which is published when the game is over.\n`;
  if (over) return `${legal}${fair}${diceProved ? 'The game is proved.\n' : ''}`;
  return `${legal}${fair}The game is not over in this file, so entries may be missing at its end.\n`;
}
