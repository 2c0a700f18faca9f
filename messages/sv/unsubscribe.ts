import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'Mejl från {site}',
  lead: 'Du får mejl av typen ”{type}”. Om du inte vill ha dem kan du stänga av dem här.',
  submit: 'Stäng av de här mejlen',
  off: '”{type}” är avstängt. Du får inga fler mejl av den här typen.',
  on: '”{type}” är på igen.',
  allOff: 'Alla de här mejlen är avstängda.',
  allOn: 'Alla mejl är på igen.',
  kept: 'Du får fortfarande mejl om ditt konto, till exempel kvitton och länkar som du ber om.',
  again: 'Slå på igen',
  others: 'Alla mejl',
  turnOff: 'Stäng av',
  everything: 'Stäng av alla',
  everythingOn: 'Slå på alla igen',
  types: types.names,
  dead: {
    title: 'Den här länken fungerar inte',
    text: 'Den kan vara ofullständig. Logga in för att välja vilka mejl du får.',
    action: 'Välj mina mejl',
  },
} satisfies Translation<typeof en>;
