// Movement phase: journeys and their limits. Combat and plunder follow in files of their own.

import type { Guide } from '@starboard/engine';

export const movementRules: Guide = {
  'NG-6.1': {
    title: 'What a move costs',
    text: 'Each ship pays 1 energy to go anywhere else in its system, 2 to a neighbouring system, and 3 for a jump through hyperspace to any other.',
  },
  'NG-6.2': {
    title: 'Closed hyperspace',
    text: 'A sector may close systems to hyperspace. No jump leads into or out of them; neighbours can still be reached.',
  },
  'NG-6.3': {
    title: 'The weight of an Extractor',
    text: 'The ship that carries an Extractor pays 1 more energy: 2, 3 or 4. The ships beside it do not.',
  },
  'NG-6.4': {
    title: 'Fleets with a Transporter',
    text: 'Ships that leave a planet together with a Transporter for the same planet in another system pay 1 less each, the carrier too: 1 or 2. Inside a system it has no effect. An Extractor among them pays 2 or 3. What counts is whether the Transporter works when they leave; that it meets another where they arrive changes nothing.',
  },
  'NG-6.5': {
    title: 'Each ship once',
    text: 'A ship moves at most once in a movement phase. Ships that fought have moved.',
  },
  'NG-6.6': {
    title: 'Five on a planet',
    text: 'A planet holds at most 5 ships, all of one owner. You cannot move more to it, unless you attack.',
  },
  'NG-6.7': {
    title: 'Planets are never abandoned',
    text: 'At least one ship must stay on every planet that you leave, at all times.',
  },
  'NG-6.8': {
    title: 'Stars are never left',
    text: 'A ship on a star stays there until it is destroyed.',
  },
  'NG-6.9': {
    title: 'Entering a star',
    text: 'A ship may move to a star only while you hold all planets of its system. You may have conquered the last of them in the same phase. The second ship needs all planets as well.',
  },
  'NG-6.10': {
    title: 'Two on a star',
    text: 'A star holds at most 2 ships, of one owner; in a Sterile Trap it is 1.',
  },
  'NG-6.11': {
    title: 'Giving an order',
    text: 'Name where the ships are to go, then the planet they leave, how many go and which relics they carry. An attack can take ships from several planets, named in the order of their letters and numbers, each once: first those of A3, then those of B1.',
  },
  'NG-6.12': {
    title: 'Together or one by one',
    text: 'Only an attack needs ships from several planets at once. To a planet of your own, an empty planet or a star, each fleet moves by itself, and you may order as many such moves as you can pay.',
  },
  'NG-6.13': {
    title: 'Only what can be done',
    text: 'Ships can be sent into a battle only if it can still be won with the ships and the energy you have left.',
  },
  'NG-6.14': {
    title: 'Empty planets',
    text: 'Ships that move to a planet without ships conquer it, even where somebody else holds the star. At most 5 can go there, as to any planet.',
  },
  'NG-6.15': {
    title: 'Paying',
    text: 'The energy is paid when a fleet leaves. What you plunder comes at the end of the phase and cannot pay for moves in it.',
  },
};
