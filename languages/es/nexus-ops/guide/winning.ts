import type { Guide } from '@starboard/engine';

export const winning: Guide = {
  'NO-11.1': { title: 'Doce puntos', text: 'Quien tiene 12 puntos en misiones gana en el acto.' },
  'NO-11.2': {
    title: 'Eliminación',
    text: 'Queda eliminado quien no tiene unidades en el tablero, ni rubium para ninguna, ni cartas que descartar. Con eso acaba la partida.',
  },
  'NO-11.3': {
    title: 'Tras una eliminación',
    text: 'De los demás gana quien tenga más puntos; si hay empate, de los empatados quien controle más casillas y, después, quien tenga más unidades en el tablero.',
  },
  'NO-11.4': { title: 'Empate', text: 'Quienes sigan empatados comparten el puesto.' },
  'NO-11.5': {
    title: 'Última ronda',
    text: 'Aclaración: si se acordó una última ronda, la partida acaba tras ella como tras una eliminación, con todos los jugadores.',
  },
  'NO-11.6': {
    title: 'Cuándo se comprueba',
    text: 'Aclaración: se mira si alguien queda eliminado cada vez que alguien puede haber perdido su última unidad o su última carta: después de un aliento; después de una batalla, con la carta del perdedor y las misiones del ganador; después del Vórtice; cuando se descarta o se juega una carta fuera de una batalla, y al final de cada turno.',
  },
};
