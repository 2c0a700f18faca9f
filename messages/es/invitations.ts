import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Invita a alguien',
  lead: '¿Conoces a gente que le vendría bien a {site}? Envíales un enlace tuyo.',
  premium: 'Las invitaciones son para miembros premium.',
  getPremium: 'Hazte premium',
  start: 'Tu enlace se crea una vez y es tuyo para siempre.',
  make: 'Crear mi enlace',
  page: 'Lo que ven primero',
  variant: 'En qué versión',
  number: 'Versión {number}',
  link: 'Tu enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  share: 'Compartir',
  words: 'Estoy en {site}. ¿Te pasas a verlo?',
  joined:
    '{count, plural, =0 {Todavía no ha llegado nadie por tu enlace} one {# persona ha llegado por tu enlace} other {# personas han llegado por tu enlace}}',
  thanked:
    '{count, plural, =0 {Todavía ningún crédito de agradecimiento} one {# crédito de agradecimiento} other {# créditos de agradecimiento}}',
  terms:
    'Por cada persona que se une y confirma su dirección recibes {count, plural, one {# crédito} other {# créditos}}, por {most} personas al mes como mucho. Nadie ve quién invitó a quién.',
  pages: {
    alonetonight: 'Una casa de noche',
    collagelanding: 'Una pared de retratos',
    gallery: 'Una galería',
    iconslanding: 'Elige lo que te gusta',
    maplanding: 'Un mapa',
    socialnetwork: 'Pequeñas noticias del día',
    transitionsvideolanding: 'Una película por las estaciones',
    video: 'Una película corta',
  },
} satisfies Translation<typeof en>;
