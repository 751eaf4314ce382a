// Explorers and the systems that they find. What the disks do is printed; where the planets of most lie is ours.

import type { Guide } from '@starboard/engine';

export const exoticRules: Guide = {
  'NG-15.1': {
    title: 'Exotic systems',
    text: 'Six disks, M to R, wait outside the sector. Each has two faces: M shows A or G, N shows B or H, O shows C or I, P shows D or J, Q shows E or K, R shows F or L. A face is available as long as its disk is not in play.',
  },
  'NG-15.2': {
    title: 'Exploring',
    text: 'With Exploration or Controlled Exploration you may send out an explorer in your movement phase, whenever no order is under way: a ship without a relic that has not moved, leaving as on any journey, so that one ship stays behind. It may set out from a cloud, not from a star. It costs 3 energy, ions or not, and an event card is drawn openly.',
  },
  'NG-15.3': {
    title: 'Going on or staying',
    text: 'As often as you can pay 3 energy more, you may let the explorer go on and draw another card. Only the letter of the last card counts. All of them are discarded. Ruling: if no card is left to draw, nobody sets out or goes on.',
  },
  'NG-15.4': {
    title: 'Lost explorers',
    text: 'If the face with that letter is not available, or if it is F, the ship is lost for good: you may have one ship fewer on the board from now on. If F was available its disk is laid all the same. Ruling: a player who is out because of that lays nothing.',
  },
  'NG-15.5': {
    title: 'Laying the disk',
    text: 'You name the neighbours of the disk in the order of their letters: at most six, each with fewer than six neighbours. With Exploration they can be exotic disks and the cloud S; as soon as an exotic disk is in play, at least one must be named, if any has room. With Controlled Exploration they can be any disks, or none. Links that are there do not change.',
  },
  'NG-15.6': {
    title: 'Landing',
    text: 'A marker for an asteroid is laid on each planet of the disk, as long as there are some. Then your explorer lands on a planet of your choice, which is conquered without a battle and plundered at the end of the phase. The ship has moved.',
  },
  'NG-15.7': {
    title: 'Events in exotic systems',
    text: 'Cards find exotic systems by the letter of their face. Several planets can have the same number: of B, in the order of their places, 1, 1, 2, 2; of E 1, 2, 2, 3; of K 1, 1, 2, 2, 3, 3. All of them are hit.',
  },
  'NG-15.8': {
    title: 'No points there',
    text: 'Battles and stars of exotic systems bring no victory points. Relics carried there count.',
  },
  'NG-15.9': {
    title: 'Keeping a star there',
    text: 'As elsewhere, a star is kept with at least half of the planets that are still there: 3 of 6, 2 of 4, 2 of 3, 1 of 2.',
  },
  'NG-15.10': {
    title: 'A and G: neutron star',
    text: 'Nobody enters the star. Planets with ships have 1 more defence, against the computer and for it too.',
  },
  'NG-15.11': {
    title: 'B: quantum instability',
    text: 'After each order of a player by which ships come there from another disk, and after the battle, two event cards are drawn openly. The right half of the first and the left half of the second say what happens, the number of the first says where: on both planets of the number 1 or 2; with 3 nothing happens. What the computer does then is one act with these planets as its hits. Ships that were built, that an event brought or that the computer sent draw nothing. Ruling: a convoy that finds more relics than it can carry takes them in the order Military, Replicator, Extractor, Transporter.',
  },
  'NG-15.12': {
    title: 'C: asteroid cloud',
    text: 'A second cloud with areas of its own and all rules of a cloud; the explorer arrives in it. Relics of destroyed planets go to S.',
  },
  'NG-15.13': {
    title: 'D and L: no way out',
    text: 'No ship leaves the system, not even as an explorer; inside it they can move.',
  },
  'NG-15.14': {
    title: 'E and K: planets',
    text: 'E has four planets and no star, K has six planets and a star. Nothing else is special about them.',
  },
  'NG-15.15': {
    title: 'F and L: gravitational bridge',
    text: 'Between two disks that are both linked to F or L each ship pays 1 less: 1 where they are linked, else 2, without the technology Hyperspace and also where hyperspace is closed. That no ship pays less than 1 is looked at last, so that over a link a Transporter takes an Extractor along for 1. The bridge is closed while a No Movement marker lies on F, or on any planet of L. Every F card finds the black hole F, which never has more than 4 markers. Ruling: of events only solar storms and calm do something to it. Nobody stays on F.',
  },
  'NG-15.16': {
    title: 'H: binary star',
    text: 'Both stars have room for as many ships as others; each extracts and is plundered by itself, and all ships on them add to the defence of the planets. They are kept with half of the planets, rounded down, but at least one.',
  },
  'NG-15.17': {
    title: 'I: wormhole',
    text: 'When it is found, the cloud S becomes its other end; ships and relics there stay as they are. Whoever goes to one end comes out in their own area of the other, with two cards for each ship, and so does the explorer. No way leads from one end to the other. Otherwise both are clouds.',
  },
  'NG-15.18': {
    title: 'J: giant star',
    text: 'An enemy’s star can be attacked here, by ships without relics from planets of the system, if you hold at least half of these; one ship stays on each. Its defence is the number of ships on it, losses are as always, and no more survivors stay than a star has room for. It brings 4 energy and no point. Every J card finds it, after the planets: No Movement markers bar it, No Management markers stop its extraction, there are never more than 4 of a kind, and it is not destroyed.',
  },
  'NG-15.19': {
    title: 'The computer in exotic systems',
    text: 'It comes to exotic planets when an event points there, but never to D and L, nor to clouds and wormholes. It enters stars there as elsewhere.',
  },
};
