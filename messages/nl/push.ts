import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Iemand nieuws heeft je geschreven} other {# nieuwe mensen hebben je geschreven}}',
  new_messages:
    '{count, plural, one {Je hebt een nieuw bericht} other {Je hebt # nieuwe berichten}}',
  like: '{count, plural, one {Iemand vindt je leuk} other {# mensen vinden je leuk}}',
  match: '{count, plural, one {Je hebt een nieuwe match} other {Je hebt # nieuwe matches}}',
  unread_message_reminders:
    '{count, plural, one {Je hebt een ongelezen bericht} other {Je hebt # ongelezen berichten}}',
  promotions: 'Een aanbieding voor je op {site}',
  weekly_updates: 'Deze week nieuw bij jou in de buurt',
  news: 'Nieuws van {site}',
  reminders: 'Een herinnering van {site}',
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
