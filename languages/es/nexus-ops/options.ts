import type { OptionWords } from '@starboard/kit';
import type * as english from '../../../games/nexus-ops/ui/words/en/options.ts';
import type { optionWords } from '../../../games/nexus-ops/words/options.ts';

export const options: Readonly<Record<keyof typeof optionWords, OptionWords>> = {
  goal: {
    title: 'Puntos para ganar',
    help: 'Lo normal es 12; El tiempo apremia son 10 y Carrera de fondo, 14',
    values: {
      classic: 'Partida normal: 12 puntos',
      essence: 'El tiempo apremia: 10 puntos',
      'long-haul': 'Carrera de fondo: 14 puntos',
    },
  },
  teams: { title: 'Equipos', help: 'Dos equipos de dos, a 20 puntos por equipo' },
  firstPlayer: {
    title: 'Primer jugador',
    help: 'Un asiento, o uno al azar. Quien juega más tarde recibe más rubium',
    values: { random: 'Al azar', '1': 'Asiento 1', '2': 'Asiento 2', '3': 'Asiento 3', '4': 'Asiento 4' },
  },
  executiveOrders: { title: 'Órdenes ejecutivas', help: 'Todos empiezan con una Misión secreta' },
  kingOfTheHill: {
    title: 'Rey de la colina',
    help: 'El Monolito puede dar un punto en lugar de cartas',
  },
  topPriority: { title: 'Máxima prioridad', help: 'Roba dos Misiones secretas y quédate con una' },
  interceptedTransmissions: {
    title: 'Transmisiones interceptadas',
    help: 'Las Misiones secretas están a la vista de todos',
  },
  extraTokens: {
    title: 'Fichas de exploración adicionales',
    help: 'Seis fichas más ocupan el lugar de los Caminantes de roca, o de algunas de cada unidad',
    values: {
      off: 'Ninguna',
      striders: 'En lugar de los Caminantes de roca',
      each: 'En lugar de algunas de cada unidad',
    },
  },
  tokenMix: {
    title: 'Fichas de exploración',
    help: 'Tu propia mezcla: cuántas de cada tipo hay en el tablero, 18 en total, o 6 en cada mitad de Dependencia energética',
  },
  vortex: { title: 'Vórtice', help: 'El Monolito es una tormenta en la que nadie entra' },
  alternateUnits: {
    title: 'Unidades alternativas',
    help: 'Clones, Esporinos, Esquirlanos, Arietes, Buzos y Sierpes',
  },
  board: {
    title: 'Tablero',
    help: 'Dos jugadores pueden jugar a Dependencia energética o a Malos vecinos',
    values: {
      standard: 'Normal',
      'energy-dependence': 'Dependencia energética (dos jugadores)',
      'bad-neighbors': 'Malos vecinos (dos jugadores)',
    },
  },
  edition: {
    title: 'Edición',
    help: 'Qué caja: la de 2005 trae 22 Misiones y ningún componente opcional',
    values: { '2024': '2024', '2012': '2012', '2005': '2005' },
  },
  deckFile: { title: 'Archivo de mazos', help: 'Tus propias cartas, unidades, fichas y losetas' },
  roundLimit: {
    title: 'Última ronda',
    help: 'Después de esta ronda deciden los desempates; 0 para jugar sin última ronda',
  },
};

export const presets: Readonly<Record<keyof typeof english.presets, OptionWords>> = {
  two: { title: 'Duelo', help: 'La partida normal para dos, a 12 puntos.' },
  three: { title: 'Tres corporaciones', help: 'La partida normal para tres, a 12 puntos.' },
  four: { title: 'Cuatro corporaciones', help: 'La partida normal para cuatro, a 12 puntos.' },
  short: { title: 'Partida corta', help: 'A 10 puntos, y todos empiezan con una Misión secreta.' },
  long: { title: 'Carrera de fondo', help: 'A 14 puntos, con Rey de la colina.' },
  teams: { title: 'Dos equipos', help: 'Cuatro jugadores, dos contra dos, a 20 puntos por equipo.' },
  neighbours: { title: 'Malos vecinos', help: 'Dos jugadores con las bases casi pegadas.' },
  energy: { title: 'Dependencia energética', help: 'Un tablero pequeño para dos.' },
  vortex: { title: 'El Vórtice', help: 'Una tormenta en lugar del Monolito, que arrastra a las unidades.' },
  alternate: {
    title: 'Unidades alternativas',
    help: 'Clones, Esporinos, Esquirlanos, Arietes, Buzos y Sierpes.',
  },
  intercepted: {
    title: 'Misiones a la vista',
    help: 'Las Misiones secretas forman una línea que todos pueden cumplir.',
  },
  everything: {
    title: 'Con todos los extras',
    help: 'Unidades alternativas, fichas adicionales, Rey de la colina, Máxima prioridad y Órdenes ejecutivas.',
  },
};

export const measures: Readonly<Record<keyof typeof english.measures, string>> = {
  points: 'Puntos',
  rubium: 'Rubium',
  units: 'Unidades',
  mines: 'Ingresos de minas',
};

export const chapters: Readonly<Record<keyof typeof english.chapters, string>> = {
  'NO-1': 'Preparación',
  'NO-2': 'Despliegue',
  'NO-3': 'Movimiento',
  'NO-4': 'Aliento de plasma',
  'NO-5': 'Exploración',
  'NO-6': 'Combate',
  'NO-7': 'Cartas de Energía',
  'NO-8': 'Misiones',
  'NO-9': 'Ingresos',
  'NO-10': 'Robo',
  'NO-11': 'Fin de la partida',
  'NO-12': 'Lo que saben hacer las unidades',
  'NO-13': 'Las cartas de Energía',
  'NO-14': 'Las Misiones secretas',
  'NO-15': 'Reglas opcionales',
  'NO-16': 'Equipos',
  'NO-17': 'El Vórtice',
  'NO-18': 'Unidades alternativas',
  'NO-19': 'Archivos de mazos',
};

export const terms: Readonly<Record<keyof typeof english.terms, string>> = {
  points: 'puntos',
  army: 'unidades',
  income: 'ingresos de minas',
  rubium: 'rubium',
  cards: 'cartas en mano',
  ground: 'casillas controladas',
  turn: 'el turno',
};
