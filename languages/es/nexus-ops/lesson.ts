import type * as english from '../../../games/nexus-ops/ui/words/en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof english.lesson, string>> = {
  welcome:
    'Te damos la bienvenida a la luna. Gana quien primero tenga 12 puntos. Los puntos vienen de las misiones, y las misiones, de las batallas que ganas en tu turno. Tu base lleva el círculo azul.',
  map: 'Señala una casilla y una tarjeta te dirá qué significa. Bajo cada interrogación hay una mina, o una unidad que se une a quien llegue primero. En el centro está el Monolito.',
  buy: 'Despliegue: tienes 8 de rubium. Elige el Fungoide bajo el mapa y luego una de las dos casillas señaladas de tu base. Cuesta 3.',
  workers:
    'Ahora dos Humanos, a 2 de rubium: elige el Humano y luego dos casillas de tu base, una tras otra. Una mina solo paga mientras la trabaja un Humano, un Fungoide o un Cristalino; lo mejor es uno en cada casilla.',
  deployed: 'Te quedas el rubium que sobra. Termina el despliegue.',
  move: 'Cada unidad puede moverse una vez. Haz clic en una casilla con un Fungoide tuyo y luego en una de las señaladas fuera de tu base. Bajo el mapa puedes decir cuántas van.',
  moved:
    'Las unidades que se quedan mantienen sus minas en marcha. Termina el movimiento: entonces se voltean las fichas de las casillas en que has entrado.',
  found:
    'Lo que muestra una ficha es de quien la volteó: una unidad se le une; una mina se queda allí. Luego pagan las minas, y cada turno termina con una Misión secreta: las tuyas están bajo el mapa y solo las ves tú.',
  endTurn: 'Señala una carta para leerla; se ilumina cuando puede jugarse. Ahora termina tu turno.',
  neighbour: 'Juega tu vecino. Fíjate en adónde van sus unidades.',
  attack:
    'Hora de combatir. En tus turnos compra unidades y mételas en una casilla con enemigos. Señálala antes de enviarlas: verás las probabilidades exactas. Tómate los turnos que necesites.',
  battle:
    'Los dos bandos tiran a la vez, tipo por tipo, del Dragón al Humano. Sacar el número de la unidad o más es un impacto, y quien lo recibe elige la baja. Una ronda por turno.',
  end: 'Deja una casilla sin defensores en tu turno: juega por ella una misión roja o toma una Misión del montón. Controla el Monolito para robar cartas de Energía. ¡Suerte!',
};
