import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {En ny person har skrevet til deg} other {# nye personer har skrevet til deg}}',
  new_messages: '{count, plural, one {Du har en ny melding} other {Du har # nye meldinger}}',
  like: '{count, plural, one {Noen har likt deg} other {# personer har likt deg}}',
  match: '{count, plural, one {Du har en match} other {Du har # matcher}}',
  unread_message_reminders:
    '{count, plural, one {En melding venter på deg} other {# meldinger venter på deg}}',
  promotions: 'Et tilbud til deg på {site}',
  weekly_updates: 'Nye folk i nærheten av deg denne uken',
  news: 'Nytt fra {site}',
  reminders: 'En påminnelse fra {site}',
  open: 'Åpne {site} og ta en titt.',
  fictional: '{count, plural, one {Fra en fiktiv profil.} other {Fra fiktive profiler.}}',
  someFictional: 'Noen av dem er fiktive profiler.',
  fictionalName: '{name} (fiktiv profil)',
  photo: 'Et bilde til deg',
  gift: 'En gave til deg',
  offline: {
    title: 'Du er frakoblet',
    text: '{site} kan ikke nås akkurat nå. Meldingene dine er trygge. Sjekk tilkoblingen og prøv igjen.',
    retry: 'Prøv igjen',
  },
} satisfies Translation<typeof en>;
