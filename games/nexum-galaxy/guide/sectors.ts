// Create your sector: what a sector must be, what makes it a good one, and how chance can make one.

import type { Guide } from '@starboard/engine';

export const sectorRules: Guide = {
  'NG-8.1': {
    title: 'Disks',
    text: 'A sector is made of the twelve system disks, A to L. Each disk is used once or not at all.',
  },
  'NG-8.2': {
    title: 'Neighbours',
    text: 'Disks that touch are neighbours of each other. Nothing else counts, and a disk touches at most six others.',
  },
  'NG-8.3': {
    title: 'No system is cut off',
    text: 'Disks may lie in separate groups, since a jump through hyperspace leads from one to another. A group that is closed to hyperspace as a whole could never be entered, so it may not be separate.',
  },
  'NG-8.4': {
    title: 'Closed to hyperspace',
    text: 'A sector may close some of its systems to hyperspace: no jump goes into or out of them.',
  },
  'NG-8.5': {
    title: 'Tann systems',
    text: 'Two to four of the disks A, D, G and J are the seats, in turn order. A Tann disk that nobody starts from is turned over and is a minor system; with fewer civilizations than seats, the last seats are turned over.',
  },
  'NG-8.6': {
    title: 'Number of players',
    text: 'A sector says how many players it is made for: from one, against the computer, to as many as it has seats.',
  },
  'NG-8.7': {
    title: 'Relics on the table',
    text: 'The box holds eight relics, two of each type. Each starts on a planet of the sector, ideally one per planet. Where somebody starts, there is a ship for each relic, and nobody starts with enough of them to win.',
  },
  'NG-8.8': {
    title: 'Cloud and computer',
    text: 'Where a sector says which systems the asteroid cloud is next to, or where the computer starts, it names systems that are part of it.',
  },
  'NG-8.9': {
    title: 'The drawing',
    text: 'The layout gives every disk of the sector a place, one disk wide and ideally without overlaps. It is only a drawing: neighbours are what the sector says they are.',
  },
  'NG-8.10': {
    title: 'Three disks for each',
    text: 'A balanced sector has one Tann, one major and one minor system for each civilization.',
  },
  'NG-8.11': {
    title: 'The same for everybody',
    text: 'A balanced sector looks the same from every Tann system: it can be turned or mirrored so that any one takes the place of any other.',
  },
  'NG-8.12': {
    title: 'Small near, large far',
    text: 'Minor systems are best placed near the Tanns, and major systems where it takes a jump to get there.',
  },
  'NG-8.13': {
    title: 'Two relics for each',
    text: 'A balanced sector has twice as many relics as civilizations.',
  },
  'NG-8.14': {
    title: 'No relic at home',
    text: 'A balanced sector has no relic in a Tann system.',
  },
  'NG-8.15': {
    title: 'Where relics belong',
    text: 'What makes a colony richer, Extractor and Replicator, is best found on the small planet of a minor system. What makes a fleet better, Military and Transporter, is best found in a major system, on any planet.',
  },
  'NG-8.16': {
    title: 'Types in equal numbers',
    text: 'Each type of relic appears once before one appears a second time.',
  },
  'NG-8.17': {
    title: 'Placing relics',
    text: 'Relics lie where the sector says, or are dealt again: balanced, by the advice above and equally fair for all where the sector allows it; or at random, any two for each civilization on any planets outside the Tann systems.',
  },
  'NG-8.18': {
    title: 'A random sector',
    text: 'A sector can be made at random: three disks for each civilization, laid out so that a rotation takes each Tann to the next one, with minors touching Tanns and majors not, and with balanced relics.',
  },
};
