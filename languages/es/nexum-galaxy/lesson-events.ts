// A game with events, step by step, in Spanish.

import type * as english from '../../../games/nexum-galaxy/ui/words/en/lesson-events.ts';

export const eventsLesson: Readonly<Record<keyof typeof english.eventsLesson, string>> = {
  events:
    'Ya conoces el juego; ahora también se mueve la galaxia. Juegas en solitario contra la IA con agresividad 1: cada ronda empieza con una fila de tres cartas de evento. Gana quien reúna antes 6 puntos o 4 reliquias, tú o ella.',
  row: 'Antes de tu primer turno se descubrió una fila: B2, F2, C1. Donde dos cartas se tocan, dos medios símbolos forman un panel, y el panel dice qué pasa. Una fila tiene dos paneles, de izquierda a derecha.',
  storm:
    'Panel 1, sol y hielo: una tormenta solar. La primera carta dice dónde: B2. Los 2 marcadores de Sin Movimiento cierran el planeta: ninguna nave puede entrar, salir ni atacarlo, así que el Militar de allí espera por ahora.',
  landing:
    'Panel 2, sol y flota: una invasión donde señala la última carta, C1. La IA sacó una carta de 2 naves; C1 estaba vacío, así que desembarcaron y se llevaron el Extractor. Solo actúa así: sin turno y sin energía.',
  'own-turn':
    'Ahora tu turno, como ya sabes: juega «Gestión y movimiento», construye una nave en A3 y envía una nave a A1 y otra a A2. A es tu sistema Tann: allí nunca llegan tormentas ni desembarcos.',
  'turn-over':
    'Termina tu turno. Se puja por empezar, y juegas en solitario: guarda tu energía. Después se descubre la próxima fila.',
  fading:
    'Ronda nueva. Al terminar la anterior, cada planeta perdió un marcador de cada clase: a B2 le queda 1 y en la próxima ronda estará libre. Cada marcador es una ronda.',
  reinforced:
    'Esta fila es F1, F3, E3. Panel 1, hielo y flota: un refuerzo. La IA sacó una carta de 3 naves, que fueron llegando a los planetas que controla, una a una, donde menos hay.',
  calm: 'Panel 2, ion y hielo: calma. Quita a E3 un marcador de cada clase, si los hay, y da previsión a quien lo controla. Como no lo controla nadie, la recibe el primer jugador: tú.',
  foresight:
    'Por eso ves las cartas de los extremos de la próxima fila, E2 y C2; pon el puntero o el foco en un panel para ver qué puede traer. C2 tiene un ion en el borde: el sistema C puede ionizarse, y entonces cada nave paga 1 de energía más por entrar. Si quieres algo de allí, ahora sale más barato.',
  'turn-2': 'Juega cualquier carta y aprovecha lo que sabes. Cuando termine tu turno, se descubre esa fila.',
  ice: 'Como viste: E2 y C2, con B1 en medio. Panel 1, hielo y sol: una glaciación pone 2 marcadores de Sin Gestión en E2. Las naves van y vienen, pero el planeta no da energía ni se construyen naves en él.',
  ions: 'Panel 2, dos iones: todo el sistema C está ionizado hasta que acabe la ronda. Cada nave que entra en un lugar de allí paga 1 de energía más, aunque venga de al lado. Sol e ion ionizan un solo planeta.',
  rival:
    'Entre los jugadores, la ficha de la IA muestra sus puntos, reliquias y naves, y lo último que hizo. Gana como tú: cada batalla que gana a tus naves es un punto, y con 4 reliquias le basta. Si llega antes, en la mesa no gana nadie.',
  'turn-3':
    'B2 vuelve a estar libre, y el Militar sigue sin dueño. Tu turno: desde A o cualquier sistema vecino, una nave paga 2 de energía por llegar.',
  safe: 'La cuarta fila es A2, A3, D1. El panel 2 es una glaciación en D1, pero D es el sistema Tann de la IA, tan seguro como el tuyo: no pasa nada. Y el refuerzo en A2 no va contra ti: las naves nuevas se unen a las que ya tiene.',
  panels:
    'Eso son los eventos. La referencia (tecla c) tiene la tabla de los paneles, con incursiones y ofensivas. Con dos o tres filas la partida es más salvaje. Esta ya es tuya: sigue y gánala.',
};
