// What the board says of the Asteroids rules around the map: technologies, asteroids, hands, civilizations.

import type { CivilizationId, SkillId } from '../../data/civilizations.ts';
import type { ExoticKind } from '../../data/exotic.ts';
import type { Path, TechnologyId } from '../../data/technologies.ts';

/** Why a technology cannot be developed now, or how it can. */
export type Standing = 'developed' | 'later' | 'payable' | 'dear' | 'crystals' | 'oncePerTurn' | 'notNow';

export interface LabText {
  // The bar below the map, whose buttons open drawers
  readonly bar: string;
  readonly technologies: string;
  /** Said of the button of technologies while one of them can be paid. */
  readonly canDevelop: string;
  readonly hand: string;
  readonly close: string;
  /** Those that are chosen from. */
  readonly civilizations: string;

  // Technologies
  readonly path: Readonly<Record<Path, string>>;
  readonly technology: Readonly<Record<TechnologyId, string>>;
  readonly does: Readonly<Record<TechnologyId, string>>;
  energyPrice(energy: number): string;
  readonly crystalPrice: Readonly<Record<'same' | 'different', string>>;
  readonly standing: Readonly<Record<Standing, string>>;

  // The Processing card
  readonly asteroidsWord: string;
  readonly cloakedWord: string;
  readonly processing: string;
  /** By its name in notation: `yellow-blue`. */
  asteroid(name: string): string;
  asteroids(count: number, room: number): string;
  readonly hiddenAsteroid: string;
  readonly choosing: string;
  readonly needsProcessing: string;
  cloakedAt(place: string): string;

  // Hands
  cards(count: number): string;
  readonly noCards: string;
  /** What to do with a card of the hand, by what is asked. */
  readonly discards: string;
  readonly hides: string;
  readonly handOnly: string;
  readonly asItLies: string;
  layOn(place: number): string;
  readonly chooseCard: string;
  hidesAt(place: string): string;
  readonly hidesNowhere: string;

  // Civilizations
  /** The step before the first round in which they are chosen. */
  readonly draft: string;
  readonly taken: string;
  readonly civilization: Readonly<Record<CivilizationId, string>>;
  readonly permanent: Readonly<Record<CivilizationId, string | null>>;
  readonly skill: Readonly<Record<SkillId, string>>;
  readonly generation: readonly [string, string];
  readonly skillUsed: string;
  evolves(civilization: CivilizationId): string;

  // Exploring
  readonly exoticSystems: string;
  readonly inPlay: string;
  found(letter: string, kind: ExoticKind, available: boolean): string;
}
