// NO-19.1: reads a deck file. What it says is checked field by field, then as a whole: a table that could not be played is refused.

import { isRefusal, Refusal } from '@starboard/engine';
import { energizeCards, spareEnergize, type Effect, type EnergizeCard } from '../../data/energize.ts';
import { secretMissions, spareMissions, type Goal, type SecretMission } from '../../data/secret-missions.ts';
import { LANDS, TERRAINS } from '../../data/terrain.ts';
import type { HomeHex, Tiles } from '../../data/tiles.ts';
import { TOKENS, type Pile, type Token } from '../../data/tokens.ts';
import { FIGURES, GAITS, type Unit } from '../../data/units.ts';
import { wrongDeck } from './check.ts';
import type { DeckFile } from './deck.ts';
import {
  all,
  each,
  either,
  listOf,
  nothing,
  oneOf,
  some,
  text,
  whole,
  yes,
  yesOrNo,
  type Reader,
} from './readers.ts';

const title = text(60);
const land = oneOf(LANDS);
const figure = oneOf(FIGURES);
/** Whoever owns the printed game may say so. */
const source = oneOf(['sourced', 'derived', 'remembered', 'reconstructed']);

const unit = some<Unit>({
  title,
  cost: whole(1, 99),
  hitsOn: whole(1, 9),
  order: whole(1, 6),
  figures: whole(1, 12),
  mines: yesOrNo,
  forbidden: listOf(oneOf(TERRAINS), 0, 6),
  bonus: each(LANDS, whole(-5, 5)),
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
  gain: all<EffectOf<'gain'>>({ does: oneOf(['gain']), rubium: whole(1, 50) }),
  prospect: all<EffectOf<'prospect'>>({ does: oneOf(['prospect']), rubium: few }),
  recruit: all<EffectOf<'recruit'>>({
    does: oneOf(['recruit']),
    unit: figure,
    number: few,
    on: either(nothing, land),
  }),
  march: all<EffectOf<'march'>>({ does: oneOf(['march']), units: few }),
  teleport: all<EffectOf<'teleport'>>({ does: oneOf(['teleport']), units: few }),
  rally: all<EffectOf<'rally'>>({ does: oneOf(['rally']), amount: shift }),
  tune: all<EffectOf<'tune'>>({ does: oneOf(['tune']), amount: shift }),
  repeat: all<EffectOf<'repeat'>>({ does: oneOf(['repeat']), dice: whole(1, 3) }),
  reroll: all<EffectOf<'reroll'>>({ does: oneOf(['reroll']) }),
  shield: all<EffectOf<'shield'>>({ does: oneOf(['shield']), hits: few }),
  aim: all<EffectOf<'aim'>>({ does: oneOf(['aim']), hits: few }),
};

type GoalOf<W extends Goal['when']> = Extract<Goal, { when: W }>;

const goals: { readonly [W in Goal['when']]: Reader<Goal> } = {
  won: (given, place) => {
    const read = some<Required<GoalOf<'won'>>>({
      when: oneOf(['won']),
      in: land,
      enemyBase: yes,
      with: figure,
      slaying: figure,
      flown: yes,
    })(given, place);
    return isRefusal(read) ? read : { ...read, when: 'won' };
  },
  slain: all<GoalOf<'slain'>>({ when: oneOf(['slain']), unit: figure }),
  dominating: all<GoalOf<'dominating'>>({ when: oneOf(['dominating']), land }),
  holding: all<GoalOf<'holding'>>({ when: oneOf(['holding']) }),
  roasted: all<GoalOf<'roasted'>>({ when: oneOf(['roasted']) }),
};

/** The reader for the kind that the document names in `key`. */
function byKind<T>(key: string, readers: Readonly<Record<string, Reader<T>>>): Reader<T> {
  return (given, place) => {
    const fields = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
    const kind = oneOf(Object.keys(readers))(fields[key], `${place}.${key}`);
    return isRefusal(kind) ? kind : readers[kind](given, place);
  };
}

const energizeRow = some<Omit<EnergizeCard, 'ruling' | 'sourced'>>({
  title,
  text: text(300),
  count: whole(0, 20),
  effect: byKind<Effect>('does', effects),
  source,
});

const missionRow = some<Omit<Required<SecretMission>, 'ruling' | 'sourced'>>({
  title,
  text: text(300),
  count: whole(0, 20),
  points: whole(1, 9),
  red: yesOrNo,
  goal: byKind<Goal>('when', goals),
  notWith: listOf(oneOf(['vortex', 'alternateUnits']), 0, 2),
  source,
});

const token = some<Token>({
  title,
  count: whole(0, 18),
  unit: either(nothing, figure),
  mine: whole(0, 9),
  energize: whole(0, 9),
  rubium: whole(0, 50),
  source,
});

const homeHex = all<HomeHex>({ land, mine: whole(0, 9) });
/** How many tokens of each kind. */
const pile = each(TOKENS, whole(0, 18));

const file = some<Required<DeckFile>>({
  name: title,
  units: each(FIGURES, unit),
  alternateUnits: each(FIGURES, unit),
  energize: each(
    [...(Object.keys(energizeCards) as (keyof typeof energizeCards)[]), ...spareEnergize],
    energizeRow,
  ),
  secretMissions: each(
    [...(Object.keys(secretMissions) as (keyof typeof secretMissions)[]), ...spareMissions],
    missionRow,
  ),
  tokens: each(TOKENS, token),
  piles: some({ standard: pile, half: pile }),
  tiles: some<Tiles>({
    singles: listOf(land, 6, 6),
    doubles: listOf(pairOf(land), 6, 6),
    home: threeOf(homeHex),
    source,
  }),
  missionCards: whole(0, 99),
});

function pairOf<T>(read: Reader<T>): Reader<readonly [T, T]> {
  const list = listOf(read, 2, 2);
  return (given, place) => {
    const pair = list(given, place);
    return isRefusal(pair) ? pair : [pair[0], pair[1]];
  };
}

function threeOf<T>(read: Reader<T>): Reader<readonly [T, T, T]> {
  const list = listOf(read, 3, 3);
  return (given, place) => {
    const three = list(given, place);
    return isRefusal(three) ? three : [three[0], three[1], three[2]];
  };
}

export function readTokenMix(given: unknown): Pile | Refusal {
  return pile(given, 'token mix');
}

export function readDeckFile(given: unknown): DeckFile | Refusal {
  const read = file(given, 'deck file');
  if (isRefusal(read)) return read;
  return wrongDeck(read) ?? read;
}
