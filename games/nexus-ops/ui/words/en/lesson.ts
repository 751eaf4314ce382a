export const lesson: Readonly<Record<string, string>> = {
  welcome:
    'Welcome to the moon. The first to have 12 points wins. Points come from missions, and missions from battles that you win on your own turn. Your base bears the blue circle.',
  map: 'Point at a hex, and a card tells what it means. Under every question mark lies a mine, or a unit that joins whoever gets there first. In the middle stands the Monolith.',
  buy: 'Deploy: you have 8 rubium. Choose the Fungoid below the map, then click one of your three home-base hexes. It costs 3.',
  workers:
    'Now two Humans, 2 rubium each, on other home-base hexes. A mine pays only while a Human, Fungoid or Crystalline works it.',
  deployed: 'Well placed. You keep what is left of the rubium. End the Deploy phase.',
  move: 'Each unit may move once. Click the hex with your Fungoid, then a glowing hex outside your base. Below the map you can say how many go.',
  moved:
    'Your Humans had better stay with their mines. End the Move phase, and the token under your Fungoid is turned over.',
  found:
    'What the token showed is yours: a unit joins you, a mine stays there. Then your mines paid, and you drew a Secret Mission: it lies below the map, and only you see it.',
  endTurn: 'Cards glow when they can be played. End your turn.',
  neighbour: 'Your neighbour plays. Watch where the new units go.',
  attack:
    'Time for a battle. Buy more units and move them into a hex with enemies. Point at it before you send them: the card shows the exact odds. Take as many turns as you need.',
  battle:
    'Both sides roll at once, type by type, from the Dragon down to the Human. The unit’s number or more is a hit, and who is hit chooses the loss. One round each turn.',
  end: 'Clear a hex of its defender on your turn: play a red mission for it, or take a Mission from the stack. Hold the Monolith to draw Energize cards. Good luck!',
};
