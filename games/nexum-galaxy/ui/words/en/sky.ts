// What the board says of the Asteroids rules on the map, in English.

import { counted } from '@starboard/engine/words';
import { exoticNames, relicNames } from '../../../words/names.ts';
import type { SkyText } from '../sky-text.ts';

export const skyText: SkyText = {
  exotic: exoticNames,
  exoticDoes: {
    neutron: 'Nobody enters the star. Planets with ships have 1 more defence.',
    quantum: 'Ships that come from another disk draw two event cards, which act on its planets.',
    cloud: 'A second cloud: two cards for each ship that comes, and it must leave in its next turn.',
    magnetic: 'No ship leaves it.',
    drifting: 'Four planets and no star.',
    hole: 'A bridge: between disks beside it each ship pays 1 less.',
    binary: 'Two stars, kept with half of the planets, rounded down.',
    wormhole: 'Whoever enters one end comes out in their own area of the other.',
    giant: 'Its star can be attacked from the planets around it.',
    archipelago: 'Six planets and a star.',
    dark: 'No ship leaves it. A bridge: between disks beside it each ship pays 1 less.',
  },
  wormholeEnd: 'This end of the wormhole leads to one’s own area of the other.',
  bridge: (open) => (open ? 'The bridge is open.' : 'No Movement markers close the bridge.'),
  neutronStar: 'Nobody enters a neutron star.',
  calledBy: (number) => `Event cards call it number ${number}.`,

  areaOf: (owner) => `area of ${owner}`,
  heap: 'where relics drift that nobody carries',
  mustLeave: 'Ships that are here when their turn begins must leave in it.',

  asteroid: 'An asteroid is here. Only whoever captures it learns what is in it.',
  asteroidMark: 'asteroid',
  dead: 'Dead: it gives no energy, no plunder and no ships, and all ships may leave.',
  deadMark: 'dead',
  ruined: (planets) => `${counted(planets, 'planet', 'planets')} destroyed here`,
  hidden: (relic) => `Your cloaked ship with the ${relicNames[relic]} is here. Only you know.`,
  hiddenMark: (relic) => `your cloaked ship with the ${relicNames[relic]}`,

  fareFrom: (place, energy) =>
    energy === null ? `No way leads here from ${place}.` : `From ${place}: ${energy} energy per ship`,
  farePart: ({ of, energy }) => {
    const amount = energy < 0 ? `−${-energy}` : `${energy}`;
    const name = {
      inside: 'inside the system',
      linked: 'to a neighbour',
      jump: 'through hyperspace',
      far: 'between unlinked disks',
      bridge: 'bridge',
      ions: 'ionized',
      transporter: 'with the Transporter',
      extractor: 'for the Extractor’s carrier',
    }[of];
    return of === 'inside' || of === 'linked' || of === 'jump' || of === 'far'
      ? `${amount} ${name}`
      : `${energy < 0 ? amount : `+${amount}`} ${name}`;
  },
  cloakedMayBeThere: 'Sure, unless a cloaked ship is there.',
};
