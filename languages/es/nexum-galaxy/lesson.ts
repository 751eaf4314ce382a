// A first game, step by step, in Spanish.

import type * as english from '../../../games/nexum-galaxy/ui/words/en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof english.lesson, string>> = {
  welcome:
    'Te damos la bienvenida al Estrecho. Ganas con 6 puntos de victoria, uno por batalla ganada, o con 4 reliquias a bordo de tus naves. Aquí no hay azar: lo que planeas es lo que pasa.',
  home: 'Este es tu sistema inicial, el A. A3 es el planeta de tu portal, donde empiezan tus cuatro naves. Un anillo de tu color marca lo que controlas.',
  relics:
    'Los hexágonos son reliquias de quienes estuvieron antes. La nave que llega a una la lleva desde entonces. Al empezar la partida hay una en tu propio sistema, en A1, y tres en el centro.',
  card: 'En cada turno juegas una carta de fase: gestión para ganar energía y construir, movimiento para enviar naves. Empieza por la que trae ambas: juega «Gestión y movimiento».',
  build:
    'Cada planeta que controlas acaba de dar 1 de energía. Ahora construye una nave: elige A3, que brilla. En una fase puedes construir tres: la primera cuesta 2 de energía; las siguientes, más.',
  target:
    'Ahora, movimiento. Elige adónde van tus naves: A1, el planeta pequeño de al lado, con el Replicador.',
  source:
    'Se abre la orden. Una nave de A3 paga 1 de energía porque no sale de su sistema; a un sistema vecino son 2 y un salto a cualquier otro, 3. Envíala.',
  spread:
    'El Replicador ya está a bordo. Envía otra nave de A3 a A2 para que los tres planetas de tu sistema sean tuyos. Siempre se queda atrás al menos una nave.',
  bid: 'Lo que sacas de planetas nuevos llega al final de la fase de movimiento. Con tu energía podrías pujar ahora por empezar la próxima ronda. No pujes y quédatela.',
  manage:
    'Ronda nueva, y la carta que jugaste sigue boca abajo hasta que uses las cuatro. Juega «Gestión»: cada planeta que controlas da 1 de energía.',
  replicator:
    'Construye en A1: el Replicador hace una nave por 1 de energía, y no cuenta entre las tres de la fase.',
  save: 'Otras naves costarían 2 o más. Mejor guarda lo que tienes para los viajes del próximo turno: termina la fase y no pujes.',
  movement:
    'Controlas todos los planetas de A, así que puedes entrar en su estrella. Las naves se mueven en una fase de movimiento: juega «Movimiento».',
  star: 'Elige A*, la estrella de tu sistema, y envía allí una nave. Da 2 de energía cada vez y ayuda a defender todos los planetas del sistema.',
  middle:
    'Y ahora, al centro: cada nave que va al sistema vecino C paga 2 de energía. Toma allí un planeta, mejor uno con reliquia; su botín llega al final de la fase.',
  attack:
    'Cuando elijas un planeta enemigo verás la batalla entera antes de que ocurra: el ataque debe superar a la defensa, y te cuesta la mitad de ella. Seis batallas dan la victoria, y cuatro reliquias también. Lo demás queda en tus manos: señala cualquier cosa para ver qué es y qué regla lo dice.',
};
