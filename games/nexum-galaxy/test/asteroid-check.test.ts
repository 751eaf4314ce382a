// The conservation laws of the expansion notice what is broken, and nothing in a sound position.

import { describe, expect, test } from 'vitest';
import { asteroidKinds } from '../data/asteroids.ts';
import { civilizationIds } from '../data/civilizations.ts';
import { systemIds } from '../data/disks.ts';
import { give } from '../rules/civilizations/choose.ts';
import { lay as layMarkers } from '../rules/cosmos/effects.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import { KINDS, MOVE, ROUND_CELLS, type Nexum } from '../rules/state.ts';
import { atHome, deal, learn, load } from './asteroid-scene.ts';
import { at, game, inPhase, lay, play, put } from './scene.ts';

/** Something of everything: an area, a hand, asteroids, ruins, a disk that was found, a cloaked ship, civilizations. */
function sound(): Nexum {
  const state = put(put(put(atHome(3), 'B1', 0, 3, 'M'), 'C1', 0, 1), 'S1', 0, 2, 'E');
  learn(state, 0, 'hyperspace', 'exploration', 'cloaking', 'processing1');
  load(deal(state, 0, 'E1', 'E2'), 0, 'yellow', 'blue');
  lay(state, 'S5', 'T');
  layMarkers(state, 'noManage', at('C1'), 5);
  layMarkers(state, 'noMove', at('H1'), 5);
  layDisk(state, 0, systemIds.indexOf('E') + 1);
  give(state, 0, civilizationIds.indexOf('psycon'));
  give(state, 1, civilizationIds.indexOf('clonyx'));
  give(state, 2, civilizationIds.indexOf('gnomicon'));
  state.evolved = state.kindred = 0b10;
  play(state, 'cloak B1 military', 'under E1');
  return inPhase(state, 0, MOVE, 5);
}

const MILITARY = 0;

const faults: readonly [what: string, complaint: string | RegExp, spoil: (state: Nexum) => void][] = [
  ['ships where relics lie', /S5 has ships where relics lie/, (state) => put(state, 'S5', 0, 1)],
  [
    'somebody in the area of another',
    /S1 is the area of somebody else/,
    (state) => {
      state.owner[at('S1')] = 2;
    },
  ],
  ['a card that nobody counted', /holds 1 cards, counted 2/, (state) => state.handSize[0]++],
  [
    'a hand that is too large',
    /holds 4 cards/,
    (state) => {
      deal(state, 0, 'F1', 'F2', 'F3');
    },
  ],
  ['more asteroids than there is room for', /has 2 asteroids/, (state) => (state.capacity[0] = 1)],
  ['a skill that was not learned', /has not learned what it can do/, (state) => (state.tieWinners = 1)],
  ['a skill that is lacking', /has not learned what it can do/, (state) => (state.cloakers = 0)],
  ['fewer lost than black holes have', /has lost fewer ships/, (state) => (state.lostToHole[0] = 1)],
  [
    'ships lost that are recovered',
    /that it recovers/,
    (state) => {
      state.levels[0] = 4;
      state.recoverers = state.explorers | 1;
      state.tieWinners = 1;
      state.lost[0] = 1;
    },
  ],
  ['an asteroid where no planet is', /H has an asteroid/, (state) => (state.asteroids[7] |= 1)],
  [
    'too many asteroids of a kind',
    '10 asteroids are there of a kind',
    (state) => {
      state.processing[KINDS] = asteroidKinds[0].count;
    },
  ],
  ['more asteroids than in the box', /asteroids are there$/, (state) => (state.asteroidsInBox = 3)],
  [
    'a cloaked ship of nobody',
    /relic 0 is not cloaked as counted/,
    (state) => {
      state.cloakedBy[MILITARY] = 0;
      state.fleet[0]--;
      state.relicsHeld[0]--;
    },
  ],
  [
    'a cloaked relic that no ship carries',
    'relic 0 is cloaked without a ship',
    (state) => (state.carried &= ~(1 << MILITARY)),
  ],
  ['a cloaked ship nowhere', /without a place or a card/, (state) => (state.cloakPlace[MILITARY] = 0)],
  [
    'a cloaked ship without a card',
    /without a place or a card/,
    (state) => {
      state.discards[state.cloakCard[MILITARY] - 1] = 1;
      state.cloakCard[MILITARY] = 0;
    },
  ],
  [
    'a cloaked ship on a star',
    /cloaked on no planet/,
    (state) => (state.cloakPlace[MILITARY] = at('E*') + 1),
  ],
  ['a civilization twice', 'a civilization is played twice', (state) => (state.civilization[2] = 3)],
  ['a skill of nobody', 'a civilization lacks its skill', (state) => (state.ionProof = 0)],
  ['affinity of nobody', /relics help a civilization/, (state) => (state.kindred = 0)],
  [
    'a foreseen card that is not in the deck',
    'a card was foreseen that is not in the deck',
    (state) => {
      state.topSeenBy = 3;
      state.topCount = 1;
      state.top[0] = state.deck.indexOf(0) + 1;
    },
  ],
  [
    'a card where no row is dealt',
    /event card \d+ is there 0 times/,
    (state) => {
      const card = state.deck.indexOf(1);
      state.deck[card] = 0;
      state.deckSize--;
      state.rows[ROUND_CELLS - 1] = state.rows[2 * ROUND_CELLS - 1] = card + 1;
    },
  ],
  ['a disk that joined unseen', 'a disk joined that is not there', (state) => (state.joined = 0)],
  ['ruins that nobody counted', '2 planets are ruined, counted 3', (state) => state.ruins++],
  ['something dead that one must not leave', /C has something dead/, (state) => (state.mayEmpty[2] = 0)],
  ['a ruined planet that is there', /B has a planet that is no more/, (state) => (state.ruined[1] |= 2)],
];

describe('the conservation laws of the expansion', () => {
  test('hold in a sound position', () => {
    expect(game.check(sound())).toBe(null);
  });

  test.each(faults)('notice %s', (_, complaint, spoil) => {
    const state = sound();
    spoil(state);
    expect(game.check(state)).toMatch(complaint);
  });
});
