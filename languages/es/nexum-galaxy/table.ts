// What the set-up form, the charts and the guide's headings say in Spanish.

import type { OptionWords } from '@starboard/kit';
import { presets as sectors } from '../../../games/nexum-galaxy/data/presets.ts';
import type * as english from '../../../games/nexum-galaxy/ui/words/en/table.ts';
import type { optionWords } from '../../../games/nexum-galaxy/words/options.ts';
import { civilizationNames } from './civilizations.ts';
import { modeTitles } from './modes.ts';

const sectorTitles = Object.fromEntries(
  sectors.map(({ name, systems }) => [name, `${name} · ${systems.length} sistemas`]),
);

export const options: Readonly<Record<keyof typeof optionWords, OptionWords>> = {
  sector: {
    title: 'Sector',
    help: 'El mapa. Los sectores pequeños dan partidas cortas.',
    values: sectorTitles,
  },
  customSector: {
    title: 'Sector personalizado',
    help: 'Uno tuyo, de un archivo de sector; sustituye al sector de arriba.',
  },
  scenario: {
    title: 'Escenario',
    help: 'El del sector, o uno sin reliquias y con dos naves en cada planeta inicial.',
    values: {
      sector: 'Según el sector',
      conquest: 'Conquista del Centro',
      'sterile-trap': 'Trampa Estéril',
    },
  },
  ruleSet: {
    title: 'Reglas',
    help: 'El juego básico, con eventos cósmicos o con toda la expansión Asteroides. Quien juega en solitario tiene siempre eventos.',
    values: { core: 'Juego básico', events: 'Con eventos', asteroids: 'Asteroides' },
  },
  mode: {
    title: 'Modo',
    help: 'Uno de la lista del sector, o a tu manera con las opciones de aquí. Si juegas en solitario y no eliges nada, es el primero de esa lista para un jugador.',
    values: modeTitles,
  },
  computers: {
    title: 'Civilizaciones de la IA',
    help: 'A tu manera, con eventos: hasta tres, y hasta cuatro civilizaciones en total.',
  },
  computersAllied: {
    title: 'IA aliadas',
    help: 'A tu manera: no luchan entre sí.',
  },
  aggressiveness: {
    title: 'Agresividad',
    help: 'Filas de cartas de evento en cada ronda, de 1 a 3; con 0, las que diga el modo.',
  },
  computerShips: {
    title: 'Naves de la IA',
    help: 'Cuántas tiene de más, o de menos, en cada uno de sus planetas al empezar; nunca menos de 1 ni más de 5.',
  },
  relics: {
    title: 'Reliquias',
    help: 'Dónde están al empezar.',
    values: {
      sector: 'Donde las pone el sector',
      balanced: 'Reparto equilibrado',
      random: 'Reparto al azar',
    },
  },
  homes: {
    title: 'Sistemas iniciales',
    help: 'Quién empieza dónde.',
    values: { 'in-order': 'Por orden de asientos', random: 'Al azar' },
  },
  chosenHomes: {
    title: 'Sistemas iniciales elegidos',
    help: 'El sistema Tann de cada asiento, como una lista: ["G", "J"]; sustituye a la opción de arriba.',
  },
  cloudBeside: {
    title: 'Vecinos de la nube',
    help: 'Con las reglas de Asteroides: los sistemas que lindan con la nube de asteroides, en una lista como ["B", "E"], o [] para ninguno. Debe quedar a la misma distancia de todos los sistemas iniciales en uso.',
  },
  civilizations: {
    title: 'Civilizaciones',
    help: 'Con las reglas de Asteroides: cada jugador lleva una civilización con habilidades propias.',
    values: { none: 'Ninguna', drafted: 'Se eligen antes de la primera ronda', agreed: 'Acordadas aquí' },
  },
  chosenCivilizations: {
    title: 'Civilizaciones acordadas',
    help: 'La civilización de cada asiento, en una lista como ["psycon", "clonyx"]: psycon, biontes, clonyx o gnomicon.',
    values: civilizationNames,
  },
  firstPlayer: {
    title: 'Primer jugador',
    help: 'Quién juega el primer turno.',
    values: { random: 'Al azar', '1': 'Asiento 1', '2': 'Asiento 2', '3': 'Asiento 3', '4': 'Asiento 4' },
  },
  grandBattle: {
    title: 'Gran Batalla',
    help: 'Para dos civilizaciones: hasta 50 naves y 40 de energía cada una.',
    values: { sector: 'Según el sector o el modo', on: 'Sí', off: 'No' },
  },
  teams: { title: 'Equipos', help: 'Para cuatro jugadores: los asientos 1 y 3 contra los asientos 2 y 4.' },
  pooled: {
    title: 'Victoria conjunta',
    help: 'Los jugadores aliados suman puntos y reliquias: dos ganan con 10 puntos o 6 reliquias; tres, con 13 o 7.',
  },
  group: {
    title: 'Mesa de un grupo',
    help: 'Cuál de varias mesas enlazadas es esta; lo indica quien las lleva.',
  },
  roundLimit: {
    title: 'Límite de rondas',
    help: 'Después de esta ronda decide la puntuación final; 0 para jugar sin límite.',
  },
  campaign: {
    title: 'Campaña',
    help: 'Lo que una campaña dice a la mesa de una de sus batallas.',
  },
};

export const presets: Readonly<Record<keyof typeof english.presets, OptionWords>> = {
  narrows: {
    title: 'El Estrecho',
    help: 'Dos jugadores, tres sistemas y todas las reliquias a mano: un cuarto de hora.',
  },
  duel: {
    title: 'Duelo',
    help: 'Dos jugadores en FENIX, dos alas pequeñas unidas por sus sistemas mayores.',
  },
  'solo-easy': {
    title: 'Contra la IA, fácil',
    help: 'En solitario en FENIX, con pocos eventos y una reliquia en manos de la IA.',
  },
  'solo-hard': {
    title: 'Contra la IA, difícil',
    help: 'En solitario en LAUBURIA, con tres filas de eventos en cada ronda.',
  },
  trio: { title: 'Tres potencias', help: 'Tres jugadores en TRISKELION, con un brazo de sistemas cada uno.' },
  four: { title: 'Cuatro potencias', help: 'Cuatro jugadores en LAUBURIA, con toda la caja en la mesa.' },
  asteroids: {
    title: 'Asteroides',
    help: 'Dos jugadores en IHX con toda la expansión: tecnologías, asteroides, sistemas exóticos.',
  },
  civilizations: {
    title: 'Asteroides con civilizaciones',
    help: 'Cuatro jugadores en LAUBURIA, que eligen su civilización antes de la primera ronda.',
  },
  teams: { title: 'Dos contra dos', help: 'Aliados en los dos extremos de la misma cadena de DIVERSUM.' },
  'grand-battle': {
    title: 'Gran Batalla',
    help: 'Dos jugadores, 50 naves y 40 de energía cada uno, en PROFUNDIS.',
  },
  conquest: {
    title: 'Conquista del Centro',
    help: 'Sin reliquias: cuatro jugadores se disputan el centro de TABULA.',
  },
  'sterile-trap': {
    title: 'Trampa Estéril',
    help: 'Sin cartas ni reliquias; solo se construye donde controlas la estrella. Quien pierde su portal queda fuera.',
  },
};

export const chapters: Readonly<Record<keyof typeof english.chapters, string>> = {
  'NG-1': 'Victoria',
  'NG-2': 'Reliquias',
  'NG-3': 'Preparación',
  'NG-4': 'Rondas y turnos',
  'NG-5': 'Gestión',
  'NG-6': 'Movimiento, combate y saqueo',
  'NG-7': 'Puntuación final',
  'NG-8': 'Sectores propios',
  'NG-9': 'Modos y escenarios',
  'NG-10': 'Eventos',
  'NG-11': 'La IA',
  'NG-12': 'Asteroides: la nube y sus cartas',
  'NG-13': 'Asteroides y tecnologías',
  'NG-14': 'Planetas en ruinas',
  'NG-15': 'Sistemas exóticos',
  'NG-16': 'Camuflaje',
  'NG-17': 'Civilizaciones',
  'NG-18': 'Varias mesas',
  'NG-19': 'Batallas de una campaña',
};

export const measures: Readonly<Record<keyof typeof english.measures, string>> = {
  points: 'Puntos de victoria',
  relics: 'Reliquias',
  ships: 'Naves',
  planets: 'Planetas y estrellas',
  energy: 'Energía',
  income: 'Ingresos',
};

export const terms: Readonly<Record<keyof typeof english.terms, string>> = {
  points: 'puntos de victoria',
  relics: 'reliquias',
  ships: 'naves',
  income: 'ingresos',
  energy: 'energía',
  cards: 'cartas de fase en mano',
  danger: 'planetas y reliquias en peligro',
  events: 'marcadores en sus planetas',
  technology: 'tecnologías, asteroides y cartas de evento',
};
