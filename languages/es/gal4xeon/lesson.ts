// La primera partida, en español.

import type * as english from '../../../games/gal4xeon/ui/words/en-lesson.ts';

export const lesson: Readonly<Record<keyof typeof english.lesson, string>> = {
  sheet:
    'Esta es tu hoja. Tu hogar está en el centro; conoces los seis sectores que lo rodean, pero solo el hogar es tuyo. Desde aquí te expandirás durante diez rondas. Señala cualquier cosa para ver qué es.',
  resources:
    'Se tiran tres dados para toda la mesa y todos usan los mismos. Elige un dado y después la pista de Recursos: rellena tantas casillas como muestra el dado.',
  exploit:
    'Has rellenado todas las casillas anteriores a un icono, así que realizas su acción en el acto: Explotar. Una cruz marca un sistema donde no vive nadie. Señala uno junto a tu hogar: será tuyo, y tus dados de Recursos te darán casillas extra.',
  exploring: 'Ahora tienes un sector al borde de lo desconocido. Asigna un dado a Exploración.',
  explore:
    'Señala un sector junto a los tuyos. Los punteados son tuyos en el acto. En los lisos, sin puntos, decide un dado: nadie, o alienígenas con su letra y su fuerza. Más adelante explorarás con formas mayores, que se giran con R o con la rueda.',
  trading: 'El último dado: asígnalo a Comercio. Allí el primer icono es Investigar.',
  research:
    'Obtén una tecnología de las que brillan. Las Relaciones amistosas te permiten comerciar con alienígenas amistosos, como los A a la derecha de tu hogar.',
  finish:
    'Has usado tus tres dados: termina la ronda. Cuando todos hayan soltado el lápiz, la ronda acaba. Hasta entonces puedes deshacer.',
  others:
    'Dados nuevos. Encima de tu hoja está la otra: púlsala cuando quieras. Lo que escriben los demás se muestra al acabar la ronda; el registro cuenta lo que han ganado.',
  extra:
    'Explotar compensa: tienes una casilla extra en cada ronda. Elígela y después la pista de Comercio. Puede ir a cualquiera de las tres pistas de esta ronda.',
  partners: 'Ahora un dado para Comercio, hasta el siguiente icono.',
  trade:
    'Comercia con alienígenas amistosos, como los A a la derecha de tu hogar: su sector será tuyo. Después elige qué te da: un dado de Comercio, para que desde la próxima ronda ningún dado tuyo valga menos de 2, u otra tecnología.',
  score:
    'Ese es todo el juego. Al final cuentan los sectores que controlas, los alienígenas que has encontrado, 3 por cada uno que has conquistado, las ruinas que has explotado y los dos anillos que rodean tu hogar. Las demás rondas quedan en tus manos. ¡Suerte!',
};
