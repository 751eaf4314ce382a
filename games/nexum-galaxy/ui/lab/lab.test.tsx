import { choicesOf, drawn, drawnScreen, glowing, pickingOf, sceneOf } from '@starboard/kit/testkit';
import { volume } from '@starboard/engine/testkit';
import { viewState } from '@starboard/engine/view';
import { FastChance, firstSeat, MoveList, NOBODY } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { fitting, spoken, type GameWords, type Wish } from '@starboard/kit';
import { expect, test } from 'vitest';
import { atHome, deal, learn, load } from '../../test/asteroid-scene.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import { civilizationIds } from '../../data/civilizations.ts';
import { isDead, kill } from '../../rules/asteroids/ruin.ts';
import { technologyIds } from '../../data/technologies.ts';
import { moves } from '../../rules/moves.ts';
import { chartOf } from '../board/chart.ts';
import { Deeds } from '../board/deeds.tsx';
import type { Options } from '../../rules/options.ts';
import { DRAFT, DRAFTING, KEEP, NOTHING, WINDOW, type Nexum } from '../../rules/state.ts';
import { ui } from '../index.tsx';
import { words } from '../words/en.ts';
import { Asked } from './asked.tsx';
import { Choices } from './besides.tsx';
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

test('NG-17.1 civilizations that are to be chosen have a button of their own, before anybody has one', () => {
  const state = atHome(2, { civilizations: 'drafted' });
  const lab = (acting: boolean): string =>
    drawn(<Lab pointings={0} state={state} seat={0} own acting={acting} />, null, language);
  state.step = DRAFTING;
  state.asking = DRAFT;
  expect(lab(true)).toContain('aria-expanded="true">Civilizations<');
  expect(lab(false)).not.toContain('>Civilizations<');
});

test('the window can be passed in the tray, and its drawer is open by itself', () => {
  const state = deal(atHome(2), 0, 'B2');
  state.asking = WINDOW;
  state.turnedUp = 1;
  const picking = pickingOf(choicesOf(game, state, 0));
  expect(glowing(drawn(<Asked state={state} seat={0} />, picking, language))).toEqual(['choice-pass']);
  const lab = drawn(<Lab pointings={0} state={state} seat={0} own acting />, picking, language);
  expect(glowing(lab)).toEqual(['cover-B2-1', 'cover-B2-2', 'cover-B2-3']);
});

test('a guide opens the technologies, and its dots are around the asteroids that pay, not around what they cannot', () => {
  const state = load(learn(atHome(2), 0, 'processing1'), 0, 'yellow', 'blue');
  const picking = pickingOf(choicesOf(game, state, 0));
  const lab = (pointedOut: readonly string[]): string =>
    drawn(<Lab pointings={0} state={state} seat={0} own acting />, picking, { ...language, pointedOut });
  expect(lab([])).not.toContain('nx-drawer');
  const guided = lab(['processing-card']);
  expect(guided).toContain('nx-processing spot-lesson');
  expect(guided.match(/spot-lesson/g)).toHaveLength(1);
});

/** Kinds of moves that nothing drawn stands for, at every moment of some games; and all that there were. */
function uncontrolled(tables: readonly number[]) {
  const [without, met] = [new Set<string>(), new Set<string>()];
  const list = new MoveList();
  for (const table of tables) {
    const chance = new FastChance(table);
    const done = new Map<number, number>();
    const group = table % 4 === 3 ? { table: 1, tables: 2 } : null;
    const options = readOptions(game.options, { ...OPTIONS, group }) as unknown as Options;
    const state = game.setup(options, 2, chance);
    for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
      const seat = firstSeat(actors);
      if (table % 2 === 1) enrich(state);
      list.clear();
      game.legal(state, seat, list);
      const kinds = new Set(list.toArray().map((move) => moves.names[moves.kindOf(move)]));
      if ([...kinds].some((kind) => !met.has(kind))) {
        const choices = choicesOf(game, state, seat);
        const wishes = wishesOn(state, options, seat);
        for (const kind of kinds) {
          met.add(kind);
          const meant = choices.filter(({ record }) => record.move === kind);
          if (fitting(meant, wishes).length === 0 && !OF_THE_HOUSE.includes(kind)) without.add(kind);
        }
      }
      game.play(state, seat, curiously(list, done, chance), chance);
    }
  }
  return { without, met };
}

const OPTIONS = {
  ruleSet: 'asteroids',
  civilizations: 'drafted',
  roundLimit: 30,
  firstPlayer: '1',
  campaign: { ships: [25, 25], holes: [0, 0], kind: 'scorching', chosenBy: 1, heldBy: 0 },
};

/** Everything is developed and evolved, homes are dead, hands are full, and energy is never short: then what is rare comes up. */
function enrich(state: Nexum): void {
  if (state.step === DRAFTING) return;
  state.energy.fill(20, 0, state.seats);
  if (state.evolved !== 0) return;
  state.evolved = 3;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.civilization[seat] === CLONYX) state.kindred |= 1 << seat;
    learn(state, seat, ...technologyIds);
    const home = state.tann[seat];
    if (!isDead(state, home)) kill(state, home);
  }
  deal(state, 0, 'B2', 'E2');
  deal(state, 1, 'C1', 'F3');
}

const CLONYX = civilizationIds.indexOf('clonyx') + 1;

/** Everything that the board and its drawers stand for, also after pointing at ships of each place. */
function wishesOn(state: Nexum, options: Options, seat: number): Wish[] {
  const wishes: Wish[] = [];
  const picking = pickingOf(choicesOf(game, state, seat), (wish) => wishes.push(wish));
  const view = viewState(game, state, seat);
  const scene = sceneOf({ game, state: view, options, seats: state.seats, viewer: seat, picking });
  // the card of an order gives its moves one by one
  if (glowing(drawnScreen(ui, scene, language)).includes('confirm'))
    wishes.push({ move: 'send' }, { move: 'strike' });
  const props = { state: view, seat, own: true, acting: true };
  for (const tab of ['technologies', 'hand'] as const)
    drawn(<Drawer tab={tab} {...props} />, picking, language);
  if (state.civilization[seat] > 0 || state.asking === DRAFT)
    drawn(<Drawer tab="civilization" {...props} />, picking, language);
  const chart = chartOf(options, view, { upright: false, large: true });
  for (const origin of chart.byPlace.keys())
    drawn(<Deeds chart={chart} state={view} seat={seat} origin={origin} />, picking, language);
  return wishes;
}

/** Every other time of the kind that was done least, so that everything comes up. */
function curiously(list: MoveList, done: Map<number, number>, chance: FastChance): number {
  const offered = list.toArray();
  const timesOf = (move: number): number => done.get(moves.kindOf(move)) ?? 0;
  const least = Math.min(...offered.map(timesOf));
  const rare = offered.filter((move) => timesOf(move) === least);
  const choice = chance.draw(2) === 0 ? rare[chance.draw(rare.length)] : offered[chance.draw(offered.length)];
  done.set(moves.kindOf(choice), timesOf(choice) + 1);
  return choice;
}

/** What the house of several tables does for a seat. */
const OF_THE_HOUSE = ['parcel', 'unpack', 'gates'];

/** Orders and phases, which every game has. */
const OF_EVERY_GAME = ['card', 'build', 'go', 'send', 'strike', 'attach', 'bid', 'done'];

test('every choice has a control on the board or around it', () => {
  const { without, met } = uncontrolled(
    Array.from({ length: volume({ daily: 30, long: 200, mutation: 30 }) }, (_, i) => i),
  );
  expect([...without]).toEqual([]);
  expect(moves.names.filter((name) => !met.has(name) && !OF_EVERY_GAME.includes(name))).toEqual([]);
});

test('NG-13.2: of what can be captured the tray offers what lies on the planet that was pointed at', () => {
  const state = atHome(2);
  const choices = ['A1', 'B2'].map((planet, move) => ({ move, record: { move: 'capture', planet } }));
  const offered = drawn(
    <Choices state={state} seat={0} kinds={['capture']} planet="B2" />,
    pickingOf(choices),
    language,
  );
  expect(glowing(offered)).toEqual(['choice-capture-B2']);
});
