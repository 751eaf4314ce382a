import type { Guide } from '@starboard/engine';

export const optional: Guide = {
  'NO-15.1': { title: 'El tiempo apremia', text: 'Se juega a 10 puntos.' },
  'NO-15.2': { title: 'Carrera de fondo', text: 'Se juega a 14 puntos.' },
  'NO-15.3': { title: 'Órdenes ejecutivas', text: 'Cada jugador empieza con una Misión secreta.' },
  'NO-15.4': {
    title: 'Rey de la colina',
    text: 'Quien controla el Monolito en la fase de Robo puede tomar una carta de Rey de la colina, por 1 punto, en lugar de dos cartas de Energía. Entonces cada uno de los demás roba una carta de Energía. Las cartas son los reversos de las Misiones, del mismo montón; cuando está vacío no hay elección.',
  },
  'NO-15.5': {
    title: 'Máxima prioridad',
    text: 'En lugar de una Misión secreta roba dos, quédate con una y deja la otra bajo el mazo. Aclaración: lo que está bajo el mazo sale en ese orden cuando se ha robado el resto.',
  },
  'NO-15.6': {
    title: 'Fichas de exploración adicionales',
    text: 'Seis fichas adicionales ocupan el lugar de otras: una mina de 1 con una carta de Energía, dos cartas de Energía, o 7 de rubium, dos de cada. Los jugadores deciden libremente a cuáles sustituyen: a los seis Caminantes de roca, o a cuatro Caminantes, un Fungoide y un Cristalino, y a menos en el tablero de Dependencia energética; o cualquier mezcla propia de la que haya bastantes en la caja, 18 para un tablero completo. Para que haya equilibrio, las minas de un tablero completo deberían dar al menos 16 de rubium. Aclaración: las dos mitades de Dependencia energética llevan las mismas fichas.',
  },
  'NO-15.7': {
    title: 'Transmisiones interceptadas',
    text: 'A la vista, en una línea, hay dos Misiones secretas más que jugadores. Nadie las roba; quien tiene el turno puede cumplir las de la línea, como siempre una roja por cada batalla ganada. Al empezar la fase de Robo la línea se completa, y otra vez al terminarla, por las misiones que se hayan cumplido en ella.',
  },
  'NO-15.8': {
    title: 'Malos vecinos',
    text: 'Dos jugadores en el tablero normal, con las bases en lados contiguos.',
  },
  'NO-15.9': {
    title: 'Dependencia energética',
    text: 'Dos jugadores en un tablero menor, de doce casillas: losetas simples de agujas, dos pozas de magma y bosque; dobles, tres con bosque y una con agujas. Cada mitad tiene sus fichas: dos Caminantes, dos minas de 1 con un Cristalino, una mina de 2 y una mina de 1 con un Fungoide.',
  },
  'NO-15.10': {
    title: 'Ediciones',
    text: 'La caja de 2005 trae 22 Misiones; las de 2012 y 2024, 40. Por lo demás se juega igual.',
  },
  'NO-15.11': {
    title: 'Lo que no va junto',
    text: 'Los equipos con 10 o 14 puntos o con un número de jugadores que no sea cuatro; las Transmisiones interceptadas con Máxima prioridad u Órdenes ejecutivas; el Vórtice con Rey de la colina; los dos tableros para dos con otro número de jugadores; la caja de 2005 con Rey de la colina, Vórtice, fichas adicionales o unidades alternativas; una mezcla de fichas con otra, o con un archivo de mazos que diga qué fichas hay en ese tablero; más fichas de las que trae la caja.',
  },
  'NO-16.1': {
    title: 'Equipos',
    text: 'Cuatro jugadores forman dos equipos; los compañeros se sientan uno frente al otro. Los compañeros no son enemigos: ni combaten ni se exhalan plasma.',
  },
  'NO-16.2': {
    title: 'Veinte puntos',
    text: 'El equipo que suma 20 puntos entre los dos gana en el acto.',
  },
  'NO-16.3': {
    title: 'Pasar una carta',
    text: 'Al final de tu fase de Robo, tu compañero puede pasarte una carta boca abajo. Todos ven de qué mazo es; la carta la veis vosotros dos. Aclaración: es lo último de tu turno; por lo demás, lo que se enseña al compañero se enseña a todos.',
  },
  'NO-16.4': {
    title: 'Casillas compartidas',
    text: 'Una casilla con unidades de dos compañeros está en disputa, pero no combaten: nadie obtiene de ella ingresos, aliento ni las cartas del Monolito, y salir de ella es una retirada.',
  },
  'NO-16.5': {
    title: 'Atravesar compañeros',
    text: 'Las unidades que mueven más lejos pueden pasar por casillas con unidades del compañero donde no haya enemigos.',
  },
  'NO-16.6': {
    title: 'Eliminación en equipos',
    text: 'Un jugador eliminado no tiene más turnos, sus puntos siguen contando para el equipo y la partida continúa. Cuando los dos compañeros están eliminados, gana el otro equipo. Aclaración: quien queda eliminado en su propio turno lo termina en el acto.',
  },
  'NO-17.1': {
    title: 'El Vórtice',
    text: 'Antes de cada turno del primer jugador, menos el primero de la partida, ruge el Vórtice. Cada casilla vecina tiene una cara del dado. Aclaración: si el primer jugador está fuera, ruge en ese mismo momento.',
  },
  'NO-17.2': {
    title: 'Tormenta',
    text: 'Dos dados: todas las unidades de la casilla del primero salen despedidas a la casilla del segundo.',
  },
  'NO-17.3': {
    title: 'Descarga',
    text: 'Un dado: todas las unidades de esa casilla quedan destruidas.',
  },
  'NO-17.4': {
    title: 'Prohibido el paso',
    text: 'Nadie entra en el Vórtice, y nada de lo que habla del Monolito se refiere a él. Muerte desde el cielo y Asegurar el Monolito se quedan en la caja. Aclaración: saltar por encima no es entrar.',
  },
  'NO-17.5': {
    title: 'Energía',
    text: 'Después, cada jugador roba una carta de Energía por cada casilla vecina del Vórtice que controle.',
  },
  'NO-19.1': {
    title: 'Archivos de mazos',
    text: 'Una mesa puede traer un archivo de mazos: un documento que sustituye valores de unidades, cartas de Energía, Misiones secretas, fichas y losetas, y añade cartas con nombres de reserva. Pasa a formar parte de la partida guardada.',
  },
  'NO-19.2': {
    title: 'Lo que un archivo de mazos debe respetar',
    text: 'Cada unidad tiene su propio lugar en el orden de batalla y puede entrar en las bases, alguna unidad no cuesta más que el rubium del primer jugador, los mazos tienen tamaños que caben, y las fichas cubren el tablero con las que trae la caja, en Dependencia energética dos veces.',
  },
  'NO-19.3': {
    title: 'Valores de una mesa',
    text: 'Donde un archivo de mazos cambia un valor, este va por delante del número que dice esta guía.',
  },
};
