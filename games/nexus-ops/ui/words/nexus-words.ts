// The words of Nexus Ops in one language: what every game has, and what this board says besides.

import type { MoveRecord, OptionValues } from '@starboard/engine';
import type { GameWords, Told, Wish } from '@starboard/kit';
import { HEX_NAMES } from '../../data/board.ts';
import { FIGURES, type Figure } from '../../data/units.ts';
import { isEnemy } from '../../rules/army.ts';
import {
  COST,
  ENERGIZE_COLUMNS,
  MISSION_COLUMNS,
  POINTS,
  RECRUIT_UNIT,
  UNIT_COLUMNS,
} from '../../rules/columns.ts';
import { sidesFor } from '../../rules/energize/battle-cards.ts';
import type { NexusEvent } from '../../rules/events.ts';
import type { moves as codec } from '../../rules/moves.ts';
import { LOSSES, SPOILS } from '../../rules/phases.ts';
import type { AnswerName } from '../../rules/standing.ts';
import { ENERGIZES, ENERGIZE_NAMES, MISSION_NAMES, SEATS, TYPES, type Nexus } from '../../rules/state.ts';
import type { Labels } from './labels.ts';
import { namesOf, type Lexicon, type Names } from './names.ts';

export interface NexusWords extends GameWords<Nexus> {
  /** The names of a table with these options. */
  namesFor(options: OptionValues): Names;
  readonly labels: Labels;
}

type Plain = Omit<GameWords<Nexus>, 'prompt' | 'move' | 'moves' | 'event' | 'events' | 'folded' | 'forTable'>;

/** What things and people are called at a table. */
interface Called {
  readonly names: Names;
  readonly nameOf: NameOf;
}

export type NexusEventWords = {
  readonly [E in NexusEvent['event']]: (event: EventOf<E>, called: Called, state: Nexus) => Told | null;
};

type Offer = (record: MoveRecord, called: Called, state: Nexus, seat: number) => string;

/** Choices of a decision, and answers beforehand. */
export type NexusMoveWords = Readonly<Record<keyof typeof codec.kinds | AnswerName, Offer>>;

/** A language: what is always the same, and how it speaks with the names of a table. */
export interface NexusLanguage extends Plain {
  readonly lexicon: Lexicon;
  readonly labels: Labels;
  prompt(names: Names, state: Nexus, seat: number, inHand?: readonly Wish[]): string;
  readonly moves: NexusMoveWords;
  readonly events: NexusEventWords;
  /** A run of alike events in one sentence; null: they are told one by one. */
  readonly folded?: (events: readonly NexusEvent[], called: Called) => Told | null;
}

/** The words of a language, for the box as it is until a table's options say otherwise. */
export function speaking(language: NexusLanguage): NexusWords {
  const { lexicon, prompt, moves, events, folded, ...plain } = language;
  const known = new WeakMap<OptionValues, Names>();
  const namesFor = (options: OptionValues): Names => {
    const names = known.get(options) ?? namesOf(lexicon, options);
    known.set(options, names);
    return names;
  };
  const forTable = (options: OptionValues, nameOf: NameOf): NexusWords => {
    const names = namesFor(options);
    return {
      ...plain,
      prompt: (state, seat, inHand) => prompt(names, state, seat, inHand),
      move: (record, state, seat) =>
        moves[record.move as keyof NexusMoveWords](record, { names, nameOf }, state, seat),
      event: (event, called, state) => tell(events, event as NexusEvent, { names, nameOf: called }, state),
      folded: (run, called) => folded?.(run as readonly NexusEvent[], { names, nameOf: called }) ?? null,
      namesFor,
      forTable,
    };
  };
  return forTable({}, (seat) => String(seat + 1));
}

function tell<E extends NexusEvent['event']>(
  events: NexusEventWords,
  event: EventOf<E>,
  called: Called,
  state: Nexus,
): Told | null {
  const teller: NexusEventWords[E] = events[event.event];
  return teller(event, called, state);
}

/** The fields of a move, as the numbers that names go by. */
export function unitOf({ unit }: MoveRecord): number {
  return FIGURES.indexOf(unit as Figure);
}

function cardOf({ card }: MoveRecord): number {
  return [...ENERGIZE_NAMES, ...MISSION_NAMES].indexOf(String(card));
}

export function cardTitle({ cards }: Names, record: MoveRecord): string {
  return cards[cardOf(record)].title;
}

/** In rubium. */
export function costOf({ unitRow }: Nexus, record: MoveRecord): number {
  return unitRow[unitOf(record) * UNIT_COLUMNS + COST];
}

/** The points of a mission. */
export function worthOf({ missionRow }: Nexus, record: MoveRecord): number {
  return missionRow[(cardOf(record) - ENERGIZES) * MISSION_COLUMNS + POINTS];
}

export function hexOf(name: string | number): number {
  return HEX_NAMES.indexOf(String(name));
}

export function hexName(hex: number): string {
  return HEX_NAMES[hex];
}

/** `5 5 2`: dice by face as they lie, the highest first. */
export function dice(faces: readonly number[]): string {
  return faces
    .flatMap((number, i) => Array.from({ length: number }, () => i + 1))
    .toReversed()
    .join(' ');
}

/** The hex whose units are in hand; null where none is. */
export function sourceOf(inHand: readonly Wish[] | undefined): string | null {
  const from = inHand?.find(({ move }) => move === 'move')?.['from'];
  return from === undefined ? null : String(from);
}

/** The enemies of a seat in a hex. */
export function enemiesAt(state: Nexus, hex: number, seat: number): readonly number[] {
  return Array.from({ length: SEATS }, (_, other) => other).filter(
    (other) => isEnemy(state, seat, other) && state.here[hex * SEATS + other] > 0,
  );
}

/** The unit of this table that has an ability; only one has each of those that are asked for by name. */
export function bearer(state: Nexus, column: number): number {
  for (let unit = 0; unit < TYPES; unit++) if (state.unitRow[unit * UNIT_COLUMNS + column] > 0) return unit;
  return 0;
}

/** The unit that the Energize card under way brings. */
export function recruitOf(state: Nexus): number {
  return state.energizeRow[(state.card - 1) * ENERGIZE_COLUMNS + RECRUIT_UNIT] - 1;
}

/** Does the rubium buy a unit that is left in the supply? */
export function canAfford({ rubium, supply, unitRow }: Nexus, seat: number): boolean {
  for (let unit = 0; unit < TYPES; unit++) {
    if (supply[seat * TYPES + unit] > 0 && unitRow[unit * UNIT_COLUMNS + COST] <= rubium[seat]) return true;
  }
  return false;
}

/** Does the seat hold a card for this moment of the battle? */
export function hasTactic(state: Nexus, seat: number): boolean {
  for (let card = 0; card < ENERGIZES; card++) {
    if (state.energizeHand[seat * ENERGIZES + card] > 0 && sidesFor(state, card) !== 0) return true;
  }
  return false;
}

/** Units that must go at this stage of a battle. */
export function dueNow({ losses, picks, stage }: Nexus): number {
  return [losses[0], picks[1], losses[1], picks[0]][stage];
}

/** Does the seat pick what the enemy loses, rather than its own? */
export function isPicking(state: Nexus, seat: number): boolean {
  return state.phase === LOSSES && state.stage % 2 === 1 && seat === state.asked;
}

/** NO-8.5: does going on bring a Mission from the stack? */
export function takesMission({ phase, redPlayed, missionsLeft }: Nexus): boolean {
  return phase === SPOILS && redPlayed === 0 && missionsLeft > 0;
}

export type NameOf = (seat: number) => string;
export type EventOf<E extends NexusEvent['event']> = Extract<NexusEvent, { readonly event: E }>;

export function told(text: string, rule?: string): Told {
  return rule === undefined ? { text } : { text, rule };
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
