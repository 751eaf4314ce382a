export const lesson = {
  welcome:
    'Welcome to the moon. The first to have 12 points wins. Points come from missions, and missions from battles that you win on your own turn. Your base is marked with the blue circle.',
  map: 'Point at a hex, and a card tells you what it means. Under every question mark is a mine, or a unit that joins whoever gets there first. In the middle is the Monolith.',
  buy: 'Deploy: you have 8 rubium. Choose the Fungoid below the map, then one of the two marked hexes of your base. It costs 3.',
  workers:
    'Now two Humans, 2 rubium each: choose the Human, then two hexes of your base, one after the other. A mine pays only while a Human, Fungoid or Crystalline works it, so one on each hex is best.',
  deployed: 'You keep whatever rubium is left. End the Deploy phase.',
  move: 'Each unit may move once. Click a hex with a Fungoid of yours, then one of the marked hexes outside your base. Below the map you can say how many go.',
  moved:
    'Units that stay keep their mines working. End the Move phase: then the tokens in the hexes you entered are flipped.',
  found:
    'What a token shows goes to whoever flipped it: a unit joins them, a mine stays there. Then mines pay, and each turn ends with a Secret Mission: yours lie below the map, and only you see them.',
  endTurn: 'Point at a card to read it; it glows when it can be played. Now end your turn.',
  neighbour: 'Your neighbour plays. Watch where the new units go.',
  attack:
    'Time for a battle. On your turns, buy units and move them into a hex with enemies. Point at it before you send them: a card shows the exact odds. Take as many turns as you need.',
  battle:
    'Both sides roll at once, type by type, from the Dragon down to the Human. Rolling the unit’s number or higher is a hit, and whoever is hit chooses the loss. One round each turn.',
  end: 'Clear a hex of its defender on your turn: play a red mission for it, or take a Mission from the stack. Hold the Monolith to draw Energize cards. Good luck!',
} satisfies Readonly<Record<string, string>>;
