import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {seks måneder} =12 {ett år} =60 {fem år} other {# måneder}}',
    footer: 'Du får denne e-posten fordi denne adressen er brukt på {site}.',
  },
  complaint: {
    subject: 'Klagen din {reference}',
    body: 'Vi har mottatt klagen din. Referansenummeret er {reference}.\n\nEt menneske leser den og svarer innen to virkedager. Du kan når som helst følge status.',
    action: 'Se status',
    note: 'Ta vare på denne e-posten: Lenken ovenfor er nøkkelen til klagen din. Ikke gi den videre.',
  },
  exclusion: {
    subject: 'Bekreft utestengelsen din',
    body: 'Noen, antakelig du selv, har bedt oss om å holde denne adressen borte fra {site} i {period}.\n\nUtestengelsen begynner når du bekrefter den. Den stenger en konto som bruker denne adressen, og den kan ikke oppheves før tiden.',
    action: 'Bekreft utestengelsen',
    note: 'Lenken virker i 24 timer. Hvis det ikke var deg, trenger du ikke å gjøre noe: Da skjer det ingenting.',
  },
} satisfies Translation<typeof en>;
