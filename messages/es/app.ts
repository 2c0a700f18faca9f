import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Recibe una notificación cuando alguien te escriba, aunque {site} esté cerrado.',
    short: 'Activar notificaciones',
    on: 'Activar',
    later: 'Ahora no',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
  pushSwitch: {
    title: 'Notificaciones en este navegador',
    text: 'Entérate al momento de mensajes y «me gusta», aunque {site} esté cerrado.',
    on: 'Activar',
    off: 'Desactivar',
    subscribed: 'Activadas en este navegador.',
    denied:
      'Has bloqueado las notificaciones de {site}. Permítelas en los ajustes del navegador y recarga la página.',
    unsupported: 'Este navegador no puede mostrar notificaciones.',
    homeScreen:
      'En un iPhone o iPad, añade {site} a la pantalla de inicio para recibir notificaciones.',
  },
  update: {
    text: 'Hay una versión nueva.',
    reload: 'Recargar',
  },
  install: {
    text: 'Añade {site} a tu pantalla de inicio para abrirlo con un toque y ver tus mensajes nuevos de un vistazo.',
    short: 'Instalar {site}',
    add: 'Instalar',
    later: 'Ahora no',
    ios: 'Añade {site} a tu pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio».',
    iosShort: 'Instalar {site}: Compartir y «Añadir a pantalla de inicio»',
  },
} satisfies Translation<typeof en>;
