import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {En ny har skrevet til dig} other {# nye har skrevet til dig}}',
  new_messages: '{count, plural, one {Du har en ny besked} other {Du har # nye beskeder}}',
  like: '{count, plural, one {Nogen har liket dig} other {# har liket dig}}',
  match: '{count, plural, one {Du har et match} other {Du har # matches}}',
  unread_message_reminders:
    '{count, plural, one {En besked venter på dig} other {# beskeder venter på dig}}',
  promotions: 'Et tilbud til dig på {site}',
  weekly_updates: 'Nye mennesker i nærheden af dig i denne uge',
  news: 'Nyt fra {site}',
  reminders: 'En påmindelse fra {site}',
  open: 'Åbn {site} og se efter.',
  fictional: '{count, plural, one {Fra en fiktiv profil.} other {Fra fiktive profiler.}}',
  someFictional: 'Nogle af dem er fiktive profiler.',
  fictionalName: '{name} (fiktiv profil)',
  photo: 'Et billede til dig',
  gift: 'En gave til dig',
  offline: {
    title: 'Du er offline',
    text: '{site} kan ikke nås lige nu. Dine beskeder er i sikkerhed. Tjek din forbindelse, og prøv igen.',
    retry: 'Prøv igen',
  },
} satisfies Translation<typeof en>;
