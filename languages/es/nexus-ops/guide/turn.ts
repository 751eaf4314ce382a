import type { Guide } from '@starboard/engine';

export const turn: Guide = {
  'NO-2.1': {
    title: 'El turno',
    text: 'Un turno tiene seis fases: Despliegue, Movimiento, Exploración, Combate, Ingresos y Robo. Después juega quien está a la izquierda.',
  },
  'NO-2.2': {
    title: 'Comprar unidades',
    text: 'En el Despliegue compras todas las unidades que puedas pagar.',
  },
  'NO-2.3': {
    title: 'Colocar unidades',
    text: 'Cada unidad comprada va a cualquiera de las tres casillas de tu base, aunque haya allí unidades de otros.',
  },
  'NO-2.4': {
    title: 'Figuras limitadas',
    text: 'Solo compras lo que quede de tus figuras. Las unidades destruidas vuelven a tu reserva y pueden comprarse de nuevo.',
  },
  'NO-2.5': {
    title: 'Cartas de despliegue',
    text: 'Las cartas de Energía de despliegue se juegan solo en tu propia fase de Despliegue, entre compra y compra como quieras. Luego se descartan boca arriba.',
  },
  'NO-2.6': {
    title: 'Cartas sin efecto',
    text: 'Aclaración: una carta de Energía que no cambiaría nada no puede jugarse. Sí puede descartarse por rubium.',
  },
  'NO-3.1': {
    title: 'Mover',
    text: 'En la fase de Movimiento cada una de tus unidades puede mover una vez: a una casilla vecina, o hasta donde le permita su capacidad.',
  },
  'NO-3.2': {
    title: 'Terreno vedado',
    text: 'Los Humanos no entran en Pozas de magma ni en el Monolito; los Fungoides y los Cristalinos no entran en el Monolito. Los demás van a todas partes.',
  },
  'NO-3.3': {
    title: 'Enemigos en el camino',
    text: 'Una unidad que entra en una casilla con enemigos se detiene allí, y ninguna pasa a través de una casilla así salvo que su capacidad lo diga.',
  },
  'NO-3.4': {
    title: 'Control y disputa',
    text: 'Controlas una casilla si eres el único con unidades en ella. Está en disputa si las tienen varios jugadores.',
  },
  'NO-3.5': {
    title: 'Retirada',
    text: 'Una unidad que empezó el turno en una casilla en disputa puede dejarla, pero solo hacia una casilla sin unidades de otros jugadores. Aclaración: vale también para vuelos, saltos e inmersiones.',
  },
  'NO-3.6': {
    title: 'Los refuerzos atacan',
    text: 'Aclaración: las unidades colocadas este turno en una base en disputa no lo empezaron allí, así que pueden mover para atacar. Si algunas unidades de un tipo salen hacia una casilla libre, van primero las que empezaron allí el turno.',
  },
  'NO-3.7': {
    title: 'Perdidas en terreno vedado',
    text: 'Una unidad que al final de un turno está donde no puede estar vuelve a una casilla de su base, a elección de su dueño. Aclaración: deciden por orden desde quien tiene el turno, hacia la izquierda.',
  },
  'NO-4.1': {
    title: 'Aliento de plasma',
    text: 'Cuando has movido, cada Dragón de rubium tuyo que esté en una casilla que controles puede exhalar plasma sobre una casilla vecina. El Monolito es una casilla como las demás.',
  },
  'NO-4.2': {
    title: 'La tirada del aliento',
    text: 'Tira un dado. Con 4 o más, un jugador con unidades en esa casilla retira una de ellas, la que él quiera.',
  },
  'NO-4.3': {
    title: 'Varios jugadores allí',
    text: 'Si hay unidades de varios jugadores, quien exhala elige después de la tirada a cuál alcanza.',
  },
  'NO-4.4': {
    title: 'No es una batalla',
    text: 'El aliento no es una batalla: no cumple misiones de ganar batallas, ninguna carta de batalla lo cambia, nadie responde, y quien pierde allí su última unidad no roba carta.',
  },
  'NO-4.5': {
    title: 'Una vez cada uno',
    text: 'Aclaración: cada Dragón exhala una vez por turno, también en el turno en que movió o se compró, y solo donde hay enemigos.',
  },
  'NO-5.1': {
    title: 'Explorar',
    text: 'Después de mover, voltea la ficha de cada casilla con ficha boca abajo a la que hayan llegado unidades tuyas. Aclaración: también donde llegaron de otro modo o se quedaron, como los Esporinos que siguieron tras una batalla.',
  },
  'NO-5.2': {
    title: 'Una unidad',
    text: 'Si muestra una unidad, pon una de tu reserva en la casilla. Es tuya y mueve a partir de tu próximo turno. La ficha sale de la partida, salvo que muestre una mina.',
  },
  'NO-5.3': {
    title: 'Una mina',
    text: 'Si muestra una mina, queda allí boca arriba el resto de la partida.',
  },
  'NO-5.4': {
    title: 'Las dos cosas',
    text: 'Si muestra una unidad y una mina, recibes la unidad y la mina se queda.',
  },
  'NO-5.5': {
    title: 'Varias fichas',
    text: 'Aclaración: si volteas varias fichas, las eliges una tras otra.',
  },
  'NO-5.6': {
    title: 'Sin figuras',
    text: 'Aclaración: una unidad de la que no te quedan figuras no se encuentra.',
  },
  'NO-5.7': {
    title: 'Encontradas entre enemigos',
    text: 'Una unidad que se encuentra en una casilla en disputa no participa este turno en las batallas de esa casilla: no tira dados y no se elige como baja mientras su jugador tenga allí otras. Cuando todas esas caen, cae con ellas. Aclaración: las unidades de un compañero no son esas otras; tampoco cuenta como superviviente de la batalla, ni como Esquirlano que se pueda destruir por un impacto, ni como Esporino que pueda seguir.',
  },
  'NO-9.1': {
    title: 'Ingresos',
    text: 'Cada mina de una casilla que controles paga su número en rubium si hay en ella un Humano, un Fungoide o un Cristalino tuyo.',
  },
  'NO-9.2': {
    title: 'Minas de las bases',
    text: 'Las minas de las bases pagan como las demás, también al invasor que controle la casilla.',
  },
  'NO-10.1': { title: 'Robar una misión', text: 'En la fase de Robo robas una Misión secreta.' },
  'NO-10.2': {
    title: 'El Monolito',
    text: 'Si controlas el Monolito, robas además dos cartas de Energía.',
  },
  'NO-10.3': {
    title: 'En el acto',
    text: 'Una misión recién robada puede jugarse en el acto si se cumple su condición. En esta fase no vale ninguna de número rojo.',
  },
};
