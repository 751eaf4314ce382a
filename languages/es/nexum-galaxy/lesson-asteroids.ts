// A game with the Asteroids rules, step by step, in Spanish.

import type * as english from '../../../games/nexum-galaxy/ui/words/en/lesson-asteroids.ts';

export const asteroidsLesson: Readonly<Record<keyof typeof english.asteroidsLesson, string>> = {
  asteroids:
    'Ya conoces los eventos; ahora llega todo lo que añade la expansión Asteroides. Juegas otra vez en solitario contra la IA en FENIX, y ganan 6 puntos o 4 reliquias. Nadie puede saltar ya por el hiperespacio: hace falta una tecnología. Y en medio hay una nube, S.',
  rocks:
    'Las rocas junto a los planetas son asteroides: uno en cada planeta sin reliquia fuera de los sistemas iniciales. Cada uno lleva uno o dos cristales, amarillos, azules o verdes. Nadie sabe cuáles hasta que se captura. Los cristales pagan tecnologías.',
  'both-phases': 'Juega «Gestión y movimiento»: necesitarás las dos fases.',
  processing:
    'Para capturar un asteroide hace falta una carta donde ponerlo. Desarrolla Procesado I por 2 de energía, en Tecnologías, bajo el mapa. No gasta ninguna fase: se desarrolla durante la gestión o el movimiento, una tecnología por turno.',
  'to-movement':
    'Termina ahora la gestión sin construir: la energía que te queda paga un viaje. En este juego ninguna fase termina sola, porque eso podría delatar lo que escondes.',
  'first-rock':
    'En B1 hay un asteroide y no hay nadie. Señala B1 y envía una nave desde A3 por 2 de energía: lo conquistas y lo saqueas al final de la fase, como siempre.',
  capture:
    'Tu nave está en B1: señala la roca junto al planeta para capturarla. Es gratis, y se puede hacer en la gestión y en el movimiento.',
  crystals:
    'Lo que había dentro está ahora en tu carta de Procesado, y solo lo ves tú; cuántos tienes lo sabe cualquiera. La carta guarda 2. Un asteroide se gasta entero, y una vez por turno puedes soltar los que no quieras.',
  'turn-1-over': 'Termina tu turno: ahora no se puede pagar nada más. B1 da su saqueo.',
  'second-rock':
    'Ve a por otro. Juega «Movimiento y gestión», envía una nave desde A3 a B3 y captura el asteroide de allí.',
  pay: 'Ahora tus cristales compran algo: dos del mismo color, Replicador I; dos de colores distintos, Recarga I. En Tecnologías, señala los asteroides con los que pagas y después la tecnología que brilla.',
  'turn-2-over':
    'Desarrollada, y ya se puede usar. Termina las fases de este turno; construye naves si quieres, pero guarda 3 de energía.',
  hyperspace:
    'La senda de exploración cuesta 3 de energía por tecnología, sin cristales. En una fase de gestión, que empieza con tu energía, desarrolla Hiperespacio: desde entonces tus naves saltan a cualquier sistema por 3 de energía cada una.',
  cloud:
    'La nube tiene una zona para cada jugador; S1 es la tuya. Cada nave que llega te da dos cartas de evento; en total guardas tres, y pones una sobre una fila cuando se descubre. En tu próximo turno las naves deben salir de la nube, o se pierden.',
  'turn-3-over': 'Termina tu turno y guarda 6 de energía para el próximo: lo que cuesta explorar.',
  exploration: 'La siguiente de esa senda: juega Movimiento y desarrolla Exploración por 3 de energía.',
  explore:
    'Ahora envía una nave exploradora: señala tus naves en A3, o en otro planeta con dos naves o más, y después la brújula que aparece junto a ellas. Cuesta una nave y 3 de energía, y una carta dice qué se encuentra.',
  stay: 'La carta nombra un disco. Puedes pagar 3 de energía más y sacar otra, o quedarte con este. Si su disco ya está en juego, o si es el agujero negro, la nave se pierde: la bandeja de abajo lo dice.',
  beside:
    '¡Encontrado! Di junto a qué discos se pone el nuevo: señala los que brillan, uno tras otro, tantos como quieras. A un disco sin vecinos solo se llega con saltos.',
  land: 'Elige el planeta en el que se posa tu nave exploradora. Se conquista sin batalla, y se saquea.',
  exotic:
    'Señala la letra del sistema nuevo para leer qué tiene de especial. Cada planeta de allí tiene un asteroide, pero ninguna batalla ni estrella de allí da puntos. Sus eventos llegan por la letra que muestra.',
  beyond:
    'Ese es el camino: capturar, desarrollar, explorar. Más allá, el Camuflaje esconde naves que llevan reliquias, y las civilizaciones dan habilidades donde se juega con ellas. La referencia y las reglas lo cuentan todo. Esta partida ya es tuya.',
};
