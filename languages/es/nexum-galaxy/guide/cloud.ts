// The Asteroids rules: no hyperspace, the cloud, and the cards that come from it, in Spanish.

import type { Guide } from '@starboard/engine';

export const cloudRules: Guide = {
  'NG-12.1': {
    title: 'Las reglas de Asteroides',
    text: 'Añaden al juego con eventos una nube, asteroides, tecnologías y manos de cartas de evento; todo lo demás sigue igual. Se usan las 36 cartas de evento, de A1 a L3, así que cada disco muestra su propia letra; solo los discos Tann de los que nadie parte van por el reverso. Los modos sin eventos no se pueden jugar así.',
  },
  'NG-12.2': {
    title: 'Sin hiperespacio',
    text: 'Al principio nadie puede saltar: las naves se mueven dentro de su sistema y a los vecinos. Para saltar hace falta la tecnología Hiperespacio.',
  },
  'NG-12.3': {
    title: 'Dónde está la nube',
    text: 'La nube de asteroides es un disco propio, que se llama S. Linda con los sistemas que diga el sector; o está aparte, de modo que solo se llega saltando; o bien se llega a ella desde cualquier sistema por el precio de un salto, con la tecnología o sin ella, y de ella se sale igual. La mesa puede acordar otros vecinos, si así la nube queda a los mismos enlaces del sistema Tann de cada uno, o ninguno. Criterio: junto a un sistema con seis vecinos no cabe otro, y a una nube a la que llega cualquier sistema se llega también desde los cerrados.',
  },
  'NG-12.4': {
    title: 'Zonas',
    text: 'En la nube cada jugador tiene su zona: S1 es la del asiento 1. Tus naves van a la tuya, por el precio de siempre, también con reliquias. Caben cuantas naves se quiera, y allí nadie lucha, conquista ni saquea. De una zona pueden salir todas las naves a la vez. Las reliquias del mismo tipo que estén en tu zona se interfieren como en un planeta, y un Transportador funciona a la ida y a la vuelta.',
  },
  'NG-12.5': {
    title: 'Salir a tiempo',
    text: 'Las naves que están en tu zona al empezar tu turno tienen que haberse ido cuando termine. Las que no, se destruyen, y sus reliquias se quedan en la nube sin nave. Las que llegan durante el turno pueden quedarse hasta el siguiente.',
  },
  'NG-12.6': {
    title: 'Cartas por las naves que llegan',
    text: 'Por cada nave que llega a la nube robas dos cartas de evento para tu mano, mientras queden; nadie más las ve. Después te quedas como mucho con tres cartas de tu mano, o con menos si quieres, y descartas las demás a la vista. En ningún otro momento hay límite. Todos pueden saber cuántas cartas tienes. Criterio: las reliquias que encuentran las naves que llegan se recogen antes de robar las cartas.',
  },
  'NG-12.7': {
    title: 'Reliquias en la nube',
    text: 'Una reliquia de la nube que no lleva ninguna nave la recogen las naves libres del primer jugador que tenga alguna allí en su propio turno: al empezar el turno o al llegar. Si hay reliquias de tipos distintos y faltan naves para todas, el jugador elige.',
  },
  'NG-12.8': {
    title: 'Cartas sobre una fila',
    text: 'Cada vez que se descubre una fila se pregunta a los jugadores que tienen cartas, por orden de turno desde el primer jugador, si ponen una encima. Si todos pasan, se acabó. Si alguien pone una carta, se pregunta una vez más a todos los demás que tengan cartas, por orden de turno a partir de él, también a los que habían pasado; y se acabó. Nadie pone más de una carta en una fila. Te preguntan tengas lo que tengas, y puedes decir de antemano que pasas en toda la ronda.',
  },
  'NG-12.9': {
    title: 'Solo cuenta la de arriba',
    text: 'La carta se pone sobre una de las tres de la fila, o sobre la que otro jugador haya puesto allí. Desde entonces cuenta ella, con sus dos medios símbolos y con lo que señala. Todas se descartan con la fila. Adónde señale la carta central sigue sin importar.',
  },
  'NG-12.10': {
    title: 'Cartas contra un sistema Tann',
    text: 'Si la carta que dice dónde ocurre un panel la ha puesto un jugador, alcanza también los planetas de los sistemas Tann, salvo el del propio jugador: también los de sus aliados y los de la IA. Una civilización de la IA puede entonces llegar a ese planeta, solo a ese.',
  },
  'NG-12.11': {
    title: 'Cuando no quedan cartas',
    text: 'Si el mazo está vacío y no hay descartes, no se roba ninguna carta, y una fila que no pueda tener tres cartas no se pone.',
  },
  'NG-12.12': {
    title: 'La fase termina cuando tú lo dices',
    text: 'Una fase de gestión o de movimiento no termina sola, aunque parezca que no queda nada que hacer: eso podría delatar lo que ocultas.',
  },
  'NG-12.13': {
    title: 'Seguir en juego',
    text: 'Las naves que están en una nube bastan para seguir en juego; las que están solo en estrellas, no. Cuando quedas fuera, tus cartas van a los descartes y tus asteroides vuelven a la bolsa. Criterio: eso ocurre al acabar la orden que te dejó fuera, y si era tu turno, también el turno se acaba.',
  },
};
