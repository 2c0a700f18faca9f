import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Sinulla on uusi mätsi} other {Sinulla on # uutta mätsiä}}',
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
