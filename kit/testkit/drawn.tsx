// Boards drawn without a browser.

import { hasSeat, MoveList, seatsOf, type Game, type OptionValues, type State } from '@starboard/engine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  LocaleContext,
  MotionContext,
  nowhere,
  PickingContext,
  PointingContext,
  WordsContext,
} from '../context.ts';
import type { Choice, GameUi, GameWords, Locale, Person, Picking, Scene, Wish } from '../game-ui.ts';
import { fitting } from '../wish.ts';

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dario', 'Eva', 'Finn', 'Gala', 'Hugo'];

export function choicesOf<S extends State>(game: Game<S>, state: S, seat: number): readonly Choice[] {
  const list = new MoveList();
  if (hasSeat(game.actors(state), seat)) game.legal(state, seat, list);
  return list.toArray().map((move) => ({ move, record: game.moves.toRecord(move) }));
}

/** What a table would offer; `asked` hears every wish that the board asks about. */
export function pickingOf(choices: readonly Choice[], asked: (wish: Wish) => void = () => {}): Picking {
  const can = (...wishes: readonly Wish[]): boolean => {
    wishes.forEach(asked);
    return fitting(choices, wishes).length > 0;
  };
  return { choices, can, pick: () => {}, picked: () => false };
}

export interface TestScene<S extends State> extends Partial<Scene<S>> {
  readonly game: Game<S>;
  readonly state: S;
  readonly options: OptionValues;
  readonly seats: number;
  readonly viewer: number;
}

/** What a table gives to a board at which nothing moves and, where nothing else is said, nothing is decided. */
export function sceneOf<S extends State>(seen: TestScene<S>): Scene<S> {
  const { game, state, seats } = seen;
  const people: Person[] = NAMES.slice(0, seats).map((name, colour) => ({ name, colour, bot: null }));
  const actors = seatsOf(game.actors(state));
  return { people, before: null, news: [], actors, picking: null, ...seen };
}

export interface TestLanguage {
  readonly words: GameWords;
  readonly locale?: Locale;
  /** Is what just happened animated? */
  readonly motion?: boolean;
  /** Spots that a lesson points out. */
  readonly pointedOut?: readonly string[];
}

export function drawn(
  content: ReactNode,
  picking: Picking | null,
  { words, locale = 'en', motion = false, pointedOut = [] }: TestLanguage,
): string {
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <WordsContext value={words}>
        <MotionContext value={motion}>
          <PickingContext value={picking}>
            <PointingContext value={{ ...nowhere, lesson: new Set(pointedOut) }}>{content}</PointingContext>
          </PickingContext>
        </MotionContext>
      </WordsContext>
    </LocaleContext>,
  );
}

/** All that a game draws at a table, as one seat sees it. */
export function drawnScreen<S extends State, T extends object>(
  ui: GameUi<S, T>,
  scene: Scene<S>,
  language: TestLanguage,
): string {
  const { Board, Hand, Reference, SeatCard, UnseatedCards } = ui;
  return drawn(
    <>
      <Board {...scene} />
      {Hand === undefined ? null : <Hand {...scene} />}
      <Reference {...scene} />
      {scene.people.map(({ name }, seat) => (
        <SeatCard key={name} {...scene} seat={seat} />
      ))}
      {UnseatedCards === undefined ? null : <UnseatedCards {...scene} />}
    </>,
    scene.picking,
    language,
  );
}

/** Ids of the spots that glow, in the order of the page. */
export function glowing(markup: string): string[] {
  const tags = markup.matchAll(/<(?:g|button)\b[^>]*\bdata-spot="([^"]*)"[^>]*>/g);
  return [...tags].filter(([tag]) => /\bspot-can\b/.test(tag)).map(([, id]) => id);
}

export function spotsIn(markup: string): string[] {
  return [...markup.matchAll(/\bdata-spot="([^"]*)"/g)].map(([, id]) => id);
}
