import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Du har en ny match} other {Du har # nye matcher}}',
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
