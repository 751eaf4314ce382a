// Explorers and the systems that they find, in Spanish.

import type { Guide } from '@starboard/engine';

export const exoticRules: Guide = {
  'NG-15.1': {
    title: 'Sistemas exóticos',
    text: 'Seis discos, de la M a la R, esperan fuera del sector. Cada uno tiene dos caras: M muestra A o G, N muestra B o H, O muestra C o I, P muestra D o J, Q muestra E o K, R muestra F o L. Una cara está disponible mientras su disco no esté en juego.',
  },
  'NG-15.2': {
    title: 'Explorar',
    text: 'Con Exploración o Exploración Controlada puedes enviar una nave exploradora en tu fase de movimiento, siempre que no haya una orden a medias: una nave sin reliquia que no se haya movido y que parte como en cualquier viaje, así que otra se queda. Puede partir de una nube, no de una estrella. Cuesta 3 de energía, haya iones o no, y se saca a la vista una carta de evento.',
  },
  'NG-15.3': {
    title: 'Seguir o quedarse',
    text: 'Mientras puedas pagar otros 3 de energía, puedes dejar que la nave siga y sacar otra carta. Solo cuenta la letra de la última. Todas se descartan. Criterio: si no queda ninguna carta por sacar, nadie sale ni sigue explorando.',
  },
  'NG-15.4': {
    title: 'Exploradoras perdidas',
    text: 'Si la cara con esa letra no está disponible, o si es la F, la nave se pierde para siempre: desde ese momento puedes tener una nave menos en el tablero. Si la F estaba disponible, su disco se coloca igualmente. Criterio: quien queda eliminado por ello no coloca nada.',
  },
  'NG-15.5': {
    title: 'Colocar el disco',
    text: 'Nombras los vecinos del disco por orden alfabético: seis como mucho, cada uno con menos de seis vecinos. Con Exploración pueden ser discos exóticos y la nube S; en cuanto hay un disco exótico en juego hay que nombrar al menos uno, si alguno tiene sitio. Con Exploración Controlada puede ser cualquier disco, o ninguno. Los enlaces que ya hay no cambian.',
  },
  'NG-15.6': {
    title: 'Posarse',
    text: 'Se pone un marcador de asteroide en cada planeta del disco mientras queden. Después tu nave se posa en el planeta que elijas, que se conquista sin batalla y se saquea al final de la fase. La nave ya se ha movido.',
  },
  'NG-15.7': {
    title: 'Eventos en los sistemas exóticos',
    text: 'Las cartas encuentran los sistemas exóticos por la letra de su cara. Varios planetas pueden tener el mismo número: los de B, por orden de lugar, 1, 1, 2, 2; los de E 1, 2, 2, 3; los de K 1, 1, 2, 2, 3, 3. El evento llega a todos.',
  },
  'NG-15.8': {
    title: 'Allí no hay puntos',
    text: 'Las batallas y las estrellas de los sistemas exóticos no dan puntos de victoria. Las reliquias que se llevan allí cuentan.',
  },
  'NG-15.9': {
    title: 'Conservar una estrella allí',
    text: 'Como en todas partes, una estrella se conserva con al menos la mitad de los planetas que siguen existiendo: 3 de 6, 2 de 4, 2 de 3, 1 de 2.',
  },
  'NG-15.10': {
    title: 'A y G: estrella de neutrones',
    text: 'En la estrella no entra nadie. Los planetas con naves tienen 1 más de defensa, también contra la IA y a su favor.',
  },
  'NG-15.11': {
    title: 'B: inestabilidad cuántica',
    text: 'Tras cada orden de un jugador por la que llegan allí naves de otro disco, y tras la batalla, se sacan a la vista dos cartas de evento. La mitad derecha de la primera y la izquierda de la segunda dicen qué pasa; el número de la primera dice dónde: en los dos planetas del número 1 o 2; con el 3 no pasa nada. Lo que haga entonces la IA es una sola acción sobre esos planetas. Las naves construidas, las que trae un evento y las que envía la IA no sacan cartas. Criterio: un convoy que encuentra más reliquias de las que puede llevar las toma en el orden Militar, Replicador, Extractor, Transportador.',
  },
  'NG-15.12': {
    title: 'C: nube de asteroides',
    text: 'Una segunda nube con sus propias zonas y todas las reglas de una nube; la nave exploradora llega a ella. Las reliquias de los planetas destruidos van a S.',
  },
  'NG-15.13': {
    title: 'D y L: sin salida',
    text: 'Ninguna nave sale del sistema, tampoco a explorar; dentro de él sí se mueven.',
  },
  'NG-15.14': {
    title: 'E y K: planetas',
    text: 'E tiene cuatro planetas y ninguna estrella; K tiene seis planetas y una estrella. Por lo demás no tienen nada de especial.',
  },
  'NG-15.15': {
    title: 'F y L: puente gravitatorio',
    text: 'Entre dos discos enlazados ambos con F o con L cada nave paga 1 menos: 1 si están enlazados entre sí y 2 si no, sin necesidad de la tecnología Hiperespacio y aunque el hiperespacio esté cerrado. Que ninguna nave paga menos de 1 se mira al final, de modo que entre enlazados un Transportador lleva consigo un Extractor por 1. El puente está cerrado mientras haya un marcador de Sin Movimiento en F o en cualquier planeta de L. Toda carta F encuentra el agujero negro F, que nunca tiene más de 4 marcadores. Criterio: de los eventos solo le afectan las tormentas solares y la calma. En F no se queda nadie.',
  },
  'NG-15.16': {
    title: 'H: estrella binaria',
    text: 'En cada estrella caben tantas naves como en las demás; cada una extrae y se saquea por separado, y todas las naves que hay en ellas suman a la defensa de los planetas. Se conservan con la mitad de los planetas, redondeando hacia abajo, pero al menos uno.',
  },
  'NG-15.17': {
    title: 'I: agujero de gusano',
    text: 'Cuando se descubre, la nube S pasa a ser su otro extremo; las naves y reliquias que hay allí siguen como estaban. Quien va a un extremo sale por su propia zona del otro, con dos cartas por nave, y así llega también la exploradora. Ningún camino lleva de un extremo al otro. Por lo demás, los dos son nubes.',
  },
  'NG-15.18': {
    title: 'J: estrella gigante',
    text: 'Aquí se puede atacar la estrella de un enemigo, con naves sin reliquia desde los planetas del sistema, si tienes al menos la mitad de ellos; en cada uno se queda una nave. Su defensa es el número de naves que hay en ella, las bajas son las de siempre y no se quedan más supervivientes de los que caben en una estrella. Da 4 de energía y ningún punto. Toda carta J la encuentra, después de los planetas: los marcadores de Sin Movimiento la cierran, los de Sin Gestión detienen su extracción, nunca hay más de 4 de una clase y no se destruye.',
  },
  'NG-15.19': {
    title: 'La IA en los sistemas exóticos',
    text: 'Llega a planetas exóticos cuando un evento apunta allí, pero nunca a D ni a L, ni a nubes ni a agujeros de gusano. En las estrellas entra como en todas partes.',
  },
};
