// Jugar a la vez, y hojas distintas de la nuestra.

import type { Guide } from '@starboard/engine';

export const together: Guide = {
  'GX-12.1': {
    title: 'Todos a la vez',
    text: 'Todos progresan al mismo tiempo. Nadie espera a nadie salvo al final de la ronda, y nunca importa quién va más rápido.',
  },
  'GX-12.2': {
    title: 'Tus propios dados (aclaración)',
    text: 'Exploras tu propia galaxia con tus propios dados. Lo que encuentras no depende de lo que hayan tirado los demás.',
  },
  'GX-12.3': {
    title: 'Qué ven los demás (aclaración)',
    text: 'Durante la ronda los demás ven tu hoja tal como estaba al empezar y si ya has terminado. Cuando la ronda acaba, todos ven lo que has escrito.',
  },
  'GX-12.4': {
    title: 'Hojas abiertas (aclaración)',
    text: 'Una mesa puede acordar jugar con hojas abiertas: entonces todos lo ven todo en el acto.',
  },
  'GX-12.5': {
    title: 'Deshacer (aclaración)',
    text: 'Puedes deshacer lo que has escrito en esta ronda, paso a paso, hasta tu última tirada de exploración.',
  },
};

export const sheets: Guide = {
  'GX-13.1': {
    title: 'Nuestra hoja (aclaración)',
    text: 'Aquí no se conocen los números de la hoja impresa: la longitud de las pistas, el lugar de los iconos, los dados modificadores, las líneas del árbol tecnológico, las formas y los mapas son nuestros, hechos de modo que una buena puntuación lo sea también según el reglamento.',
  },
  'GX-13.2': {
    title: 'Mapas (aclaración)',
    text: 'Hay cuatro mapas: Pionero, Barra, Halo y Espiral. Cada uno tiene 61 sectores con seis ruinas de 4, 4, 4, 5, 5 y 6 puntos. En todos están completos los seis sectores que rodean el hogar y los doce que rodean a esos.',
  },
  'GX-13.3': {
    title: 'Archivos de hoja (aclaración)',
    text: 'Un archivo de hoja sustituye las pistas, los dados modificadores, el árbol tecnológico, el número de filas de alienígenas o el mapa por los de otra hoja. Lo que omite se queda como está, y lo que no encaja se rechaza.',
  },
};
