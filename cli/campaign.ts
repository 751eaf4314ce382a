import { randomInt } from 'node:crypto';
import { isRefusal, type Refusal } from '@starboard/engine';
import { outcomeOf, parseOption } from '@starboard/engine/match';
import { campaign, campaignText, mapOf } from '@starboard/games/campaigns';
import { MOST_SEED, playCampaign, type BotCampaign, type PlayedCampaign } from '@starboard/lab';
import { readArguments, readCount, type Arguments, type Usage } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { writeText } from './files.ts';
import { columns, counted } from './text.ts';

const USUAL_BOTS = 'cadet,ensign';

const usage: Usage = {
  command: 'campaign',
  takes: [],
  flags: { bots: 'text', option: 'texts', seed: 'text', save: 'text', json: 'switch' },
};

export const command: CliCommand = {
  help: `starboard campaign [--bots NAME,…] [--option NAME=VALUE]… [--seed S] [--save FILE] [--json]

Lets bots play a whole campaign of Nexum Galaxy: they choose sectors of a map and fight for them, until one of them has
won it. The same seed gives the same campaign.

  --bots NAME,…        who plays, one to four; ${USUAL_BOTS} by default
  --option NAME=VALUE  size=small or large, computers=0 to 3, ruleSet=core, events or asteroids, goal=won, line or any,
                       score=20 to 1000, firstPlayer=random or a seat
  --seed S             0 to ${MOST_SEED}; a new one by default
  --save FILE          write the campaign with all its battles to a file, for starboard verify
  --json               for programs
`,
  async run(args, io) {
    const read = readArguments(usage, args);
    if (isRefusal(read)) return read;
    const wanted = readCampaign(read);
    if (isRefusal(wanted)) return wanted;
    const played = await playCampaign(wanted);
    if (isRefusal(played)) return played;
    const path = read.text('save');
    const unwritten = path === undefined ? null : await writeText(path, campaignText(played.file));
    if (unwritten !== null) return unwritten;
    io.out(read.has('json') ? resultJson(played) : resultText(played, wanted));
    return ALL_WELL;
  },
};

function readCampaign(read: Arguments): BotCampaign | Refusal {
  const seed = readCount('--seed', read.text('seed') ?? String(randomInt(MOST_SEED + 1)), {
    min: 0,
    max: MOST_SEED,
  });
  if (isRefusal(seed)) return seed;
  const options: Record<string, unknown> = {};
  for (const each of read.texts('option')) {
    const [name, ...value] = each.split('=');
    const given = parseOption(campaign.options, name, value.join('='));
    if (isRefusal(given)) return given;
    options[name] = given;
  }
  return { bots: (read.text('bots') ?? USUAL_BOTS).split(','), options, seed };
}

function resultText({ map }: PlayedCampaign, { bots, seed }: BotCampaign): string {
  const outcome = outcomeOf(map);
  const { battles } = mapOf(map);
  const rows = (outcome?.ranks ?? []).map((rank, seat) => [
    `${rank}.`,
    bots[seat],
    ...(outcome?.sheet ?? []).map(({ label, points }) => `${points[seat]} ${label.text.toLowerCase()}`),
  ]);
  return [
    `${map.options['size'] as string} campaign, seed ${seed}: ${counted(battles, 'battle')}. ${outcome?.reason.text ?? ''}`,
    ...columns(rows, [true, false, true, true]),
    '',
  ].join('\n');
}

function resultJson({ map, file }: PlayedCampaign): string {
  const { ranks, unseated, reason, sheet } = outcomeOf(map) ?? {};
  const tables = file.battles.map(({ table, options }) => ({ table, sector: options['sector'] }));
  const result = { options: map.options, ranks, unseated, reason: reason?.text, sheet, battles: tables };
  return `${JSON.stringify(result, null, 2)}\n`;
}
