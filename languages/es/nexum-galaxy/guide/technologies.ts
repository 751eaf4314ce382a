// Asteroids and what they pay for, in Spanish.

import type { Guide } from '@starboard/engine';

export const technologyRules: Guide = {
  'NG-13.1': {
    title: 'Asteroides en los planetas',
    text: 'Al empezar hay un marcador en cada planeta sin reliquia fuera de los sistemas Tann, también bajo las naves de la IA. Hay 36; si no bastaran, se ponen por letra y número.',
  },
  'NG-13.2': {
    title: 'Qué hay en un asteroide',
    text: 'Nadie lo sabe antes de capturarlo. De los 36 asteroides, 27 tienen un cristal: 9 amarillos, 9 azules y 9 verdes; 6 tienen dos cristales del mismo color, 2 de cada uno; 3 tienen dos colores: amarillo y azul, azul y verde, verde y amarillo. Lo que capturas se saca de entre todos los que no están en ninguna carta de Procesado. Los que se gastan o se sueltan vuelven con ellos.',
  },
  'NG-13.3': {
    title: 'Capturar',
    text: 'Con la tecnología Procesado I capturas el asteroide de un planeta donde tengas una nave, mientras quede sitio en tu carta de Procesado: caben 2, y 4 con Procesado II. Solo tú ves qué es; todos pueden saber cuántos tienes. El marcador se va del planeta para siempre. Se puede hacer bajo marcadores y en planetas muertos, no en estrellas ni en nubes, ni con una nave camuflada.',
  },
  'NG-13.4': {
    title: 'Acciones libres',
    text: 'Capturar, soltar y desarrollar no gastan fase: puedes hacerlo en tu fase de gestión, después de la extracción, y en tu fase de movimiento, tantas veces como permita su regla, siempre que no haya una orden a medias.',
  },
  'NG-13.5': {
    title: 'Soltar',
    text: 'Una vez por turno puedes soltar cuantos asteroides quieras de los tuyos, uno tras otro; cualquier otra cosa que hagas lo da por terminado en ese turno. Los demás ven que sueltas algo, no qué. Criterio: también lo da por terminado el final de la fase.',
  },
  'NG-13.6': {
    title: 'Desarrollar',
    text: 'Hay tres sendas de cuatro tecnologías. En cada una se desarrollan por orden, y en un turno no más de una entre todas las sendas. Se puede usar enseguida. Militar: Replicador I, Replicador II, Ingeniería I, Replicador III. Espacial: Procesado I, Recarga I, Procesado II, Recarga II. De exploración: Hiperespacio, Exploración, Camuflaje, Exploración Controlada.',
  },
  'NG-13.7': {
    title: 'Precios',
    text: 'Procesado I cuesta 2 de energía, y cada tecnología de la senda de exploración, 3. Las de la senda militar cuestan dos cristales del mismo color cada una; las demás de la senda espacial, dos cristales de colores distintos.',
  },
  'NG-13.8': {
    title: 'Pagar con asteroides',
    text: 'Un asteroide se gasta entero. Dos cristales del mismo color son un asteroide que tenga los dos, o dos asteroides que compartan un color. Dos de colores distintos son un asteroide que tenga ambos, o dos de un solo color, sencillos o dobles, que no sea el mismo; lo que sobra se pierde. Gastas exactamente los que hacen falta: ninguno del que se pueda prescindir. Lo que se gasta se enseña.',
  },
  'NG-13.9': {
    title: 'Replicador I y II',
    text: 'Construyes hasta 4, y luego hasta 5 naves corrientes en una fase de gestión: la cuarta y la quinta cuestan 4 de energía cada una. Con una reliquia Replicador salen seis naves por 1, 2, 3, 4, 4 y 4.',
  },
  'NG-13.10': {
    title: 'Ingeniería I',
    text: 'Tu ataque puede ser igual a la defensa, salvo que el defensor también tenga Ingeniería I. Eso vale en todo ataque, también a estrellas gigantes. Aun así alguien tiene que sobrevivir: una sola nave con un Militar no vence a dos.',
  },
  'NG-13.11': {
    title: 'Replicador III',
    text: 'Puedes tener en el tablero 4 naves más de las que permite el modo: 29, o 54 en una Gran Batalla. Las naves que has perdido para siempre vuelven a tu reserva, y desde entonces ya no pierdes ninguna así.',
  },
  'NG-13.12': {
    title: 'Procesado I y II',
    text: 'En tu carta de Procesado caben 2, y luego 4 asteroides.',
  },
  'NG-13.13': {
    title: 'Recarga I y II',
    text: 'Puedes guardar 5, y luego 15 de energía más de lo que permite el modo: 25 y 35; 45 y 55 en una Gran Batalla, 35 y 45 en una Trampa Estéril.',
  },
  'NG-13.14': {
    title: 'Hiperespacio',
    text: 'Tus naves pueden saltar a cualquier sistema por 3 de energía cada una. Los sistemas que cierra el sector siguen cerrados.',
  },
  'NG-13.15': {
    title: 'Exploración, Camuflaje, Exploración Controlada',
    text: 'Abren caminos que cuentan los capítulos sobre sistemas exóticos y sobre el camuflaje. Quien juega en solitario puede desarrollar Camuflaje, pero no usarlo.',
  },
  'NG-13.16': {
    title: 'Tecnología en una Trampa Estéril',
    text: 'Allí Replicador I y II no cambian nada, porque se puede construir cualquier número de naves. Todas las demás funcionan.',
  },
  'NG-13.17': {
    title: 'La IA y la tecnología',
    text: 'Las civilizaciones de la IA no tienen tecnologías, cartas ni asteroides, y no entran en nubes. Nunca atacan con un empate, y al defender no tienen Ingeniería. Los asteroides que hay bajo sus naves se quedan donde están.',
  },
};
