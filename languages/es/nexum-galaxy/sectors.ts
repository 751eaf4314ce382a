// One line about each sector, in Spanish.

export const sectorLines: Readonly<Record<string, string>> = {
  LAUBURIA:
    'Cuatro brazos salen en curva de un anillo de mayores; desde cada Tann un menor lleva al brazo siguiente.',
  PSCISH: 'Dos arcos de dos civilizaciones, unidos por una barra de mayores donde chocan las flotas.',
  HEABEZA: 'Ningún salto llega al anillo de mayores del centro: hay que entrar por los menores.',
  SHARBURO: 'Cuatro triángulos sin nada entre ellos; todo paso fuera del tuyo es un salto.',
  PROFUNDIS:
    'Una espiral de cuatro brazos cuyo camino hacia dentro empieza en un menor que comparten dos civilizaciones.',
  DIVERSUM: 'Dos cadenas de seis sistemas que no se tocan; los aliados están en los extremos de la misma.',
  DROPTULA:
    'Un anillo de Tanns y mayores con dos túneles de menores que lo cruzan; ningún salto entra en A y G ni sale de ellos.',
  BINEYERO: 'Un cuadrado doble tan tupido que cada sistema tiene tres vecinos o más.',
  DIMONS: 'Un rombo de mayores dentro de un rombo de Tanns y menores: entrar es corto; rodear, largo.',
  CAPTOR: 'Los Tanns se apiñan en el centro y se tocan; lo que vale la pena está fuera.',
  TABULA: 'Sin reliquias y con dos naves en cada planeta propio: deciden los cuatro sistemas del centro.',
  IHX: 'Dos mitades llenas, con dos civilizaciones cada una, unidas por un solo enlace entre mayores.',
  LIMIT: 'Un anillo de ocho: a un lado un mayor, al otro un menor, y detrás de cada uno un enemigo.',
  QUANTUM: 'Tan apretado que casi todos los sistemas están a uno o dos pasos de los demás.',
  URSUCTUM: 'Rutas comerciales unen cada Tann con otros dos y con un mayor; los menores quedan en lo hondo.',
  OCULUS: 'Un ojo: los Tanns son los párpados, y una línea fina de mayores y menores, la pupila.',
  SAURI: 'Una espina de dos menores lleva todo el tráfico, y cada extremo esconde un mayor.',
  SPIRO: 'Un rizo de seis en fila: primero el menor, luego el mayor, luego los del enemigo.',
  FENIX: 'Dos alas pequeñas unidas por sus mayores.',
  IANIA: 'Un anillo de seis en el que cada camino hasta el enemigo cruza un menor y un mayor.',
  RECULA: 'Un mayor vacío en el centro toca todo menos los dos Tanns.',
  LIBRADABRA: 'Tres brazos cuelgan de un único mayor con tres reliquias, con un menor en cada brazo.',
  TRIPARTUM:
    'Los tres Tanns tocan el único mayor, con sus tres reliquias; los menores quedan a salvo detrás.',
  GREGATU: 'Tres menores rodean un mayor, y a un segundo mayor, muy lejos, solo se llega saltando.',
  'TREX-B': 'Tres menores se tocan en el centro; detrás de cada uno hay una esquina con un Tann y un mayor.',
  TREX: 'Tres esquinas de tres sistemas, cada una con su mayor hacia el portal del centro.',
  BRAGULIA: 'Tanns y mayores se alternan en un anillo, y cada Tann tiene un menor por fuera.',
  XPLOTIA: 'Tres mayores se tocan en el centro, cada uno con un Tann y un menor a la espalda.',
  TRISKELION: 'Tres piernas salen de un triángulo de mayores: mayor, menor, Tann.',
  RAIA: 'Tres menores en el centro, y mayores que están cada uno entre dos Tanns.',
  BIZARDO: 'Una rueda de nueve alrededor de un mayor, con el cuarto portal lejos de todo.',
  NARROWS: 'Dos sistemas Tann con un único sistema menor entre ellos.',
  LOCKS:
    'Un anillo de cuatro hogares cerrados al hiperespacio alrededor de un mayor lleno de Militares y Extractores.',
  HOARD: 'Las reliquias se amontonan entre un sistema inicial y otro, demasiadas para la primera nave.',
};
