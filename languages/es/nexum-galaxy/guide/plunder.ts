// Plunder, in Spanish.

import type { Guide } from '@starboard/engine';

export const plunderRules: Guide = {
  'NG-6.31': {
    title: 'Botín',
    text: 'Por cada planeta o estrella que conquistaste en la fase ganas energía: 1 por un planeta pequeño, 2 por uno mediano, 3 por uno grande y 4 por una estrella, estuviera defendido o no.',
  },
  'NG-6.32': {
    title: 'Al final de la fase',
    text: 'El botín llega después del último viaje, todo a la vez, hasta tu límite de energía. Una fase de gestión que siga en el mismo turno ya puede gastarlo.',
  },
  'NG-6.33': {
    title: 'Saqueo con Extractor',
    text: 'Un planeta da el doble si entre las naves que lo conquistaron iba una portadora de Extractor. Un Extractor hallado o capturado allí no cuenta, y uno que en la fase compartió planeta con otro, antes o después, no duplica nada. Criterio: eso se mira al final de la fase, cuando se recoge el botín.',
  },
  'NG-6.34': {
    title: 'Cada conquista',
    text: 'Un lugar se saquea cada vez que cambia de dueño, también cuando recuperas lo que era tuyo. Lo que ya controlabas no se saquea.',
  },
};
