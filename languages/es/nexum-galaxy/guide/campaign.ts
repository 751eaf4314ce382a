// Battles of a campaign, in Spanish.

import type { Guide } from '@starboard/engine';

export const campaignRules: Guide = {
  'NG-19.1': {
    title: 'Naves',
    text: 'En una batalla de una campaña cada cual puede tener tantas naves como diga la campaña: 25 menos una por cada sector que domina y por cada nave perdida en agujeros negros, pero nunca menos de ocho. Todo lo demás empieza de nuevo.',
  },
  'NG-19.2': {
    title: 'Reconquista',
    text: 'Donde se lucha por un sector dominado, su dueño empieza con una nave más y 1 de energía más en casa; una civilización de la IA, con la nave. Criterio: la nave tiene que estar dentro del límite y caber.',
  },
  'NG-19.3': {
    title: 'El primer jugador',
    text: 'Quien ha elegido el sector es el primer jugador; donde ha elegido la IA, la siguiente persona en el orden. En un sector energético, el primer jugador empieza con 1 de energía más; en uno minero, con un asteroide que nadie ha visto: se saca y se pone en la carta de Procesado en cuanto hay sitio en ella. Criterio: sin tecnologías, un sector minero da 1 de energía.',
  },
  'NG-19.4': {
    title: 'Donde ha elegido la IA',
    text: 'En un sector energético empieza con una nave más en su base. En un sector helado hay cuatro marcadores de Sin Gestión en el planeta de una carta sacada al azar, y en uno abrasador cuatro de Sin Movimiento; si la carta no señala ningún planeta o señala un sistema Tann, se saca otra. Un sector minero no le da nada.',
  },
  'NG-19.5': {
    title: 'Sectores helados y abrasadores',
    text: 'El primer jugador tiene un marcador: de Sin Gestión en un sector helado y de Sin Movimiento en uno abrasador. Se pone una vez en la partida, como acción libre en un turno de ese jugador: en un planeta cualquiera, donde es un marcador más, o en un sistema entero, donde cada planeta cuenta como marcado; los sistemas Tann no están protegidos. Se retira cuando empieza el siguiente turno de ese jugador o, si está fuera, al final de la ronda siguiente. Hasta entonces no se desvanece.',
  },
  'NG-19.6': {
    title: 'Agujeros negros',
    text: 'Las naves que se llevan los agujeros negros faltan también en las batallas siguientes. La hoja de puntuación dice cuántas ha perdido así cada civilización en toda la campaña; quien tiene el Replicador III al acabar la batalla las recupera todas.',
  },
};
