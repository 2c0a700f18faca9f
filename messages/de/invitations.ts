import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Lade jemanden ein',
  lead: 'Kennst du jemanden, der gut zu {site} passen würde? Dann verschick deinen eigenen Link.',
  premium: 'Nur Premium-Mitglieder können Einladungen verschicken.',
  getPremium: 'Premium holen',
  start: 'Du erstellst deinen Link einmal, und er bleibt deiner.',
  make: 'Meinen Link erstellen',
  page: 'Was sie zuerst sehen',
  variant: 'Version',
  number: 'Version {number}',
  preview: 'So kommt deine Einladung an',
  open: 'Seite öffnen',
  link: 'Dein Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  share: 'Teilen',
  words: 'Ich bin auf {site}. Schaust du mal vorbei?',
  joined:
    '{count, plural, =0 {Über deinen Link hat sich noch niemand registriert} one {# Person hat sich über deinen Link registriert} other {# Personen haben sich über deinen Link registriert}}',
  thanked:
    '{count, plural, =0 {Noch keine Credits als Dankeschön} one {# Credit als Dankeschön} other {# Credits als Dankeschön}}',
  terms:
    'Für alle, die sich registrieren und ihre E-Mail-Adresse bestätigen, bekommst du {count, plural, one {# Credit} other {# Credits}}, für höchstens {most} Personen im Monat. Niemand sieht, wer wen eingeladen hat.',
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
