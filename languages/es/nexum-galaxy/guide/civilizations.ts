// Civilizations with skills of their own, in Spanish.

import type { Guide } from '@starboard/engine';

export const civilizationRules: Guide = {
  'NG-17.1': {
    title: 'Elegir civilización',
    text: 'Una mesa con las reglas de Asteroides puede jugar con civilizaciones: Psycon, Biontes, Clonyx y Gnomicon, cada una una sola vez. O bien acuerda una lista por asientos, o bien se eligen antes de la primera ronda en orden de turno inverso, de modo que el primer jugador elige el último. Tu civilización no tiene nada que ver con tu sistema Tann ni con su color.',
  },
  'NG-17.2': {
    title: 'Evolucionar',
    text: 'Una vez en la partida puedes hacer evolucionar tu civilización, como acción libre que no cuenta como tecnología: por dos cristales de su color, pagados con asteroides como una tecnología. El color de los Psycon es el amarillo, el de los Biontes el verde y el de los Gnomicon el azul. Los Clonyx evolucionan por cuatro asteroides cualesquiera.',
  },
  'NG-17.3': {
    title: 'Usar una habilidad',
    text: 'En cada uno de tus turnos puedes usar una habilidad de tu civilización, como acción libre; las que han evolucionado eligen cuál. Lo permanente funciona siempre y no se cuenta. Lo que declares para una orden o un ataque y no necesites se pierde al acabar el turno.',
  },
  'NG-17.4': {
    title: 'Psycon: Desionizador',
    text: 'Permanente: tus naves no pagan nada por los iones. Habilidad: la próxima orden de naves que des en este turno puede ir a un lugar con marcadores de Sin Movimiento. Esa orden la gasta, vaya adonde vaya. Criterio: enviar una nave exploradora no es una orden de esas.',
  },
  'NG-17.5': {
    title: 'Psycon evolucionados: Sobrecarga',
    text: 'En una fase de gestión nombras un sistema: lo que te dio en la extracción de esta fase te lo da otra vez, como mucho 3 de energía, hayas hecho lo que hayas hecho desde entonces.',
  },
  'NG-17.6': {
    title: 'Biontes: Regenerador I',
    text: 'Se quitan todos los marcadores de Sin Gestión de un planeta con una nave tuya. En una fase de gestión da en el acto lo que habría dado en la extracción, y puedes construir allí.',
  },
  'NG-17.7': {
    title: 'Biontes evolucionados: Regenerador II',
    text: 'Se quitan todos los marcadores de Sin Movimiento de un planeta tuyo o, en una fase de movimiento, de uno al que, si no fuera por ellos, podría ir ahora una nave tuya. O bien revive un planeta muerto con una nave tuya: una nave de allí vuelve a la reserva. Si lo conquistaste en este turno y lo conservas, su botín llega con el de la fase; en una fase de gestión, en el acto. Criterio: se va una nave sin reliquia si la hay, y antes una que se haya movido; si no, se queda esperando una reliquia, la primera en el orden Militar, Replicador, Extractor, Transportador; y el botín que llega en el acto no se duplica.',
  },
  'NG-17.8': {
    title: 'Clonyx: Invulnerable',
    text: 'No pierdes naves en tu próximo ataque de este turno, que de todos modos hay que ganar. Las naves que no caben se pierden igualmente.',
  },
  'NG-17.9': {
    title: 'Clonyx evolucionados: Afinidad Nexum',
    text: 'En tu turno, tu próximo ataque con al menos una nave que lleve una reliquia tiene 1 más. En los demás turnos y en los eventos de una ronda, el primer planeta tuyo con una reliquia a bordo que sea atacado tiene 1 más de defensa; todos pueden verlo de antemano. No es un Militar y no anula ninguno.',
  },
  'NG-17.10': {
    title: 'Gnomicon: Sabios',
    text: 'Permanente: ves la primera y la última carta de cada fila que está boca abajo.',
  },
  'NG-17.11': {
    title: 'Gnomicon evolucionados: Videntes',
    text: 'Ves las tres próximas cartas del mazo de eventos; los demás, no. Conservan su orden hasta que se roban, y se roban antes que las demás; el mazo no se baraja mientras le quede una carta. Criterio: si el mazo está vacío, antes se barajan los descartes; si tiene menos de tres cartas, ves las que haya.',
  },
  'NG-17.12': {
    title: 'La IA y las civilizaciones',
    text: 'Las civilizaciones de la IA no tienen estas cartas.',
  },
};
