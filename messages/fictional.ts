import type { Locale } from '#contract/locales.ts';

/** What fictional profiles are called where the site has no words of its own. */
export const fictionalWords: Readonly<Record<Locale, { singular: string; plural: string }>> = {
  da: { singular: 'Fiktiv profil', plural: 'Fiktive profiler' },
  de: { singular: 'Fiktives Profil', plural: 'Fiktive Profile' },
  en: { singular: 'Fictional profile', plural: 'Fictional profiles' },
  es: { singular: 'Perfil ficticio', plural: 'Perfiles ficticios' },
  fi: { singular: 'Fiktiivinen profiili', plural: 'Fiktiiviset profiilit' },
  fr: { singular: 'Profil fictif', plural: 'Profils fictifs' },
  it: { singular: 'Profilo fittizio', plural: 'Profili fittizi' },
  nl: { singular: 'Fictief profiel', plural: 'Fictieve profielen' },
  no: { singular: 'Fiktiv profil', plural: 'Fiktive profiler' },
  pl: { singular: 'Profil fikcyjny', plural: 'Profile fikcyjne' },
  sv: { singular: 'Fiktiv profil', plural: 'Fiktiva profiler' },
};
