// A campaign as one file: the log of its map, and the game of every battle (NC-3.4). What is read may be cut off, edited, or
// not ours at all.

import { isRefusal, type Refusal } from '@starboard/engine';
import { gameIn, whyTooLarge, type GameFile } from '@starboard/engine/match';
import { refuse } from '../words/messages.ts';

export interface CampaignFile {
  /** The version of this format. */
  readonly starboardCampaign: 1;
  /** The game on the map. */
  readonly map: GameFile;
  /** The games of its battles, the first one first. */
  readonly battles: readonly GameFile[];
}

/** As text with a line for each game. */
export function campaignText({ map, battles }: CampaignFile): string {
  const lines = battles.map((battle) => `    ${JSON.stringify(battle)}`);
  return `{\n  "starboardCampaign": 1,\n  "map": ${JSON.stringify(map)},\n  "battles": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

const FIELDS = new Set(['starboardCampaign', 'map', 'battles']);

export function parseCampaign(given: string): CampaignFile | Refusal {
  const large = whyTooLarge(given.length);
  if (large !== null) return large;
  const value = parsed(given);
  if (!isRecord(value) || value['starboardCampaign'] !== 1) return refuse('NC-3.4', 'notACampaign');
  const { map, battles } = value;
  const whole = Object.keys(value).every((name) => FIELDS.has(name));
  if (!whole || !isRecord(map) || !Array.isArray(battles)) return refuse('NC-3.4', 'notACampaign');
  const read = [map, ...(battles as unknown[])].map((each) =>
    isRecord(each) ? gameIn(each) : refuse('NC-3.4', 'notACampaign'),
  );
  const wrong = read.find(isRefusal);
  if (wrong !== undefined) return wrong;
  const [first, ...rest] = read as GameFile[];
  return { starboardCampaign: 1, map: first, battles: rest };
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
