// What the things of a table are called. A deck file may bring names and texts of its own, in its own language; the back of
// the player board has other units. Everything else is in the lexicon of the language.

import type { OptionValues } from '@starboard/engine';
import { energizeCards, spareEnergize, type Effect } from '../../data/energize.ts';
import { secretMissions, spareMissions, type Goal } from '../../data/secret-missions.ts';
import { TERRAINS, type Terrain } from '../../data/terrain.ts';
import { TOKENS, type Token, type TokenName } from '../../data/tokens.ts';
import { FIGURES, type Figure } from '../../data/units.ts';
import { deckOf, type Deck, type DeckFile } from '../../rules/deck/deck.ts';
import type { Options } from '../../rules/options.ts';
import { ENERGIZES } from '../../rules/state.ts';

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine?: true;
}

export interface CardWords {
  readonly title: string;
  readonly text: string;
}

type ByFigure = Readonly<Record<Figure, Noun>>;

/** A language's own words for what is in the box. */
export interface Lexicon {
  readonly units: ByFigure;
  readonly alternateUnits: ByFigure;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly energize: Readonly<Record<keyof typeof energizeCards, string>>;
  readonly missions: Readonly<Record<keyof typeof secretMissions, string>>;
  readonly tokens: Readonly<Record<TokenName, string>>;
  /** Does the text of the data serve where nothing has changed? Else it is told from the effect. */
  readonly textOfData: boolean;
  /** Unit and land as the table calls them. */
  effect(effect: Effect, unitOf: (figure: Figure) => Noun): string;
  goal(goal: Goal, unitOf: (figure: Figure) => Noun): string;
  token(token: Token, unitOf: (figure: Figure) => Noun): string;
  /** A title that a deck file gave in the singular. */
  foreign(title: string): Noun;
}

/** The names of one table, by the numbers of the rules. */
export interface Names {
  readonly units: readonly Noun[];
  readonly terrains: readonly string[];
  readonly energize: readonly CardWords[];
  readonly missions: readonly CardWords[];
  /** Both decks, as moves and events number them. */
  readonly cards: readonly CardWords[];
  readonly tokens: readonly string[];
}

const ENERGIZE_KEYS = [...Object.keys(energizeCards), ...spareEnergize];
const MISSION_KEYS = [...Object.keys(secretMissions), ...spareMissions];

/** The options that names depend on; a form may not have read them yet. */
function readTable(options: OptionValues): { deck: Deck; file: DeckFile; alternate: boolean } {
  const { deckFile, alternateUnits, extraTokens } = options as Partial<Options>;
  const alternate = alternateUnits === true;
  return { deck: deckOf(deckFile ?? null, alternate, extraTokens ?? 'off'), file: deckFile ?? {}, alternate };
}

export function namesOf(lexicon: Lexicon, options: OptionValues): Names {
  const { deck, file, alternate } = readTable(options);
  const units = FIGURES.map((figure) => unitNoun(lexicon, file, alternate, figure));
  const unitOf = (figure: Figure): Noun => units[FIGURES.indexOf(figure)];
  const energize = deck.energize.map((card, i) => {
    if (card === null) return { title: ENERGIZE_KEYS[i], text: '' };
    const key = ENERGIZE_KEYS[i] as keyof typeof energizeCards;
    const given = file.energize?.[key];
    const isData = lexicon.textOfData && !alternate && given?.effect === undefined;
    const text = given?.text ?? (isData ? card.text : lexicon.effect(card.effect, unitOf));
    return { title: given?.title ?? lexicon.energize[key], text };
  });
  const missions = deck.missions.map((card, i) => {
    if (card === null) return { title: MISSION_KEYS[i], text: '' };
    const key = MISSION_KEYS[i] as keyof typeof secretMissions;
    const given = file.secretMissions?.[key];
    const isData = lexicon.textOfData && !alternate && given?.goal === undefined;
    const text = given?.text ?? (isData ? card.text : lexicon.goal(card.goal, unitOf));
    return { title: given?.title ?? lexicon.missions[key], text };
  });
  const tokens = TOKENS.map((name) => {
    const given = file.tokens?.[name];
    if (given?.title !== undefined) return given.title;
    const same = given === undefined && !alternate;
    return same ? lexicon.tokens[name] : lexicon.token(deck.tokens[name], unitOf);
  });
  return {
    units,
    terrains: TERRAINS.map((terrain) => lexicon.terrains[terrain]),
    energize,
    missions,
    cards: [...energize, ...missions],
    tokens,
  };
}

function unitNoun(lexicon: Lexicon, file: DeckFile, alternate: boolean, figure: Figure): Noun {
  const given = (alternate ? file.alternateUnits : file.units)?.[figure]?.title;
  if (given !== undefined) return lexicon.foreign(given);
  return (alternate ? lexicon.alternateUnits : lexicon.units)[figure];
}

/** `1 Human`, `3 Humans` */
export function counted(number: number, noun: Noun): string {
  return `${number} ${number === 1 ? noun.one : noun.many}`;
}

/** The rule that a card's text stands under: NO-13 for Energize cards, NO-14 for Secret Missions of the box. */
export function ruleOfCard(card: number): string | undefined {
  const mission = card - ENERGIZES;
  if (mission < 0) return card < Object.keys(energizeCards).length ? `NO-13.${card + 1}` : 'NO-19.1';
  return mission < Object.keys(secretMissions).length ? `NO-14.${mission + 1}` : 'NO-19.1';
}
