// Rounds and turns, in Spanish.

import type { Guide } from '@starboard/engine';

export const roundRules: Guide = {
  'NG-4.1': {
    title: 'Rondas y turnos',
    text: 'En cada ronda todos juegan un turno, empezando por el primer jugador y siguiendo por asientos alrededor de la mesa. Quién es el primero puede cambiar; el orden de los asientos, nunca.',
  },
  'NG-4.2': {
    title: 'Una carta por turno',
    text: 'En tu turno debes jugar una de tus cartas de fase que estén boca arriba, y solo una.',
  },
  'NG-4.3': {
    title: 'Las cuatro cartas',
    text: 'Una carta te da una fase de gestión, una de movimiento, gestión y después movimiento, o movimiento y después gestión. En la una se construyen naves y en la otra se mueven.',
  },
  'NG-4.4': {
    title: 'Recuperación',
    text: 'La carta jugada queda boca abajo. Al final del turno en que juegas la cuarta, las cuatro vuelven a ponerse boca arriba.',
  },
  'NG-4.5': {
    title: 'Nada es obligatorio',
    text: 'La extracción ocurre sola. Todo lo demás de una fase depende de ti, y puedes no hacer nada. Una fase en la que ya no puedes hacer nada ha terminado.',
  },
  'NG-4.6': {
    title: 'Puja por la iniciativa',
    text: 'Al final de tu turno puedes pujar energía que tengas por el primer puesto. Debes pujar más que cualquiera antes que tú en esta ronda; la puja de quien ya está eliminado no te obliga. El primer jugador también puede pujar.',
  },
  'NG-4.7': {
    title: 'El siguiente primer jugador',
    text: 'Cuando todos han jugado su turno, quien más pujó de los que siguen en juego será el primero de la ronda siguiente. Si ninguno de ellos pujó, el primer jugador sigue siéndolo. Criterio: si para entonces está eliminado, empieza el siguiente asiento en juego.',
  },
  'NG-4.8': {
    title: 'Las pujas se pierden',
    text: 'Lo pujado sale al momento de tu reserva de energía y se pierde, ganes o no. No cuenta para tu límite de energía.',
  },
};
