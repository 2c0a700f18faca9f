import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Je hebt een nieuwe match} other {Je hebt # nieuwe matches}}',
  open: 'Open {site} om te kijken.',
  fictional: '{count, plural, one {Van een fictief profiel.} other {Van fictieve profielen.}}',
  someFictional: 'Sommige zijn fictieve profielen.',
  fictionalName: '{name} (fictief profiel)',
  photo: 'Heeft je een foto gestuurd',
  gift: 'Heeft je een cadeau gestuurd',
  offline: {
    title: 'Je bent offline',
    text: '{site} is nu niet bereikbaar. Je berichten zijn veilig. Controleer je verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
  },
} satisfies Translation<typeof en>;
