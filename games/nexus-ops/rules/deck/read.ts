// NO-19.1: reads a deck file. What it says is checked field by field, then as a whole: a table that could not be played is refused.

import type { Refusal } from '@starboard/engine';
import {
  alike,
  byKind,
  checked,
  listOf,
  object,
  oneOf,
  optional,
  partial,
  recordOf,
  ruled,
  text,
  tuple,
  whole,
  yesOrNo,
  type Fields,
  type Reader,
} from '@starboard/engine/reader';
import { energizeCards, spareEnergize, type Effect, type EnergizeCard } from '../../data/energize.ts';
import { secretMissions, spareMissions, type Goal, type SecretMission } from '../../data/secret-missions.ts';
import { LANDS, TERRAINS } from '../../data/terrain.ts';
import type { HomeHex, Tiles } from '../../data/tiles.ts';
import { TOKENS, type Pile, type Token } from '../../data/tokens.ts';
import { FIGURES, GAITS, type Unit } from '../../data/units.ts';
import { DECK_RULE, wrongDeck } from './check.ts';
import type { DeckFile } from './deck.ts';

const title = text(60);
const land = oneOf(LANDS);
const figure = oneOf(FIGURES);
/** The field is there and means yes, or it is left out. */
const yes = oneOf([true]);
/** Whoever owns the printed game may say so. */
const source = oneOf(['sourced', 'derived', 'remembered', 'reconstructed']);

const unit = partial<Unit>({
  title,
  cost: whole(1, 99),
  hitsOn: whole(1, 9),
  order: whole(1, 6),
  figures: whole(1, 12),
  mines: yesOrNo,
  forbidden: listOf(oneOf(TERRAINS), 0, 6),
  bonus: recordOf(LANDS, whole(-5, 5)),
  gait: oneOf(GAITS),
  picksOn: whole(0, 9),
  breathOn: whole(0, 6),
  breathAgain: yesOrNo,
  firstIn: listOf(land, 0, 4),
  perHex: whole(0, 12),
  fewerDice: whole(0, 3),
  shatters: yesOrNo,
  spreads: yesOrNo,
  numbers: source,
  abilities: source,
});

type EffectOf<D extends Effect['does']> = Extract<Effect, { does: D }>;

const few = whole(1, 9);
const shift = whole(-5, 5);

const effects: { readonly [D in Effect['does']]: Reader<EffectOf<D>> } = {
  gain: object<EffectOf<'gain'>>({ does: oneOf(['gain']), rubium: whole(1, 50) }),
  prospect: object<EffectOf<'prospect'>>({ does: oneOf(['prospect']), rubium: few }),
  recruit: object<EffectOf<'recruit'>>({
    does: oneOf(['recruit']),
    unit: figure,
    number: few,
    on: oneOf([...LANDS, null]),
  }),
  march: object<EffectOf<'march'>>({ does: oneOf(['march']), units: few }),
  teleport: object<EffectOf<'teleport'>>({ does: oneOf(['teleport']), units: few }),
  rally: object<EffectOf<'rally'>>({ does: oneOf(['rally']), amount: shift }),
  tune: object<EffectOf<'tune'>>({ does: oneOf(['tune']), amount: shift }),
  repeat: object<EffectOf<'repeat'>>({ does: oneOf(['repeat']), dice: whole(1, 3) }),
  reroll: object<EffectOf<'reroll'>>({ does: oneOf(['reroll']) }),
  shield: object<EffectOf<'shield'>>({ does: oneOf(['shield']), hits: few }),
  aim: object<EffectOf<'aim'>>({ does: oneOf(['aim']), hits: few }),
};

type GoalOf<W extends Goal['when']> = Extract<Goal, { when: W }>;

const goals: { readonly [W in Goal['when']]: Reader<Goal> } = {
  won: object<GoalOf<'won'>>({
    when: oneOf(['won']),
    in: optional(land),
    enemyBase: optional(yes),
    with: optional(figure),
    slaying: optional(figure),
    flown: optional(yes),
  }),
  slain: object<GoalOf<'slain'>>({ when: oneOf(['slain']), unit: figure }),
  dominating: object<GoalOf<'dominating'>>({ when: oneOf(['dominating']), land }),
  holding: object<GoalOf<'holding'>>({ when: oneOf(['holding']) }),
  roasted: object<GoalOf<'roasted'>>({ when: oneOf(['roasted']) }),
};

type EnergizeRow = Omit<EnergizeCard, 'ruling' | 'sourced'>;
type MissionRow = Omit<SecretMission, 'ruling' | 'sourced'>;

const energizeFields: Fields<EnergizeRow> = {
  title,
  text: text(300),
  count: whole(0, 20),
  effect: byKind<Effect>('does', effects),
  source,
};

const missionFields: Fields<MissionRow> = {
  title,
  text: text(300),
  count: whole(0, 20),
  points: whole(1, 9),
  red: yesOrNo,
  goal: byKind<Goal>('when', goals),
  notWith: optional(listOf(oneOf(['vortex', 'alternateUnits']), 0, 2)),
  source,
};

/** A spare row has none of the box behind it, so it is given whole. */
function wholeRow<T extends object>(fields: Fields<T>): Reader<T> {
  return ruled(DECK_RULE, object(fields));
}

const token = partial<Token>({
  title,
  count: whole(0, 18),
  unit: oneOf([...FIGURES, null]),
  mine: whole(0, 9),
  energize: whole(0, 9),
  rubium: whole(0, 50),
  source,
});

const homeHex = object<HomeHex>({ land, mine: whole(0, 9) });
/** How many tokens of each kind. */
const pile = recordOf(TOKENS, whole(0, 18));

const file = partial<Required<DeckFile>>({
  name: title,
  units: recordOf(FIGURES, unit),
  alternateUnits: recordOf(FIGURES, unit),
  energize: partial({
    ...alike(Object.keys(energizeCards) as (keyof typeof energizeCards)[], partial(energizeFields)),
    ...alike(spareEnergize, wholeRow(energizeFields)),
  }),
  secretMissions: partial({
    ...alike(Object.keys(secretMissions) as (keyof typeof secretMissions)[], partial(missionFields)),
    ...alike(spareMissions, wholeRow(missionFields)),
  }),
  tokens: recordOf(TOKENS, token),
  piles: partial({ standard: pile, half: pile }),
  tiles: partial<Tiles>({
    singles: listOf(land, 6, 6),
    doubles: listOf(tuple<Tiles['doubles'][number]>(land, land), 6, 6),
    home: tuple<Tiles['home']>(homeHex, homeHex, homeHex),
    source,
  }),
  missionCards: whole(0, 99),
});

export function readTokenMix(given: unknown): Pile | Refusal {
  return pile(given, 'tokenMix');
}

export function readDeckFile(given: unknown): DeckFile | Refusal {
  return checked<DeckFile>(file, wrongDeck)(given, 'deck');
}
