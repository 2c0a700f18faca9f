import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Du har et nyt match} other {Du har # nye matches}}',
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
