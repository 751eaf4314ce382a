// Las cinco acciones.

import type { Guide } from '@starboard/engine';

export const explore: Guide = {
  'GX-4.1': {
    title: 'Dónde explorar',
    text: 'Elige un sector que controles y que tenga un vecino sin explorar. Al menos uno de los sectores nuevos debe quedar a su lado.',
  },
  'GX-4.2': {
    title: 'Formas',
    text: 'Los sectores nuevos tienen la forma de uno de tus alcances de exploración, girada o reflejada como quieras.',
  },
  'GX-4.3': {
    title: 'La forma entera (aclaración)',
    text: 'Todas las partes de la forma deben estar en el mapa y sin explorar.',
  },
  'GX-4.4': {
    title: 'Sectores punteados',
    text: 'Repasa el contorno de los sectores nuevos. Los punteados (grises en el papel) pasan a tu control en el acto.',
  },
  'GX-4.5': {
    title: 'Sectores lisos',
    text: 'Tira un dado por cada sector liso (blanco en el papel). 1 o 2: un sistema deshabitado, marcado con una cruz. 3 o 4: alienígenas amistosos; 5: neutrales; 6: hostiles.',
  },
  'GX-4.6': {
    title: 'Alienígenas nuevos',
    text: 'Los alienígenas reciben la siguiente letra y la siguiente fila de la tabla. Tira otro dado para su fuerza militar.',
  },
  'GX-4.7': {
    title: 'Ruinas',
    text: 'De las ruinas exploradas solo se repasa el contorno. Para que cuenten hay que explotarlas.',
  },
  'GX-4.8': {
    title: 'Orden de los dados (aclaración)',
    text: 'Los dados de una exploración se tiran sector por sector, de arriba abajo y de izquierda a derecha, cada uno con su fuerza antes del siguiente.',
  },
  'GX-4.9': {
    title: 'Tabla llena (aclaración)',
    text: 'Cuando todas las filas de la tabla de alienígenas están ocupadas, un sector liso cuenta como deshabitado diga lo que diga el dado.',
  },
};

export const conquer: Guide = {
  'GX-5.1': {
    title: 'A quién conquistar',
    text: 'A los alienígenas de un sector contiguo a uno que controles, salvo que ya comercies con ellos o los hayas conquistado.',
  },
  'GX-5.2': {
    title: 'Fuerza',
    text: 'Su fuerza militar debe ser menor que la tuya.',
  },
  'GX-5.3': {
    title: 'Conquistados',
    text: 'Controlas el sector y los alienígenas cuentan como conquistados. Ya no puedes comerciar con ellos.',
  },
};

export const research: Guide = {
  'GX-6.1': {
    title: 'Obtener una tecnología',
    text: 'Obtén una tecnología si ya tienes todas las que una línea une a ella desde arriba.',
  },
  'GX-6.2': {
    title: 'En el acto',
    text: 'Una tecnología funciona desde el momento en que se obtiene.',
  },
  'GX-6.3': {
    title: 'Una sola vez',
    text: 'Cada tecnología se obtiene una sola vez.',
  },
};

export const exploit: Guide = {
  'GX-7.1': {
    title: 'Sistemas deshabitados',
    text: 'Explota un sistema deshabitado que esté explorado y sea contiguo a un sector que controles.',
  },
  'GX-7.2': {
    title: 'Ruinas',
    text: 'O explota unas ruinas de los precursores que estén exploradas y sean contiguas a un sector que controles.',
  },
  'GX-7.3': {
    title: 'Qué da un sistema',
    text: 'Controlas el sistema y rellenas tu siguiente dado de Recursos. Desde la próxima ronda, tu modificador es el número del dado siguiente.',
  },
  'GX-7.4': {
    title: 'Qué dan unas ruinas',
    text: 'Controlas las ruinas y puntúas su número al final de la partida.',
  },
  'GX-7.5': {
    title: 'Una sola vez',
    text: 'Un sistema o unas ruinas se explotan una sola vez.',
  },
  'GX-7.6': {
    title: 'Sin dados libres (aclaración)',
    text: 'Cuando todos los dados de Recursos están rellenos, cualquier otro sistema da solo su sector.',
  },
};

export const trade: Guide = {
  'GX-8.1': {
    title: 'Con quién comerciar',
    text: 'Con los alienígenas de un sector contiguo a uno que controles, si tienes relaciones para su actitud y salvo que ya comercies con ellos o los hayas conquistado.',
  },
  'GX-8.2': {
    title: 'Comerciar',
    text: 'Controlas el sector y comercias con los alienígenas. Ya no puedes conquistarlos.',
  },
  'GX-8.3': {
    title: 'Qué da el comercio',
    text: 'Por cada especie con la que comercias, rellena tu siguiente dado de Comercio u obtén una tecnología como al investigar.',
  },
  'GX-8.4': {
    title: 'Lo que queda (aclaración)',
    text: 'Si todos los dados de Comercio están rellenos, queda solo la tecnología; si no se puede obtener ninguna tecnología, solo el dado; y si no queda ni lo uno ni lo otro, el comercio da solo el sector.',
  },
};
