import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'E-maile od serwisu {site}',
  lead: 'Otrzymujesz e-maile rodzaju „{type}”. Jeśli ich nie chcesz, wyłącz je tutaj.',
  submit: 'Wyłącz te e-maile',
  off: 'Wyłączono: „{type}”. E-maile tego rodzaju nie będą już przychodzić.',
  on: 'Ponownie włączono: „{type}”.',
  allOff: 'Wszystkie te e-maile są wyłączone.',
  allOn: 'Wszystkie e-maile są znów włączone.',
  kept: 'E-maile dotyczące konta, na przykład potwierdzenia płatności i zamówione linki, nadal będą przychodzić.',
  again: 'Włącz ponownie',
  others: 'Wszystkie e-maile',
  turnOff: 'Wyłącz',
  everything: 'Wyłącz wszystkie',
  everythingOn: 'Włącz ponownie wszystkie',
  types: {
    new_conversations: 'Nowe rozmowy',
    new_messages: 'Nowe wiadomości',
    like: 'Polubienia i dopasowania',
    unread_message_reminders: 'Nieprzeczytane wiadomości',
    promotions: 'Oferty',
    weekly_updates: 'Twój tydzień',
    news: 'Nowości',
    reminders: 'Przypomnienia',
  },
  dead: {
    title: 'Ten link nie działa',
    text: 'Być może został ucięty w e-mailu. Zaloguj się, aby wybrać, które e-maile otrzymujesz.',
    action: 'Wybierz e-maile',
  },
} satisfies Translation<typeof en>;
