import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Tienes un match nuevo} other {Tienes # matches nuevos}}',
  open: 'Abre {site} para echar un vistazo.',
  fictional: '{count, plural, one {De un perfil ficticio.} other {De perfiles ficticios.}}',
  someFictional: 'Algunos son perfiles ficticios.',
  fictionalName: '{name} (perfil ficticio)',
  photo: 'Te ha enviado una foto',
  gift: 'Te ha enviado un regalo',
  offline: {
    title: 'No tienes conexión',
    text: 'Ahora mismo no podemos conectar con {site}. Tus mensajes están a salvo. Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
  },
} satisfies Translation<typeof en>;
