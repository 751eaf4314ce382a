// A game with events, step by step, in English.

export const eventsLesson = {
  events:
    'You know the game; now the galaxy moves too. You are alone against the computer at aggressiveness 1: every round begins with one row of three event cards. 6 points or 4 relics win, for the computer as for you.',
  row: 'Before your first turn a row was turned up: B2, F2, C1. Where two cards touch, two half signs make a panel, and the panel says what happens. A row has two panels, from left to right.',
  storm:
    'Panel 1, sun and ice: a solar storm. The first card says where: B2. The 2 No Movement markers close the planet: no ship may enter, leave or attack it, so the Military there waits for now.',
  landing:
    'Panel 2, sun and fleet: an invasion where the last card points, C1. The computer drew a card for 2 ships; C1 was empty, so they landed and took the Extractor aboard. It acts only in this way: no turn, no energy.',
  'own-turn':
    'Now your turn, as you know it: play “Management, then movement”, build a ship on A3, and send one ship each to A1 and A2. A is your Tann system: no storm and no landing ever reaches it.',
  'turn-over':
    'End your turn. A bid is for going first, and you are alone: keep your energy. Then the next row is turned up.',
  fading:
    'A new round. When the last one ended, one marker of each kind left every planet: B2 has 1 now and will be free in the next round. Each marker stands for one round.',
  reinforced:
    'This row is F1, F3, E3. Panel 1, ice and fleet: a reinforcement. The computer drew a card for 3 ships, and they came to planets that it holds, one by one where there are fewest.',
  calm: 'Panel 2, ion and ice: calm. It takes a marker of each kind from E3, if there is one, and it gives foresight: to whoever holds E3, and since nobody does, to the first player: you.',
  foresight:
    'So you see the outer cards of the next row, E2 and C2; point at a panel for what it may bring. C2 has an ion at its edge: system C may be ionized, and then ships pay 1 more energy to enter. What you want there is cheaper now.',
  'turn-2': 'Play any card, and use what you know. When your turn is over, that row is turned up.',
  ice: 'As you saw: E2 and C2, with B1 between them. Panel 1, ice and sun: an ice age puts 2 No Management markers on E2. Ships come and go, but it gives no energy, and no ship is built there.',
  ions: 'Panel 2, two ions: all of system C is ionized until the round ends. Every ship that enters a place there pays 1 more energy, even from next door. Sun and ion ionize a single planet.',
  rival:
    'Among the players, the computer’s card shows its points, relics and ships, and what it did last. It wins as you do: a battle won against your ships is a point, and 4 relics are enough. If it gets there first, nobody at the table has won.',
  'turn-3':
    'B2 is free again, and nobody has taken the Military yet. Your turn: from A or from anywhere next door a ship pays 2 energy to get there.',
  safe: 'The fourth row is A2, A3, D1. Panel 2 is an ice age at D1, but D is the computer’s Tann system, as safe as yours: nothing happens. And the reinforcement at A2 does not come to you: ships join those it has.',
  panels:
    'That is all there is to events. The reference (key c) has the table of panels, raids and offensives too. Games with two or three rows are wilder. This one is yours now: play on and win it.',
} satisfies Readonly<Record<string, string>>;
