import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { isOver, replayGame, type GameFile } from '@starboard/engine/match';
import { timelineIn } from '@starboard/engine/view';
import { readArguments, type Usage } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type CliCommand } from './command.ts';
import { about, openSavedFile, type OpenedFile, type OpenedView } from './files.ts';
import { viewerText } from './text.ts';
import { verifyGroupFile } from './verify-group.ts';
import { verifyCampaignAt } from './verify-campaign.ts';
import { verifySeries } from './verify-series.ts';

const usage: Usage = { command: 'verify', takes: ['FILE'], flags: { games: 'text', json: 'switch' } };

export const command: CliCommand = {
  help: `starboard verify FILE [--games FOLDER] [--json]

Proves a saved game: every order is legal, every die follows from the seed whose hash was published when the table
opened, and no entry was changed, added or lost in between. Ends with 0 when all of that is proved and the game is
over, with 1 when something cannot be proved yet, with 2 when the file is refused. A view file, which is what several
people can save of a game that is not over, proves nothing.

The file of a tournament is proved too: every deed follows from those before, and the lots from the seed. So is that
of a group of tables: what left one of them arrived at another once; and that of a campaign: each battle in it was
fought as the map had it, and brought what was counted.

  --games FOLDER   the files of the games of a tournament or a group, and of a tournament's groups: they prove it
  --json           for programs
`,
  async run(args, io) {
    const read = readArguments(usage, args);
    if (isRefusal(read)) return read;
    const [path] = read.given;
    const series = await verifySeries(path, read, io);
    if (series !== null) return series;
    const group = await verifyGroupFile(path, read, io);
    if (group !== null) return group;
    const campaign = await verifyCampaignAt(path, read, io);
    if (campaign !== null) return campaign;
    const opened = await openSavedFile(path);
    if (isRefusal(opened)) return opened;
    if ('view' in opened) {
      const unproved = unprovable(opened);
      if (isRefusal(unproved)) return about(path, unproved);
      io.out(read.has('json') ? `${JSON.stringify(unproved, null, 2)}\n` : unprovedText(unproved));
      return NOT_IN_ORDER;
    }
    const over = endsIn(opened);
    if (isRefusal(over)) return about(path, over);
    const proof = proofOf(opened.file, over);
    io.out(read.has('json') ? `${JSON.stringify(proof, null, 2)}\n` : proofText(proof));
    return proof.proved ? ALL_WELL : NOT_IN_ORDER;
  },
};

/** Whether the game ended, where it kept the rules. */
function endsIn({ game, file }: OpenedFile): boolean | Refusal {
  try {
    const match = replayGame(game, file);
    return isRefusal(match) ? match : isOver(match);
  } catch (error) {
    if (file.finding === undefined) throw error;
    return refuseInEnglish(
      `The rules broke down, as a test found (${file.finding.kind}): see it with starboard replay.`,
    );
  }
}

interface Unproved {
  readonly game: string;
  readonly rules: number;
  readonly viewer: number;
  readonly proved: false;
}

function unprovable({ game, view }: OpenedView): Unproved | Refusal {
  const timeline = timelineIn(game, view);
  const { rules, viewer } = view;
  return isRefusal(timeline) ? timeline : { game: view.game, rules, viewer, proved: false };
}

function unprovedText({ viewer }: Unproved): string {
  return `This is a view file, what ${viewerText(viewer)} was shown of a game that was not over: it proves nothing. The whole file comes when the game is over.\n`;
}

interface Proof {
  readonly game: string;
  readonly rules: number;
  readonly entries: number;
  readonly dice: number;
  readonly over: boolean;
  /** Legality was proved if we came this far; dice and hashes only with the seed. */
  readonly diceProved: boolean;
  readonly proved: boolean;
  readonly finding?: GameFile['finding'];
}

function proofOf(file: GameFile, over: boolean): Proof {
  const { game, rules, log, setup, finding } = file;
  const dice = log.reduce(
    (sum, entry) => sum + ('draws' in entry ? (entry.draws?.length ?? 0) : 0),
    setup.length,
  );
  const diceProved = file.seed !== undefined;
  const proved = diceProved && over && finding === undefined;
  const found = finding === undefined ? {} : { finding };
  return { game, rules, entries: log.length, dice, over, diceProved, proved, ...found };
}

function proofText(proof: Proof): string {
  const { game, rules, entries, over, proved, finding } = proof;
  const orders = entries === 1 ? 'The entry follows' : `All ${entries} entries follow`;
  return [
    `${orders} the rules (${game}, version ${rules}).`,
    diceText(proof),
    ...(proved ? ['The game is proved.'] : []),
    ...(over ? [] : ['The game is not over in this file, so entries may be missing at its end.']),
    ...(finding === undefined
      ? []
      : [`A test found something at its end (${finding.kind}): ${finding.message}`]),
    '',
  ].join('\n');
}

function diceText({ dice, entries, diceProved, finding }: Proof): string {
  if (diceProved) {
    return `All ${dice} dice and cards and all ${entries} hashes follow from the seed the table was committed to.`;
  }
  if (finding !== undefined) return `The ${dice} dice and cards came from a test and cannot be proved.`;
  return `The ${dice} dice and cards are not proved yet: the file has no seed, which is published when the game is over.`;
}
