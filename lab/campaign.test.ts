// @module-tag slow: whole campaigns are played
// Campaigns among bots: played to their end, written, read and proved.

import { isRefusal, type Refusal } from '@starboard/engine';
import { outcomeOf, type EntryJson, type GameFile } from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { loadGame } from '@starboard/games';
import {
  campaignText,
  mapOf,
  parseCampaign,
  verifyCampaign,
  type CampaignFile,
} from '@starboard/games/campaigns';
import { beforeAll, describe, expect, test } from 'vitest';
import { playCampaign, type BotCampaign, type PlayedCampaign } from './campaign.ts';

async function played(wanted: Partial<BotCampaign> = {}): Promise<PlayedCampaign> {
  const found = await playCampaign({ bots: ['random', 'random'], options: {}, seed: 3, ...wanted });
  if (isRefusal(found)) throw new Error(found.reason);
  return found;
}

test.each([
  [['random'], { computers: 1 }],
  [['random', 'random'], { ruleSet: 'core', goal: 'any' }],
  [['random', 'random'], { ruleSet: 'asteroids', score: 100 }],
  [['random'], { ruleSet: 'asteroids', computers: 2, score: 60 }],
  [['random', 'random'], { size: 'large', goal: 'line' }],
  [['random', 'random', 'random'], { size: 'large' }],
  [['random', 'random', 'random', 'random'], { size: 'small' }],
  [['random', 'random'], { computers: 2, size: 'large' }],
])('NC-3.4 of %j with %j runs to its end, and its file is proved', async (bots, options) => {
  for (let seed = 0; seed < volume({ daily: 1, long: 20 }); seed++) {
    const { map, file } = await played({ bots, options, seed });
    expect(outcomeOf(map)).not.toBe(null);
    const read = parseCampaign(campaignText(file));
    if (isRefusal(read)) throw new Error(read.reason);
    const verified = await verifyCampaign(read, loadGame);
    if (isRefusal(verified)) throw new Error(verified.reason);
    expect(verified.diceProved).toBe(true);
    expect(mapOf(verified.map)).toEqual(mapOf(map));
  }
});

describe('NC-3.4 what was changed is refused:', () => {
  let file: CampaignFile;
  beforeAll(async () => {
    ({ file } = await played());
  });

  async function whyNot(changed: Partial<CampaignFile>): Promise<Refusal> {
    const verified = await verifyCampaign({ ...file, ...changed }, loadGame);
    if (!isRefusal(verified)) throw new Error('It was believed.');
    return verified;
  }

  const withBattle = (battle: number, changed: Partial<GameFile>): Partial<CampaignFile> => ({
    battles: file.battles.with(battle, { ...file.battles[battle], ...changed }),
  });

  test('a battle that is missing, or was fought at another table', async () => {
    expect(await whyNot({ battles: file.battles.slice(1) })).toMatchObject({
      rule: 'NC-3.4',
      key: 'nexum-campaign.otherBattles',
    });
    expect((await whyNot(withBattle(1, file.battles[0]))).reason).toContain('campaign-3-2');
  });

  test('a battle with other ships, or another sector', async () => {
    const { options } = file.battles[0];
    const more = { ...options, campaign: { ...(options['campaign'] as object), ships: [25, 25] } };
    expect((await whyNot(withBattle(0, { options: more }))).reason).toContain('terms of the map');
    const relics = { ...options, relics: 'balanced' };
    expect((await whyNot(withBattle(0, { options: relics }))).reason).toContain('terms of the map');
  });

  test('a battle that lost its end, or one of its orders', async () => {
    const { log } = file.battles[0];
    expect((await whyNot(withBattle(0, { log: log.slice(0, -1) }))).reason).toContain(
      'Battle 1: It is not over.',
    );
    expect(isRefusal(await whyNot(withBattle(0, { log: log.toSpliced(3, 1) })))).toBe(true);
  });

  test('another result on the map, with the dice of the map or without', async () => {
    const at = file.map.log.findIndex((entry) => 'order' in entry && entry.order[0].startsWith('scored'));
    const entry = file.map.log[at] as Extract<EntryJson, { order: unknown }>;
    const order = entry.order.with(0, entry.order[0] === 'scored 1' ? 'scored 2' : 'scored 1');
    const map = {
      ...file.map,
      log: file.map.log.with(at, { ...file.map.log[at], order }),
    };
    expect(isRefusal(await whyNot({ map }))).toBe(true);
    const { seed: _, ...unproved } = map;
    expect((await whyNot({ map: unproved })).reason).toContain('not the one that was counted');
  });

  test('a file that is something else', () => {
    const text = campaignText(file);
    for (const wrong of ['', '{}', '[]', '{', text.slice(0, -40), text.replace('"battles"', '"battle"')])
      expect(parseCampaign(wrong)).toMatchObject({ rule: 'NC-3.4' });
  });
});
