// Lo que dice un cliente del servidor, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '@starboard/wire/client-words';

export const wire: Translated<typeof english> = {
  unreachable: 'El servidor no responde: inténtalo de nuevo.',
};
