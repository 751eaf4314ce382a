// Campaigns, for those who play and keep them: a game on a map, whose battles are tables of another game.

import type { Game } from '@starboard/engine';
import { nexumCampaign } from './nexum-campaign/rules/game.ts';

export { botsDecision } from './nexum-campaign/bots/choice.ts';
export { campaignText, parseCampaign, type CampaignFile } from './nexum-campaign/file/campaign-file.ts';
export { battlesOf, type Fought } from './nexum-campaign/file/history.ts';
export { isInBattle, isPlacing, mapOf, report, resultFrom, tableOf } from './nexum-campaign/file/report.ts';
export { verifyCampaign, type VerifiedCampaign } from './nexum-campaign/file/verify.ts';
export { BATTLE_GAME, battleOf, type Battle } from './nexum-campaign/rules/battle.ts';
export { CELLS } from './nexum-campaign/data/map.ts';
export { choosable } from './nexum-campaign/rules/map.ts';
export { AS_THE_SECTOR, APART, PLACES, systemsOf } from './nexum-campaign/data/clouds.ts';
export { cloudPlaces, decider, entryOf, reporter } from './nexum-campaign/rules/play.ts';
export { moves as campaignMoves } from './nexum-campaign/rules/state.ts';
export type { Campaign } from './nexum-campaign/rules/state.ts';

/** The game on the map. No table offers it: it is played with its battles, or not at all. */
export const campaign = nexumCampaign as unknown as Game;
