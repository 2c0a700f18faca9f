import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Du har en ny match} other {Du har # nya matcher}}',
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
