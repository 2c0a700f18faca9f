import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Iniciar sesión',
  drawn: 'Figuras dibujadas, no miembros.',
  note: 'Para personas de {minAge} años o más. Registrarse es gratis y sin tarjeta.',
} satisfies Translation<typeof en>;
