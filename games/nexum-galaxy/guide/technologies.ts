// Asteroids and what they pay for. The mix of asteroids is ours.

import type { Guide } from '@starboard/engine';

export const technologyRules: Guide = {
  'NG-13.1': {
    title: 'Asteroids on planets',
    text: 'At the start a marker lies on every planet without a relic outside the Tann systems, also under ships of the computer. There are 36 of them; should they not be enough, they are laid by letter and number.',
  },
  'NG-13.2': {
    title: 'What is in an asteroid',
    text: 'Nobody knows before it is captured. Of 36 asteroids 27 have one crystal, 9 each of yellow, blue and green; 6 have two crystals of one colour, 2 of each; 3 have two colours, one each of yellow and blue, blue and green, green and yellow. What you capture is drawn from all that are on no Processing card. What is spent or dropped goes back among them.',
  },
  'NG-13.3': {
    title: 'Capturing',
    text: 'With the technology Processing I you capture the asteroid of a planet on which you have a ship, as long as there is room on your Processing card: for 2, with Processing II for 4. You alone see what it is; everybody may know how many you have. The marker leaves the planet for good. It works under markers and on dead planets, not on stars and in clouds, nor for a cloaked ship.',
  },
  'NG-13.4': {
    title: 'Free actions',
    text: 'Capturing, dropping and developing cost no phase: you may do them in your management phase after the extraction and in your movement phase, as often as their rules allow, whenever no order is under way.',
  },
  'NG-13.5': {
    title: 'Dropping',
    text: 'Once in a turn you may drop any number of your asteroids, one after the other; anything else that you do ends it for the turn. Others see that you drop something, not what. Ruling: the end of a phase ends it too.',
  },
  'NG-13.6': {
    title: 'Developing',
    text: 'There are three paths of four technologies. On each you develop them in their order, and no more than one in a turn on all paths together. It can be used at once. Military: Replicator I, Replicator II, Engineering I, Replicator III. Space: Processing I, Recharge I, Processing II, Recharge II. Exploration: Hyperspace, Exploration, Cloaking, Controlled Exploration.',
  },
  'NG-13.7': {
    title: 'Prices',
    text: 'Processing I costs 2 energy and each technology of the exploration path 3. Those of the military path cost two crystals of one colour each, the others of the space path two crystals of different colours.',
  },
  'NG-13.8': {
    title: 'Paying with asteroids',
    text: 'An asteroid is spent whole. Two crystals of one colour are one asteroid with both, or two asteroids that share a colour. Two of different colours are one asteroid with both, or two of one colour each, single or double, that differ; what is too much is lost. You spend exactly as many as it takes: none that could be left out. What is spent is shown.',
  },
  'NG-13.9': {
    title: 'Replicator I and II',
    text: 'You build up to 4, then up to 5 ordinary ships in a management phase: the fourth and the fifth cost 4 energy each. With a Replicator relic that makes six ships for 1, 2, 3, 4, 4 and 4.',
  },
  'NG-13.10': {
    title: 'Engineering I',
    text: 'Your attack may be equal to the defence, unless the defender has Engineering I too. That holds in every attack, on giant stars as well. Somebody must survive all the same: a single ship with a Military does not beat two.',
  },
  'NG-13.11': {
    title: 'Replicator III',
    text: 'You may have 4 ships more on the board than the mode allows: 29, or 54 in a Grand Battle. Ships that you have lost for good come back to your reserve, and from now on you lose none that way.',
  },
  'NG-13.12': {
    title: 'Processing I and II',
    text: 'Your Processing card has room for 2, then for 4 asteroids.',
  },
  'NG-13.13': {
    title: 'Recharge I and II',
    text: 'You may hold 5, then 15 energy more than the mode allows: 25 and 35; 45 and 55 in a Grand Battle, 35 and 45 in a Sterile Trap.',
  },
  'NG-13.14': {
    title: 'Hyperspace',
    text: 'Your ships may jump to any system for 3 energy each. Systems that the sector closes stay closed.',
  },
  'NG-13.15': {
    title: 'Exploration, Cloaking, Controlled Exploration',
    text: 'They open ways that the chapters on exotic systems and on cloaking describe. Cloaking can be developed by a single player, but not used.',
  },
  'NG-13.16': {
    title: 'Technology in a Sterile Trap',
    text: 'Replicator I and II change nothing there, since any number of ships can be built. All others work.',
  },
  'NG-13.17': {
    title: 'The computer and technology',
    text: 'The computer’s civilizations have no technologies, no cards and no asteroids, and do not enter clouds. They never attack with a tie, and as defenders they are without Engineering. Asteroids under their ships stay where they lie.',
  },
};
