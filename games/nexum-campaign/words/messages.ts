// What the rules say, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';
import { counted } from '@starboard/engine/words';

export const english = {
  chooseFirst: 'A sector is chosen first, then fought for.',
  battleOn: 'The battle for this sector has not been reported yet.',
  cloudFirst: 'First the first player of the battle says where the cloud lies.',
  cloudLies: 'Where the cloud lies is said before the battle, and only where that was agreed.',
  noPlace:
    'The cloud cannot lie there: it would not be equally far from everybody, or could do with fewer systems.',
  offMap: ({ cell }: { cell: string }) => `Sector ${cell} is not on the small map.`,
  destroyed: ({ cell }: { cell: string }) => `Sector ${cell} is destroyed.`,
  yours: ({ cell }: { cell: string }) => `Sector ${cell} is yours already.`,
  apart: ({ cell }: { cell: string }) =>
    `Sector ${cell} touches none of yours, and others that can be chosen do.`,
  scoresFirst: 'Scores are reported first, by civilization, then who has won.',
  noHoles: 'There are no black holes in these battles.',
  lostNow: 'After a score come the ships lost to black holes.',
  notThere: 'That civilization is not in this battle.',
  tooMany: ({ civs }: { civs: number }) => `A campaign is for two to four civilizations, not ${civs}.`,
  needsEvents: 'The computer plays only where there are events.',
  noSuchSeat: ({ seat }: { seat: number }) => `There is no seat ${seat}.`,

  notACampaign: 'This is not the file of a campaign.',
  otherBattles: ({ battles, files }: { battles: number; files: number }) =>
    `The map tells of ${counted(battles, 'battle', 'battles')}, but the file holds ${files}.`,
  inBattle: ({ battle, problem }: { battle: number; problem: string }) => `Battle ${battle}: ${problem}`,
  otherTable: ({ table }: { table: string }) => `This game was not played at the table ${table}.`,
  otherTerms: 'It was not fought on the terms of the map.',
  notOver: 'It is not over.',
  otherResult: 'Its result is not the one that was counted.',
  onlyOrders: 'There are only choices and results in a campaign.',
  noRules: ({ game, rules }: { game: string; rules: number }) =>
    `It was played under version ${rules} of ${game}, which is no longer available here.`,

  three: 'Somebody holds three connected sectors.',
  alone: 'Nobody else holds a sector.',
  score: 'The agreed score has been reached.',
  lastBattle: 'The last battle is over.',
  points: 'Score',
  sectors: 'Sectors',
} satisfies Catalogue;

export const say = speaker('nexum-campaign', english);
export const refuse = refuser(say);
