import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'E-maile z serwisu {site}',
  lead: 'Otrzymujesz e-maile „{type}”. Jeśli ich nie chcesz, wyłącz je tutaj.',
  submit: 'Wyłącz te e-maile',
  off: 'Wyłączono: „{type}”. Nie będziesz już dostawać tych e-maili.',
  on: 'Ponownie włączono: „{type}”.',
  allOff: 'Wszystkie te e-maile są wyłączone.',
  allOn: 'Wszystkie e-maile są znów włączone.',
  kept: 'Nadal będziesz dostawać e-maile o swoim koncie, na przykład potwierdzenia płatności i linki, o które prosisz.',
  again: 'Włącz ponownie',
  others: 'Wszystkie e-maile',
  turnOff: 'Wyłącz',
  everything: 'Wyłącz wszystkie',
  everythingOn: 'Włącz ponownie wszystkie',
  types: types.names,
  dead: {
    title: 'Ten link nie działa',
    text: 'Być może jest niepełny. Zaloguj się, aby wybrać, które e-maile chcesz dostawać.',
    action: 'Wybierz e-maile',
  },
} satisfies Translation<typeof en>;
