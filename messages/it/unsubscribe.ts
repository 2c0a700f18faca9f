import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'E-mail da {site}',
  lead: 'Ricevi e-mail del tipo “{type}”. Se non le vuoi, disattivale qui.',
  submit: 'Disattiva queste e-mail',
  off: 'Hai disattivato “{type}”. Non riceverai più queste e-mail.',
  on: 'Hai riattivato “{type}”.',
  allOff: 'Tutte queste e-mail sono disattivate.',
  allOn: 'Tutte le e-mail sono di nuovo attive.',
  kept: 'Riceverai comunque le e-mail che riguardano il tuo account, come le ricevute e i link che richiedi.',
  again: 'Riattiva',
  others: 'Tutte le e-mail',
  turnOff: 'Disattiva',
  everything: 'Disattiva tutte',
  everythingOn: 'Riattiva tutte',
  types: types.names,
  dead: {
    title: 'Questo link non funziona',
    text: 'Forse è incompleto. Accedi per scegliere quali e-mail ricevere.',
    action: 'Scegli le mie e-mail',
  },
} satisfies Translation<typeof en>;
