// What campaigns are drawn and told with.

export { civsOf, ownerIn, type Civ } from './nexum-campaign/ui/civs.ts';
export { CampaignMap } from './nexum-campaign/ui/map.tsx';
export { BattleList, SectorCard } from './nexum-campaign/ui/sector-card.tsx';
export { Standing } from './nexum-campaign/ui/standing.tsx';
export { CampaignTextContext, useCampaignText, type CampaignText } from './nexum-campaign/ui/text.ts';
export { words } from './nexum-campaign/ui/words/en.ts';
