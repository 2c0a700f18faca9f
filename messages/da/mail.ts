import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {seks måneder} =12 {et år} =60 {fem år} other {# måneder}}',
    footer: 'Du får denne e-mail, fordi denne adresse er blevet brugt på {site}.',
  },
  complaint: {
    subject: 'Din klage {reference}',
    body: 'Vi har modtaget din klage. Referencenummeret er {reference}.\n\nEt menneske læser den og svarer inden for to arbejdsdage. Du kan til enhver tid følge status.',
    action: 'Se status',
    note: 'Gem denne e-mail: Linket ovenfor er nøglen til din klage. Giv det ikke videre.',
  },
  exclusion: {
    subject: 'Bekræft din udelukkelse',
    body: 'Nogen, formentlig dig selv, har bedt os om at holde denne adresse væk fra {site} i {period}.\n\nUdelukkelsen begynder, når du bekræfter den. Den lukker en konto, der bruger denne adresse, og den kan ikke ophæves før tid.',
    action: 'Bekræft udelukkelsen',
    note: 'Linket virker i 24 timer. Hvis det ikke var dig, behøver du ikke gøre noget: Så sker der ingenting.',
  },
} satisfies Translation<typeof en>;
