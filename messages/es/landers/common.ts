import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Iniciar sesión',
  drawn: 'Ilustraciones, no miembros reales.',
  note: 'Para mayores de {minAge} años. Registrarse es gratis y sin tarjeta.',
} satisfies Translation<typeof en>;
