import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Någon ny har skrivit till dig} other {# nya personer har skrivit till dig}}',
  new_messages:
    '{count, plural, one {Du har ett nytt meddelande} other {Du har # nya meddelanden}}',
  like: '{count, plural, one {Någon gillar dig} other {# personer gillar dig}}',
  match: '{count, plural, one {Du har en ny match} other {Du har # nya matcher}}',
  unread_message_reminders:
    '{count, plural, one {Du har ett oläst meddelande} other {Du har # olästa meddelanden}}',
  promotions: 'Ett erbjudande till dig på {site}',
  weekly_updates: 'Nya personer nära dig den här veckan',
  news: 'Nytt från {site}',
  reminders: 'En påminnelse från {site}',
  open: 'Öppna {site} och titta.',
  fictional: '{count, plural, one {Från en fiktiv profil.} other {Från fiktiva profiler.}}',
  someFictional: 'Några av dem är fiktiva profiler.',
  fictionalName: '{name} (fiktiv profil)',
  photo: 'Skickade en bild till dig',
  gift: 'Skickade en gåva till dig',
  offline: {
    title: 'Du är offline',
    text: 'Vi kan inte nå {site} just nu. Dina meddelanden är i säkert förvar. Kontrollera anslutningen och försök igen.',
    retry: 'Försök igen',
  },
} satisfies Translation<typeof en>;
