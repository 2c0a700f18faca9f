import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'Una advertencia sobre tu cuenta en {site}',
    remove_message: 'Hemos retirado uno de tus mensajes',
    remove_photo: 'Hemos retirado una de tus fotos',
    remove_about: 'Hemos retirado el texto de tu perfil',
    suspend: 'Tu cuenta está suspendida hasta el {until}',
    ban: 'Tu cuenta se ha cerrado',
    reversed: 'Hemos revocado nuestra decisión {reference}',
    upheld: 'Tu recurso contra la decisión {reference}',
  },
  measures: {
    warn: 'Esto es una advertencia. Puedes seguir usando tu cuenta.',
    remove_message:
      'Hemos retirado un mensaje que escribiste. La persona a la que se lo enviaste tampoco puede verlo ya.',
    remove_photo: 'Hemos retirado una foto de tu perfil. Los demás ya no pueden verla.',
    remove_about: 'Hemos retirado lo que escribiste sobre ti. Puedes escribir otro texto.',
    suspend:
      'Hemos suspendido tu cuenta hasta el {until}. Hasta entonces no puedes iniciar sesión y nadie puede ver tu perfil. Después, todo volverá a estar como antes.',
    ban: 'Hemos cerrado tu cuenta para siempre. Ya no puedes iniciar sesión y nadie puede ver tu perfil.',
  },
  grounds: {
    money:
      'Nuestras condiciones no permiten pedir dinero a los miembros, hacer publicidad ni vender productos o servicios (apartado 6).',
    harassment:
      'Nuestras condiciones no permiten las amenazas, el acoso, el odio ni la discriminación (apartado 6).',
    impersonation:
      'Nuestras condiciones no permiten hacerse pasar por otra persona ni usar fotos en las que no apareces tú (apartado 6).',
    privacy:
      'Nuestras condiciones no permiten compartir fotos o datos de otras personas sin su consentimiento (apartado 6).',
    unlawful: 'Es contrario a la ley y nuestras condiciones tampoco lo permiten (apartado 6).',
    misuse:
      'Nuestras condiciones no permiten recopilar datos de los miembros, usar robots ni eludir límites, precios o bloqueos (apartado 6).',
    underage:
      'Solo pueden usar {site} las personas de 18 años o más (apartado 2 de nuestras condiciones).',
  },
  sources: {
    report:
      'Hemos tenido conocimiento de ello por una denuncia. Una persona ha examinado el caso y ha tomado esta decisión, no un sistema automático.',
    complaint:
      'Hemos tenido conocimiento de ello por una reclamación. Una persona ha examinado el caso y ha tomado esta decisión, no un sistema automático.',
    review:
      'Un moderador lo advirtió al revisar fotos. Esta decisión la ha tomado una persona, no un sistema automático.',
    moderator:
      'Un moderador lo advirtió por su cuenta. Esta decisión la ha tomado una persona, no un sistema automático.',
    hold: 'Nuestro sistema automático retuvo tu mensaje para revisarlo porque se parecía a una estafa conocida. Una persona ha examinado el caso y ha tomado esta decisión, no un sistema automático.',
  },
  redress:
    'Si no estás de acuerdo, puedes recurrir gratis hasta el {appealUntil}. Una persona que no ha intervenido en esta decisión examinará el caso y te responderá en un plazo de {days} días. También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
  reversed:
    'Hemos vuelto a examinar nuestra decisión del {date} y la hemos revocado. Hemos deshecho todas sus consecuencias y no contará en tu contra. Sentimos las molestias.',
  reversedOnAppeal:
    'Una persona que no intervino en nuestra decisión del {date} ha examinado tu recurso. Hemos revocado la decisión y deshecho todas sus consecuencias, y no contará en tu contra. Sentimos las molestias.',
  upheld:
    'Una persona que no intervino en nuestra decisión del {date} ha examinado tu recurso. La decisión se mantiene por estos motivos:',
  upheldRedress:
    'Si sigues sin estar de acuerdo, puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
  facts: {
    message: 'El {time} escribiste: «{text}»',
    photo: 'Se trata de una foto que añadiste el {date}.',
    profile: 'Se trata de tu perfil tal como estaba el {date}.',
  },
} satisfies Translation<typeof en>;
