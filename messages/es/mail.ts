import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {seis meses} =12 {un año} =60 {cinco años} other {# meses}}',
    footer: 'Recibes este correo porque esta dirección se ha usado en {site}.',
    fallback: 'Si el botón no funciona, abre esta dirección:',
    help: '¿Tienes preguntas? Escribe a {support}.',
    facts: {
      device: 'Dispositivo',
      place: 'Lugar',
      time: 'Fecha y hora',
    },
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
  activation: {
    subject: 'Confirma tu dirección para {site}',
    preheader: 'Un clic, y los demás podrán encontrar tu perfil.',
    body: 'Hola, {name}. Nos alegra tenerte aquí.\n\nConfirma que esta dirección es tuya. A partir de entonces tu perfil será visible: podrán encontrarte y responder a lo que escribas.{credits, plural, =0 {} one { Además, tienes # crédito de bienvenida.} other { Además, tienes # créditos de bienvenida.}}',
    action: 'Confirmar mi dirección',
    note: 'El enlace funciona durante {days, plural, one {# día} other {# días}}. Si no te has registrado tú, no hagas nada: una cuenta que nadie confirma se borra sola al cabo de un tiempo.',
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    preheader: 'La has pedido en {site}. Si no has sido tú, no cambia nada.',
    body: 'Hola, {name}:\n\nAlguien, seguramente tú, ha pedido restablecer la contraseña de tu cuenta en {site}. Aquí puedes elegir una nueva.',
    action: 'Elegir una contraseña nueva',
    note: 'El enlace funciona una sola vez y durante {hours, plural, one {# hora} other {# horas}}. Si la solicitud no es tuya, no hagas nada: tu contraseña seguirá igual.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña',
    preheader: 'Si has sido tú, no tienes que hacer nada.',
    body: 'Hola, {name}:\n\nSe ha cambiado la contraseña de tu cuenta en {site} y se ha cerrado la sesión en todos los demás dispositivos.\n\nSi has sido tú, no tienes que hacer nada. Si no, restablece la contraseña ahora mismo.',
    action: 'Restablecer mi contraseña',
    note: 'Al restablecerla se cierra la sesión de cualquier otra persona, y el enlace para hacerlo solo se envía a esta dirección.',
  },
  mailChange: {
    subject: 'Confirma tu nueva dirección',
    preheader: 'Hasta que lo hagas, todo sigue igual.',
    body: 'Hola, {name}:\n\nAlguien, seguramente tú, quiere que {email} sea la dirección de tu cuenta en {site}.\n\nConfírmala y, desde ese momento, enviaremos allí nuestros correos. Hasta que lo hagas, todo sigue igual.',
    action: 'Confirmar esta dirección',
    note: 'El enlace funciona durante {hours, plural, one {# hora} other {# horas}}. Si la solicitud no es tuya, no hagas nada: no usaremos esta dirección.',
  },
  mailChangeAsked: {
    subject: '¿Una nueva dirección para tu cuenta?',
    preheader: 'Si la has pedido tú, aquí no tienes que hacer nada.',
    body: 'Hola, {name}:\n\nAlguien, seguramente tú, ha pedido usar otra dirección de correo electrónico para tu cuenta en {site}. Hemos enviado allí un enlace. Nada cambia hasta que se abra.\n\nSi has sido tú, aquí no tienes que hacer nada. Si no, puede que otra persona sepa tu contraseña: pon una nueva ahora mismo.',
    action: 'Poner una contraseña nueva',
    note: 'Con una contraseña nueva se cierra la sesión en todos los demás dispositivos.',
  },
  mailChanged: {
    subject: 'Se ha cambiado tu dirección',
    preheader: 'Nuestros correos llegan ahora a la nueva.',
    body: 'Hola, {name}:\n\nTu cuenta en {site} tiene ahora otra dirección de correo electrónico, y allí enviamos nuestros correos.\n\nSi has sido tú, no tienes que hacer nada.',
    note: 'Si no has sido tú, escribe a {support}. Lo resolveremos contigo.',
  },
  deletion: {
    subject: 'Tu cuenta se borrará el {date}',
    preheader: 'Hasta entonces, con un clic lo recuperas todo.',
    body: 'Hola, {name}:\n\nTal como has pedido, tu cuenta en {site} está cerrada. El {date} la borraremos definitivamente, con tu perfil, tus fotos y tus mensajes.\n\nHasta entonces lo guardamos todo, por si cambias de opinión: inicia sesión o sigue el enlace, y lo recuperarás todo.',
    action: 'Recuperar mi cuenta',
    note: 'Si quieres irte, no tienes que hacer nada más. Solo queda lo que la ley nos obliga a conservar, como el registro de un pedido, sin tus datos personales. Gracias por haber estado aquí.',
  },
  reactivated: {
    subject: 'Nos alegra volver a verte, {name}',
    preheader: 'Tu cuenta vuelve a estar abierta y no se ha perdido nada.',
    body: 'Tu cuenta en {site} vuelve a estar abierta y no se ha perdido nada: tu perfil, tus fotos y tus mensajes están tal como los dejaste.',
    action: 'Ir a {site}',
    note: 'Si no has sido tú, cambia tu contraseña o escribe a {support}.',
  },
  newSignIn: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    preheader: 'Si has sido tú, no tienes que hacer nada.',
    body: 'Hola, {name}:\n\nAlguien ha iniciado sesión en tu cuenta de {site} con un dispositivo que no habíamos visto antes. Si has sido tú, no tienes que hacer nada.',
    action: 'Ver mis dispositivos',
    note: 'Si no has sido tú, cierra allí la sesión en los demás dispositivos y elige enseguida una contraseña nueva. Solo conocemos el lugar por la dirección IP, así que puede no ser exacto.',
  },
  exportReady: {
    subject: 'Tus datos están listos',
    preheader: 'Todo lo que {site} tiene sobre ti, para descargar.',
    body: 'Hola, {name}:\n\nLa copia de tus datos que pediste está lista: todo lo que {site} tiene sobre ti, y tus fotos.\n\nPuedes descargarla en tus ajustes durante {days, plural, one {# día} other {# días}}. Después, la copia se borra.',
    action: 'Ir a mis ajustes',
    note: 'La copia es personal. Guárdala donde solo tú puedas abrirla.',
  },
} satisfies Translation<typeof en>;
