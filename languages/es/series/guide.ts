// Las reglas de los torneos, en español.

import type { Guide } from '@starboard/engine';

export const guide: Guide = {
  'SE-1.1': {
    title: 'El plan',
    text: 'Quien organiza anuncia el torneo: el formato, el juego con sus opciones, que son las mismas en todas las partidas, cuántas plazas hay y cuándo se cierra la lista.',
  },
  'SE-1.2': {
    title: 'Inscribirse',
    text: 'Hasta que se cierra la lista, cualquiera puede inscribirse una vez. Quien organiza puede inscribir también a otras personas y a bots.',
  },
  'SE-1.3': {
    title: 'Plazas',
    text: 'El formato dice cuántos pueden jugar; quien organiza puede ofrecer menos plazas. Con la lista completa, alguien tiene que retirarse para que entre otra persona.',
  },
  'SE-1.4': {
    title: 'Confirmar la asistencia',
    text: 'Si quien organiza lo pide, todos confirman su asistencia en un plazo antes del cierre. A quien no lo hace se le borra de la lista. Los bots siempre están.',
  },
  'SE-1.5': {
    title: 'Cierre',
    text: 'La lista se cierra a su hora, o antes si quien organiza la cierra. Si hay menos inscritos de los que pide el formato, el torneo se cancela. Criterio: donde hace falta un número par, se borra a quien se inscribió en último lugar.',
  },
  'SE-1.6': {
    title: 'Retirarse a tiempo',
    text: 'Quien se retira antes del cierre deja libre su plaza.',
  },
  'SE-1.7': {
    title: 'Cancelar',
    text: 'Quien organiza puede cancelar un torneo que no ha terminado. Entonces no hay clasificación.',
  },
  'SE-2.1': {
    title: 'Letras',
    text: 'El sorteo da a los inscritos las letras A, B, C, etcétera. En cada partida empieza quien se nombra primero, y el orden de los nombres es el de los asientos.',
  },
  'SE-2.2': {
    title: 'Ida y vuelta',
    text: 'De dos a cuatro inscritos juegan dos partidas en una mesa: A B C D y después D C B A.',
  },
  'SE-2.3': {
    title: 'Partidas paralelas',
    text: 'Un número par juega en mesas de dos, todas a la vez: A B, C D, etcétera.',
  },
  'SE-2.4': {
    title: 'Muerte súbita',
    text: 'Dos o más juegan en mesas de dos, y quien pierde queda fuera: A B, C D y después quienes ganaron entre sí; empieza quien ganó la partida anterior en la lista. Si su número no es una potencia de dos, el sorteo da descanso a algunos en la primera ronda.',
  },
  'SE-2.5': {
    title: 'Todos contra todos',
    text: 'De tres a ocho inscritos, cada pareja una vez. Con cuatro: A B y C D, C A y D B, A D y B C.',
  },
  'SE-2.6': {
    title: 'Tríos',
    text: 'De cuatro a seis inscritos, cada trío una vez, y cada cual tantas veces en cada asiento como permitan los números. Con cuatro: A B C, D A B, C D A, B C D.',
  },
  'SE-2.7': {
    title: 'Liga',
    text: 'De tres a 32 inscritos, cada pareja una vez, por puestos y no por puntuación. Cada cual empieza la mitad de sus partidas, o lo más cerca de la mitad que permita un número impar.',
  },
  'SE-2.8': {
    title: 'Sistema suizo',
    text: 'Cuatro o más inscritos juegan varias rondas y nadie queda fuera. Cada cual se enfrenta a alguien con los mismos puntos, la mitad de arriba con la de abajo; quien no encuentra rival ahí juega con alguien que tiene menos.',
  },
  'SE-2.9': {
    title: 'Nadie dos veces',
    text: 'En el sistema suizo con mesas de dos nadie se enfrenta dos veces a la misma persona mientras haya otra forma de emparejar a todos.',
  },
  'SE-2.10': {
    title: 'Asientos en el sistema suizo',
    text: 'Cada cual se sienta donde menos se ha sentado y, si se puede, no donde se sentó la última vez. En mesas de dos nadie empieza, o juega en segundo lugar, tres veces más que lo contrario mientras haya otra forma.',
  },
  'SE-2.11': {
    title: 'Sistema suizo en mesas mayores',
    text: 'Quien organiza puede elegir mesas de tres o de cuatro: son de ese tamaño tantas como se pueda y las demás del otro. Se sientan juntos quienes tienen los mismos puntos, y se repiten los menos encuentros posibles.',
  },
  'SE-3.1': {
    title: 'De dónde sale el sorteo',
    text: 'Con el plan se publica la huella de una semilla secreta. El sorteo sale de la semilla y de las palabras que dieron los inscritos, que nadie podía conocer cuando se eligió la semilla.',
  },
  'SE-3.2': {
    title: 'La semilla',
    text: 'Al terminar el torneo se publica también la semilla, para que cualquiera pueda repetir el sorteo.',
  },
  'SE-3.3': {
    title: 'El archivo',
    text: 'El archivo de un torneo contiene todo lo que pasó. Cada paso debe seguirse de los anteriores, y cada resultado del archivo de su partida.',
  },
  'SE-4.1': {
    title: 'Puntuación',
    text: 'La puntuación de una partida es la final de su hoja. También puntúan aquellos a los que llevan las propias reglas, pero sin puesto.',
  },
  'SE-4.2': {
    title: 'Puntos por puestos',
    text: 'En la liga y en el sistema suizo cuentan los puestos: en una mesa de dos una victoria da 2 y unas tablas 1. En mesas mayores el primero tiene 12, el último 0 y los demás quedan repartidos por igual entre ambos; quienes comparten puestos comparten sus puntos.',
  },
  'SE-4.3': {
    title: 'Tablas en la muerte súbita',
    text: 'La partida se repite y empieza quien no empezó. Si vuelve a haber tablas, sigue quien tiene la mayor suma de las dos puntuaciones; si son iguales, decide el sorteo.',
  },
  'SE-4.4': {
    title: 'Rendirse',
    text: 'Quien se rinde conserva lo que la hoja tiene en ese momento, sin la bonificación. Quien queda solo ha ganado, con la bonificación.',
  },
  'SE-4.5': {
    title: 'Una partida que no terminó',
    text: 'Cuenta 0 para todos. En la muerte súbita son tablas. Quien organiza puede suspender una partida que no avanza: si no había empezado, quien no se presentó figura como ausente (SE-4.7); si ya había empezado, cuenta como no terminada.',
  },
  'SE-4.6': {
    title: 'Dejar el torneo',
    text: 'La partida de una mesa abierta se juega de todos modos, o se abandona. Criterio: a las demás no se espera. En todos contra todos y en tríos las partidas de quien se fue demasiado pronto no cuentan para nadie; en la liga solo si jugó menos de la mitad, y si no, pierde las que faltan.',
  },
  'SE-4.7': {
    title: 'No presentarse',
    text: 'Criterio: en ida y vuelta y en las mesas mayores del sistema suizo los demás juegan sin esa persona. En los demás casos, quien vino sigue en la muerte súbita y ha ganado donde cuentan los puestos; donde cuentan las puntuaciones, la partida vale 0 para todos.',
  },
  'SE-4.8': {
    title: 'Un resultado',
    text: 'Cada partida del torneo tiene una mesa y cuenta una vez. No cuentan los resultados de otras mesas ni los de un torneo terminado.',
  },
  'SE-4.9': {
    title: 'Descanso',
    text: 'Donde los números no encajan, alguien descansa una ronda. En el sistema suizo vale como una victoria, y le toca al último de quienes menos descansos han tenido, si así los demás pueden emparejarse.',
  },
  'SE-5.1': {
    title: 'La mayor suma',
    text: 'En ida y vuelta, todos contra todos y tríos gana la mayor suma de puntuaciones; en la liga y en el sistema suizo, la mayor suma de puntos.',
  },
  'SE-5.2': {
    title: 'La mayor puntuación',
    text: 'En las partidas paralelas gana la mayor puntuación de una sola partida.',
  },
  'SE-5.3': {
    title: 'La última partida',
    text: 'En la muerte súbita gana quien gana la última partida. Quienes quedan fuera en la misma ronda comparten el puesto: los de las semifinales, el tercero.',
  },
  'SE-5.4': {
    title: 'Puntuaciones iguales',
    text: 'Decide el número de partidas ganadas; después las líneas de la hoja que nombra el juego, en Nexum Galaxy puntos de victoria y reliquias; en todos contra todos, después la partida entre ellos. Si no, se comparte el puesto.',
  },
  'SE-5.5': {
    title: 'Puntos iguales',
    text: 'En el sistema suizo deciden los puntos de todos los rivales, donde una ronda sin partida vale como una contra alguien con los mismos puntos; después, y en la liga primero, los puntos de los rivales vencidos y la mitad de los de aquellos con quienes hubo tablas; después las partidas entre ellos; después las partidas ganadas. Si no, se comparte el puesto.',
  },
  'SE-6.1': {
    title: 'Puntuación',
    text: 'La puntuación dice lo fuerte que es alguien y hasta qué punto se sabe. Cada partida puntuada cambia ambas cosas según lo sorprendentes que sean los puestos: el método de Weng y Lin para el modelo de Plackett y Luce, el mismo para dos asientos que para más.',
  },
  'SE-6.2': {
    title: 'Partidas puntuadas',
    text: 'Las partidas puntuadas son para cuentas y nuestros bots, con reloj, con las reglas impresas y cada cual por su cuenta. Cada juego tiene una lista propia por reglas, número de asientos y ritmo, en directo o por correspondencia. Juegan al menos dos personas, a las que pueden unirse bots. Criterio: solo contra bots se pueden pedir pistas, así que esa partida no puntúa; con aliados, contra la IA de las reglas o con sectores, hojas o mazos propios, tampoco. Las de torneo tampoco puntúan.',
  },
  'SE-6.3': {
    title: 'Puntos',
    text: 'Todo el mundo empieza con 1500 puntos, que pueden ser hasta 500 de más o de menos. Son provisionales hasta que, 19 veces de cada 20, el valor real no está a más de 200 puntos. Una ventaja de 400 puntos equivale a unas diez victorias por cada derrota. Nuestros bots tienen los puntos que se han ganado entre ellos, y ninguna partida los cambia.',
  },
  'SE-6.4': {
    title: 'Puestos',
    text: 'Cuentan los puestos de quienes estaban sentados al empezar la partida. Los puestos compartidos cuentan como tales.',
  },
  'SE-6.5': {
    title: 'Quien se va',
    text: 'Quien se rinde, agota su tiempo o es sustituido queda detrás de quienes se quedaron. Criterio: quien se fue más tarde queda delante de quien se fue antes. Quien vuelve no se ha ido. Quien ocupa el asiento de otra persona no puntúa.',
  },
  'SE-6.6': {
    title: 'Partidas nulas',
    text: 'Una partida no puntúa si alguien nunca movió o si se deshicieron órdenes de común acuerdo.',
  },
  'SE-6.7': {
    title: 'Por orden',
    text: 'Los resultados cuentan en el orden en que el servidor los anota. Calculados de nuevo en ese orden dan las mismas puntuaciones, se haya ido quien se haya ido.',
  },
  'SE-6.8': {
    title: 'Estadísticas',
    text: 'Los perfiles y las estadísticas cuentan toda partida terminada de dos o más participantes en la que todo el mundo movió, puntúe o no. Quien se fue queda detrás de quienes se quedaron. Los invitados no tienen perfil y aparecen sin nombre.',
  },
  'SE-6.9': {
    title: 'Historial oculto',
    text: 'Quien oculta su historial no muestra a otras personas ni partidas ni puntuaciones, aparece sin nombre en las listas de las demás y no está en ninguna clasificación. Sus partidas siguen contando. Las partidas en mesas para gente invitada también cuentan, pero solo las ven en su lista quienes las jugaron.',
  },
  'SE-7.1': {
    title: 'Un grupo de mesas',
    text: 'De dos a cuatro facciones juegan a la vez en dos a cuatro mesas de un juego y se envían naves y carga de mesa a mesa donde las reglas del juego lo permiten. Cada facción tiene un asiento en cada mesa, el del mismo número. Todas las mesas tienen las mismas opciones si no se acuerda otra cosa.',
  },
  'SE-7.2': {
    title: 'Quién se sienta',
    text: 'Una persona puede jugar por una facción en varias mesas, o varias personas en una cada una, y bots en las demás. Cada mesa se abre una vez.',
  },
  'SE-7.3': {
    title: 'Lo que sale de una mesa',
    text: 'Un envío que sale de una mesa espera fuera de todas hasta el siguiente turno de la facción en la mesa a la que va. Se anota una vez, con la entrada del registro por la que salió.',
  },
  'SE-7.4': {
    title: 'Lo que llega',
    text: 'Cuando allí empieza un turno de la facción se abren sus envíos por el orden en que salieron, cada uno una vez y tal como se envió. Lo que no se envió no llega. Criterio: en el turno se abre lo anotado al empezar; lo que se anota después espera al siguiente.',
  },
  'SE-7.5': {
    title: 'Adónde se puede enviar',
    text: 'En un turno, una facción puede enviar a las otras mesas que se siguen jugando y en las que no ha quedado fuera cuando empieza el turno.',
  },
  'SE-7.6': {
    title: 'Envíos que nadie abre',
    text: 'Los envíos para una mesa que ha terminado, o en la que la facción ha quedado fuera, se pierden.',
  },
  'SE-7.7': {
    title: 'El final',
    text: 'Cada mesa termina por sus propios objetivos y cuenta una vez. Con la última termina el grupo.',
  },
  'SE-7.8': {
    title: 'Quién gana un grupo',
    text: 'Quien ha ganado más mesas; después, quien tiene la suma más alta de puntuaciones finales; si no, se comparte el puesto. La suma de la facción se apunta a todos los que jugaron por ella.',
  },
  'SE-7.9': {
    title: 'Una mesa que no se terminó',
    text: 'Cuenta 0 para todos y nadie la ha ganado. Decisión: en línea, también una mesa que nadie ha empezado cuando se acaba el tiempo que las mesas esperan.',
  },
  'SE-7.10': {
    title: 'El ritmo',
    text: 'Cada mesa lleva sus turnos y su reloj sin esperar a otra. Un envío para una mesa lenta espera lo que haga falta.',
  },
  'SE-7.11': {
    title: 'El archivo de un grupo',
    text: 'Tiene todo lo que ocurrió entre las mesas. El archivo de cada mesa se puede volver a jugar solo; comparados, muestran que todo lo que salió de una mesa está en el archivo y llegó adonde debía, una vez.',
  },
  'SE-7.12': {
    title: 'Nada se retira',
    text: 'Decisión: una orden que ya se conoce entre las mesas, porque con ella salió un envío, porque antes empezó un turno o porque una facción quedó eliminada, no se puede deshacer, y en una mesa de un grupo nada se retira de común acuerdo.',
  },
  'SE-7.13': {
    title: 'Un grupo como partida de un torneo',
    text: 'Cada partida de un torneo puede ser un grupo de dos a cuatro mesas en el que cada inscrito es una facción y tiene su asiento en todas. Su puesto y su puntuación en el grupo son los de la partida; si las puntuaciones son iguales, se suman las líneas de todas las hojas. Decisión: cuenta si una de sus mesas se jugó hasta el final. Si no empezó ninguna, estuvo ausente quien no fue a ninguna (SE-4.7).',
  },
};
