import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Avgjørelse {reference}',
  decided: 'Avgjort {date}',
  reference: 'Referansenummer {reference}',
  reversed:
    'Vi omgjorde denne avgjørelsen {date}. Den gjelder ikke lenger og blir ikke brukt mot deg.',
  appeal: {
    title: 'Klag på avgjørelsen',
    text: 'Du kan klage én gang, til {date}. Fortell oss alt vi bør vite.',
    message: 'Hvorfor mener du at avgjørelsen er feil?',
    hint: 'Minst {min} tegn. En person som ikke var med på avgjørelsen, leser klagen din.',
    counter: '{used} av {most}',
    submit: 'Send klage',
    over: 'Fristen for å klage på denne avgjørelsen var {date}.',
  },
  filed: {
    title: 'Klagen din',
    sent: 'Sendt {date}',
    thanks: 'Vi har mottatt klagen din.',
    states: {
      open: 'Under behandling',
      upheld: 'Avgjørelsen blir stående',
      reversed: 'Avgjørelsen er omgjort',
    },
    waiting:
      'En person som ikke var med på avgjørelsen, ser på saken. Vi svarer på e-post senest {days} dager etter klagen din.',
    answer: 'Svaret vårt',
    answered: 'Besvart {date}',
  },
  unknown: {
    title: 'Vi finner ikke denne avgjørelsen',
    text: 'Kanskje er lenken ufullstendig. Åpne den på nytt fra e-posten vår, eller skriv til oss på klagesiden.',
    action: 'Til klagesiden',
  },
} satisfies Translation<typeof en>;
