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

type Setups = readonly [easy: SoloSetup, normal: SoloSetup, hard: SoloSetup];

/** By sector, of those that have relics enough. */
export const soloSetups: Readonly<Record<string, Setups>> = {
  LAUBURIA: [holding(0, 4, 1), holding(1, 4, 2), holding(2, 4, 2)],
  PSCISH: [holding(2, 8, 1), holding(2, 4, 1), holding(2, 4, 4)],
  HEABEZA: [holding(1, 6, 2), holding(1, 4, 1), holding(0, 5, 1)],
  SHARBURO: [holding(0, 4, 1), holding(1, 4, 4), holding(2, 4, 2)],
  PROFUNDIS: [holding(1, 4, 1), holding(2, 4, 1), holding(2, 5, 1)],
  DIVERSUM: [holding(2, 8, 1), holding(1, 5, 2), holding(2, 4, 2)],
  DROPTULA: [holding(1, 6, 2), holding(0, 5, 1), holding(0, 5, 1)],
  BINEYERO: [holding(0, 4, 1), holding(1, 5, 1), holding(2, 5, 4)],
  DIMONS: [holding(1, 5, 1), holding(2, 4, 1), holding(2, 8, 2)],
  CAPTOR: [holding(0, 4, 1), holding(1, 4, 1), holding(2, 4, 2)],
  IHX: [holding(1, 5, 1), holding(0, 4, 1), holding(0, 4, 1)],
  LIMIT: [holding(1, 6, 1), holding(1, 7, 4), holding(1, 4, 4)],
  QUANTUM: [holding(1, 5, 4), holding(0, 4, 1), holding(1, 4, 4)],
  URSUCTUM: [holding(1, 5, 1), holding(0, 5, 1), holding(0, 4, 1)],
  OCULUS: [holding(1, 5, 1), holding(0, 5, 1), holding(0, 4, 1)],
  SAURI: [holding(2, 7, 1), holding(0, 5, 1), holding(0, 5, 1)],
  SPIRO: [holding(1, 4, 2), holding(1, 4, 1), holding(2, 4, 2)],
  FENIX: [holding(1, 4, 2), holding(0, 4, 1), holding(3, 4, 1)],
  IANIA: [holding(0, 4, 1), holding(0, 4, 1), holding(2, 4, 1)],
  RECULA: [holding(0, 4, 1), holding(2, 4, 3), holding(3, 4, 2)],
  LIBRADABRA: [holding(1, 4, 2), holding(1, 4, 2), holding(1, 4, 1)],
  TRIPARTUM: [holding(0, 4, 1), holding(0, 4, 1), holding(1, 4, 2)],
  GREGATU: [holding(1, 5, 4), holding(1, 4, 2), holding(0, 5, 1)],
  'TREX-B': [holding(0, 4, 1), holding(1, 5, 2), holding(3, 5, 1)],
  BRAGULIA: [holding(1, 5, 1), holding(1, 4, 2), holding(2, 4, 2)],
  XPLOTIA: [holding(1, 5, 4), holding(1, 4, 1), holding(1, 6, 2)],
  TRISKELION: [holding(2, 5, 1), holding(1, 4, 2), holding(1, 5, 4)],
};

/** The computer holds so many of so many relics, with so many ships each. */
function holding(guarded: number, relics: number, guards: number): SoloSetup {
  return { relics, guarded, guards };
}
