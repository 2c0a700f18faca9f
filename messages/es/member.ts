import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Buscar',
    searchShort: 'Buscar',
    messages: 'Mensajes',
    likes: 'Me gusta',
    credits: 'Créditos',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Secciones',
    account: 'Cuenta',
    profile: 'Mi perfil',
    settings: 'Ajustes',
    logout: 'Cerrar sesión',
    unread: '{count, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
    newLikes: '{count, plural, one {# «me gusta» nuevo} other {# «me gusta» nuevos}}',
    creditsLeft:
      '{count, plural, =0 {no te quedan créditos} one {te queda # crédito} other {te quedan # créditos}}',
  },
} satisfies Translation<typeof en>;
