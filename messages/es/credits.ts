import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

export default {
  title: 'Créditos',
  premiumTitle: 'Premium',
  head: {
    first: 'Paga por palabras, <em>no por meses.</em>',
    more: 'Más palabras, <em>cuando tú quieras.</em>',
    lead: 'Un mensaje cuesta {count, plural, one {# crédito} other {# créditos}}. Compra una vez y úsalos cuando quieras.',
    premium: 'Con tus primeros créditos te conviertes en miembro premium para siempre.',
  },
  balance: {
    title: 'Tus créditos',
    left: '{count, plural, one {# crédito} other {# créditos}}',
    enough:
      '{count, plural, =0 {No alcanza para un mensaje.} one {Alcanza para # mensaje.} other {Alcanza para # mensajes.}}',
    statement: 'Historial de créditos',
    orders: 'Mis pagos',
    invite: 'Invita a alguien',
    repeat: 'Repetir el último pedido',
  },
  discount: {
    label: 'Descuento',
    time_bonus: 'Oferta de bienvenida: {percent}',
    welcome: 'Oferta de bienvenida: {percent}',
    stay: '{percent} de descuento para ti',
    included: 'Incluido en los precios',
    until: 'Incluido en los precios hasta el {date}',
    bonus:
      'Incluida en los precios durante {hours, plural, one {la hora siguiente} other {las # horas siguientes}} a tu registro',
  },
  packages: {
    title: 'Paquetes',
    small: 'Para probar',
    medium: 'Para conocer a alguien',
    large: 'Para grandes conversaciones',
    most: 'El más popular',
    unit: '{count, plural, one {crédito} other {créditos}}',
    messages: '{count, plural, one {# mensaje} other {# mensajes}}',
    perMessage: '<b>{price}</b> por mensaje',
    before: 'en lugar de',
    save: 'Ahorras {amount}',
    choose: 'Elegir {count, plural, one {# crédito} other {# créditos}}',
    go: 'Continuar con este paquete',
    tax: 'IVA del {rate} incluido',
  },
  none: {
    title: 'Aún no disponible: {country}',
    text: 'Por ahora no vendemos créditos ahí. Si pagas en otro país, elígelo.',
  },
  failed: {
    title: 'No hemos podido cargar los precios',
    text: 'No has pedido nada. Inténtalo de nuevo dentro de un momento.',
    retry: 'Intentar de nuevo',
  },
  methods: { label: 'Formas de pago', ...paymentMethods.names },
  country: {
    text: 'Pagas en: <b>{country}</b> ({currency})',
    change: 'Cambiar de país',
    label: 'País de pago',
    hint: 'Determina la moneda, los precios y las formas de pago.',
    save: 'Guardar',
  },
  premium: {
    title: 'Qué consigues con Premium',
    yours: 'Tus ventajas Premium',
    photos: {
      title: 'Todas las fotos de todo el mundo',
      text: 'Se acabaron las fotos difuminadas.',
    },
    conversations: {
      title: 'Todas las conversaciones nuevas que quieras',
      text: 'Sin Premium puedes iniciar {count}.',
    },
    own: { title: '{count} fotos tuyas', text: 'En lugar de {count}.' },
    visitors: {
      title: 'La lista completa de tus visitantes',
      text: 'No solo los últimos {count}.',
    },
    chance: 'más de probabilidad de match para los miembros premium.*',
    chanceNote:
      '* Según el conjunto de los miembros premium de {site}. No es una promesa: los resultados varían de una persona a otra.',
  },
  offer: 'Los créditos se venden en paquetes',
  buy: 'Comprar créditos',
  join: 'Regístrate gratis para comprarlos.',
} satisfies Translation<typeof en>;
