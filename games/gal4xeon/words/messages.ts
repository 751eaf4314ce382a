// What the rules say, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';
import { actionNames, technologyNames, trackNames } from '../data/names.ts';
import type { Title } from '../data/numbers.ts';
import type { Action, Demeanour, TechnologyId, Track } from '../data/sheet.ts';
import { sheetFile } from './sheet-file.ts';

const progress = {
  nothingWaits: 'No action is waiting for you.',
  noIcon: ({ action }: { action: Action }) => `No ${actionNames[action]} icon has been reached.`,
  actionFirst: ({ action }: { action: Action }) =>
    `Take the ${actionNames[action]} action first, or decline it.`,
  noSuchDie: ({ value }: { value: number }) => `You have no die left that counts ${value}.`,
  belowMinimum: ({ value, minimum }: { value: number; minimum: number }) =>
    `Your trade minimum is ${minimum}: no die counts ${value} for you.`,
  trackHasDie: ({ track }: { track: Track }) =>
    `The ${trackNames[track]} track already has a die this round: dice go to three different tracks.`,
  fourthTrack: ({ track }: { track: Track }) =>
    `You have already chosen three other tracks this round, so ${trackNames[track]} cannot be used.`,
  noExtraSquare: 'You have no extra square to fill.',
  tracksFull: 'Your three tracks are full, so extra squares are lost.',
  diceLeft: ({ dice }: { dice: readonly number[] }) => `Dice are still to be assigned: ${dice.join(', ')}.`,
  extrasLeft: ({ squares }: { squares: number }) => `Extra squares are still to be filled: ${squares}.`,
} satisfies Catalogue;

const targets = {
  notResearched: ({ technology }: { technology: TechnologyId }) =>
    `You have not researched ${technologyNames[technology]}.`,
  fewerTurns: ({ technology, turns }: { technology: TechnologyId; turns: number }) =>
    `The shape of ${technologyNames[technology]} does not have ${turns} different positions.`,
  leavesMap: 'The shape leaves the map.',
  exploredAlready: ({ place }: { place: string }) => `${place} is already explored.`,
  shapeApart: 'No part of the shape is beside a sector that you control.',
  tooStrong: ({ theirs, yours }: { theirs: number; yours: number }) =>
    `The aliens have strength ${theirs}, you have ${yours}: you need more.`,
  noAliens: ({ place }: { place: string }) => `You know of no aliens in ${place}.`,
  conqueredAlready: 'You have already conquered these aliens.',
  tradingAlready: 'You are already trading with these aliens.',
  sectorApart: 'You control no sector beside it.',
  nothingToExploit: ({ place }: { place: string }) => `${place} is neither a ruin nor an uninhabited system.`,
  notExplored: ({ place }: { place: string }) => `${place} is not explored yet.`,
  exploitedAlready: 'A system is exploited only once.',
  tradedThere: ({ place }: { place: string }) =>
    `You trade with the aliens of ${place}: it is yours already, and not an uninhabited system.`,
  conqueredThere: ({ place }: { place: string }) =>
    `You have conquered the aliens of ${place}: it is yours already, and not an uninhabited system.`,
  inhabited: 'Aliens live there.',
  noRelations: ({ demeanour, needs }: { demeanour: Demeanour; needs: TechnologyId }) =>
    `The aliens are ${demeanour}: you need ${technologyNames[needs]}.`,
  noTrade: 'A Trade die is filled in only when you trade.',
  tradeDiceFull: 'Every Trade die is filled in.',
  proceedsFirst: 'First choose what the trade brings: a Trade die or a technology.',
  notOnSheets: ({ technology }: { technology: TechnologyId }) =>
    `${technologyNames[technology]} is not on these sheets.`,
  researchedAlready: ({ technology }: { technology: TechnologyId }) =>
    `You already have ${technologyNames[technology]}.`,
  needsFirst: ({ technology, needs }: { technology: TechnologyId; needs: TechnologyId }) =>
    `${technologyNames[technology]} needs ${technologyNames[needs]} first.`,
} satisfies Catalogue;

const ending = {
  alone: ({ points, title }: { points: number; title: Title }) => `${points} points: ${title}.`,
  shared: 'A tie on points and tracks: the victory is shared.',
  mostPoints: ({ points }: { points: number }) => `Most points after the last round: ${points}.`,
  furtherAlong: ({ track }: { track: Track }) =>
    `A tie on points: further along the ${trackNames[track]} track.`,
  ruins: 'Precursor ruins',
  sphere: 'Sphere of influence',
  met: 'Aliens met',
  conquests: 'Aliens conquered',
  sectors: 'Sectors controlled',
  total: 'Total',
} satisfies Catalogue;

export const english = { ...progress, ...targets, ...ending, ...sheetFile };

export const say = speaker('gal4xeon', english);
export const refuse = refuser(say);
