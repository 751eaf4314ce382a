// A first game, step by step, in English.

export const lesson = {
  welcome:
    'Welcome to the Narrows. You win with 6 victory points, one for each battle won, or with 4 relics aboard your ships. There is no luck: what you plan is what happens.',
  home: 'This is your home, system A. A3 is the planet with your gate, where your four ships start. A ring in your colour marks what you hold.',
  relics:
    'The hexagons are relics of those who were here before. A ship that reaches one carries it from then on. When the game starts, one is right at home, on A1, and three are in the middle.',
  card: 'Every turn you play one phase card: management to gain energy and build, movement to send ships. Start with the card that has both: play “Management, then movement”.',
  build:
    'Every planet you hold has just given 1 energy. Now build a ship: choose A3, which glows. You may build three in a phase: the first costs 2 energy, the next ones more.',
  target:
    'Now movement. Choose where ships should go: A1, the small planet next door, with the Replicator on it.',
  source:
    'The order opens. One ship from A3 pays 1 energy, since it stays in its system; a neighbouring system costs 2 and a jump anywhere else 3. Send it.',
  spread:
    'The Replicator is aboard. Send one more ship from A3 to A2, so that the three planets of your home are yours. At least one ship always stays behind.',
  bid: 'What you take from new planets comes in at the end of the movement phase. With your energy you may now bid to go first in the next round. Bid nothing and keep it.',
  manage:
    'A new round, and the card you played lies face down until all four are used. Play “Management”: every planet you hold gives 1 energy.',
  replicator:
    'Build on A1: the Replicator makes a ship for 1 energy, and it does not count as one of the three of a phase.',
  save: 'Other ships would cost 2 or more. Keep what you have for next turn’s journeys instead: end the phase, and bid nothing.',
  movement:
    'You hold all planets of A, so you may enter its star. Ships move in a movement phase: play “Movement”.',
  star: 'Choose A*, the star of your home, and send a ship there. It gives 2 energy each time and helps to defend every planet of the system.',
  middle:
    'Now to the middle: a ship to the neighbouring system C pays 2 energy. Take a planet there, ideally one with a relic; its loot comes at the end of the phase.',
  attack:
    'When you choose an enemy planet you see the whole battle before it happens: the attack must be higher than the defence, and half the defence is what it costs you. Six battles win, and so do four relics. The rest is yours: point at anything to see what it is and which rule says so.',
} satisfies Readonly<Record<string, string>>;
