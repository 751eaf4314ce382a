export const lesson: Readonly<Record<string, string>> = {
  welcome:
    'Te damos la bienvenida a la luna. Gana quien primero tenga 12 puntos. Los puntos vienen de las misiones, y las misiones, de las batallas que ganas en tu turno. Tu base lleva el círculo azul.',
  map: 'Señala una casilla y una tarjeta te dirá qué significa. Bajo cada interrogación hay una mina, o una unidad que se une a quien llegue primero. En el centro está el Monolito.',
  buy: 'Despliegue: tienes 8 de rubium. Elige el Fungoide bajo el mapa y haz clic en una de las tres casillas de tu base. Cuesta 3.',
  workers:
    'Ahora dos Humanos, a 2 de rubium, en otras casillas de tu base. Una mina solo paga mientras la trabaja un Humano, un Fungoide o un Cristalino.',
  deployed: 'Bien colocados. El rubium que sobra es tuyo. Termina el despliegue.',
  move: 'Cada unidad puede mover una vez. Haz clic en la casilla de tu Fungoide y luego en una iluminada fuera de tu base. Bajo el mapa puedes decir cuántas van.',
  moved:
    'Tus Humanos están mejor en sus minas. Termina el movimiento y se volteará la ficha que hay bajo tu Fungoide.',
  found:
    'Lo que mostró la ficha es tuyo: una unidad se te une; una mina se queda allí. Luego tus minas han pagado y has robado una Misión secreta: está bajo el mapa y solo la ves tú.',
  endTurn: 'Las cartas se iluminan cuando pueden jugarse. Termina tu turno.',
  neighbour: 'Juega tu vecino. Fíjate adónde van sus unidades.',
  attack:
    'Hora de combatir. Compra más unidades y mételas en una casilla con enemigos. Señálala antes de enviarlas: verás las probabilidades exactas. Tómate los turnos que necesites.',
  battle:
    'Los dos bandos tiran a la vez, tipo por tipo, del Dragón al Humano. El número de la unidad o más es un impacto, y quien lo recibe elige la baja. Una ronda por turno.',
  end: 'Deja una casilla sin defensores en tu turno: juega por ella una misión roja o toma una Misión del montón. Controla el Monolito para robar cartas de Energía. ¡Suerte!',
};
