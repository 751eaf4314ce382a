// The proof of a campaign: its map, and every battle that is in the file with it.

import { isRefusal, type Refusal } from '@starboard/engine';
import { isOver } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { mapOf, parseCampaign, verifyCampaign } from '@starboard/games/campaigns';
import type { Arguments } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type Io } from './command.ts';
import { about, readText } from './files.ts';
import { counted } from './text.ts';

/** Null where it is the file of something else. */
export async function verifyCampaignAt(
  path: string,
  read: Arguments,
  io: Io,
): Promise<number | Refusal | null> {
  const text = await readText(path);
  if (isRefusal(text)) return text;
  const file = parseCampaign(text);
  if (isRefusal(file)) return file.key === 'nexum-campaign.notACampaign' ? null : about(path, file);
  const verified = await verifyCampaign(file, loadGame);
  if (isRefusal(verified)) return about(path, verified);
  const { map, diceProved } = verified;
  const { battles } = mapOf(map);
  const over = isOver(map);
  const proved = diceProved && over;
  const proof = { game: map.game.id, battles, diceProved, over, proved };
  io.out(read.has('json') ? `${JSON.stringify(proof, null, 2)}\n` : proofText(proof));
  return proved ? ALL_WELL : NOT_IN_ORDER;
}

function proofText({ battles, diceProved, over, proved }: Record<string, unknown>): string {
  return [
    `${counted(Number(battles), 'battle')} of the campaign: each was fought as the map had it, and brought what was counted.`,
    diceProved === true
      ? 'All dice and cards follow from the seeds that were committed to.'
      : 'Dice and cards are not proved yet: a seed is missing, which is published when a game is over.',
    ...(over === true ? [] : ['The campaign is not over in this file.']),
    ...(proved === true ? ['The campaign is proved.'] : []),
    '',
  ].join('\n');
}
