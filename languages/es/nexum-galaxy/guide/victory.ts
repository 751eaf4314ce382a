// Victory, in Spanish.

import type { Guide } from '@starboard/engine';

export const victoryRules: Guide = {
  'NG-1.1': {
    title: 'Puntos de victoria',
    text: 'Con dos civilizaciones ganas al llegar a 6 puntos de victoria; con tres o cuatro necesitas 7.',
  },
  'NG-1.2': {
    title: 'Reliquias',
    text: 'Con dos civilizaciones ganas cuando tus naves llevan 4 reliquias; con tres o cuatro, cuando llevan 5. Una reliquia que espera en tu planeta sin nave propia no cuenta. Un sector sin reliquias no tiene ese objetivo, en ningún modo.',
  },
  'NG-1.3': {
    title: 'En el acto',
    text: 'Los objetivos se comprueban después de cada batalla, de cada reliquia acoplada y de todo lo que hace un evento. Quien alcanza uno en su turno gana en el acto: no se juega nada más, ni siquiera el saqueo de esa fase.',
  },
  'NG-1.4': {
    title: 'Sin naves',
    text: 'Criterio: la civilización que se queda sin naves en el tablero está eliminada. Sus turnos se saltan y no puede volver; la energía que pujó se pierde como cualquier otra. Mientras te queden naves sigues en juego, puedas hacer mucho o poco. Con eventos no bastan las naves en estrellas: quien no controla ningún planeta deja también las estrellas, y nadie puntúa por ello.',
  },
  'NG-1.5': {
    title: 'El último en pie',
    text: 'Criterio: cuando solo a una civilización, o a un equipo, le quedan naves, gana en el acto; no mientras la IA esté en juego.',
  },
  'NG-1.6': {
    title: 'Límite de rondas',
    text: 'Si se acordó una última ronda, la partida acaba con ella y gana la puntuación final más alta. Criterio: solo pueden ganar quienes siguen en juego, los jugadores aliados suman sus puntuaciones y en caso de empate hay tablas.',
  },
  'NG-1.7': {
    title: 'Tablas de mutuo acuerdo',
    text: 'Los jugadores pueden acordar tablas en cualquier momento. Eso se habla en la mesa, no es una jugada.',
  },
};
