import { isRefusal } from '@starboard/engine';
import { openMatch, writeGame } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { campaignText, parseCampaign, type CampaignFile } from './campaign-file.ts';

function file(): CampaignFile {
  const map = openMatch(game, {
    seats: 2,
    options: {},
    fairness: { seed: new Uint8Array(32).fill(4), table: 'x', words: [] },
  });
  if (isRefusal(map)) throw new Error(map.reason);
  const written = writeGame(map, { withSeed: true });
  return { starboardCampaign: 1, map: written, battles: [written] };
}

test('NC-3.4 a file of a campaign is read as it was written, and nothing else is one', () => {
  const text = campaignText(file());
  expect(parseCampaign(text)).toEqual(file());
  const others = [
    '',
    '[]',
    '{}',
    text.slice(0, -9),
    text.replace('"starboardCampaign": 1', '"starboardCampaign": 2'),
    text.replace('"battles": [', '"battles": [7, '),
    text.replace('"map"', '"card": 1, "map"'),
  ];
  for (const other of others) expect(parseCampaign(other)).toMatchObject({ rule: 'NC-3.4' });
});
