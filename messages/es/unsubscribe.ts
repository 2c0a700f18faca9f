import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'Correos de {site}',
  lead: 'Recibes correos del tipo «{type}». Si no los quieres, desactívalos aquí.',
  submit: 'Desactivar estos correos',
  off: '«{type}» está desactivado. Ya no recibirás estos correos.',
  on: '«{type}» vuelve a estar activo.',
  allOff: 'Todos estos correos están desactivados.',
  allOn: 'Todos los correos vuelven a estar activos.',
  kept: 'Seguirás recibiendo correos sobre tu cuenta, como los recibos y los enlaces que pidas.',
  again: 'Volver a activar',
  others: 'Todos los correos',
  turnOff: 'Desactivar',
  everything: 'Desactivar todos',
  everythingOn: 'Volver a activar todos',
  types: types.names,
  dead: {
    title: 'Este enlace no funciona',
    text: 'Puede que esté incompleto. Inicia sesión para elegir qué correos recibes.',
    action: 'Elegir mis correos',
  },
} satisfies Translation<typeof en>;
