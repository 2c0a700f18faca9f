import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {sex månader} =12 {ett år} =60 {fem år} other {# månader}}',
    footer: 'Du får det här mejlet eftersom den här adressen har använts på {site}.',
  },
  complaint: {
    subject: 'Ditt klagomål {reference}',
    body: 'Vi har tagit emot ditt klagomål. Ärendenumret är {reference}.\n\nEn människa läser det och svarar inom två arbetsdagar. Du kan när som helst följa ärendet.',
    action: 'Följ ärendet',
    note: 'Spara det här mejlet: länken ovan är nyckeln till ditt klagomål. Ge den inte vidare.',
  },
  exclusion: {
    subject: 'Bekräfta din avstängning',
    body: 'Någon, förmodligen du själv, har bett oss att hålla den här adressen borta från {site} i {period}.\n\nAvstängningen börjar när du bekräftar den. Den stänger ett konto som använder den här adressen, och den kan inte hävas i förtid.',
    action: 'Bekräfta avstängningen',
    note: 'Länken gäller i 24 timmar. Om det inte var du behöver du inte göra något: då händer ingenting.',
  },
} satisfies Translation<typeof en>;
