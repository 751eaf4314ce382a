// Events on the board, drawn without a browser: rows and what their panels will do, markers, the computer's civilizations.

import { FastChance, type GameEvent, type OptionValues } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { spoken, type Past, type Scene } from '@starboard/kit';
import { choicesOf, drawn, drawnScreen, pickingOf, sceneOf, spotsIn } from '@starboard/kit/testkit';
import { describe, expect, test } from 'vitest';
import { cardName, eventCards, signs } from '../../data/events.ts';
import { cellOf } from '../../rules/cosmos/deck.ts';
import { foretell, readRows } from '../../rules/cosmos/foretell.ts';
import type { NexumEvent } from '../../rules/events.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import { placeNames } from '../../rules/moves.ts';
import type { Options } from '../../rules/options.ts';
import { readComputer } from '../../rules/reading.ts';
import type { Nexum } from '../../rules/state.ts';
import { at, newGame, optionsOf } from '../../test/scene.ts';
import { words as spanish } from '../../../../languages/es/nexum-galaxy/words.ts';
import { civsOf } from '../civs.ts';
import { ui } from '../index.tsx';
import type { Live } from '../tips/live.ts';
import { PlaceTip } from '../tips/place-tip.tsx';
import { words as english } from '../words/en.ts';
import { chartOf } from '../board/chart.ts';
import { asTold } from './as-told.ts';
import { lastActOf } from './last-act.ts';
import { Pointed } from './pointed.tsx';
import { panelLines } from './reference-parts.tsx';
import { Rows } from './rows.tsx';
import type { Stage } from './stage.ts';

const en = spoken(ui, english);
const es = spoken(ui, spanish);

const SOLO: Partial<Options> = { sector: 'LAUBURIA', ruleSet: 'events', mode: 'solo-hard' };
const TWO: Partial<Options> = { sector: 'FENIX', ruleSet: 'events', aggressiveness: 2 };

const cardOf = (name: string): number => eventCards.findIndex((card) => cardName(card) === name);

function sceneFor(
  state: Nexum,
  given: Partial<Options>,
  more: Pick<Scene<Nexum>, 'past'> = {},
): Scene<Nexum> {
  const viewer = state.turn;
  const picking = pickingOf(choicesOf(game, state, viewer));
  const options = optionsOf({ firstPlayer: '1', ...given }) as unknown as OptionValues;
  return sceneOf({ game, state, options, seats: state.seats, viewer, picking, ...more });
}

/** What the seat whose turn it is may see. */
const seen = (state: Nexum): Nexum => viewState(game, state, state.turn);

/** Cards of a row, this round's or the next one's. */
function lay(state: Nexum, round: number, row: number, ...names: readonly string[]): void {
  names.forEach((name, place) => (state.rows[cellOf(round, row, place)] = cardOf(name) + 1));
}

/** The computer acts in the first round; with it all that was told until the first decision. */
function opened(given: Partial<Options>, seats: number, seed: number): { state: Nexum; news: NexumEvent[] } {
  const state = newGame(seats, given, seed);
  const news: GameEvent[] = [];
  const chance = new FastChance(seed);
  for (let move = 0; move < 400 && state.round < 3; move++) {
    const [choice] = choicesOf(game, state, state.turn);
    if (choice === undefined) break;
    game.play(state, state.turn, choice.move, chance, (event) => news.push(event));
  }
  return { state, news: news as NexumEvent[] };
}

/** The reference card has every card of the game. */
const rowsIn = (page: string): string => page.split('nx-reference')[0];

describe('rows', () => {
  test('NG-10.4: cards lie between the panels they make, each named with its planets', () => {
    const state = newGame(2, TWO);
    lay(state, state.round, 0, 'B2', 'E2', 'C1');
    const page = drawnScreen(ui, sceneFor(state, TWO), { words: en });
    expect(page).toContain('aria-label="Row 1. Panel 1: solar storm at B2. It affected B2."');
    expect(page).toContain('aria-label="Row 1. Panel 2: ice age at C1. It affected C1."');
    expect(page).toContain('card E2, sun and ice');
    const said = drawnScreen(ui, sceneFor(state, TWO), { words: es });
    expect(said).toContain('aria-label="Fila 1. Panel 1: tormenta solar en B2. Afectó a B2."');
  });

  test('NG-17.1: a draft comes before all events, so there is no round to speak of', () => {
    const given: Partial<Options> = { sector: 'FENIX', ruleSet: 'asteroids', civilizations: 'drafted' };
    const state = newGame(2, given);
    expect(rowsIn(drawnScreen(ui, sceneFor(seen(state), given), { words: en }))).not.toContain('This round');
    lay(state, state.round, 0, 'B2', 'E2', 'C1');
    expect(rowsIn(drawnScreen(ui, sceneFor(state, given), { words: en }))).toContain('This round');
  });

  test('NG-10.3: nobody sees the cards of the next round', () => {
    const state = newGame(2, TWO);
    lay(state, state.round, 0, 'A1', 'A2', 'A3');
    lay(state, state.round, 1, 'B1', 'B2', 'B3');
    lay(state, state.round + 1, 0, 'F1', 'F2', 'F3');
    const page = drawnScreen(ui, sceneFor(seen(state), TWO), { words: en });
    expect(rowsIn(page)).not.toContain('card F2');
    expect(page.match(/class="nx-event-card nx-event-back"/g)).toHaveLength(6);
    expect(spotsIn(page).filter((spot) => spot.startsWith('event-next'))).toEqual([]);
  });

  test('NG-10.15: who foresees sees both outer cards, where they point and what each panel may be', () => {
    const state = newGame(2, TWO);
    lay(state, state.round, 0, 'A1', 'A2', 'A3');
    lay(state, state.round, 1, 'D1', 'D2', 'D3');
    lay(state, state.round + 1, 0, 'B2', 'E2', 'C1');
    state.foresight = 1 << state.turn;
    const [row] = readRows(seen(state)).next;
    expect(row.cards).toEqual([cardOf('B2'), null, cardOf('C1')]);
    expect(row.panels.map(({ places }) => places.map((place) => placeNames[place]))).toEqual([
      ['B2'],
      ['C1'],
    ]);
    expect(row.panels[0].may).toEqual(foretell(cardOf('B2'), null, true));
    expect(row.panels[0].may.map(({ kind }) => kind)).toEqual(['solar', 'solar', 'ionized-planet']);
    const page = drawnScreen(ui, sceneFor(seen(state), TWO), { words: en });
    expect(page).toContain(
      '"Next round. Row 1. Panel 1: solar storm / ionized planet at B2. It affects B2."',
    );
    expect(page).toContain('"Row 1. Panel 1: ');
    expect(rowsIn(page)).not.toContain('card E2');
  });

  test('NG-10.8: a panel tells which planets are safe from it, whatever it may be', () => {
    const state = newGame(1, SOLO);
    lay(state, state.round, 0, 'C3', 'A3', 'A2');
    lay(state, state.round, 1, 'B1', 'B3', 'B2');
    lay(state, state.round, 2, 'B2', 'A2', 'A1');
    lay(state, state.round + 1, 0, 'A1', 'E2', 'F2');
    state.foresight = 1;
    const page = drawnScreen(ui, sceneFor(seen(state), SOLO), { words: en });
    // in LAUBURIA with the computer on D, G lies on its back and shows A too
    expect(page).toMatch(
      /Panel 2: [^"]* at A2\. It affected G2\. A2 is in a Tann system: nothing happens there\."/,
    );
    expect(page).toMatch(
      /Panel 1: [^"]* \/ [^"]* at A1\. It points at G1 and A1\. A1 is in a Tann system: nothing happens there\."/,
    );
    const [{ panels }] = readRows(state).now;
    expect(panels[1].safe).toBe(at('A2'));
    lay(state, state.round, 0, 'C1', 'E1', 'D1');
    const home = readRows(state).now[0].panels[1];
    expect(home.places).toContain(at('D1'));
    expect(home.safe).toBe(null);
  });

  test('NG-10.3: while a row is played its cards are seen, and the next round is not dealt yet', () => {
    const state = newGame(2, { ...TWO, aggressiveness: 1 });
    lay(state, state.round, 0, 'B2', 'E2', 'C1');
    lay(state, state.round + 1, 0, 'F1', 'F2', 'F3');
    state.foresight = 1 << state.turn;
    const rows = (stage: Stage): string =>
      drawn(<Rows state={seen(state)} past={[]} stage={stage} onPoint={() => {}} />, null, { words: en });
    const over: Stage = { cue: null, shown: 1, current: null, dealt: true };
    expect(rows(over)).toMatch(/nx-row-past[\s\S]*card F1/);
    const turnedUp = rows({ ...over, current: { row: 0, side: null }, dealt: false });
    expect(turnedUp).not.toMatch(/nx-row-past|card F1|nx-panel-now/);
    expect(turnedUp).toContain('card E2');
    expect(rows({ ...over, current: { row: 0, side: 1 }, dealt: false })).toMatch(/nx-panel-now/);
  });

  test('NG-10.8: planets of a Tann system are no targets of a cosmic event', () => {
    const state = newGame(2, TWO);
    lay(state, state.round, 0, 'A1', 'F1', 'A2');
    const [{ panels }] = readRows(state).now;
    expect(panels.map(({ places }) => places)).toEqual([[], []]);
  });

  test('NG-10.8: what has happened stays as it was, though a civilization is out since', () => {
    const state = newGame(3, { sector: 'TRISKELION', ruleSet: 'events', aggressiveness: 1 });
    const [home] = [0, 1, 2].map((seat) => placeNames[state.tann[seat]][0]);
    lay(state, state.round, 0, `${home}2`, 'E2', 'C1');
    const news: readonly NexumEvent[] = [
      { event: 'panel', row: 0, side: 1, kind: 'convoy', card: cardOf('B1'), places: [at('B1')] },
      { event: 'round', round: state.round, first: 0 },
      { event: 'row', row: 0, cards: [] },
      { event: 'panel', row: 0, side: 0, kind: 'solar', card: cardOf(`${home}2`), places: [] },
      { event: 'panel', row: 0, side: 1, kind: 'glacial', card: cardOf('C1'), places: [at('C1')] },
      { event: 'out', seat: 0, by: 1 },
    ];
    const rows = readRows(state).now;
    // as if seat 0 were out: its home is a system like any other
    const since = rows.map((row) => ({
      ...row,
      panels: row.panels.map((panel) => ({ ...panel, places: [at(`${home}2`)] })),
    }));
    const [{ panels }] = asTold(since, [{ at: 0, events: news }]);
    expect(panels.map(({ places }) => places)).toEqual([[], [at('C1')]]);
    expect(panels[1].may).toEqual([{ kind: 'glacial', markers: 2 }]);
    expect(asTold(since, [])).toBe(since);
  });

  test('NG-10.16: a panel that was the computer’s stays so when the computer has fallen', () => {
    const state = newGame(2, TWO);
    lay(state, state.round, 0, 'D1', 'C3', 'C1');
    const act: NexumEvent = {
      event: 'panel',
      row: 0,
      side: 0,
      kind: 'offensive',
      card: cardOf('D1'),
      places: [at('D1')],
    };
    expect(readRows(state).now[0].panels[0].may[0].kind).toBe('convoy');
    const round: NexumEvent = { event: 'round', round: state.round, first: 0 };
    const past: Past = [{ at: 0, events: [round, act] }];
    const page = drawnScreen(ui, sceneFor(state, TWO, { past }), { words: en });
    expect(page).toContain('Row 1. Panel 1: offensive at D1. It points at D1.');
  });

  test('a game without events has none', () => {
    const state = newGame(2, { sector: 'FENIX' });
    const page = drawnScreen(ui, sceneFor(state, { sector: 'FENIX' }), { words: en });
    expect(page).not.toMatch(/nx-events|nx-marker|nx-computer|nx-bars|nx-shows/);
  });

  test('the planets of a panel that is pointed at are ringed', () => {
    const state = newGame(2, TWO);
    const chart = chartOf(optionsOf(TWO), state, { upright: false, large: true });
    const page = drawn(<Pointed chart={chart} places={[at('B2'), at('C1')]} />, null, { words: en });
    expect(page.match(/<circle/g)).toHaveLength(2);
  });
});

describe('the reference card', () => {
  const reference = (state: Nexum, given: Partial<Options>, words = en): string =>
    drawn(<ui.Reference {...sceneFor(state, given)} />, null, { words });

  test('NG-10.4, NG-10.16: every pair of signs is in the table of panels once, with and without the computer', () => {
    for (const alone of [true, false]) {
      const lines = panelLines(alone);
      const pairs = lines.flatMap((line) => line.pairs.map((pair) => pair.join()));
      expect(new Set(pairs).size).toBe(signs.length ** 2);
      expect(pairs).toHaveLength(signs.length ** 2);
      for (const { kind, markers, pairs: made } of lines)
        for (const [left, right] of made) {
          const before = eventCards.findIndex((card) => card.right === left);
          const after = eventCards.findIndex((card) => card.left === right);
          expect(foretell(before, after, alone)).toEqual([{ kind, markers }]);
        }
    }
    expect(panelLines(true).map(({ kind }) => kind)).toContain('convoy');
    expect(panelLines(false).map(({ kind }) => kind)).not.toContain('convoy');
  });

  test('NG-10.6, NG-10.8: each card is there with its planets of this sector, and whether it was played', () => {
    const state = newGame(1, SOLO);
    const page = reference(state, SOLO);
    // LAUBURIA: H shows B; A is a Tann system
    expect(page).toMatch(/card B2, ice and sun<\/span><\/span><span>H2 and B2/);
    expect(page).toMatch(/card A1, ice and ion<\/span><\/span><span>G1 and A1 \(safe\)/);
    expect(page.match(/\(played\)/g)).toHaveLength(state.discards.filter((gone) => gone === 1).length);
    expect(reference(state, SOLO, es)).toContain('Cartas de evento');
    expect(reference(state, SOLO, es)).toMatch(/sol e ion/);
  });

  test('a game without events has neither', () => {
    const page = reference(newGame(2, { sector: 'FENIX' }), { sector: 'FENIX' });
    expect(page).not.toMatch(/nx-reference-panels|nx-reference-events/);
  });
});

describe('markers', () => {
  function marked(): Nexum {
    const state = newGame(2, TWO);
    state.noMove[at('B2')] = 3;
    state.noManage[at('B2')] = 1;
    state.barred[at('B2') >>> 3] |= 1 << (at('B2') & 7);
    state.idle[at('B2') >>> 3] |= 1 << (at('B2') & 7);
    state.ionized[at('B1') >>> 3] |= 1 << (at('B1') & 7);
    return state;
  }

  test('are drawn with their rounds, in shapes of their own, and said', () => {
    const page = drawnScreen(ui, sceneFor(marked(), TWO), { words: en });
    expect(page).toMatch(/nx-marker-move"[^>]*><path[^>]*><\/path><text[^>]*>3</);
    expect(page).toMatch(/nx-marker-manage"[^>]*><path[^>]*><\/path><text[^>]*>1</);
    expect(page).toContain('url(#nx-bars)');
    expect(page.match(/class="nx-ions"/g)?.length).toBeGreaterThan(0);
    expect(page).toMatch(/aria-label="B2, [^"]*, No Movement: 3 rounds, No Management: 1 round[",]/);
    expect(page).toMatch(/aria-label="B1, [^"]*, ionized"/);
    const said = drawnScreen(ui, sceneFor(marked(), TWO), { words: es });
    expect(said).toMatch(/aria-label="B2, [^"]*, Sin Movimiento: 3 rondas, Sin Gestión: 1 ronda[",]/);
  });

  test('are explained beside the pointer, with the rule', () => {
    const state = marked();
    const chart = chartOf(optionsOf(TWO), state, { upright: false, large: true });
    const { people } = sceneFor(state, TWO);
    const live: Live = { state, people, actor: null, chart, origin: null };
    const tip = (place: string): string =>
      drawn(<PlaceTip live={{ get: () => live }} place={at(place)} size="medium" />, null, { words: en });
    expect(tip('B2')).toContain('No ship may leave, enter or attack this planet.');
    expect(tip('B2')).toContain('No energy comes from here');
    expect(tip('B2')).toContain('NG-10.9');
    expect(tip('B1')).toContain('every ship that enters pays 1 more energy');
    expect(tip('B3')).not.toContain('No Movement');
  });
});

describe('the computer', () => {
  test('has a card of its own, stands on the tracks, and its ships are its own', () => {
    const state = newGame(1, SOLO);
    const page = drawnScreen(ui, sceneFor(state, SOLO), { words: en });
    expect(page.match(/nx-computer/g)).toHaveLength(1);
    expect(page).toContain('Aggressiveness');
    expect(page).toMatch(/aria-label="Victory points \(\d\): Ana 0, Computer \d"/);
    expect(page).toMatch(/aria-label="D3, [^"]*: Computer, \d ships?/);
    expect(drawnScreen(ui, sceneFor(state, SOLO), { words: es })).toMatch(/aria-label="D3, [^"]*: IA, /);
  });

  test('has a colour and a sign that nobody at the table has', () => {
    const people = [7, 5].map((colour) => ({ name: 'Ana', colour, bot: null }));
    const text = { computer: (number: number | null) => `C${number}` };
    const civs = civsOf(people, { seats: 2, civs: 4 }, text);
    expect(civs.map(({ colour }) => colour)).toEqual([7, 5, 6, 4]);
    expect(civs.map(({ name }) => name)).toEqual(['Ana', 'Ana', 'C1', 'C2']);
    expect(civsOf(people, { seats: 2, civs: 2 }, text)).toBe(people);
  });

  test('is told of: what it did last, step by step', () => {
    const { state, news } = opened(SOLO, 1, 4);
    const past: Past = [{ at: 0, events: news }];
    const last = lastActOf(past, 1);
    expect(last[0]).toMatchObject({ event: 'act', seat: 1 });
    expect(last.at(-1)?.event).toBe('acted');
    expect(last.slice(1, -1).every(({ event }) => event !== 'act' && event !== 'acted')).toBe(true);
    const page = drawnScreen(ui, sceneFor(state, SOLO, { past }), { words: en });
    expect(page).toMatch(/<summary>Last: (?:invasion|reinforcement|raid|offensive), \d ships?<\/summary>/);
  });

  test('is told of with the ships that came, and why others did not', () => {
    const state = newGame(1, SOLO);
    const events: NexumEvent[] = [
      { event: 'act', seat: 1, kind: 'reinforcement', card: 2, ships: 3, place: at('D3') },
      { event: 'deployed', seat: 1, from: null, to: at('D3'), ships: 1 },
      { event: 'acted', seat: 1, missing: 2, reserve: 9 },
    ];
    const page = drawnScreen(ui, sceneFor(state, SOLO, { past: [{ at: 0, events }] }), { words: en });
    expect(page).toContain('<summary>Last: reinforcement, 1 ship</summary>');
    expect(page).toContain('<li>The computer finds no room for 2 ships.</li>');
  });

  test('NG-11.9: is told of from the events before the first turn on', () => {
    const given = { ...SOLO, mode: 'one-vs-allied-two', sector: 'LAUBURIA' } as const;
    const cards = (seed: number): readonly string[] => {
      const events: GameEvent[] = [];
      const options = optionsOf({ firstPlayer: '1', ...given });
      const state = game.setup(options, 1, new FastChance(seed), (event) => events.push(event));
      const page = drawnScreen(ui, sceneFor(state, given, { past: [{ at: 0, events }] }), { words: en });
      const acted = new Set(
        (events as NexumEvent[]).flatMap((each) => (each.event === 'act' ? each.seat : [])),
      );
      const said = page.match(/Has not acted yet|<summary>Last: [a-z]+/g) ?? [];
      expect(said.map((each) => each.startsWith('<'))).toEqual([1, 2].map((civ) => acted.has(civ)));
      return said;
    };
    const all = Array.from({ length: 12 }, (_, seed) => cards(seed)).flat();
    expect(new Set(all).size).toBeGreaterThan(2);
    expect(all).toContain('Has not acted yet');
  });

  test('is read as it stands', () => {
    const state = newGame(1, SOLO);
    state.points[1] = 4;
    const reading = readComputer(state, 1);
    expect(reading).toMatchObject({ points: 4, aggressiveness: 3, isOut: false, actsNext: true });
    expect(reading.ships).toBe(state.fleet[1]);
    expect(reading.planets + reading.stars).toBeGreaterThan(0);
  });
});

test('NG-9.15: where allied people win together, tracks and cards say how far they have come together', () => {
  const given: Partial<Options> = { ruleSet: 'events', mode: 'allied-two-vs-one', pooled: true };
  const state = newGame(2, given);
  state.points.set([3, 4, 2]);
  const page = drawnScreen(ui, sceneFor(state, given), { words: en });
  expect(page).toMatch(/aria-label="[^"(]*\(10, 7\): [^"]* 7\/10, [^"]* 7\/10, Computer 2\/7"/);
  expect(page).toContain('title="7 of 10 together with allies"');
  expect(page).toContain('The computer: 7 victory points or 5 relics');
  const apart = newGame(2, { ...given, pooled: false });
  apart.points.set([3, 4, 2]);
  const usual = drawnScreen(ui, sceneFor(apart, { ...given, pooled: false }), { words: en });
  expect(usual).toMatch(/aria-label="[^"(]*\(7\): [^"]* 3, [^"]* 4, Computer 2"/);
  expect(usual).not.toContain('together with allies');
});

test('the preview shows the table before its first events, with the computer as the board draws it', () => {
  const options = optionsOf({ sector: 'FENIX', mode: 'one-vs-guards', ruleSet: 'events' });
  const page = drawn(<ui.Preview options={options} seats={1} />, null, {
    words: en,
  });
  expect(page).toContain('seat-7');
  expect(page).not.toContain('seat-1');
  // four ships at both homes and one on each relic, whatever the first row would do
  const counts = [...page.matchAll(/class="[^"]*nx-count[^"]*"[^>]*>(\d)</g)].map(([, count]) => count);
  expect(counts.toSorted()).toEqual(['1', '1', '1', '1', '4', '4']);
});
