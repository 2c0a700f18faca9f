import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {seis meses} =12 {un año} =60 {cinco años} other {# meses}}',
    footer: 'Recibes este correo porque esta dirección se ha usado en {site}.',
  },
  complaint: {
    subject: 'Tu reclamación {reference}',
    body: 'Hemos recibido tu reclamación. Su número de referencia es {reference}.\n\nUna persona la lee y te responde en un plazo de dos días laborables. Puedes seguir su estado en cualquier momento.',
    action: 'Ver el estado',
    note: 'Guarda este correo: el enlace de arriba es la clave de tu reclamación. No se lo pases a nadie.',
  },
  exclusion: {
    subject: 'Confirma tu prohibición de acceso',
    body: 'Alguien, seguramente tú, nos ha pedido que mantengamos esta dirección fuera de {site} durante {period}.\n\nLa prohibición empieza cuando la confirmas. Cierra la cuenta que use esta dirección, y no se puede anular antes de tiempo.',
    action: 'Confirmar la prohibición',
    note: 'El enlace funciona durante 24 horas. Si la solicitud no es tuya, no hagas nada: no pasará nada.',
  },
} satisfies Translation<typeof en>;
