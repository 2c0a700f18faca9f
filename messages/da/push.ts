import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {En ny person har skrevet til dig} other {# nye personer har skrevet til dig}}',
  new_messages: '{count, plural, one {Du har en ny besked} other {Du har # nye beskeder}}',
  like: '{count, plural, one {Nogen har liket dig} other {# personer har liket dig}}',
  match: '{count, plural, one {Du har et nyt match} other {Du har # nye matches}}',
  unread_message_reminders:
    '{count, plural, one {Du har en ulæst besked} other {Du har # ulæste beskeder}}',
  promotions: 'Et tilbud til dig på {site}',
  weekly_updates: 'Nye personer i nærheden af dig i denne uge',
  news: 'Nyt fra {site}',
  reminders: 'En påmindelse fra {site}',
  open: 'Åbn {site} og tag et kig.',
  fictional: '{count, plural, one {Fra en fiktiv profil.} other {Fra fiktive profiler.}}',
  someFictional: 'Nogle af dem er fiktive profiler.',
  fictionalName: '{name} (fiktiv profil)',
  photo: 'Har sendt dig et billede',
  gift: 'Har sendt dig en gave',
  offline: {
    title: 'Du er offline',
    text: 'Vi kan ikke få forbindelse til {site} lige nu. Dine beskeder er i sikkerhed. Tjek din forbindelse, og prøv igen.',
    retry: 'Prøv igen',
  },
} satisfies Translation<typeof en>;
