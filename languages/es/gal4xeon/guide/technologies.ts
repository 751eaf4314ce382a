// Qué hacen las tecnologías.

import type { Guide } from '@starboard/engine';

export const technologies: Guide = {
  'GX-9.1': {
    title: 'Fuerza militar',
    text: 'Tu fuerza es el número militar más alto que has obtenido.',
  },
  'GX-9.2': {
    title: 'Logística',
    text: 'Con una acción de Conquistar puedes conquistar hasta dos especies, cada una con las reglas de siempre.',
  },
  'GX-9.3': {
    title: 'Alcance de exploración',
    text: 'Cada alcance añade una forma que puedes usar al explorar.',
  },
  'GX-9.4': {
    title: 'Consorcio minero',
    text: 'Con una acción de Explotar puedes explotar hasta dos sistemas o ruinas, cada uno con las reglas de siempre.',
  },
  'GX-9.5': {
    title: 'Relaciones con alienígenas',
    text: 'Las relaciones amistosas, neutrales y hostiles te permiten comerciar con los alienígenas de esa actitud.',
  },
  'GX-9.6': {
    title: 'Liga comercial',
    text: 'Con una acción de Comerciar puedes empezar a comerciar con hasta dos especies, cada una con las reglas de siempre y con su propia ganancia.',
  },
  'GX-9.7': {
    title: 'Dos objetivos (aclaración)',
    text: 'Los dos objetivos se eligen uno tras otro. El primero ya es tuyo cuando eliges el segundo, así que puede ser el vecino que este necesita. Puedes renunciar al segundo.',
  },
  'GX-9.8': {
    title: 'Lo ganado por el camino (aclaración)',
    text: 'Una tecnología obtenida con el primero de dos comercios cuenta para el segundo. Una Liga comercial obtenida al comerciar permite un segundo comercio en la misma acción.',
  },
};
