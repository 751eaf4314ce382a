// What a campaign says in the language of the page.

import type { Guide, OptionWords, Translated } from '@starboard/engine';
import { createContext, use } from 'react';
import type { kinds } from '../data/map.ts';
import type { english } from '../words/messages.ts';

export type SectorKind = (typeof kinds)[number];

export interface CampaignText {
  readonly title: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly guide: Guide;
  readonly messages: Translated<typeof english>;
  readonly kind: Readonly<Record<SectorKind, string>>;
  /** What it gives whoever begins there. */
  readonly gives: Readonly<Record<SectorKind, string>>;
  readonly computer: (number: number | null) => string;
  readonly visitor: string;
  readonly nobody: string;
  readonly map: {
    readonly label: string;
    readonly heldBy: (name: string) => string;
    readonly canBeChosen: string;
    readonly inBattle: string;
    readonly free: string;
    readonly won: string;
    readonly fought: (battles: number) => string;
  };
  readonly sector: {
    readonly title: (cell: string) => string;
    readonly choose: string;
    readonly owner: (name: string) => string;
    readonly ownerHas: (name: string) => string;
    readonly none: string;
    readonly noBattles: string;
    readonly battle: (number: number, sector: string) => string;
    readonly wonBy: (name: string) => string;
    readonly wonByNobody: string;
    readonly chosenBy: (name: string) => string;
    readonly replay: (number: number) => string;
    readonly scenario: Readonly<Record<'conquest' | 'sterile-trap', string>>;
  };
  readonly cloud: {
    readonly toPlace: (name: string, sector: string) => string;
    readonly help: string;
    readonly asTheSector: string;
    readonly apart: string;
    readonly beside: (systems: readonly string[]) => string;
  };
  readonly standing: {
    readonly title: string;
    readonly civilization: string;
    readonly score: string;
    readonly sectors: string;
    readonly battlesWon: string;
    readonly ships: string;
    readonly goal: (score: number) => string;
  };
  readonly page: {
    readonly campaigns: string;
    readonly lead: string;
    readonly begin: string;
    readonly goOn: string;
    readonly none: string;
    readonly noStorage: string;
    readonly open: string;
    readonly notOpened: string;
    readonly save: string;
    readonly saveView: string;
    readonly viewOnly: string;
    readonly remove: (title: string) => string;
    readonly removeAsk: string;
    readonly noCampaign: string;
    readonly toCampaigns: string;
    readonly called: (size: string, names: readonly string[]) => string;
    readonly progress: (battles: number) => string;
    readonly over: string;
    readonly toChoose: (name: string) => string;
    readonly chooseHelp: string;
    readonly botChooses: (name: string) => string;
    readonly battleAt: (number: number, cell: string, sector: string) => string;
    readonly battleFirst: (name: string) => string;
    readonly fight: string;
    readonly fightOn: string;
    readonly battleHelp: string;
    readonly ended: (number: number, cell: string, winner: string) => string;
    readonly endedDrawn: (number: number, cell: string) => string;
    readonly won: (names: readonly string[]) => string;
    readonly shared: (names: readonly string[]) => string;
    readonly how: string;
    readonly history: string;
    readonly size: Readonly<Record<'small' | 'large', string>>;
    readonly elsewhere: string;
  };
}

export const CampaignTextContext = createContext<CampaignText | null>(null);

export function useCampaignText(): CampaignText {
  const text = use(CampaignTextContext);
  if (text === null) throw new Error('Nobody has said what a campaign is told with.');
  return text;
}
