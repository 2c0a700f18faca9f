import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Llaves de acceso',
  text: 'Inicia sesión con la huella, la cara o el bloqueo de pantalla, sin escribir nada. Tu contraseña sigue funcionando.',
  none: 'Aún no tienes ninguna llave de acceso.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  used: 'Añadida {added} · usada por última vez {used}',
  name: 'Nombre de la llave de acceso',
  nameHint: 'Para que la reconozcas más adelante.',
  unnamed: 'Mi dispositivo',
  password: 'Tu contraseña',
  passwordHint: 'Para saber que eres tú.',
  add: 'Añadir llave de acceso',
  added: 'Se ha añadido tu llave de acceso. Ya puedes iniciar sesión con ella.',
  cancelled: 'No se ha añadido ninguna llave de acceso.',
  known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  full: 'Tienes {count, plural, one {# llave de acceso} other {# llaves de acceso}} y no puedes añadir más. Quita antes una que ya no necesites.',
  remove: 'Quitar',
  removeOne: 'Quitar {name}',
  removeTitle: '¿Quitar esta llave de acceso?',
  removeText:
    'Ya no podrás iniciar sesión con «{name}». Puede que tu dispositivo la siga sugiriendo hasta que la elimines también allí.',
  confirm: 'Sí, quitarla',
  cancel: 'Cancelar',
  removed: 'Se ha quitado la llave de acceso.',
  offer: {
    text: 'La próxima vez, inicia sesión más rápido: con la huella, la cara o el bloqueo de pantalla.',
    add: 'Añadir llave de acceso',
    later: 'Ahora no',
    done: 'Listo. La próxima vez puedes iniciar sesión con tu llave de acceso.',
    close: 'Cerrar',
    failed: 'No ha funcionado. Puedes volver a intentarlo en los ajustes.',
  },
} satisfies Translation<typeof en>;
