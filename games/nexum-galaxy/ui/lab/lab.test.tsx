import { choicesOf, drawn, glowing, pickingOf } from '@starboard/kit/testkit';
import { viewState } from '@starboard/engine/view';
import { FastChance, firstSeat, NOBODY } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { fitting, spoken, type GameWords, type Wish } from '@starboard/kit';
import { expect, test } from 'vitest';
import { atHome, deal, learn, load } from '../../test/asteroid-scene.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import { DRAFT, DRAFTING, KEEP, NOTHING, WINDOW, type Nexum } from '../../rules/state.ts';
import { ui } from '../index.tsx';
import { words } from '../words/en.ts';
import { Asked } from './asked.tsx';
import { Drawer, Lab, type Tab } from './lab.tsx';

const language = { words: spoken(ui, words) as GameWords };

function shown(state: Nexum, tab: Tab, seat = 0, viewer = 0): string {
  const view = viewState(game, state, viewer);
  const picking = viewer === seat ? pickingOf(choicesOf(game, state, seat)) : null;
  const props = { state: view, seat, own: viewer === seat, acting: viewer === seat };
  return drawn(<Drawer tab={tab} {...props} />, picking, language);
}

test('NG-13.6 a technology glows when it can be paid, with energy or with what the card holds', () => {
  const state = load(learn(atHome(2), 0, 'processing1'), 0, 'yellow-yellow');
  const ids = glowing(shown(state, 'technologies'));
  expect(ids).toContain('technology-hyperspace');
  expect(ids).toContain('technology-replicator1');
  expect(ids).not.toContain('technology-recharge1');
});

test('NG-13.3 others see how many asteroids a card holds, and not what is in them', () => {
  const state = load(learn(atHome(2), 0, 'processing1'), 0, 'yellow', 'blue');
  expect(shown(state, 'technologies', 0, 0)).toContain('yellow asteroid');
  const other = shown(state, 'technologies', 0, 1);
  expect(other).toContain('2 of 2 asteroids');
  expect(other).not.toContain('yellow asteroid');
});

test('NG-12.6 NG-12.8 cards are discarded and laid from the hand, which others do not see', () => {
  const state = deal(atHome(2), 0, 'B2', 'E2');
  state.asking = KEEP;
  expect(glowing(shown(state, 'hand'))).toEqual(['hand-B2', 'hand-E2']);
  expect(shown(state, 'hand', 0, 1)).not.toContain('B2');
  state.asking = NOTHING;
});

test('NG-17.1 every civilization that is left can be chosen in the draft', () => {
  const state = atHome(2, { civilizations: 'drafted' });
  state.step = DRAFTING;
  state.asking = DRAFT;
  state.civilization[1] = 3;
  expect(glowing(shown(state, 'civilization'))).toEqual([
    'choose-psycon',
    'choose-biontes',
    'choose-gnomicon',
  ]);
});

test('the window can be passed in the tray, and its drawer is open by itself', () => {
  const state = deal(atHome(2), 0, 'B2');
  state.asking = WINDOW;
  state.turnedUp = 1;
  const picking = pickingOf(choicesOf(game, state, 0));
  expect(glowing(drawn(<Asked state={state} seat={0} />, picking, language))).toEqual(['choice-pass']);
  const lab = drawn(<Lab state={state} seat={0} own acting />, picking, language);
  expect(glowing(lab)).toEqual(['cover-B2-1', 'cover-B2-2', 'cover-B2-3']);
});

/** Answered on the map and in the tray of every game. */
const OF_EVERY_GAME = ['card', 'build', 'go', 'send', 'strike', 'attach', 'bid', 'done'];

test('every choice of the expansion has a control around the map', () => {
  const without = new Set<string>();
  const met = new Set<string>();
  for (let table = 0; table < 40; table++) {
    const chance = new FastChance(table);
    const options = readOptions(game.options, {
      ruleSet: 'asteroids',
      civilizations: 'drafted',
      roundLimit: 30,
    }) as unknown as Options;
    const state = game.setup(options, 2, chance);
    for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
      const seat = firstSeat(actors);
      const choices = choicesOf(game, state, seat);
      const kinds = [...new Set(choices.map(({ record }) => record.move))];
      if (kinds.some((kind) => !OF_EVERY_GAME.includes(kind) && !met.has(kind))) {
        const wishes: Wish[] = [];
        const picking = pickingOf(choices, (wish) => wishes.push(wish));
        const props = { state: viewState(game, state, seat), seat, own: true, acting: true };
        const tabs: readonly Tab[] = ['technologies', 'hand', 'civilization'];
        for (const tab of tabs.filter(
          (each) => each !== 'civilization' || state.civilization[seat] > 0 || state.asking === DRAFT,
        ))
          drawn(<Drawer tab={tab} {...props} />, picking, language);
        drawn(<Asked state={props.state} seat={seat} />, picking, language);
        for (const kind of kinds.filter((each) => !OF_EVERY_GAME.includes(each))) {
          met.add(kind);
          if (
            fitting(
              choices.filter(({ record }) => record.move === kind),
              wishes,
            ).length === 0
          )
            without.add(kind);
        }
      }
      game.play(state, seat, choices[chance.draw(choices.length)].move, chance);
    }
  }
  expect([...without]).toEqual([]);
  for (const kind of [
    'choose',
    'develop',
    'capture',
    'pay',
    'discard',
    'keep',
    'cover',
    'pass',
    'explore',
    'land',
  ])
    expect(met).toContain(kind);
});
