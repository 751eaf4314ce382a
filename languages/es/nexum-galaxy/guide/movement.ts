// Movement, in Spanish.

import type { Guide } from '@starboard/engine';

export const movementRules: Guide = {
  'NG-6.1': {
    title: 'Lo que cuesta un viaje',
    text: 'Cada nave paga 1 de energía por ir a cualquier otro lugar de su sistema, 2 por ir a un sistema vecino y 3 por saltar por el hiperespacio a cualquier otro.',
  },
  'NG-6.2': {
    title: 'Hiperespacio cerrado',
    text: 'Un sector puede cerrar sistemas al hiperespacio. Ningún salto entra en ellos ni sale de ellos; a los vecinos se llega igual.',
  },
  'NG-6.3': {
    title: 'El peso de un Extractor',
    text: 'La nave que lleva un Extractor paga 1 de energía más: 2, 3 o 4. Las que viajan a su lado, no.',
  },
  'NG-6.4': {
    title: 'Flotas con Transportador',
    text: 'Las naves que salen de un planeta junto con un Transportador hacia el mismo planeta de otro sistema pagan 1 menos cada una, también la portadora: 1 o 2. Dentro de un sistema no tiene efecto. Un Extractor entre ellas paga 2 o 3. Lo que cuenta es si el Transportador funciona al salir; que encuentre a otro donde llega no cambia nada.',
  },
  'NG-6.5': {
    title: 'Cada nave una vez',
    text: 'Una nave se mueve como mucho una vez por fase de movimiento. Las que han combatido ya se han movido.',
  },
  'NG-6.6': {
    title: 'Cinco en un planeta',
    text: 'Un planeta acoge como mucho 5 naves, todas del mismo dueño. No puedes llevar más, salvo que ataques.',
  },
  'NG-6.7': {
    title: 'Los planetas no se abandonan',
    text: 'En cada planeta del que sales debe quedarse al menos una nave, en todo momento.',
  },
  'NG-6.8': {
    title: 'De las estrellas no se sale',
    text: 'Una nave en una estrella se queda allí hasta que la destruyen.',
  },
  'NG-6.9': {
    title: 'Entrar en una estrella',
    text: 'Una nave puede ir a una estrella solo mientras controles todos los planetas de su sistema. El último puedes haberlo conquistado en la misma fase. La segunda nave también exige todos los planetas.',
  },
  'NG-6.10': {
    title: 'Dos en una estrella',
    text: 'Una estrella acoge como mucho 2 naves, de un solo dueño; en una Trampa Estéril, 1.',
  },
  'NG-6.11': {
    title: 'Dar una orden',
    text: 'Di adónde van las naves, después de qué planeta salen, cuántas son y qué reliquias llevan. Un ataque puede reunir naves de varios planetas, nombrados por orden de letra y número, cada uno una vez: primero las de A3, después las de B1.',
  },
  'NG-6.12': {
    title: 'Juntas o una a una',
    text: 'Solo un ataque necesita naves de varios planetas a la vez. Hacia un planeta tuyo, un planeta vacío o una estrella cada flota viaja por su cuenta, y puedes ordenar tantos viajes como puedas pagar.',
  },
  'NG-6.13': {
    title: 'Solo lo que puede hacerse',
    text: 'Solo se pueden enviar naves a una batalla si al final puede ganarse con las naves y la energía que te quedan.',
  },
  'NG-6.14': {
    title: 'Planetas vacíos',
    text: 'Las naves que llegan a un planeta sin naves lo conquistan, aunque otro tenga la estrella. Pueden ir 5 como mucho, como a cualquier planeta.',
  },
  'NG-6.15': {
    title: 'El pago',
    text: 'La energía se paga cuando sale la flota. Lo que saqueas llega al final de la fase y no sirve para pagar viajes de esa misma fase.',
  },
};
