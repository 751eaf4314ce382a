import { FastChance } from '@starboard/engine';

/** Chance for thinking: one stream for all seats, and it counts what was asked of it. */
export class ThoughtDice extends FastChance {
  /** Draws since it was set to 0. */
  drawn = 0;

  override draw(bound: number): number {
    this.drawn++;
    return super.draw(bound);
  }

  override of(): this {
    return this;
  }
}
