import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Joku uusi kirjoitti sinulle} other {# uutta ihmistä kirjoitti sinulle}}',
  new_messages: '{count, plural, one {Sinulle on uusi viesti} other {Sinulle on # uutta viestiä}}',
  like: '{count, plural, one {Joku tykkäsi sinusta} other {# ihmistä tykkäsi sinusta}}',
  match: '{count, plural, one {Sinulla on mätsi} other {Sinulla on # mätsiä}}',
  unread_message_reminders:
    '{count, plural, one {Viesti odottaa sinua} other {# viestiä odottaa sinua}}',
  promotions: 'Sinulle on tarjous palvelussa {site}',
  weekly_updates: 'Uusia ihmisiä lähelläsi tällä viikolla',
  news: 'Uutisia palvelusta {site}',
  reminders: 'Muistutus palvelusta {site}',
  open: 'Avaa {site} ja katso.',
  fictional:
    '{count, plural, one {Lähettäjä on fiktiivinen profiili.} other {Lähettäjät ovat fiktiivisiä profiileja.}}',
  someFictional: 'Osa on fiktiivisiä profiileja.',
  fictionalName: '{name} (fiktiivinen profiili)',
  photo: 'Kuva sinulle',
  gift: 'Lahja sinulle',
  offline: {
    title: 'Olet offline-tilassa',
    text: 'Palveluun {site} ei saada nyt yhteyttä. Viestisi ovat tallessa. Tarkista yhteytesi ja yritä uudelleen.',
    retry: 'Yritä uudelleen',
  },
} satisfies Translation<typeof en>;
