// What the presets for one person have on each sector, so that they are as hard there as their names say. Found by letting
// Captains play them; docs/bots.md has what they win.

/** How one preset is set up on a sector. */
export interface SoloSetup {
  /** Relics that lie out. */
  readonly relics: number;
  /** How many of them the computer holds from the start, and with how many ships each. */
  readonly guarded: number;
  readonly guards: number;
}

/** Where nothing was tuned: a ship on every relic. */
export const USUAL_SOLO: SoloSetup = { relics: 8, guarded: 8, guards: 1 };

type Tuned = SoloSetup | null;

/** By sector; null where no set-up was found that holds. */
export const soloSetups: Readonly<Record<string, readonly [easy: Tuned, normal: Tuned, hard: Tuned]>> = {
  LAUBURIA: [holding(2, 8, 2), holding(1, 6, 2), holding(2, 4, 2)],
  CAPTOR: [holding(1, 5, 2), holding(1, 6, 2), holding(2, 4, 2)],
  QUANTUM: [holding(1, 6, 2), holding(1, 6, 2), holding(1, 6, 2)],
  OCULUS: [holding(1, 8, 1), holding(1, 8, 1), holding(1, 8, 1)],
  SPIRO: [holding(1, 4, 1), holding(1, 4, 2), holding(2, 4, 2)],
  FENIX: [holding(1, 4, 2), holding(2, 4, 1), holding(2, 4, 1)],
  TRIPARTUM: [holding(0, 4, 1), holding(1, 4, 2), holding(1, 4, 2)],
};

/** The computer holds so many of so many relics, with so many ships each. */
function holding(guarded: number, relics: number, guards: number): SoloSetup {
  return { relics, guarded, guards };
}
