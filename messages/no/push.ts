import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {En ny person har skrevet til deg} other {# nye personer har skrevet til deg}}',
  new_messages: '{count, plural, one {Du har en ny melding} other {Du har # nye meldinger}}',
  like: '{count, plural, one {Noen liker deg} other {# personer liker deg}}',
  match: '{count, plural, one {Du har en ny match} other {Du har # nye matcher}}',
  unread_message_reminders:
    '{count, plural, one {Du har en ulest melding} other {Du har # uleste meldinger}}',
  promotions: 'Et tilbud til deg på {site}',
  weekly_updates: 'Nye personer i nærheten av deg denne uken',
  news: 'Nytt fra {site}',
  reminders: 'En påminnelse fra {site}',
  open: 'Åpne {site} og ta en titt.',
  fictional: '{count, plural, one {Fra en fiktiv profil.} other {Fra fiktive profiler.}}',
  someFictional: 'Noen av dem er fiktive profiler.',
  fictionalName: '{name} (fiktiv profil)',
  photo: 'Har sendt deg et bilde',
  gift: 'Har sendt deg en gave',
  offline: {
    title: 'Du er frakoblet',
    text: 'Vi får ikke kontakt med {site} akkurat nå. Meldingene dine er trygge. Sjekk tilkoblingen, og prøv igjen.',
    retry: 'Prøv igjen',
  },
} satisfies Translation<typeof en>;
