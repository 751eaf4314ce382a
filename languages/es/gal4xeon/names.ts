// Cómo se llaman en español las pistas, las acciones y las tecnologías.

import type { Action, Demeanour, TechnologyId, Track } from '../../../games/gal4xeon/data/sheet.ts';

export const trackNames: Readonly<Record<Track, string>> = {
  explore: 'Exploración',
  conquer: 'Conquista',
  science: 'Ciencia',
  resources: 'Recursos',
  trade: 'Comercio',
};

export const actionNames: Readonly<Record<Action, string>> = {
  explore: 'Explorar',
  conquer: 'Conquistar',
  research: 'Investigar',
  exploit: 'Explotar',
  trade: 'Comerciar',
};

export const technologyNames: Readonly<Record<TechnologyId, string>> = {
  military1: 'Fuerza 1',
  military2: 'Fuerza 2',
  military3: 'Fuerza 3',
  military4: 'Fuerza 4',
  military5: 'Fuerza 5',
  military6: 'Fuerza 6',
  military7: 'Fuerza 7',
  military8: 'Fuerza 8',
  military9: 'Fuerza 9',
  logistics: 'Logística',
  range1: 'Alcance 1',
  range2: 'Alcance 2',
  range3: 'Alcance 3',
  range4: 'Alcance 4',
  range5: 'Alcance 5',
  range6: 'Alcance 6',
  range7: 'Alcance 7',
  range8: 'Alcance 8',
  range9: 'Alcance 9',
  miningConglomerate: 'Consorcio minero',
  friendlyRelations: 'Relaciones amistosas',
  neutralRelations: 'Relaciones neutrales',
  unfriendlyRelations: 'Relaciones hostiles',
  tradeLeague: 'Liga comercial',
};

/** De un grupo de alienígenas. */
export const demeanourNames: Readonly<Record<Demeanour, string>> = {
  friendly: 'amistosos',
  neutral: 'neutrales',
  unfriendly: 'hostiles',
};
