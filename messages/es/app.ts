import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Entérate al momento cuando alguien te escriba, aunque {site} esté cerrado.',
    on: 'Activar',
    later: 'Ahora no',
    failed: 'No ha funcionado. Vuelve a intentarlo.',
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
      'En un iPhone o iPad, las notificaciones llegan cuando {site} está en la pantalla de inicio.',
  },
  update: {
    text: 'Hay una versión nueva.',
    reload: 'Recargar',
  },
  install: {
    text: 'Pon {site} en tu pantalla de inicio: se abre con un toque y el icono muestra cuántos mensajes nuevos tienes.',
    add: 'Instalar',
    later: 'Ahora no',
    ios: 'Pon {site} en tu pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio».',
  },
} satisfies Translation<typeof en>;
