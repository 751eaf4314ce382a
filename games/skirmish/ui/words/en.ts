import { CARDS, MOONS } from '../../data/tables.ts';
import { skirmish } from '../../rules/game.ts';
import { PLAN } from '../../rules/state.ts';
import { english } from '../../words/messages.ts';
import { optionWords } from '../../words/options.ts';
import type { SkirmishText } from './text.ts';

const ships = (n: number | string): string => `${n} ${Number(n) === 1 ? 'ship' : 'ships'}`;

export const words = {
  title: skirmish.title,
  summary: skirmish.summary,
  prompt({ phase, round, rounds, target, force }) {
    if (phase === PLAN) return `Round ${round} of ${rounds}: plan a card, or none.`;
    if (target === 0) return 'Muster ships, strike a moon, or pass.';
    const moon = MOONS[target - 1];
    return force === 0
      ? `Strike on ${moon}: take ships along.`
      : `Strike on ${moon} with ${ships(force)}: take more, or launch.`;
  },
  moves: {
    plan: ({ card }) => (card === 'none' ? 'Plan no card' : `Plan the ${card}`),
    muster: ({ moon }) => `Muster on ${moon}`,
    strike: ({ target }) => `Strike ${target}`,
    from: (record) => `${ships(record['ships'])} from ${record['moon']}`,
    launch: () => 'Launch',
    pass: () => 'Pass',
  },
  events: {
    planned: () => null,
    shown({ plans }, nameOf) {
      const shown = plans.map(
        (plan, seat) => `${nameOf(seat)} ${plan < 2 ? 'nothing' : `a ${CARDS[plan - 2]}`}`,
      );
      return { text: `The plans: ${shown.join(', ')}.`, rule: 'SK-2.2' };
    },
    mustered: (told, nameOf) => ({
      text: `${nameOf(told.seat)} musters ${ships(told.ships)} on ${MOONS[told.moon]}.`,
      rule: 'SK-3.2',
    }),
    launched: (told, nameOf) => ({
      text: `${nameOf(told.seat)} strikes ${MOONS[told.target]} with ${ships(told.ships)}.`,
      rule: 'SK-3.3',
    }),
    fought: ({ dice: [striker, owner], won }) => ({
      text: `The dice: ${striker} against ${owner}. The strike ${won ? 'succeeds' : 'fails'}.`,
      rule: 'SK-4.3',
    }),
    drew: ({ seat, card }, nameOf) => ({
      text: `${nameOf(seat)} draws ${card === null ? 'a card' : `a ${CARDS[card]}`}.`,
      rule: 'SK-5.1',
    }),
  },
  messages: english,
  options: optionWords,
  guide: skirmish.guide,
  chapters: {
    'SK-1': 'The table',
    'SK-2': 'Plan',
    'SK-3': 'Act',
    'SK-4': 'Battle',
    'SK-5': 'New cards',
    'SK-6': 'The end',
  },
  presets: {
    duel: { title: 'Duel', help: 'Two seats, six rounds.' },
    four: { title: 'Four at the table', help: 'Four seats, eight rounds.' },
  },
  lesson: {
    welcome: 'Six moons, and five ships of yours on A. Whoever holds most moons after the last round wins.',
    plan: 'Each round begins in secret: plan one of your cards, below the board, or none. All plans are shown together.',
    act: 'Now everybody gives one order in turn: muster new ships, strike a moon, or pass.',
    muster: 'Muster first: point at your moon A. It glows, as everything does that you can do.',
    again:
      'A new round. Plan again: a barrage helps a strike, a shield a moon of yours, a convoy the next muster.',
    strike: 'Now point at a moon that is not yours. Empty moons fall without a fight.',
    launch: 'Point at the moons the ships come from, then launch. One ship stays behind on each.',
    end: 'That is all there is to it. Play on: the log at the side tells you what happened, and the rules are one click away.',
  },
  measures: { moons: 'Moons', ships: 'Ships' },
  terms: { moons: 'moons', ships: 'ships', cards: 'cards in hand' },
  board: {
    nobody: 'nobody',
    cards: 'Cards',
    shows: 'Shows',
    none: 'Plan no card',
    launch: 'Launch',
    pass: 'Pass',
    deck: 'Discarded cards, of four each',
    names: { barrage: 'Barrage', shield: 'Shield', convoy: 'Convoy' },
    helps: {
      barrage: 'Two more in your strike',
      shield: 'Two more when you are struck',
      convoy: 'Three new ships instead of two',
    },
  },
} satisfies SkirmishText;
