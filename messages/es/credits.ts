import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Créditos',
  premiumTitle: 'Premium',
  head: {
    first: 'Paga por palabras, <em>no por meses.</em>',
    more: 'Más palabras, <em>cuando tú quieras.</em>',
    lead: 'Un mensaje cuesta {count, plural, one {# crédito} other {# créditos}}. Compra una vez y úsalos cuando quieras.',
    premium: 'Con tus primeros créditos pasas a ser miembro premium, para siempre.',
  },
  balance: {
    title: 'Tu saldo',
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
    included: 'Ya incluido en los precios',
    until: 'Ya incluido en los precios, hasta el {date}',
    bonus: 'Ya incluida en los precios, durante las cuatro horas siguientes al registro',
  },
  packages: {
    title: 'Paquetes',
    small: 'Para probar',
    medium: 'Para conocer a alguien',
    large: 'Para grandes conversaciones',
    most: 'El más elegido',
    unit: '{count, plural, one {crédito} other {créditos}}',
    messages: '{count, plural, one {# mensaje} other {# mensajes}}',
    perMessage: '<b>{price}</b> por mensaje',
    before: 'en lugar de',
    choose: 'Elegir {count, plural, one {# crédito} other {# créditos}}',
    go: 'Continuar con este paquete',
    tax: 'IVA del {rate} incluido',
  },
  none: {
    title: 'Todavía no hay paquetes para {country}',
    text: 'Por ahora no se venden créditos allí. Si pagas en otro país, elígelo.',
  },
  failed: {
    title: 'No se pudieron cargar los precios',
    text: 'No se ha pedido nada. Vuelve a intentarlo dentro de un momento.',
    retry: 'Intentar de nuevo',
  },
  methods: {
    label: 'Formas de pago',
    card: 'Tarjeta',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    directdebit: 'Domiciliación bancaria',
  },
  country: {
    text: 'Pagas en: <b>{country}</b> ({currency})',
    change: 'Cambiar de país',
    label: 'El país en el que pagas',
    hint: 'De él dependen la moneda, los precios y las formas de pago.',
    save: 'Guardar',
  },
  premium: {
    title: 'Lo que abre premium',
    yours: 'Lo que premium te abre',
    photos: {
      title: 'Todas las fotos de todo el mundo',
      text: 'Se acabaron las fotos difuminadas.',
    },
    conversations: {
      title: 'Todas las conversaciones nuevas que quieras',
      text: 'Sin premium inicias {count}.',
    },
    own: { title: '{count} fotos tuyas', text: 'En lugar de {count}.' },
    visitors: {
      title: 'La lista completa de tus visitantes',
      text: 'No solo los últimos {count}.',
    },
    chance: 'más de posibilidades de un match para los miembros premium.*',
    chanceNote:
      '* Una cifra que {site} da para el conjunto de los miembros premium. No habla de ti y no promete nada: lo que ocurra depende de ti y de las personas que conozcas.',
  },
  offer: 'Los créditos se venden en paquetes',
  buy: 'Comprar créditos',
  join: 'Los compras cuando ya eres miembro. Registrarse es gratis.',
} satisfies Translation<typeof en>;
