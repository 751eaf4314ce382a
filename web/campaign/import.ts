// A campaign file becomes a campaign on this device, once all of it has been played again: what breaks the rules does not
// come in.

import { isRefusal, type Refusal } from '@starboard/engine';
import { isOver, whyTooLarge } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { parseCampaign, verifyCampaign } from '@starboard/games/campaigns';
import { company, LEVELS } from '../setup/people.ts';
import { loadCampaign, saveCampaign } from './shelf.ts';

const LEVEL = 'captain';

/** Its name, or why it cannot be opened. One that is here already stays as it is. */
export async function importCampaign(file: Blob, you: string): Promise<string | Refusal> {
  const large = whyTooLarge(file.size);
  if (large !== null) return large;
  const read = parseCampaign(await file.text());
  if (isRefusal(read)) return read;
  const verified = await verifyCampaign(read, loadGame);
  if (isRefusal(verified)) return verified;
  const { map, battles } = read;
  const id = map.table;
  if ((await loadCampaign(id)) !== null) return id;
  const sat = map.people?.length === map.seats ? map.people : company(map.seats, you, LEVEL);
  const people = sat.map(({ name, bot }, colour) => ({
    name,
    colour,
    bot: bot === null || LEVELS.includes(bot) ? bot : LEVEL,
  }));
  const now = Date.now();
  const over = isOver(verified.map);
  await saveCampaign({ id, people, map, battles, begun: now, played: now, over }, null);
  return id;
}
