// What battles of a campaign say, in English.

import type { Catalogue } from '@starboard/engine';

export const campaignWords = {
  wrongCampaign: ({ civs }: { civs: number }) =>
    `A battle of a campaign has a number for each of its ${civs} civilizations, and names only those.`,
  campaignForOthers: ({ named, civs }: { named: number; civs: number }) =>
    `The campaign sends ${named} civilizations into this battle, and the table has ${civs}.`,
  chooserBegins: 'In a campaign whoever has chosen the sector is the first player.',
  noGift: 'You have no marker to lay: only the first player in an ice or scorching sector has one.',
  giftLaid: 'You have laid your marker already.',
  giftOnPlanets: ({ place }: { place: string }) => `There is no planet at ${place} to lay a marker on.`,
  deadAlready: ({ place }: { place: string }) => `${place} is dead already.`,
  noMoreMarkers: ({ place }: { place: string }) => `No more markers fit on ${place}.`,
  holes: 'Ships lost to black holes',
} satisfies Catalogue;
