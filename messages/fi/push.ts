import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Joku uusi kirjoitti sinulle} other {# uutta ihmistä kirjoitti sinulle}}',
  new_messages: '{count, plural, one {Sinulla on uusi viesti} other {Sinulla on # uutta viestiä}}',
  like: '{count, plural, one {Joku tykkäsi sinusta} other {# ihmistä tykkäsi sinusta}}',
  match: '{count, plural, one {Sinulla on uusi mätsi} other {Sinulla on # uutta mätsiä}}',
  unread_message_reminders:
    '{count, plural, one {Sinulla on lukematon viesti} other {Sinulla on # lukematonta viestiä}}',
  promotions: 'Sinulle on tarjous palvelussa {site}',
  weekly_updates: 'Uusia ihmisiä lähelläsi tällä viikolla',
  news: 'Uutisia palvelusta {site}',
  reminders: 'Muistutus palvelusta {site}',
  open: 'Avaa {site} ja katso.',
  fictional:
    '{count, plural, one {Lähettäjä on fiktiivinen profiili.} other {Lähettäjät ovat fiktiivisiä profiileja.}}',
  someFictional: 'Osa on fiktiivisiä profiileja.',
  fictionalName: '{name} (fiktiivinen profiili)',
  photo: 'Lähetti sinulle kuvan',
  gift: 'Lähetti sinulle lahjan',
  offline: {
    title: 'Et ole verkossa',
    text: 'Palveluun {site} ei saada nyt yhteyttä. Viestisi ovat tallessa. Tarkista yhteytesi ja yritä uudelleen.',
    retry: 'Yritä uudelleen',
  },
} satisfies Translation<typeof en>;
