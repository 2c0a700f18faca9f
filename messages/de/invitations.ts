import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Lade jemanden ein',
  lead: 'Kennst du Menschen, die {site} guttun würden? Schick ihnen deinen eigenen Link.',
  premium: 'Einladungen gibt es für Premium-Mitglieder.',
  getPremium: 'Premium werden',
  start: 'Dein Link wird einmal erstellt und bleibt deiner.',
  make: 'Meinen Link erstellen',
  page: 'Was sie zuerst sehen',
  variant: 'In welcher Fassung',
  number: 'Fassung {number}',
  link: 'Dein Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  share: 'Teilen',
  words: 'Ich bin auf {site}. Schaust du mal vorbei?',
  joined:
    '{count, plural, =0 {Über deinen Link ist noch niemand gekommen} one {# Person ist über deinen Link gekommen} other {# Menschen sind über deinen Link gekommen}}',
  thanked:
    '{count, plural, =0 {Noch keine Credits als Dankeschön} one {# Credit als Dankeschön} other {# Credits als Dankeschön}}',
  terms:
    'Für alle, die beitreten und ihre Adresse bestätigen, bekommst du {count, plural, one {# Credit} other {# Credits}}, für höchstens {most} Menschen im Monat. Niemand sieht, wer wen eingeladen hat.',
  pages: {
    alonetonight: 'Ein Haus bei Nacht',
    collagelanding: 'Eine Wand voller Porträts',
    gallery: 'Eine Galerie',
    iconslanding: 'Wähl aus, was du magst',
    maplanding: 'Eine Landkarte',
    socialnetwork: 'Kleine Neuigkeiten des Tages',
    transitionsvideolanding: 'Ein Film durch die Jahreszeiten',
    video: 'Ein kurzer Film',
  },
} satisfies Translation<typeof en>;
