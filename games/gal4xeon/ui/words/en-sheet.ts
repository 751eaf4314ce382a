// What the sheet says in English.

import { counted, listed } from '@starboard/engine/words';
import { actionNames, technologyNames, trackNames } from '../../data/names.ts';
import type { TechnologyId } from '../../data/sheet.ts';
import type { Filling, Exploration, Reached } from '../model/effects.ts';
import type { SheetWords } from './words.ts';

const points = (count: number): string => counted(count, 'point', 'points');

function effect(technology: TechnologyId): string {
  if (technology.startsWith('military'))
    return `Strength ${technology.slice(-1)}: you can conquer aliens who are weaker than that.`;
  if (technology.startsWith('range')) return 'Another shape to explore with, turned or mirrored as you like.';
  switch (technology) {
    case 'logistics':
      return 'One Conquer action takes up to two species.';
    case 'miningConglomerate':
      return 'One Exploit action takes up to two systems or ruins.';
    case 'friendlyRelations':
      return 'You can trade with friendly aliens.';
    case 'neutralRelations':
      return 'You can trade with neutral aliens.';
    case 'unfriendlyRelations':
      return 'You can trade with unfriendly aliens.';
    default:
      return 'One Trade action comes to terms with up to two species.';
  }
}

const name = ({ action }: Reached): string => actionNames[action];

function filling({ from, to, wasted, reached }: Filling): string {
  const squares = `Fills ${counted(to - from, 'square', 'squares')}`;
  const brings = reached.length === 0 ? '' : ` and brings ${listed(reached.map(name))}`;
  const unusable = reached.filter(({ usable }) => !usable);
  const lost =
    unusable.length === 0 ? '' : ` ${listed(unusable.map(name))} could not be used as things stand.`;
  const beyond = wasted === 0 ? '' : ` ${counted(wasted, 'square is', 'squares are')} lost beyond the end.`;
  return `${squares}${brings}.${lost}${beyond}`;
}

function short({ from, to, wasted, reached }: Filling): string {
  const icons = reached.map((each) => (each.usable ? name(each) : `no ${name(each)}`)).join(', ');
  const lost = wasted === 0 ? '' : `, ${wasted} lost`;
  return `+${to - from}${icons === '' ? '' : ` → ${icons}`}${lost}`;
}

function finding({ sectors, rolls, ruins, points: gained }: Exploration): string {
  const parts = [
    ...(sectors === 0 ? [] : [counted(sectors, 'sector is yours', 'sectors are yours')]),
    ...(rolls === 0 ? [] : [counted(rolls, 'die is rolled', 'dice are rolled')]),
    ...ruins.map((worth) => `a ruin worth ${worth} is found`),
  ];
  return `${listed(parts)}${gained > 0 ? `: +${points(gained)}` : ''}.`;
}

export const sheet: SheetWords = {
  headings: {
    map: 'Galactic map',
    tracks: 'Strategy tracks',
    technologies: 'Technologies',
    aliens: 'Aliens',
    dice: 'Dice of this round',
    modifiers: 'Modifier dice',
    rounds: 'Round table',
    score: 'Score so far',
    scoring: 'How points are counted',
    exploration: 'What a plain sector holds',
    ranges: 'Shapes to explore with',
    titles: 'Solo titles',
  },
  tracks: trackNames,
  actions: actionNames,
  deeds: {
    explore: 'Explore outlines unknown sectors in one of your shapes.',
    conquer: 'Conquer takes a sector from aliens who are weaker than you: 3 points and the sector.',
    research: 'Research claims a technology below those you have.',
    exploit: 'Exploit uses an uninhabited system for extra squares, or a ruin for its points.',
    trade: 'Trade wins aliens over, for a higher minimum on your dice or for a technology.',
  },
  technologies: technologyNames,
  effect,
  demeanours: { friendly: 'friendly', neutral: 'neutral', unfriendly: 'unfriendly' },
  fates: { free: 'independent', traded: 'trading with you', conquered: 'conquered' },
  score: {
    ruins: 'Precursor ruins',
    sphere: 'Sphere of influence',
    met: 'Aliens met',
    conquests: 'Aliens conquered',
    sectors: 'Sectors controlled',
    total: 'Total',
  },
  scoring: {
    ruins: 'Each ruin that you exploited scores its number.',
    sphere: '5 points for all six sectors around home, 5 more for the twelve around those.',
    met: '1 point for each row of your aliens table.',
    conquests: '3 points for each species that you conquered.',
    sectors: '1 point for each sector that you control, home included.',
    total: 'The highest total wins.',
  },
  titles: {
    'Galactic Legend': 'Galactic Legend',
    Empire: 'Empire',
    Dominion: 'Dominion',
    Realm: 'Realm',
    Colony: 'Colony',
  },

  round: (round, rounds) => `Round ${round} of ${rounds}`,
  over: 'The game is over',
  points,
  yourSheet: 'Your sheet',
  asOpened: 'as it was when the round began',
  backToYours: 'Back to your sheet: it is your move',
  pencilDown: 'finished',
  writing: 'writing',

  dice: {
    label: (shown, value) => (shown === value ? `Die: ${value}` : `Die: ${shown}, counts ${value}`),
    given: (track) => `It went to ${track}.`,
    how: 'Choose the die, then the track that gets it. You can also drag it there.',
    raised: (shown, minimum) => `It shows ${shown}, but your trade minimum is ${minimum}.`,
    extras: (left) => counted(left, 'extra square', 'extra squares'),
    extrasHow: (extras) =>
      extras === 0
        ? 'Exploit uninhabited systems, and each round brings you extra squares.'
        : `Your Resources modifier gives you ${extras} this round, to fill on the round’s three tracks one by one, whenever you like.`,
    noExtras: 'No extra squares',
    resources: (modifier) => `${counted(modifier, 'extra square', 'extra squares')} a round`,
    trade: (minimum) => `Your dice count at least ${minimum}`,
    resourcesRow: 'Resources',
    tradeRow: 'Trade',
    fromNextRound: 'What you gain now counts from the next round on.',
    finish: 'Finish the round',
    finishHow: 'You put your pencil down. When everybody has, the round ends and new dice are rolled.',
  },

  track: {
    filled: (filled, squares) => `${filled} of ${squares} squares are filled.`,
    next: (action, squares) => `${action} in ${squares}`,
    full: 'Full',
    filling,
    short,
    key: (key) => `Key: ${key}`,
  },

  note: {
    hints: {
      explore: 'Point at unknown sectors beside yours.',
      conquer: 'Point at aliens beside you who are weaker than you.',
      research: 'Choose a technology that glows.',
      exploit: 'Point at an uninhabited system or an explored ruin beside you.',
      trade: 'Point at aliens beside you that you have relations with.',
    },
    proceeds: 'What does the trade bring: a Trade die, or a technology?',
    second: 'A second target, if you like.',
    afterwards: (squares, track) =>
      `${counted(squares, 'more square', 'more squares')} of this die on ${track} afterwards.`,
    decline: 'Decline',
    declineSecond: 'No second target',
    raise: (minimum) => `Trade die: dice count at least ${minimum}`,
    shape: 'Shape',
    turn: 'Turn (R)',
    place: 'Explore here',
    finding,
    conquest: (gained) => `Conquered: +${points(gained)}.`,
    exploit: (gained, modifier) =>
      modifier === null
        ? `Exploited: +${points(gained)}.`
        : `Exploited: +${points(gained)}, and ${counted(modifier, 'extra square', 'extra squares')} from the next round on.`,
    trade: (gained) => `Trade: +${points(gained)}, and a Trade die or a technology.`,
  },

  sector: {
    grounds: {
      home: 'Home',
      start: 'Neighbour of home',
      white: 'Unknown plain sector',
      grey: 'Dotted sector',
      ruin: 'Precursor ruin',
    },
    uninhabited: 'Uninhabited system',
    ruin: (worth) => `Precursor ruin worth ${worth}`,
    aliens: (letter, demeanour, strength) => `Aliens ${letter}: ${demeanour}, strength ${strength}`,
    yours: 'You control it: 1 point.',
    unexplored: {
      home: '',
      start: 'A die decides who lives here.',
      white: 'When you explore it, a die decides who lives here.',
      grey: 'When you explore it, it is yours at once.',
      ruin: 'Explore it, then exploit it for its points.',
    },
    exploitSystem: 'Exploit it for the sector and your next Resources die.',
    exploitRuin: (worth) => `Exploit it for the sector and ${points(worth)}.`,
    needsNeighbour: 'You control no sector beside it yet.',
    needsStrength: (theirs, yours) => `Conquest needs strength ${theirs}; you have ${yours}.`,
    canConquer: (theirs, yours) => `You are strong enough to conquer them: ${yours} against ${theirs}.`,
    needsRelations: (technology) => `Trade needs ${technology}.`,
    canTrade: (technology) => `You can trade with them: you have ${technology}.`,
    traded: 'You trade with them and control the sector.',
    conquered: 'You conquered them: 3 points and the sector.',
    inner: 'One of the six around home.',
    outer: 'One of the twelve in the second ring.',
  },

  technology: {
    owned: 'You have it.',
    ready: 'You could claim it with Research.',
    needs: (names) => `Needs ${listed(names)} first.`,
    shape: (sectors) => counted(sectors, 'sector', 'sectors'),
  },

  aliens: {
    strength: 'Strength',
    trade: 'Traded with',
    conquest: 'Conquered',
    met: (met, rows) => `${met} of ${rows}`,
    military: (strength) => `Military strength: ${strength}`,
  },

  rounds: { how: 'Which number went to which track in each round' },

  found: [
    'uninhabited',
    'uninhabited',
    'friendly aliens',
    'friendly aliens',
    'neutral aliens',
    'unfriendly aliens',
  ],
  sections: { tracks: 'Tracks', map: 'Map', technologies: 'Technologies', aliens: 'Aliens' },
  from: (count) => `from ${points(count)}`,
};
