// What a game brings to the screen. The table draws the frame (who acts, the list of choices, the log, replay, rules);
// a game's ui/ draws the board from a state and names things. It reports what was pointed at and decides no rule.

import type {
  Catalogue,
  Game,
  GameEvent,
  Guide,
  MoveRecord,
  OptionValues,
  OptionWords,
  State,
} from '@starboard/engine';
import type { ComponentType } from 'react';

/** The name of a language's folder: `es`; English is `en`. */
export type Locale = string;

export type { OptionWords } from '@starboard/engine';

/** Fields of a move that somebody points at: `{move: 'go', to: 'C2'}`, or only `{to: 'C2'}`. */
export type Wish = Readonly<Record<string, string | number>>;

export interface Choice {
  readonly move: number;
  readonly record: MoveRecord;
}

/** Moves by pointing: what is clicked fills in fields until one legal move is left. */
export interface Picking {
  /** The legal moves that have everything picked so far. */
  readonly choices: readonly Choice[];
  /** Has one of them all fields of one of these wishes? */
  can(...wishes: readonly Wish[]): boolean;
  /** Narrows the choices to those that fit one of the wishes. One left: it is made. Several: the table asks which, beside
   *  the pointer, unless the board lets people point on. None: the table says why not, with the rule. */
  pick(...wishes: readonly Wish[]): void;
  /** Was that picked already? */
  picked(wish: Wish): boolean;
}

/** Who sits in a seat, as everybody may know it. Colour and glyph go by `colour`, 0 to 7. */
export interface Person {
  readonly name: string;
  readonly colour: number;
  readonly bot: string | null;
}

/** What was told, moment after moment; the last is the one on the board. */
export type Past = readonly PastMoment[];

export interface PastMoment {
  /** The how many-th moment of the game it is, those that were taken back counted too. */
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** All that a board draws from. */
export interface Scene<S extends State = State> {
  /** In the version that is played, which may be an earlier one: what a board asks of the rules it asks here. */
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
  readonly people: readonly Person[];
  /** What the viewer may know, with its unfinished order already carried out. */
  readonly state: S;
  /** The same before the news; null where there is nothing to animate, and where the news are what happened before the
   *  first decision. */
  readonly before: S | null;
  /** What just happened, to be animated; empty when motion is off. */
  readonly news: readonly GameEvent[];
  /** What was told until the moment on the board and was not taken back, also where nothing is animated: for what a state
   *  alone does not show, dice for one. */
  readonly past?: Past;
  /** A seat, or SPECTATOR. */
  readonly viewer: number;
  readonly actors: readonly number[];
  /** Null when the viewer has nothing to decide here. */
  readonly picking: Picking | null;
}

/** A sentence of the log, with the rule to look up, where one stands behind it. */
export interface Told {
  readonly text: string;
  readonly rule?: string;
}

/** An event in prose; null for what is not worth a line. The state is the one after it. */
type Teller<S extends State, E extends GameEvent> = {
  // as a method, so that a teller of one kind of event stands among the tellers of all
  tell(event: E, nameOf: (seat: number) => string, state: S): Told | null;
}['tell'];

/** How each kind of event is told, by its name. */
export type EventWords<S extends State = State, E extends GameEvent = GameEvent> = {
  readonly [N in E['event']]: Teller<S, Extract<E, { readonly event: N }>>;
};

type Offer<S extends State> = { offer(record: MoveRecord, state: S, seat: number): string }['offer'];

/** How each kind of choice is offered, by its name. */
export type MoveWords<S extends State = State, N extends string = string> = Readonly<Record<N, Offer<S>>>;

/** All that a language says of a game. What another language lacks of it is said in English, phrase by phrase. */
export type GameText<S extends State = State> = Omit<GameWords<S>, 'move' | 'event' | 'forTable'> &
  Partial<Pick<GameWords<S>, 'move' | 'event' | 'forTable'>>;

/** A game in one language. Seats are given by name. */
export interface GameWords<S extends State = State> {
  readonly title: string;
  readonly summary: string;
  /** What the game wants from the seat now, in one sentence; with something in hand, what to do with that. */
  prompt(state: S, seat: number, inHand?: readonly Wish[]): string;
  /** A choice in the list, in a few words: `Send 3 ships from C2`. Answers that can be given beforehand are such choices
   *  too. */
  move(record: MoveRecord, state: S, seat: number): string;
  /** What a choice brings that nobody expects of it: the table says so and asks first. Null, or absent: nothing. */
  warning?(record: MoveRecord, state: S, seat: number): string | null;
  /** An event in prose; null for what is not worth a line. The state is the one after it. */
  event(event: GameEvent, nameOf: (seat: number) => string, state: S): Told | null;
  /** A run of events of one kind by one seat, in one sentence; null, or absent: they are told one by one. The state is the one
   *  after the last. */
  folded?(events: readonly GameEvent[], nameOf: (seat: number) => string, state: S): Told | null;
  /** The same by name: a language that lacks one falls back to English for that one. */
  readonly moves?: MoveWords<S>;
  readonly events?: EventWords<S>;
  /** What the rules say, by the keys of the game's own catalogue. */
  readonly messages?: Catalogue;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** The rules by the ids of the game's guide. */
  readonly guide: Guide;
  /** Headings of the guide by the number before the dot: `NG-6`. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, OptionWords>>;
  /** What guided games after the first are called, by their ids, as a heading; the first has the same name in every game. */
  readonly lessons?: Readonly<Record<string, string>>;
  /** The steps of all guided games, by their ids. */
  readonly lesson: Readonly<Record<string, string>>;
  readonly measures: Readonly<Record<string, string>>;
  /** What bots look at, by the ids of their terms, as it is said in the middle of a sentence: `victory points`. */
  readonly terms: Readonly<Record<string, string>>;
  /** The same words for a table with these options and people, where those change what is said. */
  readonly forTable?: (options: OptionValues, nameOf: (seat: number) => string) => GameWords<S>;
}

/** A table that is ready to be played, for the set-up form. Its words go by `id`. */
export interface Preset {
  readonly id: string;
  readonly seats: number;
  readonly options: OptionValues;
}

/** A guided game on the real board, step by step. The learner has seat 0, the others are bots. */
export interface Lesson<S extends State = State> {
  readonly id: string;
  readonly seats: number;
  readonly options: OptionValues;
  /** The dice are the same for every learner. */
  readonly seed: string;
  readonly steps: readonly LessonStep<S>[];
}

export interface LessonStep<S extends State = State> {
  /** Its text is `lesson[id]` of the words. */
  readonly id: string;
  /** The spots to point out, by the id given to <Spot>. */
  readonly spots?: readonly string[];
  /** It speaks of what the cards of the players say: they are shown whole, however little room there is. */
  readonly players?: true;
  /** Choices that the step asks for: these glow, others stay possible. Absent: the learner reads and goes on. */
  readonly wishes?: readonly Wish[];
  /** Is its text true here, and what it asks for possible? As long as it is not, the lesson waits without a word of it.
   *  Absent: always. */
  shown?(state: S): boolean;
  /** Is what the step asks for done? Absent: the learner says so. */
  done?(state: S): boolean;
  /** Is its time over, although it was neither read nor done? Then the lesson goes on without it. Absent: never. */
  over?(state: S): boolean;
  readonly rule?: string;
}

/** A number that tells how a seat stands, for the charts at the end. Its words go by `id`. */
export interface Measure<S extends State = State> {
  readonly id: string;
  /** Players whom nobody sits for have no such number; absent: they have, after the seats. */
  readonly ofSeats?: true;
  valueOf(state: S, seat: number): number;
}

/** What an event can be heard as: a short sound of the table's. */
export type SoundCue = 'build' | 'launch' | 'hit' | 'loss' | 'relic' | 'die' | 'card';

/** By the names of events; those that are absent are not heard. */
export type Cues = Readonly<Partial<Record<string, SoundCue>>>;
export type CuesOf<E extends GameEvent> = Readonly<Partial<Record<E['event'], SoundCue>>>;

/** What an event leaves on the board, by the ids of spots: the table draws it over the board. */
export interface Marks {
  /** Where something went, from spot to spot. */
  readonly ways?: readonly (readonly [from: string, to: string])[];
  /** Where something was done. */
  readonly rings?: readonly string[];
  /** What was attacked. */
  readonly aims?: readonly string[];
  /** Whose sheet that is on, where seats have sheets of their own: the one that is shown says so, `data-sheet="0"`. */
  readonly sheet?: number;
}

/** The marks of an event, from what the viewer was shown before and after the order it belongs to; null: none. Asked of
 *  orders that a bot proposes too: as far as neither chance nor hidden things decide them, they are played on the view. */
export type Marking<S extends State = State> = {
  marksOf(event: GameEvent, after: S, before: S): Marks | null;
}['marksOf'];

export type TurnOf = (event: GameEvent) => number | null | undefined;

export interface GameUi<S extends State = State, T extends object = GameText<S>> {
  /** The whole board, to fill the space it is given. */
  readonly Board: ComponentType<Scene<S>>;
  /** What everybody may know of a seat, in a narrow card beside the board: points, energy, cards in hand. */
  readonly SeatCard: ComponentType<Scene<S> & { readonly seat: number }>;
  /** Cards of players whom nobody sits for, as further `<li class="seat">` of the same list; absent where there are none. */
  readonly UnseatedCards?: ComponentType<Scene<S>>;
  /** What belongs to the viewer alone (a hand of cards), below the board; absent where there is none. */
  readonly Hand?: ComponentType<Scene<S>>;
  /** Units, costs, relics, decks with what is still unseen. */
  readonly Reference: ComponentType<Scene<S>>;
  /** The map that these options give, small, for the set-up form. The options were checked. */
  readonly Preview: ComponentType<{ readonly options: OptionValues; readonly seats: number }>;
  /** Brings the parts that a table with these options draws and others do not: what came later would push the rest aside. */
  readonly complete?: (options: OptionValues) => Promise<void>;
  /** All that it says, in English: other languages are laid over it. */
  readonly words: () => Promise<T>;
  /** Speaks with the words of a language, where more than their names is needed for it. */
  readonly speaking?: (text: T) => GameWords<S>;
  /** Milliseconds that people need to follow what just happened, where that is more than a moment; the state is the one
   *  after it. Absent: no more than any other. */
  readonly following?: (news: readonly GameEvent[], state: S) => number;
  /** What is heard of the game by those who want to hear it. */
  readonly cues: () => Promise<Cues>;
  /** Whose turn begins with an event; null: everybody's, a round for one; undefined: none begins. Absent: none ever does. */
  readonly turnOf?: TurnOf;
  /** What events leave on the board, fetched when it is first drawn. Absent: nothing. */
  readonly marking?: () => Promise<Marking<S>>;
  readonly presets: readonly Preset[];
  /** Guided games: a first one, then those for what a first game leaves out. */
  readonly lessons: readonly Lesson<S>[];
  readonly measures: readonly Measure<S>[];
  /** What who plays alone is called with so many points, the highest first, in the language of the words. Absent: nothing. */
  readonly titles?: (words: GameWords<S>) => readonly SoloTitle[];
}

/** From so many points on. */
export interface SoloTitle {
  readonly from: number;
  readonly title: string;
}
