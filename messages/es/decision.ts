import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Decisión {reference}',
  decided: 'Decisión del {date}',
  reference: 'Referencia {reference}',
  reversed: 'Revocamos esta decisión el {date}. Ya no se aplica y no contará en tu contra.',
  appeal: {
    title: 'Recurrir la decisión',
    text: 'Puedes recurrir una vez, hasta el {date}. Cuéntanos todo lo que debamos saber.',
    message: '¿Por qué crees que la decisión es incorrecta?',
    hint: 'Al menos {min} caracteres. Lo leerá una persona que no ha intervenido en la decisión.',
    counter: '{used} de {most}',
    submit: 'Enviar recurso',
    over: 'El plazo para recurrir esta decisión terminó el {date}.',
  },
  filed: {
    title: 'Tu recurso',
    sent: 'Enviado el {date}',
    thanks: 'Hemos recibido tu recurso.',
    states: {
      open: 'En revisión',
      upheld: 'La decisión se mantiene',
      reversed: 'Decisión revocada',
    },
    waiting:
      'Una persona que no ha intervenido en la decisión examinará el caso. Te responderemos por correo en un plazo de {days} días desde que enviaste el recurso.',
    answer: 'Nuestra respuesta',
    answered: 'Respondido el {date}',
  },
  unknown: {
    title: 'No hemos encontrado esta decisión',
    text: 'Puede que el enlace esté incompleto. Ábrelo otra vez desde nuestro correo o escríbenos en la página de reclamaciones.',
    action: 'Ir a la página de reclamaciones',
  },
} satisfies Translation<typeof en>;
