import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Invita a alguien',
  lead: '¿Conoces a alguien que encajaría en {site}? Envíale tu propio enlace.',
  premium: 'Solo los miembros premium pueden enviar invitaciones.',
  getPremium: 'Pásate a Premium',
  start: 'Tu enlace se crea una sola vez y es tuyo para siempre.',
  make: 'Crear mi enlace',
  page: 'Lo primero que verán',
  variant: 'Versión',
  number: 'Versión {number}',
  preview: 'Así lo verá quien lo reciba',
  open: 'Abrir la página',
  link: 'Tu enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  share: 'Compartir',
  words: 'Estoy en {site}. ¿Te pasas a verlo?',
  joined:
    '{count, plural, =0 {Todavía no se ha registrado nadie con tu enlace} one {# persona se ha registrado con tu enlace} other {# personas se han registrado con tu enlace}}',
  thanked:
    '{count, plural, =0 {Por ahora, ningún crédito de agradecimiento} one {# crédito de agradecimiento} other {# créditos de agradecimiento}}',
  terms:
    'Recibes {count, plural, one {# crédito} other {# créditos}} por cada persona que se registre y confirme su correo, hasta {most} personas al mes. Nadie ve quién invitó a quién.',
  pages: {
    alonetonight: 'Una casa de noche',
    collagelanding: 'Una pared de retratos',
    gallery: 'Una galería',
    iconslanding: 'Elige lo que te gusta',
    maplanding: 'Un mapa',
    socialnetwork: 'Pequeñas cosas de hoy',
    transitionsvideolanding: 'Un vídeo por las estaciones',
    video: 'Un vídeo corto',
  },
} satisfies Translation<typeof en>;
