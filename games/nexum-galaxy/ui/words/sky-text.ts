// What the board says of the Asteroids rules on the map: clouds, what explorers find, ruins, asteroids, cloaked ships, fares.

import type { ExoticKind } from '../../data/exotic.ts';
import type { RelicType } from '../../data/sector.ts';
import type { FarePart } from '../../rules/fares.ts';

export interface SkyText {
  readonly exotic: Readonly<Record<ExoticKind, string>>;
  /** What it means for who goes there. */
  readonly exoticDoes: Readonly<Record<ExoticKind, string>>;
  readonly wormholeEnd: string;
  bridge(open: boolean): string;
  readonly neutronStar: string;
  /** Planets by the number that cards call them by. */
  calledBy(number: number): string;

  areaOf(owner: string): string;
  /** The middle of a cloud. */
  readonly heap: string;
  readonly mustLeave: string;

  readonly asteroid: string;
  /** For a screen reader, in the name of a place. */
  readonly asteroidMark: string;
  readonly dead: string;
  readonly deadMark: string;
  ruined(planets: number): string;
  hidden(relic: RelicType): string;
  hiddenMark(relic: RelicType): string;

  /** A fare from that place, and what it is made of. */
  fareFrom(place: string, energy: number | null): string;
  farePart(part: FarePart): string;
  /** Beside a result that is sure but for ships that somebody else has cloaked. */
  readonly cloakedMayBeThere: string;
}
