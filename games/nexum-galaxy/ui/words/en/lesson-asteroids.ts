// A game with the Asteroids rules, step by step, in English.

export const asteroidsLesson = {
  asteroids:
    'You know events; now comes all that the Asteroids expansion adds. You are alone against the computer on FENIX again, and 6 points or 4 relics win. Nobody can jump through hyperspace any more: that takes a technology. And in the middle lies a cloud, S.',
  rocks:
    'The rocks beside planets are asteroids: one on every planet without a relic outside the home systems. In each are one or two crystals, yellow, blue or green. Nobody knows which before it is captured. Crystals pay for technologies.',
  'both-phases': 'Play “Management, then movement”: you will need both phases.',
  processing:
    'To capture an asteroid you need a card to put it on. Develop Processing I for 2 energy, under Technologies below the map. That costs no phase: you develop during management or movement, one technology a turn.',
  'to-movement':
    'End management now, without building: what is left of your energy pays for a journey. A phase never ends by itself in this game, because that could tell others what you hide.',
  'first-rock':
    'B1 has an asteroid, and nobody is there. Point at B1 and send one ship from A3 for 2 energy: you conquer it and plunder it at the end of the phase, as always.',
  capture:
    'Your ship stands on B1: point at the rock beside the planet to capture it. That is free, and it works in management and in movement.',
  crystals:
    'What was in it now lies on your Processing card, and you alone see it; everybody may know how many you have. The card holds 2. An asteroid is spent whole, and once in a turn you may drop what you do not want.',
  'turn-1-over': 'End your turn: nothing more can be paid for now. B1 brings its plunder.',
  'second-rock':
    'Fetch another one. Play “Movement, then management”, send one ship from A3 to B3, and capture the asteroid there.',
  pay: 'Now your crystals buy something: two of one colour Replicator I, two of different colours Recharge I. Under Technologies, point at the asteroids that you pay with, then at the technology that glows.',
  'turn-2-over':
    'Developed, and it can be used at once. End the phases of this turn; build ships if you like, but keep 3 energy.',
  hyperspace:
    'The exploration path costs 3 energy for each technology, without crystals. In a management phase, where your energy comes first, develop Hyperspace: from then on your ships jump to any system for 3 energy each.',
  cloud:
    'The cloud has an area for every player; S1 is yours. Each ship that comes there brings you two event cards, of which you keep three in all and lay one on a row when it is turned up. In your next turn the ships must leave the cloud, or they are lost.',
  'turn-3-over': 'End your turn and keep 6 energy for the next one: what it takes to explore.',
  exploration: 'The next one on that path: play Movement and develop Exploration for 3 energy.',
  explore:
    'Now send out an explorer: point at your ships on A3, or on another planet with two ships or more, then at the compass that appears beside them. It takes a ship and 3 energy, and a card says what is found.',
  stay: 'The card names a disk. You may pay 3 energy more and draw again, or stay with this one. If its disk is in play already, or if it is the black hole, the ship is lost: the tray below says so.',
  beside:
    'Found! Say beside which disks the new one is laid: point at those that glow, one after the other, as many as you like. A disk without neighbours can only be reached by jumps.',
  land: 'Choose the planet on which your explorer lands. It is conquered without a battle, and plundered.',
  exotic:
    'Point at the letter of the new system to read what is special about it. Every planet there has an asteroid, but no battle and no star there brings points. Its events come by the letter that it shows.',
  beyond:
    'That is the way: capture, develop, explore. Further on, Cloaking hides ships that carry relics, and civilizations add skills where a table plays with them. The reference and the rules tell it all. This game is yours now.',
} satisfies Readonly<Record<string, string>>;
