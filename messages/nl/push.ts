import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Iemand nieuws heeft je geschreven} other {# nieuwe mensen hebben je geschreven}}',
  new_messages:
    '{count, plural, one {Je hebt een nieuw bericht} other {Je hebt # nieuwe berichten}}',
  like: '{count, plural, one {Iemand heeft je geliket} other {# mensen hebben je geliket}}',
  match: '{count, plural, one {Je hebt een match} other {Je hebt # matches}}',
  unread_message_reminders:
    '{count, plural, one {Er wacht een bericht op je} other {Er wachten # berichten op je}}',
  promotions: 'Een aanbieding voor je op {site}',
  weekly_updates: 'Nieuwe mensen bij jou in de buurt deze week',
  news: 'Nieuws van {site}',
  reminders: 'Een herinnering van {site}',
  open: 'Open {site} om te kijken.',
  fictional: '{count, plural, one {Van een fictief profiel.} other {Van fictieve profielen.}}',
  someFictional: 'Sommige zijn fictieve profielen.',
  fictionalName: '{name} (fictief profiel)',
  photo: 'Een foto voor je',
  gift: 'Een cadeau voor je',
  offline: {
    title: 'Je bent offline',
    text: '{site} is nu niet bereikbaar. Je berichten zijn veilig. Controleer je verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
  },
} satisfies Translation<typeof en>;
