import type { Guide } from '@starboard/engine';

export const setup: Guide = {
  'NO-1.1': {
    title: 'Jugadores',
    text: 'De dos a cuatro jugadores, por turnos hacia la izquierda: en el tablero tal como se dibuja, en el sentido de las agujas del reloj. Quién empieza se sortea, salvo que la mesa acuerde un asiento.',
  },
  'NO-1.2': {
    title: 'El tablero',
    text: 'En el centro está el Monolito. A su alrededor se colocan, barajadas y boca arriba, seis losetas simples y, en un anillo por fuera, seis dobles. Aclaración: cada loseta doble cae en un sentido u otro, al azar.',
  },
  'NO-1.3': {
    title: 'Bases',
    text: 'Cada jugador tiene en el borde del tablero una base de tres casillas: dos delante y una detrás. Cada una muestra un terreno y lleva una mina con su número.',
  },
  'NO-1.4': {
    title: 'Fichas de exploración',
    text: 'En cada una de las dieciocho casillas entre el Monolito y las bases hay una ficha boca abajo. Todos saben qué fichas se usan; nadie sabe dónde está cada una.',
  },
  'NO-1.5': {
    title: 'Mazos',
    text: 'Se barajan el mazo de Energía y el de Misiones secretas. Las Misiones quedan a la vista, en un montón.',
  },
  'NO-1.6': {
    title: 'Primer rubium',
    text: 'El primer jugador recibe 8 de rubium y cada jugador hacia la izquierda, 3 más que el anterior: 8, 11, 14, 17.',
  },
  'NO-1.7': { title: 'La banca', text: 'Aclaración: la banca siempre tiene rubium suficiente.' },
  'NO-1.8': {
    title: 'Figuras',
    text: 'Cada jugador tiene doce Humanos, ocho Fungoides, ocho Cristalinos, seis Caminantes de roca, cuatro Saltalavas y tres Dragones de rubium.',
  },
};
